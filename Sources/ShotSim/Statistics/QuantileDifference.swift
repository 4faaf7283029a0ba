internal import CGSL

/// The difference of a quantile of two clustered samples whose clusters pair.
///
/// Cluster i of both is replication i, with common random numbers. Method: each
/// pooled quantile is linearised (Bahadur 1966): cluster i moves it by
/// −(its deviation from the share of values up to the quantile) / density. The
/// reciprocal of the density is the slope of the sample quantile between the
/// probabilities one Woodruff interval below and above (as the `survey` package
/// of R does). The variance of the difference is that of the paired differences of
/// what the clusters move, so that luck which both share cancels; the interval is
/// Student's with one less than the clusters degrees of freedom.
///
/// Where a quantile has no bounded Woodruff interval of its own, the difference is
/// unbounded too; of two samples that are the same, it is exactly zero.
package struct PairedQuantileDifference: Sendable, Equatable {
  /// First quantile minus second, with its interval.
  package var difference: Estimate
  /// Standard error of the difference; not a number when unbounded.
  package var standardError: Double
  /// Two-sided p value; 1 when unbounded.
  package var probability: Double

  /// Compares two samples.
  ///
  /// - Precondition: Both have as many clusters.
  package init(
    of first: ClusteredValues, minus second: ClusteredValues, at probability: Double, level: Double
  ) {
    precondition(first.counts.count == second.counts.count, "the clusters do not pair")
    let value = first.quantile(at: probability) - second.quantile(at: probability)
    if first.counts == second.counts, first.values == second.values, !first.values.isEmpty {
      difference = Estimate(
        value: 0, interval: ConfidenceInterval(low: 0, high: 0, level: level))
      (standardError, self.probability) = (0, 1)
      return
    }
    guard let one = first.quantileInfluences(at: probability, level: level),
      let other = second.quantileInfluences(at: probability, level: level)
    else {
      difference = Estimate(value: value, interval: .unbounded(level: level))
      (standardError, self.probability) = (.nan, 1)
      return
    }
    let clusters = Double(min(first.occupiedClusters, second.occupiedClusters))
    let squares = zip(one, other).reduce(0.0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    standardError = (clusters / (clusters - 1) * squares).squareRoot()
    self.probability = twoSidedStudentProbability(
      value / standardError, degreesOfFreedom: clusters - 1)
    difference = Estimate(
      value: value,
      interval: .student(
        estimate: value, standardError: standardError, degreesOfFreedom: clusters - 1,
        level: level))
  }
}

extension ClusteredValues {
  /// How far each cluster moves the pooled quantile, to first order.
  ///
  /// Nil when the sample does not bound the quantile.
  func quantileInfluences(at probability: Double, level: Double) -> [Double]? {
    guard occupiedClusters > 1, probability > 0, probability < 1 else { return nil }
    let value = quantile(at: probability)
    let effective = effectiveCount(upTo: value, level: level)
    let ranks = OrderStatisticRanks(
      count: values.count, effectiveCount: effective, probability: probability, level: level)
    guard let lower = ranks.lower, let upper = ranks.upper, upper > lower else { return nil }
    let slope =
      (sorted[upper - 1] - sorted[lower - 1]) * Double(values.count) / Double(upper - lower)
    return shareDeviations(upTo: value).deviations.map { -$0 * slope }
  }
}
