internal import CGSL

/// The standard deviation of independent values with an interval that does not ask
/// for a normal distribution.
///
/// The interval of Bonett (2006): normal on the logarithm of the variance, whose
/// error follows from the kurtosis around a trimmed mean. Unbounded above, and zero
/// below, for fewer than five values. Values that do not vary have no width.
package func standardDeviationEstimate(of values: [Double], level: Double) -> Estimate {
  let tally = Tally(values)
  let deviation = tally.standardDeviation
  guard values.count >= 5 else {
    return Estimate(
      value: deviation, interval: ConfidenceInterval(low: 0, high: .infinity, level: level))
  }
  guard deviation > 0 else {
    return Estimate(value: 0, interval: ConfidenceInterval(low: 0, high: 0, level: level))
  }
  let count = Double(values.count)
  let sorted = values.sorted()
  let center = gsl_stats_trmean_from_sorted_data(
    1 / (2 * (count - 4).squareRoot()), sorted, 1, sorted.count)
  // In sorted order, so that equal samples give equal bytes in any order.
  let fourth = sorted.reduce(0.0) { sum, value in
    let square = (value - center) * (value - center)
    return sum + square * square
  }
  let squares = tally.variance * (count - 1)
  let kurtosis = count * fourth / (squares * squares)
  let quantile = ConfidenceInterval.normalQuantile(level: level)
  // Fewer values than the quantile leave the small-sample factor without meaning.
  guard count > quantile else {
    return Estimate(
      value: deviation, interval: ConfidenceInterval(low: 0, high: .infinity, level: level))
  }
  let logVariance = log(count / (count - quantile) * tally.variance)
  let half = quantile * (max(0, kurtosis - (count - 3) / count) / (count - 1)).squareRoot()
  return Estimate(
    value: deviation,
    interval: ConfidenceInterval(
      low: exp((logVariance - half) / 2), high: exp((logVariance + half) / 2), level: level))
}
