/// The device of a random scenario, as changes to a built-in one.
extension RandomScenarioMaker {
  mutating func deviceChanges() -> [String] {
    var changes = [
      "device.cameras=" + cameras(), "device.supports=" + supports(),
      "device.timing=" + timings(), "device.limits=" + limits(),
      "device.memory={ \"12MP\": \"100MB\", \"18MP\": \"150MB\", \"24MP\": \"250MB\","
        + " \"48MP\": \"200MB\" }",
      "device.light=" + light(), "device.variation=" + variation(),
    ]
    let window = whole(4...24) * 50
    changes.append(
      "device.fastCapture={ \"captures\": \(whole(1...3)), \"window\": \"\(window)ms\","
        + " \"recovery\": \"\(window + 50 * whole(0...12))ms\" }")
    // Otherwise the phone never leaves nominal.
    changes.append("device.thermal=" + (chance(50) ? thermal() : Self.noHeat))
    return changes
  }

  private static let noHeat = """
    { "heat": { "12MP": 0, "18MP": 0, "24MP": 0, "48MP": 0 }, "coolingTime": "60s", \
    "levels": { "fair": 1 } }
    """

  private mutating func cameras() -> String {
    let deferredOnly = chance(70) ? ", \"deferredOnly\": [\"24MP\"]" : ""
    return """
      { "main": { "photoDimensions": ["12MP", "24MP", "48MP"], "qualityOnly": ["24MP"], \
      "notSpeed": ["48MP"]\(deferredOnly) }, \
      "front": { "photoDimensions": ["12MP", "18MP"], "qualityOnly": ["18MP"] } }
      """
  }

  private mutating func supports() -> String {
    var members: [(String, String)] = []
    for key in [
      "zeroShutterLag", "responsiveCapture", "fastCapturePrioritization",
      "autoDeferredPhotoDelivery", "deferredFastCapture", "livePhoto", "bayerRAW", "appleProRAW",
      "flash",
    ] {
      members.append((key, "\(!chance(key == "appleProRAW" ? 25 : 6))"))
    }
    members.append(("maxBracketCount", "\(pick([0, 2, 3, 3, 5]))"))
    return object(members)
  }

  private mutating func timings() -> String {
    let lag = object([
      ("zeroShutterLag", timing(-60, chance(20) ? 50 : 0)),
      ("standard", timing(0, chance(20) ? 400 : 150)),
    ])
    let capture = object([
      ("processed", bySize(50, 300)), ("bayerRAW", bySize(50, 200, levels: ["speed"])),
      ("appleProRAW", bySize(50, 300)), ("bracketFrame", timing(50, 150)),
    ])
    var kinds = [
      ("processed", bySize(100, 900)), ("bayerRAW", bySize(50, 300, levels: ["speed"])),
      ("appleProRAW", bySize(150, 700)),
    ]
    if chance(30) { kinds.append(("livePhoto", bySize(100, 900))) }
    var proxies: [(String, String)] = []
    for size in sizes where chance(88) {
      proxies.append(
        (size, object([("quality", timing(100, 400)), ("balanced", timing(50, 300))])))
    }
    var members = [
      ("touchToRequest", timing(0, 120)), ("shutterLag", lag), ("capture", capture),
      ("processing", object(kinds)), ("proxy", object(proxies)), ("encoding", timing(0, 200)),
      ("preparation", timing(50, 700)), ("flash", timing(50, 400)),
      ("reconfiguration", timing(100, 800)), ("startUp", timing(0, 1200)),
      ("saveToLibrary", timing(0, 150)), ("livePhotoTail", timing(200, 1500)),
      ("movieFile", timing(0, 300)),
    ]
    var allocation: [(String, String)] = []
    for size in sizes { allocation.append((size, timing(50, 350))) }
    members.append(("allocation", object(allocation)))
    for key in ["captureLatency", "firstProcessing", "dimensionSwitch"] where chance(25) {
      members.append((key, timing(50, 400)))
    }
    if chance(30) {
      members.append(("finalProcessing", object([("processed", bySize(200, 1200))])))
    }
    return object(members)
  }

  private mutating func limits() -> String {
    var members = [
      ("photosInProcessing", "\(whole(1...3))"), ("proxiesInFlight", "\(pick([1, 2, 3, 8]))"),
    ]
    if chance(25) { members.append(("requestQueue", "\(whole(1...3))")) }
    if chance(40) {
      members.append(("sessionMemory", "\"\(pick([90, 150, 200, 300, 400, 700]))MB\""))
    }
    if chance(60) { members.append(("idleAfter", time(0, 1500))) }
    if chance(35) { members.append(("longCapture", time(100, 500))) }
    return object(members)
  }

  private mutating func variation() -> String {
    func one(_ maker: inout RandomScenarioMaker) -> String {
      maker.object([
        ("runSigma", maker.pick(["0", "0.1", "0.3"])), ("driftSigma", maker.pick(["0", "0.1"])),
        ("driftCorrelation", maker.pick(["0", "0.5", "-0.5", "1"])),
      ])
    }
    if chance(40) { return "{}" }
    if chance(50) { return one(&self) }
    return object([("nominal", one(&self)), ("serious", one(&self))])
  }

  private mutating func thermal() -> String {
    var levels = [
      ("fair", "\(whole(1...4))"), ("serious", "\(whole(5...7))"), ("critical", "\(whole(8...10))"),
    ]
    if chance(70) { levels.append(("shutdown", "\(whole(11...20))")) }
    func factors(_ maker: inout RandomScenarioMaker) -> String {
      maker.object([
        ("nominal", "1"), ("fair", maker.pick(["1", "1.1"])),
        ("serious", maker.pick(["1.5", "2"])), ("critical", "3"),
      ])
    }
    var members = [
      (
        "heat",
        object([
          ("12MP", "\(whole(1...3))"), ("18MP", "2"), ("24MP", "3"), ("48MP", "\(whole(2...6))"),
          ("proxy", pick(["0", "0.5", "1"])),
        ])
      ),
      ("coolingTime", time(500, 4000)), ("levels", object(levels)),
      ("captureFactor", factors(&self)), ("processingFactor", factors(&self)),
      ("initial", pick(["0", "0", "3", "6", "9.5", "13"])),
    ]
    if chance(40) {
      members.append(
        ("maxDimensions", object([(pick(["fair", "serious", "critical"]), "\"12MP\"")])))
    }
    return object(members)
  }

  private mutating func light() -> String {
    var night = [("captureFactor", pick(["2", "3"])), ("processingFactor", pick(["1", "1.5"]))]
    if chance(50) { night.append(("maxDimensions", "\"12MP\"")) }
    if chance(50) { night.append(("zeroShutterLag", "false")) }
    return object([
      ("low", object([("captureFactor", pick(["1", "2"]))])), ("night", object(night)),
    ])
  }
}
