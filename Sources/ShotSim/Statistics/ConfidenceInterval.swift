internal import CGSL

/// A range that covers the true value with a stated probability.
///
/// An end is infinite where the data do not bound it.
package struct ConfidenceInterval: Sendable, Equatable {
  /// The lower end.
  package var low: Double
  /// The upper end.
  package var high: Double
  /// Confidence level, between 0 and 1, such as 0.95.
  package var level: Double

  /// Creates an interval.
  package init(low: Double, high: Double, level: Double) {
    self.low = low
    self.high = high
    self.level = level
  }

  /// The interval of which nothing is known.
  package static func unbounded(level: Double) -> ConfidenceInterval {
    ConfidenceInterval(low: -.infinity, high: .infinity, level: level)
  }

  /// Half the width; infinite when an end is.
  package var halfWidth: Double { (high - low) / 2 }

  /// Whether the data bound both ends.
  package var isBounded: Bool { low.isFinite && high.isFinite }

  /// Whether a value lies between the ends, or on one.
  package func contains(_ value: Double) -> Bool { low <= value && value <= high }

  /// Estimate plus and minus a quantile of Student's t times the standard error.
  ///
  /// - Precondition: `level` is between 0 and 1, and there are degrees of freedom.
  package static func student(
    estimate: Double, standardError: Double, degreesOfFreedom: Double, level: Double
  ) -> ConfidenceInterval {
    let half = standardError * studentQuantile(level: level, degreesOfFreedom: degreesOfFreedom)
    return ConfidenceInterval(low: estimate - half, high: estimate + half, level: level)
  }

  /// The number of standard errors to either side that a level asks for.
  package static func studentQuantile(level: Double, degreesOfFreedom: Double) -> Double {
    precondition(level > 0 && level < 1, "a confidence level lies between 0 and 1")
    precondition(degreesOfFreedom > 0, "an interval needs degrees of freedom")
    GSLErrorHandling.switchOff()
    return gsl_cdf_tdist_Qinv((1 - level) / 2, degreesOfFreedom)
  }

  /// The same for a normal distribution.
  package static func normalQuantile(level: Double) -> Double {
    precondition(level > 0 && level < 1, "a confidence level lies between 0 and 1")
    GSLErrorHandling.switchOff()
    return gsl_cdf_ugaussian_Qinv((1 - level) / 2)
  }

  /// The level of which that many standard errors are the normal quantile.
  static func normalLevel(quantile: Double) -> Double {
    GSLErrorHandling.switchOff()
    return 1 - 2 * gsl_cdf_ugaussian_Q(quantile)
  }
}

/// A value with its interval.
package struct Estimate: Sendable, Equatable {
  /// The best guess.
  package var value: Double
  /// The range that covers the truth.
  package var interval: ConfidenceInterval

  /// Creates an estimate.
  package init(value: Double, interval: ConfidenceInterval) {
    self.value = value
    self.interval = interval
  }
}

extension Estimate {
  /// The mean of values, with Student's interval; it has no value without any, or where
  /// one has not come.
  package init(meanOf values: some Sequence<Double>, level: Double) {
    let tally = Tally(values)
    guard tally.count > 0, tally.mean.isFinite else {
      self.init(value: .nan, interval: .unbounded(level: level))
      return
    }
    self.init(value: tally.mean, interval: tally.meanInterval(level: level))
  }

  /// The estimate, or none where the value is that of what has not come.
  var ifCome: Estimate {
    value == .infinity
      ? Estimate(value: .nan, interval: .unbounded(level: interval.level)) : self
  }
}

/// The probability of a Student's t at least as far from zero as this one.
///
/// One when there is nothing to tell apart: a statistic of 0/0.
func twoSidedStudentProbability(_ statistic: Double, degreesOfFreedom: Double) -> Double {
  if statistic.isNaN { return 1 }
  if statistic.isInfinite { return 0 }
  GSLErrorHandling.switchOff()
  return min(1, 2 * gsl_cdf_tdist_Q(abs(statistic), degreesOfFreedom))
}
