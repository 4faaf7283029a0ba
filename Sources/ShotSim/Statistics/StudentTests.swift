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
      value: differences.mean, interval: differences.meanInterval(level: level))
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

  /// The p value of equivalence: that the true difference is not within ± margin.
  ///
  /// Two one-sided tests (Schuirmann 1987). Below α it says the same as the interval
  /// of level 1 − 2α lying within the margin.
  package func equivalenceProbability(margin: Double) -> Double {
    guard pairs > 1 else { return 1 }
    return ShotSim.equivalenceProbability(
      difference: difference.value, standardError: standardError,
      degreesOfFreedom: Double(pairs - 1), margin: margin)
  }
}

/// Welch's comparison of two independent samples, which may differ in variance.
package struct WelchComparison: Sendable, Equatable {
  /// Difference of the means, first minus second, with its interval.
  package var difference: Estimate
  /// The t statistic; not a number when neither sample varies nor they differ.
  package var statistic: Double
  /// Degrees of freedom by Welch and Satterthwaite.
  package var degreesOfFreedom: Double
  /// The two-sided p value.
  package var probability: Double
  /// Standard error of the difference.
  package var standardError: Double

  /// Compares two samples by their tallies; unbounded when one has fewer than two values.
  package init(of first: Tally, minus second: Tally, level: Double) {
    let value = first.count > 0 && second.count > 0 ? first.mean - second.mean : .nan
    guard first.count > 1, second.count > 1 else {
      difference = Estimate(value: value, interval: .unbounded(level: level))
      (statistic, degreesOfFreedom, probability, standardError) = (.nan, .nan, 1, .nan)
      return
    }
    let one = first.variance / Double(first.count)
    let other = second.variance / Double(second.count)
    standardError = (one + other).squareRoot()
    // Without any variance the degrees of freedom are 0/0; they then do not matter.
    degreesOfFreedom =
      standardError > 0
      ? (one + other) * (one + other)
        / (one * one / Double(first.count - 1) + other * other / Double(second.count - 1))
      : Double(first.count + second.count - 2)
    statistic = value / standardError
    probability = twoSidedStudentProbability(statistic, degreesOfFreedom: degreesOfFreedom)
    difference = Estimate(
      value: value,
      interval: .student(
        estimate: value, standardError: standardError, degreesOfFreedom: degreesOfFreedom,
        level: level))
  }
}

/// The p value of the two one-sided tests that a difference is within ± margin.
///
/// - Precondition: `margin` is above zero.
package func equivalenceProbability(
  difference: Double, standardError: Double, degreesOfFreedom: Double, margin: Double
) -> Double {
  precondition(margin > 0, "an equivalence margin is above zero")
  if standardError == 0 { return abs(difference) < margin ? 0 : 1 }
  GSLErrorHandling.switchOff()
  let above = gsl_cdf_tdist_Q((difference + margin) / standardError, degreesOfFreedom)
  let below = gsl_cdf_tdist_P((difference - margin) / standardError, degreesOfFreedom)
  return max(above, below)
}
