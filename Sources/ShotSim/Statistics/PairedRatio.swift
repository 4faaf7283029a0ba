/// The ratio of the means of two samples whose values pair, with its interval.
///
/// The ratio is linearised (delta method): pair i moves it by (first − ratio ·
/// second) / mean of the second; the interval is Student's on those. Luck that both
/// share cancels, and a sample that is a multiple of the other has no width. Pairs
/// without a value (not a number) are left out. Unbounded for fewer than two pairs;
/// not a number when the second mean is zero.
///
/// - Precondition: Both have as many values.
package func pairedRatio(
  of first: [Double], to second: [Double], level: Double
) -> Estimate {
  precondition(first.count == second.count, "the samples do not pair")
  let pairs = zip(first, second).filter { !$0.isNaN && !$1.isNaN }
  let divisor = Tally(pairs.lazy.map(\.1)).mean
  let ratio = Tally(pairs.lazy.map(\.0)).mean / divisor
  guard divisor != 0, !pairs.isEmpty else {
    return Estimate(value: .nan, interval: .unbounded(level: level))
  }
  let influences = Tally(pairs.lazy.map { ($0 - ratio * $1) / divisor })
  guard influences.count > 1 else {
    return Estimate(value: ratio, interval: .unbounded(level: level))
  }
  return Estimate(
    value: ratio,
    interval: .student(
      estimate: ratio, standardError: influences.standardError,
      degreesOfFreedom: Double(influences.count - 1), level: level))
}
