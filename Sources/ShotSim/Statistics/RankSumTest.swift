internal import CGSL

/// The rank sum test of Mann, Whitney and Wilcoxon for two independent samples.
///
/// The normal approximation with the correction for ties and for continuity, so
/// what R calls `wilcox.test(exact = FALSE)`.
package struct RankSumTest: Sendable, Equatable {
  /// Pairs of which the first sample's value is larger, ties counted half.
  package var statistic: Double
  /// Two-sided p value; 1 when a sample is empty or all values are tied.
  package var probability: Double

  /// Tests two samples; values that are not numbers are left out.
  package init(of first: [Double], and second: [Double]) {
    let pooled =
      (first.map { (value: $0, isFirst: true) } + second.map { (value: $0, isFirst: false) })
      .filter { !$0.value.isNaN }
      .sorted { $0.value < $1.value }
    let firsts = Double(pooled.count { $0.isFirst })
    let seconds = Double(pooled.count) - firsts
    var (rankSum, tieSum) = (0.0, 0.0)
    var start = 0
    while start < pooled.count {
      var end = start
      while end < pooled.count && pooled[end].value == pooled[start].value { end += 1 }
      let tied = Double(end - start)
      // All tied values get the mean of the ranks start + 1 ... end.
      let rank = Double(start + 1 + end) / 2
      rankSum += rank * Double(pooled[start..<end].count { $0.isFirst })
      tieSum += tied * (tied * tied - 1)
      start = end
    }
    statistic = rankSum - firsts * (firsts + 1) / 2
    let all = firsts + seconds
    let variance = firsts * seconds / 12 * ((all + 1) - tieSum / (all * (all - 1)))
    guard firsts > 0, seconds > 0, variance > 0 else {
      probability = 1
      return
    }
    let distance = max(0, abs(statistic - firsts * seconds / 2) - 0.5)
    probability = min(1, 2 * gsl_cdf_ugaussian_Q(distance / variance.squareRoot()))
  }
}
