import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct BaselineTests {
  private static func result(_ scenario: Scenario) async throws -> ConfigurationResult {
    try await Experiment(scenario, replications: 0..<120).run()
  }

  private static let inputs = Baseline.Inputs(
    scenario: "basketball-burst", scenarioDigest: "aa", device: "iphone-17", deviceDigest: "bb",
    seed: .max, replications: 120, version: "1.2.3")

  private static func baseline(_ scenario: Scenario) async throws -> Baseline {
    Baseline(
      of: try await result(scenario), inputs: inputs, margins: Baseline.usualMargins,
      quantities: Quantity.usual)
  }

  @Test func `A baseline is the same after it was written and read`() async throws {
    let baseline = try await Self.baseline(HandMadeResults.burst)
    let text = BaselineFile.text(baseline)
    let read = try BaselineFileReader(file: "b.json").read(Array(text.utf8))
    #expect(BaselineFile.text(read) == text)
    #expect(read.inputs == baseline.inputs)
    #expect(read.margins == baseline.margins)
    #expect(read.settings == baseline.settings)
    #expect(read.differences(from: try await Self.result(HandMadeResults.burst)).isEmpty)
  }

  @Test func `Comparing with a baseline gives what comparing with the scenario gives`()
    async throws
  {
    let (before, after) = (
      HandMadeResults.burst, HandMadeResults.burst(with: [.autoDeferredPhotoDelivery])
    )
    var direct = ComparisonPlan(
      .scenarios, title: "",
      configurations: [
        ComparedConfiguration(label: "before", scenario: before),
        ComparedConfiguration(label: "after", scenario: after),
      ], replications: 120)
    direct.margins = Baseline.usualMargins
    var stored = ComparisonPlan(
      .baseline, title: "",
      configurations: [ComparedConfiguration(label: "after", scenario: after)],
      replications: 120)
    stored.margins = Baseline.usualMargins
    let text = BaselineFile.text(try await Self.baseline(before))
    stored.baseline = try BaselineFileReader(file: "").read(Array(text.utf8))
    let (one, other) = (
      try await ComparisonRun(direct).run(), try await ComparisonRun(stored).run()
    )
    #expect(one.rows.count == Quantity.usual.count)
    #expect(one.rows.map(\.difference) == other.rows.map(\.difference))
    #expect(one.rows.map(\.verdict) == other.rows.map(\.verdict))
    #expect(one.rows.map(\.baseline.value) == other.rows.map(\.baseline.value))
    #expect(other.verdict == .fail)
  }

  @Test func `Which input changed is said, and only the scenario's content may`() {
    var now = Self.inputs
    func baseline() -> Baseline {
      Baseline(
        inputs: Self.inputs, settings: [], margins: [], summaries: [], samples: [])
    }
    #expect(baseline().changes(to: now).isEmpty)
    now.scenarioDigest = "cc"
    #expect(baseline().changes(to: now).map(\.input) == [.scenario])
    #expect(baseline().changes(to: now).allSatisfy { !$0.isBreaking })
    (now.deviceDigest, now.seed, now.replications, now.version) = ("dd", 2, 121, "2.0.0")
    let changes = baseline().changes(to: now).filter(\.isBreaking)
    #expect(changes.map(\.input) == [.device, .seed, .replications, .version])
    #expect(changes[1] == BaselineChange(input: .seed, before: "\(UInt64.max)", now: "2"))
  }

  @Test(arguments: [
    ("{", "found the end"),
    (#"{"schema": "shotsim/baseline/9"}"#, "schema: found"),
    (#"{"schema": "shotsim/baseline/1"}"#, "inputs: is missing"),
  ])
  func `A file that is no baseline is refused with its place`(text: String, part: String) {
    let failure = #expect(throws: Diagnostic.self) {
      try BaselineFileReader(file: "b.json").read(Array(text.utf8))
    }
    let line = failure.map(DiagnosticText.line) ?? ""
    #expect(line.hasPrefix("b.json"))
    if text != "{" { #expect(line.contains(part), "\(line)") }
  }

  @Test func `Lists that do not fit the replications are refused`() async throws {
    let text = BaselineFile.text(try await Self.baseline(HandMadeResults.burst))
    for (old, new) in [
      (#""replications": 120"#, #""replications": 121"#), (#""2%""#, #""2""#),
      (#""framesCaptured.mean": "2%""#, #""framesCaptured.maen": "2%""#),
      (#""seed": "18446744073709551615""#, #""seed": "x""#),
    ] {
      let changed = text.replacing(old, with: new)
      #expect(changed != text)
      if new == #""2""# {
        // An absolute margin, which is legal.
        _ = try BaselineFileReader(file: "").read(Array(changed.utf8))
      } else {
        #expect(throws: Diagnostic.self) {
          try BaselineFileReader(file: "").read(Array(changed.utf8))
        }
      }
    }
  }

  @Test func `Settings that differ between scenarios are named`() {
    let before = ConfigurationSetting.all(of: HandMadeResults.burst)
    var other = HandMadeResults.burst(with: [])
    other.configuration.session.startRunning = -1_500_000
    other.configuration.moment = nil
    let changes = SettingChange.between(before, ConfigurationSetting.all(of: other))
    #expect(changes.map(\.path).contains("features.responsiveCapture"))
    #expect(changes.contains(.init(path: "moment.from", before: "-50ms", now: "absent")))
    #expect(
      changes.contains(.init(path: "session.startRunning", before: "-3000ms", now: "-1500000ns")))
    #expect(SettingChange.between(before, before).isEmpty)
  }
}
