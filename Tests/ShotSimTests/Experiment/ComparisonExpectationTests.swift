import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct ComparisonExpectationTests {
  private func verdicts(
    _ texts: [String], of scenario: Scenario, against baseline: Scenario,
    by basis: ComparisonPlan.Basis = .interval
  ) async throws -> [ExpectationRow] {
    var plan = ComparisonPlan(
      .scenarios, title: "test",
      configurations: [
        ComparedConfiguration(label: "before", scenario: baseline),
        ComparedConfiguration(label: "after", scenario: scenario),
      ], replications: 300)
    for text in texts {
      plan.expectations.append(
        ComparisonPlan.AppliedExpectation(
          configuration: 1, expectation: try GateText.expectation(text), basis: basis))
    }
    return try await ComparisonRun(plan).run().expectations
  }

  @Test func `A limit that refers to the baseline is judged by the paired difference`()
    async throws
  {
    let burst = HandMadeResults.burst
    let rows = try await verdicts(
      [
        "shotToShot.p95 <= baseline * 1.05", "framesCaptured.mean >= baseline",
        "framesCaptured.mean > baseline", "framesCaptured.mean >= baseline - 0.1",
        "P(framesCaptured >= 5) >= baseline - 1%", "framesCaptured.max <= baseline + 1",
      ], of: burst, against: burst)
    #expect(rows.map(\.verdict) == [.pass, .pass, .fail, .pass, .pass, .pass])
    // Alone, the value's interval would reach beyond the limit.
    #expect(rows[1].value.interval.low < rows[1].limit)
    #expect(rows[1].difference?.interval.halfWidth == 0)
    #expect(abs(rows[0].limit / rows[0].value.value - 1.05) < 1e-12)
  }

  @Test func `A worse scenario fails what it has to keep up with`() async throws {
    let rows = try await verdicts(
      [
        "framesCaptured.mean >= baseline * 0.9", "shotToShot.p95 <= baseline + 20ms",
        "framesCaptured.mean >= 4.5", "warn: framesCaptured.mean >= 4.5",
        "P(framesCaptured >= 5) >= 0.9",
      ], of: HandMadeResults.burst(with: [.autoDeferredPhotoDelivery]),
      against: HandMadeResults.burst)
    #expect(rows.allSatisfy { $0.verdict == .fail })
    #expect(rows.map(\.expectation.isWarning) == [false, false, false, true, false])
    #expect(rows[4].unit == .share)
  }

  @Test func `What has no value meets nothing`() async throws {
    let rows = try await verdicts(
      ["shotToShot.p95 <= 5s", "shotToShot.p95 <= baseline * 2"],
      of: HandMadeResults.burst(with: []), against: HandMadeResults.burst)
    #expect(rows.map(\.verdict) == [.fail, .fail])
    #expect(rows[0].value.value.isNaN)
  }

  @Test
  func `What a scenario expects of itself is judged by the value, which says when chance decides`()
    async throws
  {
    let burst = HandMadeResults.burst
    let result = try await Experiment(burst, replications: 0..<300).run()
    let mean = MetricSummary(.framesCaptured, of: result).mean
    let above = (mean.value + mean.interval.high) / 2
    let text = "framesCaptured.mean >= \(above)"
    for (basis, verdict) in [
      (ComparisonPlan.Basis.value, Judgement.fail), (.interval, .inconclusive),
    ] {
      let row = try await verdicts([text], of: burst, against: burst, by: basis)[0]
      #expect(row.verdict == verdict)
      #expect(row.basis == basis)
      #expect(row.isWithinSamplingError)
    }
    let check = ExpectationCheck(try GateText.expectation(text), of: result)
    #expect(check.judgement == .fail && check.isWithinSamplingError)
  }

  @Test func `A spread is judged by Bonett's interval and an extreme by its value`() async throws {
    let burst = HandMadeResults.burst
    let result = try await Experiment(burst, replications: 0..<300).run()
    let frames = result.values[.framesCaptured]
    let spread = standardDeviationEstimate(of: frames, level: 0.95)
    #expect(spread.interval.low < spread.value && spread.value < spread.interval.high)
    let largest = frames.max() ?? .nan
    let rows = try await verdicts(
      [
        "framesCaptured.sd <= \((spread.value + spread.interval.high) / 2)",
        "framesCaptured.sd <= \(spread.interval.high + 0.1)",
        "framesCaptured.max <= \(largest)", "framesCaptured.max < \(largest)",
        "framesCaptured.sd <= baseline",
      ], of: burst, against: burst)
    #expect(rows.map(\.verdict) == [.inconclusive, .pass, .pass, .fail, .pass])
    #expect(rows.map(\.basis) == [.interval, .interval, .value, .value, .value])
    #expect(rows.map(\.hasInterval) == [true, true, false, false, false])
    #expect(rows.map(\.isWithinSamplingError) == [true, false, false, false, false])
  }

  @Test func `A reference is held to its own expectations, but not to a baseline`() throws {
    var burst = HandMadeResults.burst
    burst.expectations = try [
      "framesCaptured.mean >= 4", "framesCaptured.mean >= baseline + 1",
    ].map(GateText.expectation)
    var plan = ComparisonPlan(
      .scenarios, title: "test",
      configurations: ["before", "after"].map { ComparedConfiguration(label: $0, scenario: burst) },
      replications: 300, maximumReplications: 4800)
    for index in plan.configurations.indices { plan.addOwnExpectations(of: index) }
    #expect(plan.expectations.map(\.configuration) == [0, 1, 1])
    #expect(plan.expectations.allSatisfy { $0.basis == .value })
    // Nothing that more replications would decide.
    #expect(plan.looks(from: plan.replications).sizes == [300])
  }
}
