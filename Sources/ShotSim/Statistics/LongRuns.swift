internal import CGSL

/// Where the steady part of one long run begins, by MSER-5.
///
/// The series is averaged in batches of five, an incomplete last one dropped, and
/// the number of batches to cut is the one that gives the smallest squared standard
/// error of the mean of the rest (White, Cobb and Spratt 2000). Only the first half
/// is searched, and ties go to the smallest cut.
package struct WarmUp: Sendable, Equatable {
  /// How many values belong to the warm-up; a multiple of five.
  package var cut: Int
  /// The squared standard error at the cut: squares of the rest over its squared count.
  package var statistic: Double

  /// Looks for the warm-up in a series; nil when it has fewer than ten values.
  ///
  /// - Complexity: O(n).
  package init?(series: [Double]) {
    let batch = 5
    let means = stride(from: 0, through: series.count - batch, by: batch).map {
      series[$0..<($0 + batch)].reduce(0, +) / Double(batch)
    }
    guard means.count >= 2 else { return nil }
    // From the back, so that every rest is one value more.
    var rest = Tally()
    var best = (cut: 0, statistic: Double.infinity)
    for index in means.indices.reversed() {
      rest.add(means[index])
      guard index <= means.count / 2, rest.count > 1 else { continue }
      let count = Double(rest.count)
      let statistic = rest.variance * (count - 1) / (count * count)
      // Ties go to the later index of this loop, so to the smaller cut.
      if statistic <= best.statistic { best = (index, statistic) }
    }
    (cut, statistic) = (best.cut * batch, best.statistic)
  }
}

/// The correlation of a series with itself one value later.
///
/// Not a number for fewer than two values or a constant.
package func lag1Autocorrelation(_ series: [Double]) -> Double {
  guard series.count > 1 else { return .nan }
  return gsl_stats_lag1_autocorrelation(series, 1, series.count)
}
