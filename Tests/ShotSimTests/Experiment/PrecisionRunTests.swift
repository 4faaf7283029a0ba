import Testing

@testable import ShotSim

@Suite struct PrecisionRunTests {
  private func row(_ halfWidth: Double, of target: PrecisionTarget = .absolute(1)) -> PrecisionRow {
    let goal = PrecisionGoal(Quantity(.framesCaptured), target)
    let estimate = Estimate(
      value: 5, interval: ConfidenceInterval(low: 5 - halfWidth, high: 5 + halfWidth, level: 0.95))
    return PrecisionRow(
      configuration: 0, goal: goal, value: estimate, isMet: target.isMet(by: estimate))
  }

  private func next(after replications: Int, _ rows: PrecisionRow..., maximum: Int = 100_000)
    -> Int?
  {
    PrecisionRun(
      goals: rows.map(\.goal), level: 0.95, first: 100, maximum: maximum
    ).next(after: replications, rows)
  }

  @Test func `The next look is where the spread predicts, within limits`() {
    #expect(next(after: 100, row(1)) == nil)
    #expect(next(after: 100, row(1.5)) == 225)
    #expect(next(after: 100, row(1.2), row(1.5)) == 225)
    #expect(next(after: 100, row(30)) == 400)
    #expect(next(after: 1000, row(1.001)) == 1020)
    #expect(next(after: 100, row(1.5), maximum: 150) == 150)
    #expect(next(after: 150, row(1.5), maximum: 150) == nil)
    #expect(next(after: 3, row(1.5)) == 10)
    #expect(next(after: 100, row(.infinity)) == 200)
  }

  @Test func `Replications that were added in steps are those of one run`() async throws {
    let scenario = HandMadeResults.burst
    let goal = PrecisionGoal(Quantity(.framesCaptured), .relative(0.03))
    let run = PrecisionRun(goals: [goal], level: 0.95, first: 20, maximum: 2000)
    let reached = try await run.run([("burst", scenario)], jobs: 2) { _, _ in }
    let count = reached.results[0].replications
    #expect(reached.looks.count > 1)
    #expect(reached.looks.last?.open == 0)
    #expect(reached.looks.last?.replications == count)
    let whole = try await Experiment(scenario, replications: 0..<count).run()
    #expect(reached.results[0].values[.framesCaptured] == whole.values[.framesCaptured])
  }
}
