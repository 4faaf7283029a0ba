import Testing

@testable import ShotSim

@Suite struct ClusteredValuesTests {
  /// Clusters of 1 to 8 exponential values that share a factor, and the true quantile.
  private func sample(
    clusters: Int, experiment: UInt32, into stream: inout RandomStream
  ) -> ClusteredValues {
    var (values, counts) = ([Double](), [Int32]())
    for cluster in 0..<clusters {
      stream.seek(
        to: RandomAddress(replication: experiment, purpose: .user, index: UInt32(cluster)))
      let count = 1 + stream.uniformInteger(below: 8)
      let shared = stream.gaussian()
      for _ in 0..<count { values.append(shared + stream.gaussian()) }
      counts.append(Int32(count))
    }
    return ClusteredValues(values: values, counts: counts)
  }

  @Test(arguments: [(0.5, 0.0), (0.95, 2.326174307353348)])
  func `Intervals of pooled quantiles cover the truth although values depend`(
    probability: Double, truth: Double
  ) {
    var stream = RandomStream(seed: 71)
    let experiments = 600
    var (covered, naive) = (0, 0)
    for experiment in 0..<experiments {
      let values = sample(clusters: 60, experiment: UInt32(experiment), into: &stream)
      let estimate = values.quantileEstimate(at: probability, level: 0.95)
      if estimate.interval.contains(truth) { covered += 1 }
      let pooled = quantileInterval(ofSorted: values.sorted, at: probability, level: 0.95)
      if pooled.contains(truth) { naive += 1 }
    }
    // Three and a half standard errors below 95 %, and not wider than it need be.
    #expect(covered >= experiments * 92 / 100)
    #expect(covered <= experiments * 99 / 100)
    // As if the values were independent, far too few intervals would cover.
    #expect(naive < experiments * 90 / 100)
  }

  @Test func `One value a cluster gives the order-statistic interval`() {
    let values = (1...100).map { Double(($0 * 37) % 101) }
    let clustered = ClusteredValues(values: values, counts: [Int32](repeating: 1, count: 100))
    for probability in [0.1, 0.5, 0.9, 0.99] {
      #expect(
        clustered.quantileEstimate(at: probability, level: 0.95).interval
          == quantileInterval(ofSorted: values.sorted(), at: probability, level: 0.95))
    }
  }

  @Test func `Clusters of copies are worth one value each`() {
    let once = (1...200).map { Double(($0 * 83) % 211) }
    let copied = ClusteredValues(
      values: once.flatMap { [$0, $0, $0, $0, $0] }, counts: [Int32](repeating: 5, count: 200))
    #expect(abs(copied.effectiveCount(upTo: 100, level: 0.95) - 200) < 5)
    let wide = copied.quantileEstimate(at: 0.5, level: 0.95).interval
    let plain = quantileInterval(ofSorted: once.sorted(), at: 0.5, level: 0.95)
    #expect(abs(wide.low - plain.low) <= 2)
    #expect(abs(wide.high - plain.high) <= 2)
  }

  @Test func `Values that never vary have an interval without width`() {
    let constant = ClusteredValues(
      values: [Double](repeating: 100.1, count: 300), counts: [Int32](repeating: 3, count: 100))
    let interval = constant.quantileEstimate(at: 0.95, level: 0.95).interval
    #expect(interval.low == 100.1)
    #expect(interval.high == 100.1)
  }

  @Test func `Empty clusters are no evidence`() {
    let few = ClusteredValues(values: [1, 2, 3], counts: [0, 3, 0, 0])
    #expect(few.occupiedClusters == 1)
    #expect(few.quantileEstimate(at: 0.5, level: 0.95).interval == .unbounded(level: 0.95))
    let none = ClusteredValues(values: [], counts: [0, 0])
    #expect(none.quantileEstimate(at: 0.5, level: 0.95).value.isNaN)
  }

  @Test func `The largest value bounds the largest possible one from below only`() {
    let values = ClusteredValues(values: [1, 5, 2, 4], counts: [2, 2])
    let interval = values.quantileEstimate(at: 1, level: 0.95).interval
    #expect(interval.low == 5)
    #expect(interval.high == .infinity)
    #expect(values.quantileEstimate(at: 0, level: 0.95).interval.high == 1)
  }

  @Test func `The deviations of the clusters add up to nothing`() {
    let values = ClusteredValues(values: [1, 5, 2, 4, 8, 9], counts: [2, 1, 0, 3])
    let (share, deviations) = values.shareDeviations(upTo: 4)
    #expect(share == 0.5)
    #expect(deviations == [0, 0.5 / 6, 0, -0.5 / 6])
  }
}
