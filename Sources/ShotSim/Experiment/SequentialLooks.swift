/// Looks at a growing sample at fixed sizes, with intervals that hold together.
///
/// Whoever stops at the first look that pleases errs more often than each look
/// alone. The error is therefore spent in proportion to the replications
/// (``SpendingBoundary``): the chance that the interval of any look misses is that of
/// one look at the whole level, whatever the rule of stopping.
///
/// Small samples: each look has the level of its normal critical value, and an
/// interval of that level by Student's quantile, as one look would. With ten
/// replications or more the error of all looks together stays what it ought to be to
/// within a tenth of itself (Jennison and Turnbull 2000, section 3.8).
package struct SequentialLooks: Sendable, Equatable {
  /// Sample sizes in rising order.
  package let sizes: [Int]
  /// The confidence that all looks have together.
  package let level: Double
  private let criticalValues: [Double]

  /// Looks after `first`, then twice as many, up to `maximum`.
  ///
  /// The first is taken as it is, even when it is a single one, unless it is so close to
  /// the last that one look serves (``LookSchedule``).
  package init(first: Int, maximum: Int, level: Double) {
    precondition(first > 0, "a look needs a sample")
    var sizes = [first]
    if maximum > first {
      sizes += LookSchedule(first: first * 2, maximum: maximum).looks.filter { $0 > first }
      if first > maximum - maximum / 5 { sizes.removeFirst() }
    }
    self.init(sizes: sizes, level: level)
  }

  private init(sizes: [Int], level: Double) {
    self.sizes = sizes
    self.level = level
    criticalValues =
      sizes.count == 1 ? [] : SpendingBoundary(sizes: sizes, error: 1 - level).criticalValues
  }

  /// The confidence of the intervals of one look, counted from 0.
  package func level(ofLook look: Int) -> Double {
    criticalValues.isEmpty
      ? level : ConfidenceInterval.normalLevel(quantile: criticalValues[look])
  }

  /// The same looks when an error is shared by several checks, of which this is the
  /// part of one: what Holm's method asks of each.
  package func sharing(among checks: Int) -> SequentialLooks {
    precondition(checks > 0, "an error is shared by at least one check")
    return SequentialLooks(sizes: sizes, level: 1 - (1 - level) / Double(checks))
  }
}
