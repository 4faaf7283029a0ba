/// What a feature needs before it may be enabled (model, section 5).
package enum Prerequisite: Sendable, Equatable {
  /// The feature before it in the chain.
  case feature(Feature)
  /// The device's support, `supports.…`.
  case support(Feature)
  /// `session.maxPhotoQualityPrioritization` = quality.
  case maxPhotoQualityPrioritization
  /// `session.livePhotoCapture` off.
  case livePhotoCapture
  /// The photo preset.
  case preset
  /// The device's `fastCapture` section.
  case fastCaptureSection
}

/// The gating of features: zeroShutterLag, then responsiveCapture, then
/// fastCapturePrioritization; autoDeferredPhotoDelivery apart.
package enum FeatureGating {
  /// The features that have prerequisites, in the order of the chain.
  package static let chain: [Feature] = [
    .zeroShutterLag, .responsiveCapture, .fastCapturePrioritization, .autoDeferredPhotoDelivery,
  ]

  /// The first prerequisite that a feature lacks, in the order of the model's
  /// section 5; `nil` when it may be enabled.
  package static func firstUnmetPrerequisite(
    of feature: Feature, enabled: FeatureSet, device: Device, session: SessionConfiguration
  ) -> Prerequisite? {
    let supports = device.supports
    switch feature {
    case .preparedSettings:
      return nil
    case .zeroShutterLag:
      return supports.zeroShutterLag ? nil : .support(feature)
    case .responsiveCapture:
      if !enabled.contains(.zeroShutterLag) { return .feature(.zeroShutterLag) }
      return supports.responsiveCapture ? nil : .support(feature)
    case .fastCapturePrioritization:
      if !enabled.contains(.responsiveCapture) { return .feature(.responsiveCapture) }
      if !supports.fastCapturePrioritization { return .support(feature) }
      if session.maxPhotoQualityPrioritization != .quality {
        return .maxPhotoQualityPrioritization
      }
      if session.livePhotoCapture { return .livePhotoCapture }
      if session.preset != .photo { return .preset }
      return device.fastCapture == nil ? .fastCaptureSection : nil
    case .autoDeferredPhotoDelivery:
      if !supports.autoDeferredPhotoDelivery { return .support(feature) }
      return session.preset == .photo ? nil : .preset
    }
  }

  /// The features that fall back to off because a prerequisite went, in the
  /// order of the chain; a feature that the step itself set does not fall back
  /// but must be satisfied.
  package static func fallenBack(
    enabled: FeatureSet, explicitlySet: FeatureSet, device: Device,
    session: SessionConfiguration
  ) -> [Feature] {
    var remaining = enabled
    var fallen: [Feature] = []
    for feature in chain where remaining.contains(feature) && !explicitlySet.contains(feature) {
      let unmet = firstUnmetPrerequisite(
        of: feature, enabled: remaining, device: device, session: session)
      if unmet != nil {
        remaining.remove(FeatureSet(feature))
        fallen.append(feature)
      }
    }
    return fallen
  }
}
