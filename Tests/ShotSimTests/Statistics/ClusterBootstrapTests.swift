import Testing

@testable import ShotSim

@Suite struct ClusterBootstrapTests {
  /// Clusters of one to five values with a shared part, some without a value.
  private static func sample(clusters: Int, seed: UInt64) -> ClusteredValues {
    var stream = RandomStream(seed: seed)
    var (values, counts) = ([Double](), [Int32]())
    for cluster in 0..<clusters {
      stream.seek(to: RandomAddress(replication: UInt32(cluster), purpose: .user, index: 0))
      let count = stream.uniformInteger(below: 6)
      let shared = stream.gaussian()
      for _ in 0..<count { values.append((shared + stream.gaussian()) * 10) }
      counts.append(Int32(count))
    }
    return ClusteredValues(values: values, counts: counts)
  }

  /// The weights of the clusters in a draw, from samples of which only one cluster is large.
  private static func weights(clusters: Int) -> [[Int]] {
    // One value a cluster, told apart by its size: the drawn quantiles give nothing of the
    // weights, but the extremes do, whether a cluster was drawn at all.
    (0..<clusters).map { cluster in
      let values = (0..<clusters).map { $0 == cluster ? 1.0 : 0.0 }
      let sample = ClusteredValues(
        values: values, counts: [Int32](repeating: 1, count: clusters))
      return ClusterBootstrap.quantiles(of: sample, at: 1).map { $0 == 1 ? 1 : 0 }
    }
  }

  @Test func `A cluster is left out in 37 per cent of the draws, by its own luck`() {
    let drawn = Self.weights(clusters: 40)
    let all = drawn.flatMap { $0 }
    let share = Double(all.reduce(0, +)) / Double(all.count)
    // 1 - exp(-1) with 8000 draws; four standard errors are 0.022.
    #expect(abs(share - 0.632) < 0.022)
    #expect(Set(drawn).count == drawn.count)
  }

  @Test func `A cluster's weights do not depend on how many others there are`() {
    let (few, many) = (Self.weights(clusters: 10), Self.weights(clusters: 30))
    #expect(Array(many.prefix(10)) == few)
  }

  @Test(arguments: [3, 17, 250])
  func `A draw is the quantile of the values that its weights repeat`(clusters: Int) {
    // Each cluster drawn w times is w clusters more, which says what every quantile is once
    // the weights are known: those of clusters of one value tell by their smallest.
    let sample = Self.sample(clusters: clusters, seed: 5)
    for probability in [0.01, 0.25, 0.5, 0.75, 0.95, 0.99] {
      let lowest = ClusterBootstrap.quantiles(of: sample, at: 0)
      let draws = ClusterBootstrap.quantiles(of: sample, at: probability)
      let highest = ClusterBootstrap.quantiles(of: sample, at: 1)
      #expect(draws.count == ClusterBootstrap.draws)
      for place in draws.indices where !draws[place].isNaN {
        #expect(lowest[place] <= draws[place] && draws[place] <= highest[place])
      }
      #expect(zip(draws, lowest).allSatisfy { $0.isNaN == $1.isNaN })
    }
  }

  @Test func `The spread of the draws is the standard error of a quantile`() {
    var stream = RandomStream(seed: 3)
    var (medians, spreads) = (Tally(), Tally())
    for sample in 0..<120 {
      stream.seek(to: RandomAddress(replication: UInt32(sample), purpose: .user, index: 0))
      let values = (0..<200).map { _ in stream.gaussian() }
      let clusters = ClusteredValues(values: values, counts: [Int32](repeating: 1, count: 200))
      medians.add(clusters.quantile(at: 0.5))
      spreads.add(Tally(ClusterBootstrap.quantiles(of: clusters, at: 0.5)).standardDeviation)
    }
    // Of 120 medians the deviation itself is known to 6.5 %; the bootstrap's is 8 % high.
    #expect(abs(spreads.mean / medians.standardDeviation - 1) < 0.3)
  }

  @Test func `Mirrored values have mirrored draws, from whichever side they are counted`() {
    let sample = Self.sample(clusters: 60, seed: 9)
    let mirrored = ClusteredValues(values: sample.values.map { -$0 }, counts: sample.counts)
    for probability in [0.03, 0.4, 0.5] {
      let one = ClusterBootstrap.quantiles(of: sample, at: probability)
      let other = ClusterBootstrap.quantiles(of: mirrored, at: 1 - probability)
      for (value, mirror) in zip(one, other) { #expect(abs(value + mirror) < 1e-9) }
    }
  }

  @Test func `Infinite values spoil only draws that reach them`() {
    let values = (0..<40).map { $0 == 39 ? Double.infinity : Double($0) }
    let sample = ClusteredValues(values: values, counts: [Int32](repeating: 1, count: 40))
    #expect(ClusterBootstrap.quantiles(of: sample, at: 0.5).allSatisfy { $0.isFinite })
    #expect(ClusterBootstrap.quantiles(of: sample, at: 1).contains { $0 == .infinity })
    #expect(!ClusterBootstrap.quantiles(of: sample, at: 1).contains { $0.isNaN })
  }
}

@Suite struct UnseenShareTests {
  @Test func `Three in n may have been missed, and from 600 on that is left aside`() {
    #expect(UnseenShare(replications: 100).atMost == 0.03)
    #expect(UnseenShare(replications: 2).atMost == 1)
    #expect(!UnseenShare(replications: 599).isNegligible)
    #expect(UnseenShare(replications: 600).isNegligible)
  }

  @Test func `A mean of equal values has no interval until there are many`() {
    #expect(
      Tally([Double](repeating: 300, count: 599)).meanInterval(level: 0.95).isBounded == false)
    let many = Tally([Double](repeating: 300, count: 600)).meanInterval(level: 0.95)
    #expect(many.low == 300 && many.high == 300)
  }
}
