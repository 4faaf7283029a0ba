import Testing

@testable import ShotSim

@Suite struct PairedComparisonTests {
  private let paired = PairedComparison(
    of: ReferenceData.sleep.0, minus: ReferenceData.sleep.1, level: 0.95)

  @Test func `The sleep data have the textbook's paired t`() {
    #expect(abs(paired.statistic + 4.0621277) < 5e-8)
    #expect(abs(paired.probability - 0.00283289) < 5e-9)
    #expect(abs(paired.difference.value + 1.58) < 1e-14)
    #expect(abs(paired.difference.interval.low + 2.4598857633) < 5e-11)
    #expect(abs(paired.difference.interval.high + 0.7001142367) < 5e-11)
  }

  @Test func `What the pairing bought is stated`() throws {
    #expect(try abs(#require(paired.correlation) - 0.795170206) < 5e-10)
    #expect(try abs(#require(paired.varianceRatio) - 4.77) < 5e-3)
  }

  @Test func `A sample differs from itself by exactly nothing`() {
    let sample = ReferenceData.sleep.0
    let same = PairedComparison(of: sample, minus: sample, level: 0.95)
    #expect(same.difference.value == 0)
    #expect(same.difference.interval.low == 0)
    #expect(same.difference.interval.high == 0)
    #expect(same.probability == 1)
    #expect(same.varianceRatio == nil)
  }

  @Test func `Pairs without a value are left out and counted`() {
    let some = PairedComparison(
      of: [1, .nan, 3, 4, 9], minus: [0, 1, .nan, 2, 6], level: 0.95)
    #expect(some.pairs == 3)
    #expect(some.incompletePairs == 2)
    #expect(some.difference.value == 2)
    let one = PairedComparison(of: [1, .nan], minus: [0, 1], level: 0.95)
    #expect(one.difference.value == 1)
    #expect(one.difference.interval == .unbounded(level: 0.95))
    #expect(PairedComparison(of: [], minus: [], level: 0.95).difference.value.isNaN)
  }

  @Test func `A constant difference is certain`() {
    let shifted = PairedComparison(of: [2, 3, 4], minus: [1, 2, 3], level: 0.95)
    #expect(shifted.difference.interval.low == 1)
    #expect(shifted.difference.interval.high == 1)
    #expect(shifted.probability == 0)
  }
}

@Suite struct PairedProportionsTests {
  @Test func `The interval is that of Bonett and Price`() {
    // 21 children, of whom one changed for the worse and seven for the better.
    let table = PairedProportions(both: 1, firstOnly: 1, secondOnly: 7, neither: 12)
    let difference = table.difference(level: 0.95)
    #expect(abs(difference.value + 6.0 / 21) < 1e-15)
    #expect(abs(difference.interval.low + 0.508) < 5e-4)
    #expect(abs(difference.interval.high + 0.013) < 5e-4)
    // Twice the binomial tail 9/256.
    #expect(abs(table.probability - 0.0703125) < 1e-12)
  }

  @Test func `Trials are paired by place and missing ones left out`() {
    let table = PairedProportions(
      of: [5, 4, 6, .nan, 1], and: [5, 5, 2, 9, 1], succeeding: { $0 >= 5 })
    #expect(table == PairedProportions(both: 1, firstOnly: 1, secondOnly: 1, neither: 1))
    #expect(table.trials == 4)
    #expect(table.difference(level: 0.95).value == 0)
  }

  @Test func `Agreement of all trials leaves a small width and no finding`() {
    let table = PairedProportions(both: 600, firstOnly: 0, secondOnly: 0, neither: 400)
    let interval = table.difference(level: 0.95).interval
    #expect(interval.low < 0 && interval.low > -0.004)
    #expect(interval.high == -interval.low)
    #expect(table.probability == 1)
  }

  @Test func `Intervals cover the truth although the trials pair`() {
    var stream = RandomStream(seed: 73)
    let experiments = 2000
    var covered = 0
    for experiment in 0..<experiments {
      var (first, second) = ([Double](), [Double]())
      for trial in 0..<80 {
        stream.seek(
          to: RandomAddress(
            replication: UInt32(experiment), purpose: .user, index: UInt32(trial)))
        let shared = stream.gaussian()
        first.append(shared + 0.4 * stream.gaussian())
        second.append(shared + 0.4 * stream.gaussian())
      }
      // Both have the same marginal distribution, so the true difference is zero.
      let table = PairedProportions(of: first, and: second, succeeding: { $0 > 1 })
      if table.difference(level: 0.95).interval.contains(0) { covered += 1 }
    }
    #expect(covered >= experiments * 94 / 100)
  }
}

@Suite struct MultipleComparisonsTests {
  private let family = [0.01, 0.02, 0.03, 0.04, 0.05]

  private func isClose(_ values: [Double], _ expected: [Double]) -> Bool {
    values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-15 }
  }

  @Test func `The textbook's family is adjusted as there`() {
    #expect(isClose(MultipleComparisons.holm(family), [0.05, 0.08, 0.09, 0.09, 0.09]))
  }

  @Test func `Values come back in the order in which they were given`() {
    let shuffled = [0.04, 0.01, 0.05, 0.03, 0.02]
    #expect(isClose(MultipleComparisons.holm(shuffled), [0.09, 0.05, 0.09, 0.09, 0.08]))
    #expect(isClose(MultipleComparisons.holm([0.9, 0.8]), [1, 1]))
    #expect(MultipleComparisons.holm([]) == [])
  }
}
