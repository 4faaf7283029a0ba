/// A distribution made ready to be drawn from: its parameters computed, its tables laid out.
///
/// A plain value of a few words, made by a `SamplerSet` and valid as long as
/// that set lives, which owns the tables of empirical distributions and mixtures.
package struct Sampler: BitwiseCopyable, @unchecked Sendable {
  // The tables behind the pointers never change after the set is made, hence the
  // unchecked conformance.

  let law: Law
  let allowsNegative: Bool

  /// The time that every draw returns, or nil when draws differ.
  @inline(__always)
  var constant: Nanoseconds? {
    if case .constant(let law) = law { law.time } else { nil }
  }

  /// Draws one time from where the stream stands.
  func draw(from stream: inout RandomStream) -> Nanoseconds {
    let value = law.draw(from: &stream)
    return allowsNegative ? value : max(0, value)
  }

  /// The value that is not exceeded with a probability from 0 to 1, in nanoseconds,
  /// before rounding and clamping.
  func quantile(at probability: Double) -> Double { law.function.quantile(at: probability) }

  /// The probability of a value up to `value`, before rounding and clamping.
  func probability(upTo value: Double) -> Double { law.function.probability(upTo: value) }
}

/// The distribution function of a family's law and its inverse, in nanoseconds.
protocol DistributionFunction: BitwiseCopyable {
  /// The value that is not exceeded with a probability from 0 to 1.
  ///
  /// By GSL's inverse of the distribution function where it has one.
  func quantile(at probability: Double) -> Double

  /// The probability of a value up to `value`.
  func probability(upTo value: Double) -> Double
}
