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

  /// The features whose switch is there, by its state.
  struct FeatureSwitches: Sendable {
    var on: FeatureSet = []
    var off: FeatureSet = []

    /// A feature's switch; `nil` = not mentioned.
    subscript(feature: Feature) -> Bool? {
      get { on.contains(feature) ? true : off.contains(feature) ? false : nil }
      set {
        on.remove(feature)
        off.remove(feature)
        if newValue == true { on.insert(feature) }
        if newValue == false { off.insert(feature) }
      }
    }
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
