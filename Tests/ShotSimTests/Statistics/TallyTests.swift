import Testing

@testable import ShotSim

@Suite struct TallyTests {
  private func isClose(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
    abs(value - expected) <= tolerance * abs(expected)
  }

  @Test(arguments: ReferenceData.certified)
  func `Certified means and deviations hold`(set: ReferenceData.Certified) {
    let tally = Tally(set.values)
    #expect(isClose(tally.mean, set.mean, 1e-14))
    #expect(isClose(tally.standardDeviation, set.standardDeviation, set.tolerance))
  }

  @Test(arguments: ReferenceData.certified)
  func `Any split merges to the same`(set: ReferenceData.Certified) {
    let whole = Tally(set.values)
    for parts in [2, 3, 7, set.values.count] {
      var merged = Tally()
      for part in 0..<parts {
        let (from, to) = (part * set.values.count / parts, (part + 1) * set.values.count / parts)
        merged.merge(Tally(set.values[from..<to]))
      }
      #expect(merged.count == whole.count)
      #expect(isClose(merged.mean, whole.mean, 1e-14))
      #expect(isClose(merged.standardDeviation, set.standardDeviation, set.tolerance))
      #expect(merged.minimum == whole.minimum)
      #expect(merged.maximum == whole.maximum)
    }
  }

  @Test func `Law's ten delays have his interval`() {
    let tally = Tally(ReferenceData.bankDelays)
    let interval = tally.meanInterval(level: 0.9)
    #expect(isClose(tally.mean, 1.343, 1e-14))
    #expect(isClose(tally.variance, 0.1675122222, 1e-9))
    #expect(isClose(interval.halfWidth, 0.2372534145, 1e-9))
    #expect(
      isClose(
        ConfidenceInterval.studentQuantile(level: 0.9, degreesOfFreedom: 9), 1.8331129327, 1e-10))
  }

  @Test func `Too few values say nothing`() {
    #expect(Tally().meanInterval(level: 0.95) == .unbounded(level: 0.95))
    #expect(Tally([3]).meanInterval(level: 0.95) == .unbounded(level: 0.95))
    #expect(Tally([3]).mean == 3)
    #expect(Tally([3]).variance.isNaN)
    #expect(Tally().count == 0)
  }

  @Test func `Many equal values have an interval without width, few have none`() {
    #expect(Tally([0.1, 0.1, 0.1, 0.1]).meanInterval(level: 0.95) == .unbounded(level: 0.95))
    let interval = Tally([Double](repeating: 0.1, count: 600)).meanInterval(level: 0.95)
    #expect(interval.low == 0.1)
    #expect(interval.high == 0.1)
  }

  @Test func `A tally comes back from what a file kept`() {
    let tally = Tally(ReferenceData.bankDelays)
    let copy = Tally(
      count: tally.count, mean: tally.mean, variance: tally.variance, minimum: tally.minimum,
      maximum: tally.maximum)
    #expect(isClose(copy.standardError, tally.standardError, 1e-15))
    #expect(Tally(count: 0, mean: 0, variance: .nan, minimum: 0, maximum: 0) == Tally())
  }
}
