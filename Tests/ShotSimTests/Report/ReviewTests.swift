import Testing

@testable import ShotSim
@testable import ShotSimReports

/// What `validate` says of a configuration.
@Suite struct ReviewTests {
  private func review(_ scenario: Scenario, label: String = "") throws -> String {
    try ScenarioReview(scenario, label: label, rehearses: true)
      .text(options: TextPictureOptions(width: 100))
  }

  @Test(arguments: [("none", FeatureSet()), ("all", FeatureSet.all)])
  func `The burst is reviewed in words`(label: String, features: FeatureSet) throws {
    let scenario = try ScenarioReader(features: features).read(builtIn: "basketball-burst")
    expectGolden(
      try review(scenario, label: "features \(label)"), "review/basketball-\(label).txt")
  }

  /// Made-up scenarios that have every reason between them.
  @Test(arguments: MadeUpScenarios.all)
  func `A made-up scenario is reviewed in words`(item: MadeUpScenarios.Item) throws {
    expectGolden(try review(item.scenario()), "review/\(item.name).txt")
  }

  @Test func `No review shows the raw name of a reason`() throws {
    // Names that are words of their own, such as speed or preset, are no evidence.
    let codes = RejectionReason.allCases.map { "\($0)" }.filter { $0 != "bracketCount" }
    for item in MadeUpScenarios.all {
      let text = try review(item.scenario())
      for code in codes + ["noProxy", "featureOff", "qualityOnly", "notSpeed", "deferredOnly"] {
        #expect(!text.contains(code), "\(item.name) shows \(code)")
      }
    }
  }

  @Test func `Between them the made-up scenarios have every reason`() throws {
    var rejections: Set<RejectionReason> = []
    var reasons: ResolutionReasons = []
    var notDeferred: [NotDeferredReason] = []
    var noLag: [NoZeroShutterLagReason] = []
    var unmet: [Prerequisite] = []
    for item in MadeUpScenarios.all {
      let review = try ScenarioReview(item.scenario(), rehearses: true)
      for rejection in review.rehearsal?.rejections ?? [] { rejections.insert(rejection.reason) }
      for period in review.review.periods {
        if let rejection = period.photo.rejection { rejections.insert(rejection) }
        let hot = period.photo.resolvedHot.map(\.resolved)
        let others = [period.photo.resolved, period.photo.resolvedFast].compactMap(\.self)
        for resolution in others + hot {
          reasons.formUnion(resolution.reasons)
          notDeferred += [resolution.notDeferred].compactMap(\.self)
          noLag += [resolution.noZeroShutterLag].compactMap(\.self)
        }
        unmet += period.features.compactMap(\.unmet)
      }
    }
    #expect(rejections == Set(RejectionReason.allCases))
    #expect(
      reasons == [
        .fastCapture, .preset, .light, .heat, .memory, .qualityOnly, .notSpeed, .deferredOnly,
      ])
    let deferral: [NotDeferredReason] = [
      .featureOff, .kind, .uncompressed, .flash, .prioritization, .fastCapture, .noProxy,
    ]
    for reason in deferral { #expect(notDeferred.contains(reason), "\(reason)") }
    let lag: [NoZeroShutterLagReason] = [.featureOff, .kind, .speed, .flash, .light]
    for reason in lag { #expect(noLag.contains(reason), "\(reason)") }
    let prerequisites: [Prerequisite] = [
      .feature(.zeroShutterLag), .feature(.responsiveCapture), .deviceSupport, .fastCaptureRule,
      .sessionQuality, .livePhotoOff, .photoPreset,
    ]
    for prerequisite in prerequisites { #expect(unmet.contains(prerequisite), "\(prerequisite)") }
  }

  @Test func `The short form is a line on the features and a line a warning`() throws {
    let burst = try ScenarioReader().read(builtIn: "basketball-burst")
    #expect(
      try ScenarioReview(burst, label: "features all", rehearses: false).shortLines()
        == ["note: features all: all features are on"])
    let limits = try MadeUpScenarios.named("size-rules").scenario()
    let lines = try ScenarioReview(limits, rehearses: false).shortLines()
    #expect(lines.first == "note: size-rules: on: autoDeferredPhotoDelivery")
    #expect(lines.count <= 6)
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("warning: size-rules: ") })
  }

  /// The session maximum is raised after the call of prepare; only a rebuild resolves its
  /// entry again, which then prepares the levels below as well.
  @Test(arguments: [
    ("20s", ["balanced"]), ("10.5s", ["balanced"]), ("10s", ["speed", "balanced"]),
    ("-20s", ["speed", "balanced"]),
  ])
  func `A configure step rebuilds what is prepared only while the session runs`(
    start: String, levels: [String]
  ) throws {
    let scenario = try ScenarioRuns.scenario(
      """
      {
        schema: "shotsim/scenario/1", name: "rebuild", device: "iphone-17",
        session: { startRunning: "\(start)" }, photographer: { shutter: { taps: ["30s"] } },
        script: [
          { at: "10s", prepare: [{}] },
          { at: "11s", configure: { session: { maxPhotoQualityPrioritization: "quality" } } },
        ],
      }
      """, changes: [ScenarioRuns.fixed("startUp", "1s")])
    let periods = try CapturePlan(scenario.configuration).review().periods
    let last = try #require(periods.last)
    #expect(last.prepared.map { "\($0.prioritization)" } == levels)
    // The model does the same: a photo at speed is allocated for unless it is prepared.
    var fast = scenario
    fast.configuration.photo.photoQualityPrioritization = .speed
    let photo = try #require(try ScenarioRuns.records(fast).photos.first)
    #expect((photo.allocation == 0) == levels.contains("speed"))
  }

  @Test func `The app prepares its settings when the session starts, not before`() throws {
    let scenario = try ScenarioRuns.scenario(
      """
      {
        schema: "shotsim/scenario/1", name: "start", device: "iphone-17",
        session: { startRunning: "20s" }, features: { preparedSettings: true },
        photographer: { shutter: { taps: ["30s"] } },
        script: [{ at: "10s", photo: { photoQualityPrioritization: "speed" } }],
      }
      """)
    let periods = try CapturePlan(scenario.configuration).review().periods
    #expect(periods.map { $0.prepared.map(\.prioritization) } == [[.balanced], [.speed]])
    #expect(periods.map(\.photo.isPrepared) == [true, true])
  }

  @Test func `Programs read the same as people`() throws {
    let scenario = try ScenarioReader().read(builtIn: "basketball-burst")
    let text = try ScenarioReview(scenario, label: "all", rehearses: true).json.pretty
    let root = try JSON5Parser.parse(Array(text.utf8), file: "review").root
    let photo = root["periods"]?.elements?.first?["photo"]
    #expect(photo?["resolved"]?["dimensions"]?.string == "48MP")
    #expect(photo?["resolvedFast"]?["prioritization"]?.string == "balanced")
    #expect(photo?["resolvedFast"]?["lowered"]?.elements?.count == 1)
    #expect(root["trial"]?["missedPresses"] != nil)
  }
}
