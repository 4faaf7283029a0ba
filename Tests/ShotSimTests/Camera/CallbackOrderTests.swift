import Testing

@testable import ShotSim

/// The delegate's callbacks of each capture type, in AVFoundation's order.
@Suite struct CallbackOrderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    /// In the form of `--set`.
    var changes: [String] = []
    var callbacks: [String]

    var testDescription: String { name }
  }

  private static let begin = ["willBeginCapture", "willCapturePhoto", "didCapturePhoto"]
  private static let movie = [
    "didFinishRecordingLivePhotoMovie", "didFinishProcessingLivePhotoMovie",
  ]
  private static let photo = "didFinishProcessingPhoto"
  private static let proxy = "didFinishCapturingDeferredPhotoProxy"
  private static let finish = "didFinishCapture"
  private static let deferral = "features.autoDeferredPhotoDelivery=true"

  static let rows = [
    Row(name: "processed", callbacks: begin + [photo, finish]),
    Row(
      name: "processed with flash", changes: ["photo.flash=on", deferral],
      callbacks: begin + [photo, finish]),
    Row(
      name: "processed, uncompressed", changes: ["photo.uncompressed=true", deferral],
      callbacks: begin + [photo, finish]),
    Row(name: "processed, deferred", changes: [deferral], callbacks: begin + [proxy, finish]),
    Row(
      name: "deferred, final while the camera is open",
      changes: [deferral, "script=[{ at: '3s', requestFinalPhoto: 1 }]"],
      callbacks: begin + [proxy, finish, "finalPhotoAvailable"]),
    Row(
      name: "bayerRAW",
      changes: [
        "photo.kind=bayerRAW", "photo.photoQualityPrioritization=speed",
        "photo.maxPhotoDimensions=12MP", deferral,
      ], callbacks: begin + [photo, finish]),
    Row(
      name: "appleProRAW", changes: ["photo.kind=appleProRAW", deferral],
      callbacks: begin + [photo, finish]),
    Row(
      name: "rawPlusProcessed", changes: ["photo.kind=rawPlusProcessed", deferral],
      callbacks: begin + [photo, photo, finish]),
    Row(
      name: "bracket of three", changes: ["photo.kind=bracket", "photo.bracketCount=3", deferral],
      callbacks: begin + [photo, photo, photo, finish]),
    // The movie ends 1.5 s after the exposure; a photo at speed is ready before that,
    Row(
      name: "livePhoto, photo first",
      changes: [
        "photo.kind=livePhoto", "session.livePhotoCapture=true",
        "photo.photoQualityPrioritization=speed", "photo.maxPhotoDimensions=12MP",
      ], callbacks: begin + [photo] + movie + [finish]),
    // and one at quality after it.
    Row(
      name: "livePhoto, movie first",
      changes: [
        "photo.kind=livePhoto", "session.livePhotoCapture=true",
        "device.timing.processing.processed.48MP.quality.lognormal.mean=5s",
        "device.timing.processing.processed.48MP.quality.lognormal.floor=4s",
      ], callbacks: begin + movie + [photo, finish]),
    Row(
      name: "livePhoto, deferred",
      changes: ["photo.kind=livePhoto", "session.livePhotoCapture=true", deferral],
      callbacks: begin + [proxy] + movie + [finish]),
    // The failed one has what had come before, and then its error.
    Row(
      name: "failed in the capture stage",
      changes: ["script=[{ at: '100ms', interrupt: '1s' }]"],
      callbacks: ["willBeginCapture", "willCapturePhoto", finish]),
    Row(
      name: "failed before the exposure",
      changes: [
        "features.zeroShutterLag=false", "photo.flash=on",
        "script=[{ at: '100ms', stopRunning: true }]",
      ], callbacks: ["willBeginCapture", finish]),
    Row(
      name: "a Live Photo that fails has no movie",
      changes: [
        "photo.kind=livePhoto", "session.livePhotoCapture=true",
        "script=[{ at: '100ms', configure: { session: { livePhotoCapture: false } } }]",
      ], callbacks: ["willBeginCapture", "willCapturePhoto", finish]),
  ]

  private static let scenario = """
    {
      schema: "shotsim/scenario/1", name: "order", device: "iphone-17-pro",
      session: {
        maxPhotoQualityPrioritization: "quality", maxPhotoDimensions: "48MP", startRunning: "-3s",
      },
      features: { preparedSettings: true, zeroShutterLag: true },
      photo: { maxPhotoDimensions: "48MP", photoQualityPrioritization: "quality" },
      photographer: { shutter: { taps: ["0s"] }, whenNotReady: "lost" },
    }
    """

  @Test(arguments: rows)
  func `Callbacks come in this order, the last one last`(row: Row) throws {
    let scenario = try ScenarioRuns.scenario(Self.scenario, changes: row.changes)
    for replication in 0..<20 {
      let records = try ScenarioRuns.records(scenario, replication: replication)
      let names = records.events.filter(\.isCallback).map { "\($0.kind)" }
      #expect(names == row.callbacks)
    }
  }

  @Test func `Deliveries keep the order of the captures, though the second is far quicker`() throws
  {
    let scenario = try ScenarioRuns.scenario(
      Self.scenario,
      changes: [
        "features.responsiveCapture=true", "photographer.shutter.taps=['0s', '0.6s']",
        """
        script=[{ at: '0.5s', \
        photo: { photoQualityPrioritization: 'speed', maxPhotoDimensions: '12MP' } }]
        """,
      ])
    let records = try ScenarioRuns.records(scenario)
    let deliveries = records.events.filter { $0.kind == .didFinishProcessingPhoto }.map(\.photo)
    #expect(deliveries == [1, 2])
    let (first, second) = (records.photos[0], records.photos[1])
    #expect(try #require(second.captureEnd) < #require(first.processedAt))
  }
}

extension CaptureEventRecord {
  /// Whether it is one of the delegate's, or the final in the library.
  fileprivate var isCallback: Bool {
    switch kind {
    case .willBeginCapture, .willCapturePhoto, .didCapturePhoto, .didFinishProcessingPhoto,
      .didFinishCapturingDeferredPhotoProxy, .didFinishRecordingLivePhotoMovie,
      .didFinishProcessingLivePhotoMovie, .didFinishCapture, .finalPhotoAvailable:
      true
    default: false
    }
  }
}
