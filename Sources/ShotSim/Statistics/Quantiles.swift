internal import CGSL

/// The quantile of type 7 of sorted values: the default of R and of most software.
///
/// Linear interpolation between the order statistics around position
/// 1 + (n − 1)p, by `gsl_stats_quantile_from_sorted_data`, never outside the two
/// by rounding. Infinite where it takes part of an infinite value. Not a number without
/// values.
///
/// - Precondition: `probability` is from 0 to 1.
package func quantile(ofSorted values: [Double], at probability: Double) -> Double {
  precondition(probability >= 0 && probability <= 1, "a probability lies between 0 and 1")
  if values.isEmpty { return .nan }
  let position = probability * Double(values.count - 1)
  let lower = Int(position)
  let (below, above) = (values[lower], values[min(lower + 1, values.count - 1)])
  // No part of infinity is nothing, where a product would be no number.
  guard above.isFinite else { return position == Double(lower) ? below : above }
  let value = gsl_stats_quantile_from_sorted_data(values, 1, values.count, probability)
  // Between two equal values the weighted mean can miss both by a last digit, and
  // would then count as below or above all values that are tied there.
  return min(max(value, below), above)
}

/// The quantile of type 1 of sorted values: the smallest one that at least this share of
/// them does not exceed, so that it is always one of the values.
///
/// Not a number without any.
///
/// - Precondition: `probability` is from 0 to 1.
package func lowerQuantile(ofSorted values: [Double], at probability: Double) -> Double {
  precondition(probability >= 0 && probability <= 1, "a probability lies between 0 and 1")
  if values.isEmpty { return .nan }
  // The product can miss a whole number by a last digit.
  let position = probability * Double(values.count)
  let whole = position.rounded()
  let rank = abs(position - whole) <= 1e-9 * max(1, whole) ? whole : position.rounded(.up)
  return values[min(max(Int(rank), 1), values.count) - 1]
}

/// Which two order statistics enclose a quantile with a given confidence.
///
/// Free of any assumption on the distribution: the number of values below the
/// quantile is binomial. The lower rank is the largest l with P(B < l) ≤ α/2, the
/// upper the smallest u with P(B ≥ u) ≤ α/2. Where a distribution has steps, the
/// coverage is at least that computed.
package struct OrderStatisticRanks: Sendable, Equatable {
  /// Rank from 1 of the lower end, or nil when the sample is too small to have one.
  package var lower: Int?
  /// Rank from 1 of the upper end, or nil when the sample is too small to have one.
  package var upper: Int?
  /// The probability that the quantile lies between the ends; a missing end covers all.
  package var coverage: Double

  /// Finds the ranks.
  ///
  /// - Parameters:
  ///   - count: How many values there are.
  ///   - effectiveCount: How many independent values they are worth; nil if all
  ///     are independent. Ranks are then those of a sample of that size, taken as
  ///     shares of this one.
  ///   - probability: Which quantile; from 0 to 1.
  ///   - level: The confidence level.
  /// - Complexity: O(log n) binomial probabilities.
  package init(
    count: Int, effectiveCount: Double? = nil, probability: Double, level: Double
  ) {
    precondition(level > 0 && level < 1, "a confidence level lies between 0 and 1")
    precondition(probability >= 0 && probability <= 1, "a probability lies between 0 and 1")
    let size = effectiveCount ?? Double(count)
    let scale = count == 0 ? 1 : size / Double(count)
    let tail = (1 - level) / 2
    /// P(B < rank), for a rank that need not be whole.
    func below(_ rank: Double) -> Double {
      if rank > size || probability == 0 { return 1 }
      if probability == 1 { return 0 }
      return BetaProbability.upper(probability, rank, size - rank + 1)
    }
    /// The smallest rank from 1 to `count` that a rising condition holds for, or count + 1.
    func firstRank(where condition: (Double) -> Bool) -> Int {
      var (low, high) = (1, count + 1)
      while low < high {
        let middle = (low + high) / 2
        if condition(Double(middle) * scale) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    var covered = (low: 0.0, high: 1.0)
    if count > 0, size >= 1, below(1) <= tail {
      let rank = firstRank { below($0) > tail } - 1
      lower = rank
      covered.low = below(Double(rank) * scale)
    }
    if count > 0, size >= 1, below(size) >= 1 - tail {
      let rank = firstRank { below($0) >= 1 - tail }
      upper = rank
      covered.high = below(Double(rank) * scale)
    }
    coverage = covered.high - covered.low
  }

  /// The values at the ranks of a sorted sample; infinite where there is none.
  package func interval(ofSorted values: [Double], level: Double) -> ConfidenceInterval {
    ConfidenceInterval(
      low: lower.map { values[$0 - 1] } ?? -.infinity,
      high: upper.map { values[$0 - 1] } ?? .infinity, level: level)
  }
}

/// The order-statistic interval of a quantile, for independent values.
///
/// Its level is at least the one asked for; an end is infinite where the sample is
/// too small for one.
package func quantileInterval(
  ofSorted values: [Double], at probability: Double, level: Double
) -> ConfidenceInterval {
  OrderStatisticRanks(count: values.count, probability: probability, level: level)
    .interval(ofSorted: values, level: level)
}
