extension PhotoSettings {
  /// Returns the settings with the keys that a `photo` step gives; the others stay.
  package func applying(_ change: PhotoSettingsChange) -> PhotoSettings {
    var settings = self
    if let kind = change.kind { settings.kind = kind }
    if let size = change.maxPhotoDimensions { settings.maxPhotoDimensions = size }
    if let prioritization = change.photoQualityPrioritization {
      settings.photoQualityPrioritization = prioritization
    }
    if let flash = change.flash { settings.flash = flash }
    if let count = change.bracketCount { settings.bracketCount = count }
    if let uncompressed = change.uncompressed { settings.uncompressed = uncompressed }
    return settings
  }
}

extension SessionConfiguration {
  /// Returns the session with the keys that a `configure` step gives; the others stay.
  package func applying(_ change: ConfigurationChange) -> SessionConfiguration {
    var session = self
    if let preset = change.preset { session.preset = preset }
    if let maximum = change.maxPhotoQualityPrioritization {
      session.maxPhotoQualityPrioritization = maximum
    }
    if let size = change.maxPhotoDimensions { session.maxPhotoDimensions = size }
    if let livePhoto = change.livePhotoCapture { session.livePhotoCapture = livePhoto }
    return session
  }
}
