import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct ComparisonExpectationTests {
  private func verdicts(
    _ texts: [String], of scenario: Scenario, against baseline: Scenario
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
          configuration: 1, expectation: try GateText.expectation(text)))
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
}
