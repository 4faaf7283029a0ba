internal import CGSL

/// A distribution made ready to be drawn from: its parameters computed, its tables laid out.
///
/// A plain value of a few words, made by a `SamplerSet` and valid as long as
/// that set lives, which owns the tables of empirical distributions and mixtures.
public struct Sampler: BitwiseCopyable, @unchecked Sendable {
  // The tables behind the pointers never change after the set is made, hence the
  // unchecked conformance.

  /// What is drawn, with the parameters of GSL's own functions, in nanoseconds.
  enum Kind: BitwiseCopyable {
    case constant(Nanoseconds)
    case uniform(min: Double, width: Double)
    case triangular(min: Double, max: Double, width: Double, rise: Double, riseShare: Double)
    case exponential(floor: Double, mean: Double)
    case gamma(floor: Double, shape: Double, scale: Double)
    case lognormal(floor: Double, zeta: Double, sigma: Double)
    case weibull(floor: Double, scale: Double, shape: Double)
    case normal(mean: Double, standardDeviation: Double)
    case empirical(UnsafePointer<Nanoseconds>, count: UInt32)
    case mixture(UnsafePointer<MixtureEntry>, count: UInt32)
  }

  /// One part of a mixture's table.
  struct MixtureEntry: BitwiseCopyable {
    /// Probability of this part or an earlier one; not read of the last part.
    let cumulativeWeight: Double
    let sampler: Sampler
  }

  let kind: Kind
  let allowsNegative: Bool

  /// The time that every draw returns, or nil when draws differ.
  @inline(__always)
  var constant: Nanoseconds? {
    if case .constant(let value) = kind { value } else { nil }
  }

  /// Draws one time from where the stream stands.
  func draw(from stream: inout RandomStream) -> Nanoseconds {
    let value: Nanoseconds
    switch kind {
    case .constant(let time): value = time
    case .empirical(let times, let count):
      value = times[stream.uniformInteger(below: Int(count))]
    case .mixture(let parts, let count):
      return Self.part(of: parts, count: count, at: stream.uniform()).draw(from: &stream)
    case .uniform, .triangular, .exponential, .gamma, .lognormal, .weibull, .normal:
      value = nanoseconds(rounding: drawReal(from: &stream))
    }
    return allowsNegative ? value : max(0, value)
  }

  /// Draws from one of the continuous families, before rounding.
  @inline(__always)
  private func drawReal(from stream: inout RandomStream) -> Double {
    switch kind {
    case .lognormal(let floor, let zeta, let sigma):
      // Not gsl_ran_lognormal, whose normal number comes from the polar method: at
      // an address of its own that takes 460 instructions a draw, this 360, of
      // which 150 are the block of random bits.
      floor + exp(zeta + stream.gaussian(standardDeviation: sigma))
    case .gamma(let floor, let shape, let scale):
      floor + stream.gamma(shape: shape, scale: scale)
    case .exponential(let floor, let mean):
      floor + stream.exponential(mean: mean)
    case .weibull(let floor, let scale, let shape):
      floor + stream.weibull(scale: scale, shape: shape)
    case .uniform(let min, let width):
      min + width * stream.uniform()
    case .triangular(let min, let max, let width, let rise, let riseShare):
      Self.triangularQuantile(
        stream.uniform(), min: min, max: max, width: width, rise: rise, riseShare: riseShare)
    case .normal(let mean, let standardDeviation):
      Self.truncatedNormal(
        mean: mean, standardDeviation: standardDeviation, from: &stream)
    case .constant, .empirical, .mixture:
      0  // Drawn by the caller.
    }
  }

  /// The inverse of the distribution function of a triangle.
  static func triangularQuantile(
    _ probability: Double, min: Double, max: Double, width: Double, rise: Double,
    riseShare: Double
  ) -> Double {
    if probability < riseShare { return min + (probability * width * rise).squareRoot() }
    return max - ((1 - probability) * width * (width - rise)).squareRoot()
  }

  /// A normal number above zero, by rejection.
  ///
  /// The mean is above zero, so fewer than two tries are needed on average.
  private static func truncatedNormal(
    mean: Double, standardDeviation: Double, from stream: inout RandomStream
  ) -> Double {
    while true {
      let value = mean + stream.gaussian(standardDeviation: standardDeviation)
      if value > 0 { return value }
    }
  }

  /// The part of a mixture that belongs to a uniform number.
  private static func part(
    of parts: UnsafePointer<MixtureEntry>, count: UInt32, at probability: Double
  ) -> Sampler {
    let last = Int(count) - 1
    var index = 0
    while index < last && probability >= parts[index].cumulativeWeight { index += 1 }
    return parts[index].sampler
  }
}
