/// What a difference without a margin shows; no ground for a ``Judgement``, since
/// with enough replications anything differs.
package enum Finding: String, Sendable, Equatable, CaseIterable {
  case better, worse
  /// Zero lies in the interval, or may by chance in so many comparisons.
  case noClearDifference
  /// The same configuration with the same random numbers, so equal in every replication
  /// that could be made.
  case identical
  /// One of the two has no value.
  case noValue
}
