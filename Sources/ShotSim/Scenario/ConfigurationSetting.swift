/// A setting of a scenario in words, to say in what two scenarios differ.
package struct ConfigurationSetting: Sendable, Equatable {
  /// As in the file, such as `session.maxPhotoDimensions`.
  package var path: String
  package var value: String

  package init(_ path: String, _ value: String) {
    self.path = path
    self.value = value
  }

  /// All that a scenario sets, in the order of the file.
  package static func all(of scenario: Scenario) -> [ConfigurationSetting] {
    let configuration = scenario.configuration
    let (session, photo) = (configuration.session, configuration.photo)
    func text(_ value: (some Any)?, or absent: String = "unset") -> String {
      value.map { "\($0)" } ?? absent
    }
    var settings = [
      Self("device", configuration.device.name),
      Self("camera", configuration.device.cameras[configuration.camera].name),
      Self("light", "\(configuration.light)"),
      Self("session.preset", "\(session.preset)"),
      Self(
        "session.maxPhotoQualityPrioritization", "\(session.maxPhotoQualityPrioritization)"),
      Self("session.maxPhotoDimensions", text(session.maxPhotoDimensions)),
      Self("session.livePhotoCapture", "\(session.livePhotoCapture)"),
      Self("session.startRunning", DurationText.setting(session.startRunning)),
      Self("session.deferredStart", "\(session.deferredStart)"),
    ]
    settings += Feature.allCases.map {
      Self("features.\($0)", "\(configuration.features.contains($0))")
    }
    settings += [
      Self("photo.kind", "\(photo.kind)"),
      Self("photo.maxPhotoDimensions", text(photo.maxPhotoDimensions)),
      Self("photo.photoQualityPrioritization", text(photo.photoQualityPrioritization)),
      Self("photo.flash", "\(photo.flash)"),
      Self("photo.bracketCount", text(photo.bracketCount)),
      Self("photo.uncompressed", "\(photo.uncompressed)"),
    ]
    if let photographer = configuration.photographer {
      settings += shutter(photographer.shutter)
      settings.append(Self("photographer.whenNotReady", "\(photographer.whenNotReady)"))
    }
    if let moment = configuration.moment {
      settings.append(Self("moment.from", DurationText.setting(moment.from)))
      settings.append(Self("moment.until", DurationText.setting(moment.until)))
    }
    for (index, step) in configuration.script.enumerated() {
      settings.append(Self("script[\(index)]", "\(DurationText.setting(step.at)): \(step.action)"))
    }
    if let end = configuration.endsAt { settings.append(Self("endsAt", DurationText.setting(end))) }
    return settings
  }

  private static func shutter(_ shutter: Photographer.Shutter) -> [ConfigurationSetting] {
    let path = "photographer.shutter"
    func span(_ from: Nanoseconds, _ until: Nanoseconds?) -> [ConfigurationSetting] {
      [
        Self(path + ".from", DurationText.setting(from)),
        Self(path + ".until", until.map(DurationText.setting) ?? "unset"),
      ]
    }
    return switch shutter {
    case .every(let distribution, let from, let until):
      [Self(path + ".every", DistributionText.complete.words(distribution))] + span(from, until)
    case .whenReady(let distribution, let from, let until):
      [Self(path + ".whenReady", DistributionText.complete.words(distribution))] + span(from, until)
    case .taps(let taps):
      [Self(path + ".taps", taps.map(DurationText.setting).joined(separator: " "))]
    }
  }
}

/// A setting that differs between two scenarios.
package struct SettingChange: Sendable, Equatable {
  package var path: String
  package var before: String
  package var now: String

  /// The settings that differ, in the order of the first list, then those that
  /// are only in the second.
  package static func between(
    _ before: [ConfigurationSetting], _ now: [ConfigurationSetting]
  ) -> [SettingChange] {
    let absent = "absent"
    let values = Dictionary(
      now.map { ($0.path, $0.value) }, uniquingKeysWith: { first, _ in first })
    let known = Set(before.map(\.path))
    var changes = before.compactMap { old -> SettingChange? in
      let new = values[old.path] ?? absent
      return new == old.value ? nil : SettingChange(path: old.path, before: old.value, now: new)
    }
    for new in now where !known.contains(new.path) {
      changes.append(SettingChange(path: new.path, before: absent, now: new.value))
    }
    return changes
  }
}
