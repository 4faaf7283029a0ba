/// Looks at a growing sample at fixed sizes, with intervals that hold together.
///
/// Whoever stops at the first look that pleases errs more often than each look
/// alone. Look k therefore has the error α/2^k, and the last one what is left, so
/// that the chance that any interval misses is at most α (Bonferroni) whatever
/// the rule of stopping. One look alone has α.
package struct SequentialLooks: Sendable, Equatable {
  /// Sample sizes in rising order.
  package let sizes: [Int]
  /// The confidence that all looks have together.
  package let level: Double

  /// Looks after `first`, then twice as many, up to `maximum`.
  ///
  /// The first is taken as it is, even when it is a single one.
  package init(first: Int, maximum: Int, level: Double) {
    precondition(first > 0, "a look needs a sample")
    var sizes = [first]
    if maximum > first {
      sizes += LookSchedule(first: first * 2, maximum: maximum).looks.filter { $0 > first }
    }
    self.sizes = sizes
    self.level = level
  }

  /// The confidence of the intervals of one look, counted from 0.
  package func level(ofLook look: Int) -> Double {
    guard sizes.count > 1 else { return level }
    let halvings = min(look + 1, sizes.count - 1)
    return 1 - (1 - level) / Double(1 << min(halvings, 50))
  }
}
