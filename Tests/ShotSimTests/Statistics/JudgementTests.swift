import Testing

@testable import ShotSim

@Suite struct JudgementTests {
  private func interval(_ low: Double, _ high: Double) -> ConfidenceInterval {
    ConfidenceInterval(low: low, high: high, level: 0.95)
  }

  @Test func `The whole interval must keep the limit`() {
    #expect(interval(1, 2).judgement(.lessOrEqual, limit: 2) == .pass)
    #expect(interval(1, 2).judgement(.less, limit: 2) == .inconclusive)
    #expect(interval(1, 2).judgement(.less, limit: 2.1) == .pass)
    #expect(interval(1, 2).judgement(.lessOrEqual, limit: 1.5) == .inconclusive)
    #expect(interval(1, 2).judgement(.lessOrEqual, limit: 0.9) == .fail)
    #expect(interval(1, 2).judgement(.less, limit: 1) == .fail)
    #expect(interval(1, 2).judgement(.greaterOrEqual, limit: 1) == .pass)
    #expect(interval(1, 2).judgement(.greater, limit: 1) == .inconclusive)
    #expect(interval(1, 2).judgement(.greater, limit: 2) == .fail)
    #expect(interval(5, .infinity).judgement(.lessOrEqual, limit: 9) == .inconclusive)
    #expect(interval(5, .infinity).judgement(.lessOrEqual, limit: 4) == .fail)
  }

  @Test func `Equality is shown by a point and refuted by an interval`() {
    #expect(interval(5, 5).judgement(.equal, limit: 5) == .pass)
    #expect(interval(4, 6).judgement(.equal, limit: 5) == .inconclusive)
    #expect(interval(4, 6).judgement(.equal, limit: 7) == .fail)
    #expect(interval(5, 5).judgement(.notEqual, limit: 5) == .fail)
    #expect(interval(4, 6).judgement(.notEqual, limit: 7) == .pass)
    #expect(interval(4, 6).judgement(.notEqual, limit: 5) == .inconclusive)
  }

  @Test func `What is no number decides nothing`() {
    for relation in Relation.allCases {
      #expect(interval(.nan, 2).judgement(relation, limit: 1) == .inconclusive)
      #expect(interval(1, 2).judgement(relation, limit: .nan) == .inconclusive)
      #expect(
        ConfidenceInterval.unbounded(level: 0.9).judgement(relation, limit: 1) == .inconclusive)
    }
  }

  @Test(arguments: [
    (6.0, 9.0, Judgement.fail), (-9, -6, .improved), (-4, 4, .equivalent),
    (-9, 4, .pass), (-4, 9, .inconclusive), (-9, 9, .inconclusive), (1, 4, .equivalent),
    (4, 6, .inconclusive), (0, 0, .equivalent), (-.infinity, .infinity, .inconclusive),
  ])
  func `A difference is judged against the margin`(
    low: Double, high: Double, verdict: Judgement
  ) {
    #expect(
      interval(low, high).judgement(margin: 5, isSmallerBetter: true) == verdict)
    #expect(
      interval(-high, -low).judgement(margin: 5, isSmallerBetter: false) == verdict)
  }

  @Test func `Without a margin only nothing at all is equivalent`() {
    #expect(interval(0, 0).judgement(margin: 0, isSmallerBetter: true) == .equivalent)
    #expect(interval(-1, 1).judgement(margin: 0, isSmallerBetter: true) == .inconclusive)
    #expect(interval(0.1, 1).judgement(margin: 0, isSmallerBetter: true) == .fail)
    #expect(interval(-1, -0.1).judgement(margin: 0, isSmallerBetter: true) == .improved)
  }

  @Test func `A single value that is no number keeps no limit`() {
    for relation in Relation.allCases {
      #expect(!relation.holds(.nan, 1))
      #expect(!relation.holds(1, .nan))
    }
  }

  @Test(arguments: [
    ([Judgement.pass, .improved, .fail, .inconclusive], Judgement.fail),
    ([.improved, .incomparable, .inconclusive], .inconclusive),
    ([.incomparable, .improved], .incomparable),
    ([.pass, .equivalent, .improved], .improved), ([.pass, .equivalent], .pass),
    ([.equivalent, .equivalent], .equivalent),
  ])
  func `The worst of several counts, and a pass says less than equivalence`(
    all: [Judgement], together: Judgement
  ) {
    #expect(Judgement.together(all) == together)
    #expect(Judgement.together(all.reversed()) == together)
    #expect(Judgement.together([]) == nil)
  }
}
