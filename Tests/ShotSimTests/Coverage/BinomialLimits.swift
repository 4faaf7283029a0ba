import CGSL

/// How often something that happens at a nominal rate may have happened in so many
/// trials: what lies beyond comes by chance once in a thousand studies.
struct BinomialLimits: Sendable {
  var trials: Int
  var rate: Double
  /// The chance that a right program is called wrong, to either side.
  var tail = 0.001

  /// The most that may have happened of what ought to happen at most at the rate.
  var most: Int {
    (0...trials).first { gsl_cdf_binomial_Q(UInt32($0), rate, UInt32(trials)) <= tail } ?? trials
  }

  /// The least of what ought to happen at least at the rate.
  var least: Int {
    (0...trials).last { count in
      count == 0 || gsl_cdf_binomial_P(UInt32(count - 1), rate, UInt32(trials)) <= tail
    } ?? 0
  }
}
