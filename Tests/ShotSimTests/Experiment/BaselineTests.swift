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
    let text = BaselineDocument.document.text(baseline)
    let read = try BaselineDocument.read(Array(text.utf8), file: "b.json")
    #expect(BaselineDocument.document.text(read) == text)
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
    let text = BaselineDocument.document.text(try await Self.baseline(before))
    stored.baseline = try BaselineDocument.read(Array(text.utf8), file: "")
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

  /// What is said of a file; nil when it is read.
  private static func answer(_ text: String) -> [String] {
    do throws(DiagnosticList) {
      _ = try BaselineDocument.read(Array(text.utf8), file: "b.json")
      return []
    } catch {
      return error.diagnostics.map(DiagnosticText.line)
    }
  }

  @Test func `A file of another version or kind is refused`() {
    #expect(Self.answer("{").first?.hasPrefix("b.json:1:2: error: ") == true)
    #expect(
      Self.answer("{\n  \"schema\": \"shotsim/baseline/9\"}") == [
        "b.json:2:3: error: schema: found \"shotsim/baseline/9\", which is not supported; "
          + "allowed: \"shotsim/baseline/2\" or \"shotsim/baseline/1\""
      ])
    #expect(
      Self.answer("{\"schema\": \"shotsim/baseline/2\"}").first
        == "b.json:1:1: error: inputs: missing: what the numbers depend on")
  }

  @Test func `A baseline of the first version is read`() async throws {
    let text = BaselineDocument.document.text(try await Self.baseline(HandMadeResults.burst))
    #expect(text.hasPrefix("{\n  \"schema\": \"shotsim/baseline/2\""))
    let old = text.replacing("shotsim/baseline/2", with: "shotsim/baseline/1")
    let read = try BaselineDocument.read(Array(old.utf8), file: "b.json")
    #expect(BaselineDocument.document.text(read) == text)
  }

  /// Each replaces something in a good file; the answer has a line, a column and the
  /// path of what is wrong.
  @Test(arguments: [
    (#""seed": "18446744073709551615""#, #""seed": "x""#, "inputs.seed: found \"x\"; allowed:"),
    (#""replications": 120"#, #""replications": 0"#, "inputs.replications: 0 is out of range"),
    (
      #""framesCaptured.mean": "2%""#, #""framesCaptured.maen": "2%""#,
      "margins[\"framesCaptured.maen\"]: "
    ),
    (
      #""framesCaptured.mean": "2%""#, #""framesCaptured.mean": "much""#,
      "margins[\"framesCaptured.mean\"]: "
    ),
    (
      #""replications": 120"#, #""replications": 121"#,
      "].values: has 120 values; allowed: one for each of the 121"
    ),
    (#""settings": {"#, #""setings": {"#, "setings: unknown key"),
  ])
  func `A mistake is told with its place`(old: String, new: String, part: String) async throws {
    let text = BaselineDocument.document.text(try await Self.baseline(HandMadeResults.burst))
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    #expect(changed != text)
    let answer = Self.answer(changed)
    #expect(answer.contains { $0.contains(part) }, "\(answer)")
    for line in answer {
      #expect(line.prefixMatch(of: /b\.json:[0-9]+:[0-9]+: error:/) != nil, "\(line)")
    }
  }

  @Test func `A margin may be changed to an absolute one`() async throws {
    let text = BaselineDocument.document.text(try await Self.baseline(HandMadeResults.burst))
    let changed = text.replacing(#""2%""#, with: #""2""#)
    #expect(changed != text)
    #expect(Self.answer(changed) == [])
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
