/// The rules on which features can be on together, with which device and session
/// (docs/model.md, section 5, "Gating").
package enum FeatureGating {
  /// Returns the first thing that keeps a feature from being on, `nil` = nothing does.
  ///
  /// `enabled` are the features that are on, or to be put on, with it.
  package static func firstUnmetPrerequisite(
    of feature: Feature, enabled: FeatureSet, device: Device, session: SessionConfiguration
  ) -> Prerequisite? {
    feature.spec.needs.first { need in
      switch need {
      case .feature(let needed): !enabled.contains(needed)
      case .deviceSupport: !device.supports[feature]
      case .fastCaptureRule: device.fastCapture == nil
      case .sessionQuality: session.maxPhotoQualityPrioritization != .quality
      case .livePhotoOff: session.livePhotoCapture
      case .photoPreset: session.preset != .photo
      }
    }
  }

  /// Returns the features that were on and cannot stay on, prerequisites first, which is the
  /// order of `Feature.allCases`.
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
    for feature in enabled.features where !explicitlySet.contains(feature) {
      let unmet = firstUnmetPrerequisite(
        of: feature, enabled: remaining, device: device, session: session)
      guard unmet != nil else { continue }
      remaining.remove(feature)
      fallen.append(feature)
    }
    return fallen
  }
}
