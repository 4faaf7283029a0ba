/// The scenario and its script.
extension RandomScenarioMaker {
  mutating func scenario() -> String {
    var members = [
      ("schema", "\"shotsim/scenario/1\""), ("name", "\"random\""),
      ("device", "\"iphone-17-pro\""), ("camera", "\"main\""),
      ("light", "\"\(pick(["bright", "bright", "bright", "low", "night"]))\""),
      ("session", session(isStart: true)), ("features", features()),
      ("photo", photo(isWhole: true)),
      ("photographer", photographer()), ("script", script()),
      ("seed", "\(whole(1...1_000_000))"), ("replications", "3"),
    ]
    if chance(50) {
      members.append(("moment", object([("from", time(-200, 300)), ("until", time(800, 3000))])))
    }
    if chance(30) { members.append(("endsAt", time(1500, 6000))) }
    return object(members)
  }

  private mutating func session(isStart: Bool) -> String {
    var members: [(String, String)] = []
    if isStart || chance(25) { members.append(("preset", chance(90) ? "\"photo\"" : "\"high\"")) }
    if isStart || chance(20) {
      members.append(
        (
          "maxPhotoQualityPrioritization",
          "\"\(pick(["quality", "quality", "balanced", "speed"]))\""
        ))
    }
    if isStart || chance(20) {
      members.append(("maxPhotoDimensions", "\"\(pick(["48MP", "48MP", "24MP", "12MP"]))\""))
    }
    if isStart || chance(20) { members.append(("livePhotoCapture", "\(chance(25))")) }
    if isStart {
      members.append(("startRunning", chance(80) ? time(-3000, -1000) : time(-1000, 500)))
    }
    return object(members)
  }

  /// Features in the order of their prerequisites, so that most sets are allowed.
  private mutating func features() -> String {
    let depth = whole(0...3)
    return object([
      ("preparedSettings", "\(chance(40))"), ("zeroShutterLag", "\(depth > 0)"),
      ("responsiveCapture", "\(depth > 1)"), ("fastCapturePrioritization", "\(depth > 2)"),
      ("autoDeferredPhotoDelivery", "\(chance(60))"),
    ])
  }

  /// Photo settings, some of which every request is rejected with.
  mutating func photo(isWhole: Bool) -> String {
    let kind =
      chance(55)
      ? "processed"
      : pick(["livePhoto", "bracket", "bayerRAW", "appleProRAW", "rawPlusProcessed", "processed"])
    var members: [(String, String)] = []
    if isWhole || chance(60) { members.append(("kind", "\"\(kind)\"")) }
    if chance(isWhole ? 95 : 60) {
      members.append(("maxPhotoDimensions", "\"\(pick(["12MP", "24MP", "48MP", "48MP"]))\""))
    }
    if chance(isWhole ? 95 : 60) {
      let isRAW = kind == "bayerRAW" || kind == "rawPlusProcessed" && chance(30)
      let level = isRAW && chance(90) ? "speed" : pick(levels + ["quality"])
      members.append(("photoQualityPrioritization", "\"\(level)\""))
    }
    if chance(20) { members.append(("flash", "\"\(pick(["on", "auto", "off"]))\"")) }
    if kind == "bracket" { members.append(("bracketCount", "\(chance(92) ? whole(1...3) : 9)")) }
    if chance(15) { members.append(("uncompressed", "\(chance(60))")) }
    if members.isEmpty { members.append(("flash", "\"off\"")) }
    return object(members)
  }

  private mutating func photographer() -> String {
    let shutter: String
    if chance(55) {
      var taps: [Int] = []
      for _ in 0..<whole(1...12) { taps.append(microseconds(0, chance(70) ? 3500 : 800)) }
      let list = taps.sorted().map { "\"\($0)us\"" }.joined(separator: ", ")
      shutter = object([("taps", "[\(list)]")])
    } else {
      let family =
        chance(50)
        ? object([("constant", time(50, 700))])
        : object([
          ("gamma", object([("mean", "\"\(microseconds(100, 600) + 1000)us\""), ("cv", "0.4")]))
        ])
      shutter = object([
        (pick(["every", "whenReady"]), family), ("from", time(-500, 500)),
        ("until", time(800, 2500)),
      ])
    }
    return object([
      ("shutter", shutter), ("whenNotReady", "\"\(pick(["lost", "waits", "queued"]))\""),
    ])
  }

  private mutating func script() -> String {
    var steps: [String] = []
    for _ in 0..<whole(0...7) {
      let at = time(chance(20) ? -1500 : 0, 4000)
      steps.append(object([("at", at), action()]))
    }
    return "[\(steps.joined(separator: ", "))]"
  }

  private mutating func action() -> (String, String) {
    switch whole(0...21) {
    case 0...4: return ("photo", photo(isWhole: chance(50)))
    case 5...8: return ("configure", configuration())
    case 9...11:
      var entries: [String] = []
      for _ in 0..<whole(0...3) { entries.append(photo(isWhole: true)) }
      return ("prepare", "[\(entries.joined(separator: ", "))]")
    case 12, 13: return ("light", "\"\(pick(["bright", "low", "night"]))\"")
    case 14, 15: return ("interrupt", time(100, 1200))
    case 16, 17: return ("stopRunning", "true")
    case 18, 19: return ("startRunning", "true")
    default: return ("requestFinalPhoto", "\(whole(1...6))")
    }
  }

  private mutating func configuration() -> String {
    var members: [(String, String)] = []
    if chance(15) {
      let camera = pick(["main", "front"])
      members.append(("camera", "\"\(camera)\""))
      members.append(("session", "{ \"maxPhotoDimensions\": \"12MP\" }"))
    } else if chance(50) {
      members.append(("session", session(isStart: false)))
    }
    var switches: [(String, String)] = []
    for name in [
      "preparedSettings", "zeroShutterLag", "responsiveCapture", "fastCapturePrioritization",
      "autoDeferredPhotoDelivery",
    ] where chance(15) {
      // Mostly off: what depends on it falls back, and nothing is refused.
      switches.append((name, "\(chance(30))"))
    }
    if !switches.isEmpty { members.append(("features", object(switches))) }
    if members.isEmpty { members.append(("features", "{ \"preparedSettings\": \(chance(50)) }")) }
    return object(members)
  }
}
