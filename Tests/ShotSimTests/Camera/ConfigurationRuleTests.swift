import Testing

@testable import ShotSim

/// The rules of configuration (docs/model.md, section 5), a row each: what is asked for
/// and what comes of it.
@Suite struct ConfigurationRuleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    /// In the form of `--set`.
    var changes: [String]
    /// What comes of the last tap: a size and a prioritization with marks, or a
    /// reason; or the path and a word of the error.
    var outcome: String

    init(_ rule: String, _ changes: String..., gives outcome: String) {
      self.rule = rule
      self.changes = changes
      self.outcome = outcome
    }

    var testDescription: String { rule }
  }

  /// Asked for 48MP quality, everything allowed, no feature on.
  private static let scenario = """
    {
      schema: "shotsim/scenario/1", name: "rule", device: "iphone-17-pro",
      session: {
        maxPhotoQualityPrioritization: "quality", maxPhotoDimensions: "48MP", startRunning: "-3s",
      },
      photo: { maxPhotoDimensions: "48MP", photoQualityPrioritization: "quality" },
      photographer: { shutter: { taps: ["0s"] }, whenNotReady: "queued" },
    }
    """

  private static let deferral = "features.autoDeferredPhotoDelivery=true"
  private static let chain = """
    features={ zeroShutterLag: true, responsiveCapture: true, fastCapturePrioritization: true }
    """

  // MARK: Gating

  static let gating = [
    Row(
      "zero shutter lag needs support", "features.zeroShutterLag=true",
      "device.supports.zeroShutterLag=false", gives: "features.zeroShutterLag: support"),
    Row(
      "responsive capture needs zero shutter lag", "features.responsiveCapture=true",
      gives: "features.responsiveCapture: zeroShutterLag"),
    Row(
      "responsive capture needs support",
      "features={ zeroShutterLag: true, responsiveCapture: true }",
      "device.supports.responsiveCapture=false", gives: "features.responsiveCapture: support"),
    Row(
      "fast capture needs responsive capture, and says so before all else",
      "features={ zeroShutterLag: true, fastCapturePrioritization: true }", "photo={}",
      "device.supports.fastCapturePrioritization=false", "session.preset=high",
      "session.maxPhotoQualityPrioritization=balanced",
      gives: "features.fastCapturePrioritization: responsiveCapture"),
    Row(
      "then the device's support", chain, "photo={}",
      "device.supports.fastCapturePrioritization=false", "session.preset=high",
      "session.maxPhotoQualityPrioritization=balanced",
      gives: "features.fastCapturePrioritization: support"),
    Row(
      "then the session's quality", chain, "photo={}", "session.preset=high",
      "session.livePhotoCapture=true", "session.maxPhotoQualityPrioritization=balanced",
      gives: "features.fastCapturePrioritization: quality"),
    Row(
      "then Live Photo", chain, "session.preset=high", "session.livePhotoCapture=true",
      gives: "features.fastCapturePrioritization: livePhoto"),
    Row(
      "then the preset", chain, "session.preset=high",
      gives: "features.fastCapturePrioritization: photo"),
    Row(
      "fast capture needs the device's rule for it", chain, "device=pixel-8-pro",
      "device.supports.fastCapturePrioritization=true", "session.maxPhotoDimensions=12MP",
      "photo={}", gives: "features.fastCapturePrioritization: fastCapture"),
    Row(
      "deferral needs support", deferral, "device.supports.autoDeferredPhotoDelivery=false",
      gives: "features.autoDeferredPhotoDelivery: support"),
    Row(
      "deferral needs the photo preset", deferral, "session.preset=high",
      gives: "features.autoDeferredPhotoDelivery: photo"),
    Row(
      "Live Photo needs a device that has it", "session.livePhotoCapture=true",
      "device.supports.livePhoto=false", gives: "session.livePhotoCapture: Live Photo"),
    Row(
      "a session maximum must be offered", "session.maxPhotoDimensions=18MP",
      gives: "session.maxPhotoDimensions: 18MP"),
  ]

  @Test(arguments: gating)
  func `A feature is refused with its first unmet prerequisite`(row: Row) throws {
    do {
      _ = try ScenarioRuns.scenario(Self.scenario, changes: row.changes)
      Issue.record("it is not refused")
    } catch ReadingFailure.invalid(let list) {
      let first = try #require(list.diagnostics.first)
      let (path, word) = try #require(row.outcome.split(separator: ": ").pair)
      #expect(first.path == path)
      let text = "\(first.message) \(first.allowed ?? "")".lowercased()
      #expect(text.contains(word.lowercased()), "\(text)")
    }
  }

  // MARK: Requests that throw

  static let rejections = [
    Row(
      "no session, before anything else", "session.startRunning=1s",
      "photo.maxPhotoDimensions=18MP", gives: "sessionNotRunning"),
    Row(
      "prioritization above the session's, before the size",
      "session.maxPhotoQualityPrioritization=balanced", "photo.maxPhotoDimensions=18MP",
      gives: "prioritizationAboveMaximum"),
    Row(
      "a size that the camera has not, before one above the maximum",
      "session.maxPhotoDimensions=12MP", "photo.maxPhotoDimensions=18MP",
      gives: "dimensionsNotOffered"),
    Row(
      "a size above the session's, before RAW", "session.maxPhotoDimensions=24MP",
      "photo.kind=bayerRAW", gives: "dimensionsAboveMaximum"),
    Row(
      "Bayer RAW with more than speed, before its support", "photo.kind=bayerRAW",
      "device.supports.bayerRAW=false", gives: "bayerRAWNeedsSpeed"),
    Row(
      "RAW plus processed without ProRAW is Bayer RAW", "photo.kind=rawPlusProcessed",
      "device.supports.appleProRAW=false", gives: "bayerRAWNeedsSpeed"),
    Row(
      "RAW that the device has not", "photo.kind=appleProRAW",
      "device.supports.appleProRAW=false", "session.livePhotoCapture=true",
      gives: "rawNotSupported"),
    Row(
      "ProRAW while Live Photo is on", "photo.kind=appleProRAW", "session.livePhotoCapture=true",
      gives: "proRAWWithLivePhoto"),
    Row(
      "a bracket without a count, before flash", "photo.kind=bracket", "photo.flash=on",
      "device.supports.flash=false", gives: "bracketCount"),
    Row(
      "a bracket of none", "photo.kind=bracket", "photo.bracketCount=0", gives: "bracketCount"),
    Row(
      "a bracket that is too long", "photo.kind=bracket", "photo.bracketCount=4",
      gives: "bracketCount"),
    Row(
      "a Live Photo that the session does not take", "photo.kind=livePhoto",
      gives: "livePhotoNotAvailable"),
    Row(
      "flash on a device without it", "photo.flash=auto", "device.supports.flash=false",
      gives: "flashNotAvailable"),
    Row(
      "a full queue, last of all", "device.limits.requestQueue=1",
      "photographer.shutter.taps=['0s', '1s']", gives: "requestQueueFull"),
  ]

  // MARK: Resolution

  static let resolutions = [
    Row("as asked for", "photo.flash=off", gives: "48MP quality"),
    Row(
      "unset: the smallest size, balanced", "photo={ flash: 'off' }", gives: "12MP balanced"),
    Row("flash on fires", "photo.flash=on", gives: "48MP quality flash"),
    Row("flash auto waits for the dark", "photo.flash=auto", gives: "48MP quality"),
    Row("and fires in it", "photo.flash=auto", "light=low", gives: "48MP quality flash"),
    Row(
      "a bracket's flash does not fire", "photo.kind=bracket", "photo.bracketCount=2",
      "photo.flash=on", gives: "48MP quality"),
    Row(
      "at serious no flash fires", "photo.flash=on", "device.thermal.initial=50",
      gives: "48MP quality"),
    Row("another preset gives the smallest size", "session.preset=high", gives: "12MP quality"),
    Row("light lowers to its limit", "light=night", gives: "12MP quality"),
    Row("heat lowers to its limit", "device.thermal.initial=90", gives: "12MP quality"),
    Row(
      "memory lowers to what fits", "device.limits.sessionMemory=100MB", gives: "12MP quality"),
    Row(
      "24MP needs quality", "photo={ maxPhotoDimensions: '24MP' }", deferral,
      gives: "12MP balanced"),
    Row(
      "48MP needs more than speed", "photo.photoQualityPrioritization=speed",
      gives: "12MP speed"),
    Row(
      "48MP balanced is given", "photo.photoQualityPrioritization=balanced", gives: "48MP balanced"),
    Row("24MP needs deferral", "photo.maxPhotoDimensions=24MP", gives: "12MP quality"),
    Row(
      "24MP, deferred", "photo.maxPhotoDimensions=24MP", deferral,
      gives: "24MP quality deferred"),
    Row(
      "24MP with flash is not deferred, and so not 24MP", "photo.maxPhotoDimensions=24MP",
      deferral, "photo.flash=on", gives: "12MP quality flash"),
    Row("quality is deferred", deferral, gives: "48MP quality deferred"),
    Row(
      "balanced is not", deferral, "photo.photoQualityPrioritization=balanced",
      gives: "48MP balanced"),
    Row(
      "nor uncompressed output", deferral, "photo.uncompressed=true", gives: "48MP quality"),
    Row("nor ProRAW", deferral, "photo.kind=appleProRAW", gives: "48MP quality"),
    Row("nor RAW plus processed", deferral, "photo.kind=rawPlusProcessed", gives: "48MP quality"),
    Row(
      "nor brackets", deferral, "photo.kind=bracket", "photo.bracketCount=2",
      gives: "48MP quality"),
    Row(
      "Live Photos are", deferral, "photo.kind=livePhoto", "session.livePhotoCapture=true",
      gives: "48MP quality deferred"),
    Row(
      "where the device times no proxy nothing is deferred", deferral,
      "device.timing.proxy={ '12MP': {} }", gives: "48MP quality"),
    Row(
      "the third fast shot is balanced", chain, "photographer.shutter.taps=['0s', '0.5s', '1s']",
      gives: "48MP balanced fast"),
    Row(
      "and deferred, as the device can", chain, deferral,
      "photographer.shutter.taps=['0s', '0.5s', '1s']", gives: "48MP balanced fast deferred"),
    Row(
      "not where it cannot", chain, deferral, "device.supports.deferredFastCapture=false",
      "photographer.shutter.taps=['0s', '0.5s', '1s']", gives: "48MP balanced fast"),
    Row(
      "fast capture leaves ProRAW alone", chain, "photo.kind=appleProRAW",
      "photographer.shutter.taps=['0s', '0.5s', '1s']", gives: "48MP quality"),
  ]

  @Test(arguments: rejections + resolutions)
  func `A request is rejected, or resolves`(row: Row) throws {
    let scenario = try ScenarioRuns.scenario(Self.scenario, changes: row.changes)
    let records = try ScenarioRuns.records(scenario)
    let lastTap = records.presses.count
    if let rejected = records.rejected.first(where: { $0.tap == lastTap }) {
      #expect("\(rejected.reason)" == row.outcome)
      return
    }
    let photo = try #require(records.photos.last { $0.tap == lastTap })
    var words = ["\(try #require(photo.resolvedDimensions))"]
    words.append("\(try #require(photo.resolvedPrioritization))")
    if photo.flash == true { words.append("flash") }
    if photo.fastCapture == true { words.append("fast") }
    if photo.deferred == true { words.append("deferred") }
    #expect(words.joined(separator: " ") == row.outcome)
  }
}

extension Array {
  /// Both elements, if there are two.
  fileprivate var pair: (Element, Element)? { count == 2 ? (self[0], self[1]) : nil }
}
