/// What a feature needs before it can be on, in the order in which the first
/// unmet one is named (docs/model.md, section 5).
package enum Prerequisite: Sendable, Equatable {
  /// Another feature must be enabled.
  case feature(Feature)
  /// The device must support the feature.
  case deviceSupport
  /// The device must say when fast capture steps in.
  case fastCaptureRule
  /// The session's maximum prioritization must be quality.
  case sessionQuality
  /// The session must not have Live Photo on.
  case livePhotoOff
  /// The session's preset must be photo.
  case photoPreset
}

/// The rules on which features can be on together, with which device and session.
package enum FeatureGating {
  /// The gated features, prerequisites first.
  package static let chain: [Feature] = [
    .zeroShutterLag, .responsiveCapture, .fastCapturePrioritization, .autoDeferredPhotoDelivery,
  ]

  /// Returns the first thing that keeps a feature from being on, `nil` = nothing does.
  ///
  /// `enabled` are the features that are on, or to be put on, with it.
  package static func firstUnmetPrerequisite(
    of feature: Feature, enabled: FeatureSet, device: Device, session: SessionConfiguration
  ) -> Prerequisite? {
    switch feature {
    case .preparedSettings: return nil
    case .zeroShutterLag: return device.supports.zeroShutterLag ? nil : .deviceSupport
    case .responsiveCapture:
      guard enabled.contains(.zeroShutterLag) else { return .feature(.zeroShutterLag) }
      return device.supports.responsiveCapture ? nil : .deviceSupport
    case .fastCapturePrioritization:
      guard enabled.contains(.responsiveCapture) else { return .feature(.responsiveCapture) }
      guard device.supports.fastCapturePrioritization else { return .deviceSupport }
      guard device.fastCapture != nil else { return .fastCaptureRule }
      guard session.maxPhotoQualityPrioritization == .quality else { return .sessionQuality }
      guard !session.livePhotoCapture else { return .livePhotoOff }
      return session.preset == .photo ? nil : .photoPreset
    case .autoDeferredPhotoDelivery:
      guard device.supports.autoDeferredPhotoDelivery else { return .deviceSupport }
      return session.preset == .photo ? nil : .photoPreset
    }
  }

  /// Returns the features that were on and cannot stay on, prerequisites first.
  ///
  /// A feature whose prerequisite falls back falls back with it. `enabled` are
  /// the features that are on once the step's own switches are set;
  /// `explicitlySet` those that the step itself puts on: unmet, they are an
  /// error of the step, and none of them falls back.
  package static func fallenBack(
    enabled: FeatureSet, explicitlySet: FeatureSet, device: Device, session: SessionConfiguration
  ) -> [Feature] {
    var remaining = enabled
    var fallen: [Feature] = []
    for feature in chain where enabled.contains(feature) && !explicitlySet.contains(feature) {
      let unmet = firstUnmetPrerequisite(
        of: feature, enabled: remaining, device: device, session: session)
      guard unmet != nil else { continue }
      remaining.remove(FeatureSet(feature))
      fallen.append(feature)
    }
    return fallen
  }
}
