/// What a feature needs before it can be on (docs/model.md, section 5).
package enum Prerequisite: Sendable, Hashable {
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

extension Prerequisite {
  /// What is needed, as one of a list.
  package var need: String {
    switch self {
    case .feature(let feature): "\(feature) enabled"
    case .deviceSupport: "the device's support"
    case .fastCaptureRule: "a fastCapture section of the device"
    case .sessionQuality: "a session maximum of quality"
    case .livePhotoOff: "Live Photo off"
    case .photoPreset: "the photo preset"
    }
  }

  /// What a combination of features lacks, after the name of the feature that needs it.
  package var lack: String {
    switch self {
    case .feature(let feature): "needs \(feature)"
    case .deviceSupport: "is not supported by the device"
    case .sessionQuality: "needs session.maxPhotoQualityPrioritization quality"
    case .livePhotoOff: "needs Live Photo capture off"
    case .fastCaptureRule, .photoPreset: "needs \(need)"
    }
  }

  /// Why a feature cannot be on, as a clause.
  package func reason(on device: Device) -> String {
    switch self {
    case .feature(let feature): "it needs \(feature) on first"
    case .deviceSupport: "\(device.title) does not support it"
    case .fastCaptureRule: "the device file does not say when fast capture steps in"
    case .sessionQuality: "the session's maximum prioritization must be quality"
    case .livePhotoOff: "the session has Live Photo on, which excludes it"
    case .photoPreset: "the session's preset must be photo"
    }
  }

  /// What is wrong with a file that puts a feature on, and what would do.
  package func error(
    of feature: Feature, on device: Device
  ) -> (message: String, allowed: String) {
    switch self {
    case .feature(let needed):
      ("\(lack), which is off", "\(feature) together with \(needed)")
    case .deviceSupport: ("\(device.name) does not support it", "false")
    case .fastCaptureRule:
      ("\(device.name) has no fastCapture section", "a device file that has one")
    case .sessionQuality: (lack, "session.maxPhotoQualityPrioritization \"quality\"")
    case .livePhotoOff:
      ("needs session.livePhotoCapture off", "session.livePhotoCapture false")
    case .photoPreset: ("needs session.preset photo", "session.preset \"photo\"")
    }
  }
}
