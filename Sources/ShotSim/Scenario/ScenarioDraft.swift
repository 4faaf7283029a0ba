/// A scenario file as it was read, before its parts are checked against each
/// other and against the device.
struct ScenarioDraft: Sendable {
  struct SessionDraft: Sendable {
    var preset: SessionPreset?
    var maxPhotoQualityPrioritization: QualityPrioritization?
    var maxPhotoDimensions: PhotoDimensions?
    var livePhotoCapture: Bool?
    var startRunning: Nanoseconds?
    var deferredStart: Bool?
  }

  /// Each feature's switch; `nil` = not mentioned.
  struct FeatureSwitches: Sendable {
    var preparedSettings: Bool?
    var zeroShutterLag: Bool?
    var responsiveCapture: Bool?
    var fastCapturePrioritization: Bool?
    var autoDeferredPhotoDelivery: Bool?
  }

  struct ShutterDraft: Sendable {
    var every: Distribution?
    var taps: [Nanoseconds]?
    var whenReady: Distribution?
    var from: Nanoseconds?
    var until: Nanoseconds?
  }

  struct PhotographerDraft: Sendable {
    var shutter: ShutterDraft?
    var whenNotReady = Photographer.NotReadyPolicy.lost
  }

  struct MomentDraft: Sendable {
    var from: Nanoseconds?
    var until: Nanoseconds?
  }

  struct ConfigureDraft: Sendable {
    var camera: String?
    var session = SessionDraft()
    var features = FeatureSwitches()
  }

  struct StepDraft: Sendable {
    var at: Nanoseconds?
    var prepare: [PhotoSettingsChange]?
    var photo: PhotoSettingsChange?
    var configure: ConfigureDraft?
    var light: LightLevel?
    var interrupt: Nanoseconds?
    var stopRunning: Bool?
    var startRunning: Bool?
    var requestFinalPhoto: Int?
  }

  var schemaVersion: String?
  var schemaLink: String?
  var name: String?
  var summary: String?
  var device: String?
  var camera = "main"
  var light = LightLevel.bright
  var session = SessionDraft()
  var features = FeatureSwitches()
  var photo = PhotoSettingsChange()
  var photographer: PhotographerDraft?
  var moment: MomentDraft?
  var script: [StepDraft] = []
  var endsAt: Nanoseconds?
  var replications = 1
  var seed: UInt64 = 1
  var expect: [Expectation] = []
}

extension ScenarioDraft.FeatureSwitches {
  /// The features that are switched to a state.
  func set(to isOn: Bool) -> FeatureSet {
    var features: FeatureSet = []
    if preparedSettings == isOn { features.insert(.preparedSettings) }
    if zeroShutterLag == isOn { features.insert(.zeroShutterLag) }
    if responsiveCapture == isOn { features.insert(.responsiveCapture) }
    if fastCapturePrioritization == isOn { features.insert(.fastCapturePrioritization) }
    if autoDeferredPhotoDelivery == isOn { features.insert(.autoDeferredPhotoDelivery) }
    return features
  }
}
