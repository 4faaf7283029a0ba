internal import CGSL

/// Two samples of which value i of one belongs to value i of the other.
///
/// The values of replication i under two configurations, say. Pairs of which either
/// value is missing (not a number) are left out, and counted.
package struct PairedComparison: Sendable, Equatable {
  /// The pairs that were compared.
  package var pairs: Int
  /// The pairs that lacked a value.
  package var incompletePairs: Int
  /// Mean difference, first minus second, with Student's interval.
  package var difference: Estimate
  /// Student's t of the differences; not a number when all of them are zero.
  package var statistic: Double
  /// The two-sided p value.
  package var probability: Double
  /// Standard error of the mean difference.
  package var standardError: Double
  /// Achieved correlation of the two samples; nil when one of them is constant.
  package var correlation: Double?
  /// How many times the pairs independent samples would need for the same precision.
  ///
  /// The sum of both variances over that of the differences; nil when the
  /// differences do not vary.
  package var varianceRatio: Double?

  /// Compares two samples.
  ///
  /// - Precondition: Both have as many values.
  package init(of first: [Double], minus second: [Double], level: Double) {
    precondition(first.count == second.count, "the samples do not pair")
    var (firsts, seconds) = ([Double](), [Double]())
    var differences = Tally()
    for (one, other) in zip(first, second) where !one.isNaN && !other.isNaN {
      firsts.append(one)
      seconds.append(other)
      differences.add(one - other)
    }
    pairs = differences.count
    incompletePairs = first.count - pairs
    guard pairs > 1 else {
      difference = Estimate(
        value: pairs == 1 ? differences.mean : .nan, interval: .unbounded(level: level))
      (statistic, probability, standardError) = (.nan, 1, .nan)
      return
    }
    difference = Estimate(
      value: differences.mean,
      interval: .student(
        estimate: differences.mean, standardError: differences.standardError,
        degreesOfFreedom: Double(pairs - 1), level: level))
    standardError = differences.standardError
    statistic = differences.mean / standardError
    probability = twoSidedStudentProbability(statistic, degreesOfFreedom: Double(pairs - 1))
    let (one, other) = (Tally(firsts), Tally(seconds))
    if one.variance > 0, other.variance > 0 {
      correlation = gsl_stats_correlation(firsts, 1, seconds, 1, pairs)
    }
    if differences.variance > 0 {
      varianceRatio = (one.variance + other.variance) / differences.variance
    }
  }
}
