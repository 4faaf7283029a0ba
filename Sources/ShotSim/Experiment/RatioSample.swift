/// A mean over photos, or a share of taps, in the form that lets it be paired: what each
/// replication adds to either sum of the ratio.
package struct RatioSample: Sendable, Equatable {
  /// Sum of the values of each replication; infinite with a censored one.
  package var sums: [Double]
  /// Values of each replication.
  package var counts: [Int32]

  package init(sums: [Double], counts: [Int32]) {
    self.sums = sums
    self.counts = counts
  }

  /// Adds up what each value counts for.
  init(_ clusters: ClusteredValues, of weight: (Double) -> Double) {
    counts = clusters.counts
    var position = 0
    sums = clusters.counts.map { count in
      var sum = 0.0
      for index in position..<(position + Int(count)) { sum += weight(clusters.values[index]) }
      position += Int(count)
      return sum
    }
  }

  private var all: Double { Double(counts.reduce(0) { $0 + Int($1) }) }

  /// Not a number without values, or with a censored one.
  package var value: Double {
    let value = sums.reduce(0, +) / all
    return value.isFinite ? value : .nan
  }

  /// How far each replication moves the value; nil where there is none.
  var influences: [Double]? {
    let (value, all) = (value, all)
    guard value.isFinite else { return nil }
    return zip(sums, counts).map { ($0 - value * Double($1)) / all }
  }

  /// The value as a mean, with the ratio estimator's interval.
  func mean(level: Double) -> Estimate {
    guard value.isFinite else { return Estimate(value: .nan, interval: .unbounded(level: level)) }
    var ratio = ClusterRatio()
    for (sum, count) in zip(sums, counts) { ratio.add(sum: sum, count: Int(count)) }
    return ratio.estimate(level: level)
  }

  /// The value as a share, with an interval that has a width also where all values say the
  /// same.
  ///
  /// It is that of Clopper and Pearson for as many independent values as these are worth
  /// (Korn and Graubard 1998). From 0 to 1 for fewer than two replications.
  func share(level: Double) -> Estimate {
    let share = value
    guard share.isFinite, let influences else {
      return Estimate(value: .nan, interval: .unbounded(level: level))
    }
    let clusters = counts.count { $0 > 0 }
    guard clusters > 1 else {
      return Estimate(value: share, interval: ConfidenceInterval(low: 0, high: 1, level: level))
    }
    let trials = ClusteredValues.effectiveCount(
      share: share, deviations: influences, count: Int(all), clusters: clusters, level: level)
    return Estimate(
      value: share,
      interval: Proportion.clopperPearson(
        successes: share * trials, trials: trials, level: level))
  }

  /// The first replications.
  func first(_ count: Int) -> RatioSample {
    RatioSample(sums: Array(sums.prefix(count)), counts: Array(counts.prefix(count)))
  }
}

extension RatioSample {
  /// Takes a quantity that is a ratio out of its metric's values.
  init(_ quantity: Quantity, of clusters: ClusteredValues) {
    if case .probability(let relation, let bound) = quantity.statistic {
      self.init(clusters) { relation.holds($0, bound) ? 1 : 0 }
    } else {
      self.init(clusters) { $0 }
    }
  }
}
