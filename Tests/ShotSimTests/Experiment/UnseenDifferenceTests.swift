import Testing

@testable import ShotSim
@testable import ShotSimReports

/// What is said where no replication differs, and of percentiles that jump.
@Suite struct UnseenDifferenceTests {
  /// A burst in which less memory is needed by a size that few bursts fill up with.
  private static func plan(
    _ replications: Int, memory: Double?, margin: Double
  ) -> ComparisonPlan {
    let base = HandMadeResults.burst
    var changed = base
    // Any change of the configuration will do that no photo of these bursts notices.
    if let memory { changed.configuration.device.title = "with \(memory) MB" }
    var plan = ComparisonPlan(
      .variations, title: "",
      configurations: [
        ComparedConfiguration(label: "a", scenario: base),
        ComparedConfiguration(label: "b", scenario: changed),
      ], replications: replications)
    plan.quantities = [Quantity(.framesCaptured), Quantity(.timeToPhoto, .percentile(95))]
    plan.margins = [QuantityMargin(Quantity(.framesCaptured), .absolute(margin))]
    return plan
  }

  @Test(arguments: [1, 20]) func `The same configuration is the same for certain`(
    replications: Int
  ) async throws {
    let rows = try await ComparisonRun(Self.plan(replications, memory: nil, margin: 0)).run().rows
    #expect(rows.allSatisfy { $0.finding == .identical && $0.unseen == nil })
    #expect(rows[0].verdict == .equivalent)
  }

  @Test(arguments: [(20, 0.1), (20, 0), (600, 0.1), (600, 0)])
  func `A sample that shows no difference does not show that there is none`(
    replications: Int, margin: Double
  ) async throws {
    let result = try await ComparisonRun(
      Self.plan(replications, memory: 350, margin: margin)
    ).run()
    let row = result.rows[0]
    #expect(row.unseen == UnseenShare(replications: replications))
    #expect(row.finding == .noClearDifference)
    #expect(row.verdict == (replications >= 600 && margin > 0 ? .equivalent : .inconclusive))
    #expect(row.difference.estimate.interval.isBounded == (replications >= 600))
    #expect(
      row.differenceText()
        == "at most \(replications == 20 ? "15" : "0.5") % of the bursts differ (95 %)")
  }

  @Test func `Percentiles of what takes few values are not compared`() {
    for metric in Metric.allCases {
      let takesFew = metric.unit == .count || metric.unit == .megabytes
      let isRead = (try? GateText.margin("\(metric.name).p50=1")) != nil
      #expect(isRead != takesFew)
      #expect(Quantity(metric, .percentile(50)).isComparable != takesFew)
    }
    #expect(throws: Diagnostic.self) { try GateText.quantity("framesCaptured.p90") }
    #expect(Quantity.usual.allSatisfy { $0.isComparable })
  }

  @Test func `A baseline that judges such percentiles, or has no draws, is refused`() throws {
    let item = LabelledScenario(
      label: "", scenario: HandMadeResults.burst, hasOwnFeatures: false)
    func baseline(_ quantity: Quantity, _ form: QuantitySample.Form) -> Baseline {
      var inputs = Baseline.Inputs(of: HandMadeResults.burst, 2)
      inputs.replications = 2
      return Baseline(
        inputs: inputs, settings: [], margins: [QuantityMargin(quantity, .absolute(1))],
        summaries: [], samples: [QuantitySample(quantity, form: form)])
    }
    let undrawn = QuantitySample.Form.percentile(
      PercentileSample(
        value: 1, interval: .unbounded(level: 0.95), counts: [1, 1], below: [1, 0], slope: nil))
    var scenario = item
    scenario.scenario.replications = 2
    let frames = Quantity(.framesCaptured, .percentile(50))
    var builder = ComparisonBuilder()
    let old = baseline(frames, undrawn)
    #expect(throws: ComparisonBuilder.Problem.notComparable([frames], old.renewal)) {
      try builder.baseline(old, of: scenario)
    }
    let waits = Quantity(.shotToShot, .percentile(95))
    let kept = baseline(waits, undrawn)
    var plan = try builder.baseline(kept, of: scenario)
    #expect(throws: ComparisonBuilder.Problem.withoutDraws([waits], kept.renewal)) {
      try plan.judge([], margins: [], quantities: nil, goals: [], level: 0.95)
    }
    // Another seed pairs nothing, so that nothing is lacking.
    plan.isPaired = false
    try plan.judge([], margins: [], quantities: nil, goals: [], level: 0.95)
  }
}
