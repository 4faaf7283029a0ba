internal import CGSL

extension Distribution {
  /// Mean of the random variable in nanoseconds, before any clamping at zero.
  ///
  /// Of a normal distribution, the mean after its truncation.
  public var mean: Double { moments.mean }

  /// Standard deviation of the random variable in nanoseconds, before any clamping at zero.
  ///
  /// Of a normal distribution, the one after its truncation; of an empirical one,
  /// that of a draw, so divided by n.
  public var standardDeviation: Double { moments.variance.squareRoot() }

  // One switch without a default: a new family does not compile without its moments.
  private var moments: (mean: Double, variance: Double) {
    switch self {
    case .constant(let value):
      return (Double(value), 0)
    case .uniform(let min, let max):
      let width = Double(max) - Double(min)
      return (Double(min) + width / 2, width * width / 12)
    case .triangular(let min, let mode, let max):
      let (width, rise) = (Double(max) - Double(min), Double(mode) - Double(min))
      return (
        Double(min) + (width + rise) / 3, (width * width + rise * rise - width * rise) / 18
      )
    case .exponential(let mean, let floor):
      let excess = Double(mean) - Double(floor)
      return (Double(mean), excess * excess)
    case .gamma(let mean, let cv, _), .lognormal(let mean, let cv, _),
      .weibull(let mean, let cv, _):
      let deviation = Double(mean) * cv
      return (Double(mean), deviation * deviation)
    case .normal(let mean, let cv):
      return Self.truncatedNormalMoments(mean: Double(mean), cv: cv)
    case .empirical(let values):
      let count = Double(values.count)
      let mean = values.reduce(0) { $0 + Double($1) } / count
      let squares = values.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
      return (mean, squares / count)
    case .mixture(let parts):
      return Self.mixtureMoments(parts)
    }
  }

  /// Moments of a normal variable given that it is above zero.
  ///
  /// With λ the hazard of the standard normal at −1/cv: mean μ + σλ, variance
  /// σ²(1 − λ/cv − λ²).
  private static func truncatedNormalMoments(
    mean: Double, cv: Double
  ) -> (mean: Double, variance: Double) {
    guard cv > 0 else { return (mean, 0) }
    let deviation = mean * cv
    let lower = -1 / cv
    let hazard = gsl_ran_ugaussian_pdf(lower) / gsl_cdf_ugaussian_Q(lower)
    return (
      mean + deviation * hazard, deviation * deviation * (1 + lower * hazard - hazard * hazard)
    )
  }

  private static func mixtureMoments(
    _ parts: [MixturePart]
  ) -> (mean: Double, variance: Double) {
    let total = parts.reduce(0) { $0 + $1.weight }
    let mean = parts.reduce(0) { $0 + $1.weight * $1.distribution.mean } / total
    let variance = parts.reduce(0.0) { sum, part in
      let moments = part.distribution.moments
      let offset = moments.mean - mean
      return sum + part.weight * (moments.variance + offset * offset)
    }
    return (mean, variance / total)
  }
}
