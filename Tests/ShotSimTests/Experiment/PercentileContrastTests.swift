import Testing

@testable import ShotSim

/// Differences of percentiles over all photos, paired by replication.
@Suite struct PercentileContrastTests {
  private func contrast(
    of first: ClusteredValues, minus second: ClusteredValues, at percent: Double
  ) -> QuantityContrast {
    let quantity = Quantity(.shotToShot, .percentile(percent))
    func sample(_ values: ClusteredValues) -> QuantitySample {
      var rest = values.values[...]
      let photos = values.counts.map { count in
        defer { rest = rest.dropFirst(Int(count)) }
        return Array(rest.prefix(Int(count)))
      }
      return QuantitySample(quantity, of: HandMadeResults.photos(.shotToShot, photos))
    }
    return QuantityContrast(of: sample(first), minus: sample(second), level: 0.95)
  }

  /// Clusters that share a factor, seen under two configurations with common random numbers:
  /// the second has a value more in some clusters, and its values are shifted and wider.
  private func pair(
    experiment: UInt32, clusters: Int, into stream: inout RandomStream
  ) -> (ClusteredValues, ClusteredValues) {
    var (first, second) = ([Double](), [Double]())
    var (firstCounts, secondCounts) = ([Int32](), [Int32]())
    for cluster in 0..<clusters {
      stream.seek(
        to: RandomAddress(replication: experiment, purpose: .user, index: UInt32(cluster)))
      let count = 2 + stream.uniformInteger(below: 5)
      let extra = stream.uniformInteger(below: 2)
      let shared = stream.gaussian()
      for position in 0..<(count + extra) {
        let value = shared + stream.gaussian()
        if position < count { first.append(value) }
        second.append(value * 1.2 + 0.3)
      }
      firstCounts.append(Int32(count))
      secondCounts.append(Int32(count + extra))
    }
    return (
      ClusteredValues(values: first, counts: firstCounts),
      ClusteredValues(values: second, counts: secondCounts)
    )
  }

  @Test(arguments: [(50, 0.0), (90, 1.8123876048736465)])
  func `Intervals of the difference cover the truth`(percent: Double, firstQuantile: Double) {
    var stream = RandomStream(seed: 72)
    let truth = firstQuantile * 1.2 + 0.3 - firstQuantile
    let experiments = 500
    var (covered, unpairedWidth, pairedWidth) = (0, 0.0, 0.0)
    for experiment in 0..<experiments {
      let (first, second) = pair(experiment: UInt32(experiment), clusters: 150, into: &stream)
      let difference = contrast(of: second, minus: first, at: percent).estimate
      if difference.interval.contains(truth) { covered += 1 }
      pairedWidth += difference.interval.halfWidth
      let one = first.quantileEstimate(at: percent / 100, level: 0.95).interval.halfWidth
      let other = second.quantileEstimate(at: percent / 100, level: 0.95).interval.halfWidth
      unpairedWidth += (one * one + other * other).squareRoot()
    }
    #expect(covered >= experiments * 92 / 100)
    #expect(covered <= experiments * 99 / 100)
    // What the pairing buys: the same replications, a far narrower interval.
    #expect(pairedWidth < 0.6 * unpairedWidth)
  }

  @Test func `A sample differs from itself by exactly nothing`() {
    let values = ClusteredValues(
      values: (0..<300).map { Double(($0 * 7919) % 311) },
      counts: [Int32](repeating: 3, count: 100))
    for percent in [50.0, 99, 100] {
      let result = contrast(of: values, minus: values, at: percent)
      #expect(result.estimate.value == 0)
      #expect(result.estimate.interval.low == 0)
      #expect(result.estimate.interval.high == 0)
      #expect(result.probability == 1)
    }
  }

  @Test func `A shift of every value is found as exactly as the values lie`() {
    let base = (0..<300).map { Double(($0 * 7919) % 311) }
    let counts = [Int32](repeating: 3, count: 100)
    let result = contrast(
      of: ClusteredValues(values: base.map { $0 + 8 }, counts: counts),
      minus: ClusteredValues(values: base, counts: counts), at: 90)
    #expect(result.estimate.value == 8)
    // What is left is the rounding of both to the values, about one apart.
    #expect(abs(result.standardError - (2.0 / 12).squareRoot()) < 0.1)
    #expect(result.probability < 1e-12)
  }

  @Test func `What the sample does not bound stays unbounded`() {
    let counts = [Int32](repeating: 1, count: 30)
    let first = ClusteredValues(values: (0..<30).map(Double.init), counts: counts)
    let second = ClusteredValues(values: (0..<30).map { Double($0 + $0 % 3) }, counts: counts)
    let result = contrast(of: first, minus: second, at: 99)
    #expect(result.estimate.interval == .unbounded(level: 0.95))
    #expect(result.probability == 1)
  }
}
