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
