internal import CGSL

/// Values that come in clusters: those within one replication depend on each other.
///
/// Anything said about the pooled values is judged by how it varies between
/// clusters. Sums run in the order of the clusters, so results are the same bytes
/// for the same data.
package struct ClusteredValues: Sendable {
  /// The values, cluster by cluster.
  package let values: [Double]
  /// How many values each cluster has.
  package let counts: [Int32]
  /// All values in ascending order.
  package let sorted: [Double]
  /// How many clusters have a value.
  package let occupiedClusters: Int

  /// Creates clustered values.
  ///
  /// - Precondition: The counts add up to the number of values, and no value is
  ///   not a number.
  /// - Complexity: O(n log n).
  package init(values: [Double], counts: [Int32]) {
    precondition(counts.reduce(0) { $0 + Int($1) } == values.count, "counts do not fit the values")
    self.values = values
    self.counts = counts
    occupiedClusters = counts.count { $0 > 0 }
    sorted = values.sorted()
  }

  /// The quantile of type 7 of all values.
  package func quantile(at probability: Double) -> Double {
    ShotSim.quantile(ofSorted: sorted, at: probability)
  }

  /// The quantile of all values with its interval.
  ///
  /// Woodruff's method (1952): the share of values up to the quantile is a ratio of
  /// cluster sums with a cluster-robust variance; that variance says how many
  /// independent values the sample is worth (times the squared ratio of t quantiles
  /// with n - 1 values and with one less than the clusters, as Korn and Graubard
  /// 1998, and never more than all); the order-statistic ranks of a sample of that
  /// size are mapped back to the pooled order statistics. With one value a cluster it is the
  /// order-statistic interval. An end is infinite where the ranks do not exist.
  ///
  /// Of the largest and the smallest value (probability 1 and 0) only the inner end
  /// is known.
  package func quantileEstimate(at probability: Double, level: Double) -> Estimate {
    let value = quantile(at: probability)
    guard occupiedClusters > 1 else {
      return Estimate(value: value, interval: .unbounded(level: level))
    }
    if probability == 1 || probability == 0 {
      let interval = ConfidenceInterval(
        low: probability == 1 ? value : -.infinity,
        high: probability == 1 ? .infinity : value, level: level)
      return Estimate(value: value, interval: interval)
    }
    let ranks = OrderStatisticRanks(
      count: values.count, effectiveCount: effectiveCount(upTo: value, level: level),
      probability: probability, level: level)
    return Estimate(value: value, interval: ranks.interval(ofSorted: sorted, level: level))
  }

  /// The deviations of the clusters from the pooled share of values up to a limit.
  ///
  /// For each cluster (values up to the limit − share · values of the cluster) /
  /// all values: what the cluster adds to the error of the share.
  func shareDeviations(upTo limit: Double) -> (share: Double, deviations: [Double]) {
    var sums = [Double](repeating: 0, count: counts.count)
    var total = 0
    var position = 0
    for (cluster, count) in counts.enumerated() {
      var sum = 0
      for index in position..<(position + Int(count)) where values[index] <= limit { sum += 1 }
      position += Int(count)
      sums[cluster] = Double(sum)
      total += sum
    }
    let all = Double(values.count)
    let share = Double(total) / all
    for cluster in sums.indices {
      sums[cluster] = (sums[cluster] - share * Double(counts[cluster])) / all
    }
    return (share, sums)
  }

  /// How many independent values these are worth for the share up to a limit.
  ///
  /// At least two, at most all values. Where no cluster deviates, as at the largest
  /// of tied values, one value a cluster.
  func effectiveCount(upTo limit: Double, level: Double) -> Double {
    let (share, deviations) = shareDeviations(upTo: limit)
    return Self.effectiveCount(
      share: share, deviations: deviations, count: values.count, clusters: occupiedClusters,
      level: level)
  }

  /// The same for any share, by what each cluster adds to its error.
  static func effectiveCount(
    share: Double, deviations: [Double], count: Int, clusters: Int, level: Double
  ) -> Double {
    if clusters == count { return Double(count) }
    let (count, clusters) = (Double(count), Double(clusters))
    let variance =
      clusters / (clusters - 1) * deviations.reduce(0) { $0 + $1 * $1 }
    let independent = share * (1 - share)
    guard variance > 0, independent > 0 else { return clusters }
    let quantiles =
      ConfidenceInterval.studentQuantile(level: level, degreesOfFreedom: count - 1)
      / ConfidenceInterval.studentQuantile(level: level, degreesOfFreedom: clusters - 1)
    return min(count, max(2, independent / variance * quantiles * quantiles))
  }

  /// The standard deviation of all values, with Student's interval of its linearisation
  /// over the clusters: to first order a cluster moves it by the sum of (distance from
  /// the mean)² − variance, divided by twice the deviation.
  ///
  /// Unbounded above, and zero below, for fewer than two clusters. Not a number below two
  /// values, or with an infinite one.
  package func standardDeviationEstimate(level: Double) -> Estimate {
    let tally = Tally(values)
    let (deviation, variance) = (tally.standardDeviation, tally.variance)
    guard deviation.isFinite else {
      return Estimate(value: .nan, interval: .unbounded(level: level))
    }
    guard occupiedClusters > 1 else {
      return Estimate(
        value: deviation, interval: ConfidenceInterval(low: 0, high: .infinity, level: level))
    }
    guard deviation > 0 else {
      return Estimate(value: 0, interval: ConfidenceInterval(low: 0, high: 0, level: level))
    }
    var squares = 0.0
    var position = 0
    for count in counts {
      var sum = 0.0
      for index in position..<(position + Int(count)) {
        let distance = values[index] - tally.mean
        sum += distance * distance - variance
      }
      position += Int(count)
      squares += sum * sum
    }
    let clusters = Double(occupiedClusters)
    let error =
      (squares * clusters / (clusters - 1)).squareRoot()
      / (2 * deviation * Double(values.count))
    var interval = ConfidenceInterval.student(
      estimate: deviation, standardError: error, degreesOfFreedom: clusters - 1, level: level)
    interval.low = max(0, interval.low)
    return Estimate(value: deviation, interval: interval)
  }
}
