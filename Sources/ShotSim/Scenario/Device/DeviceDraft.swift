/// A device file as it was read, before its parts are checked against each other.
struct DeviceDraft: Sendable {
  /// A camera as the file gives it.
  struct CameraDraft: Sendable {
    var photoDimensions: [PhotoDimensions]?
    var qualityOnly: [PhotoDimensions] = []
    var notSpeed: [PhotoDimensions] = []
    var deferredOnly: [PhotoDimensions] = []
  }

  struct FastCaptureDraft: Sendable {
    var captures: Int?
    var window: Nanoseconds?
    var recovery: Nanoseconds?
  }

  /// Heat of a size, or of a proxy when `dimensions` is `nil`.
  struct HeatKey: Sendable, Hashable {
    var dimensions: PhotoDimensions?
  }

  struct ThermalDraft: Sendable {
    var heat: [(key: HeatKey, value: Double)]?
    var coolingTime: Nanoseconds?
    var levels: [(key: ThermalLevel, value: Double)]?
    var captureFactor: [(key: ThermalLevel, value: Double)] = []
    var processingFactor: [(key: ThermalLevel, value: Double)] = []
    var initial = 0.0
    var maxDimensions: [(key: ThermalLevel, value: PhotoDimensions)] = []
  }

  struct LimitsDraft: Sendable {
    var photosInProcessing = 1
    var proxiesInFlight = 1
    var requestQueue: Int?
    var sessionMemory: Double?
    var idleAfter: Nanoseconds?
    var longCapture: Nanoseconds?
  }

  /// A timing and what it is for.
  struct KeyedTiming: Sendable {
    var key: TimingKey
    var timing: Timing
  }

  var schemaVersion: String?
  var schemaLink: String?
  var name: String?
  var title: String?
  var platform: String?
  var os: String?
  var cameras: [(key: String, value: CameraDraft)]?
  var supports = DeviceSupport()
  var timing: [KeyedTiming] = []
  var limits = LimitsDraft()
  var memory: [(key: PhotoDimensions, value: Double)]?
  var fastCapture: FastCaptureDraft?
  var variation: [(key: ThermalLevel, value: DeviceVariation)] = []
  var thermal: ThermalDraft?
  var light: [(key: LightLevel, value: LightRule)] = []
}
