import Testing

@testable import ShotSim

@Suite struct VerdictsTests {
  private func interval(_ low: Double, _ high: Double) -> ConfidenceInterval {
    ConfidenceInterval(low: low, high: high, level: 0.95)
  }

  @Test func `The whole interval must keep the limit`() {
    #expect(interval(1, 2).verdict(.atMost, limit: 2) == .pass)
    #expect(interval(1, 2).verdict(.below, limit: 2) == .inconclusive)
    #expect(interval(1, 2).verdict(.below, limit: 2.1) == .pass)
    #expect(interval(1, 2).verdict(.atMost, limit: 1.5) == .inconclusive)
    #expect(interval(1, 2).verdict(.atMost, limit: 0.9) == .fail)
    #expect(interval(1, 2).verdict(.below, limit: 1) == .fail)
    #expect(interval(1, 2).verdict(.atLeast, limit: 1) == .pass)
    #expect(interval(1, 2).verdict(.above, limit: 1) == .inconclusive)
    #expect(interval(1, 2).verdict(.above, limit: 2) == .fail)
    #expect(interval(5, .infinity).verdict(.atMost, limit: 9) == .inconclusive)
    #expect(interval(5, .infinity).verdict(.atMost, limit: 4) == .fail)
  }

  @Test func `Equality is shown by a point and refuted by an interval`() {
    #expect(interval(5, 5).verdict(.equal, limit: 5) == .pass)
    #expect(interval(4, 6).verdict(.equal, limit: 5) == .inconclusive)
    #expect(interval(4, 6).verdict(.equal, limit: 7) == .fail)
    #expect(interval(5, 5).verdict(.notEqual, limit: 5) == .fail)
    #expect(interval(4, 6).verdict(.notEqual, limit: 7) == .pass)
    #expect(interval(4, 6).verdict(.notEqual, limit: 5) == .inconclusive)
  }

  @Test func `What is no number decides nothing`() {
    for relation in LimitRelation.allCases {
      #expect(interval(.nan, 2).verdict(relation, limit: 1) == .inconclusive)
      #expect(interval(1, 2).verdict(relation, limit: .nan) == .inconclusive)
      #expect(ConfidenceInterval.unbounded(level: 0.9).verdict(relation, limit: 1) == .inconclusive)
    }
  }

  @Test(arguments: [
    (6.0, 9.0, DifferenceVerdict.worse), (-9, -6, .improved), (-4, 4, .equivalent),
    (-9, 4, .notWorse), (-4, 9, .inconclusive), (-9, 9, .inconclusive), (1, 4, .equivalent),
    (4, 6, .inconclusive), (0, 0, .equivalent), (-.infinity, .infinity, .inconclusive),
  ])
  func `A difference is judged against the margin`(
    low: Double, high: Double, verdict: DifferenceVerdict
  ) {
    #expect(
      interval(low, high).differenceVerdict(margin: 5, isSmallerBetter: true) == verdict)
    #expect(
      interval(-high, -low).differenceVerdict(margin: 5, isSmallerBetter: false) == verdict)
  }

  @Test func `Without a margin only nothing at all is equivalent`() {
    #expect(interval(0, 0).differenceVerdict(margin: 0, isSmallerBetter: true) == .equivalent)
    #expect(interval(-1, 1).differenceVerdict(margin: 0, isSmallerBetter: true) == .inconclusive)
    #expect(interval(0.1, 1).differenceVerdict(margin: 0, isSmallerBetter: true) == .worse)
    #expect(interval(-1, -0.1).differenceVerdict(margin: 0, isSmallerBetter: true) == .improved)
  }
}
