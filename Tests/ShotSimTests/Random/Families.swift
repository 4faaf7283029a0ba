import CGSL

@testable import ShotSim

/// One example of every family and of its corners, with its distribution function.
enum Families {
  struct Example: Sendable, CustomStringConvertible {
    var name: String
    var distribution: Distribution
    /// P(X <= x) of the continuous variable, x in nanoseconds; nil where it has steps.
    var cumulative: (@Sendable (Double) -> Double)?
    var description: String { name }
  }

  static let millisecond: Nanoseconds = 1_000_000

  static func ms(_ value: Int64) -> Nanoseconds { value * millisecond }

  /// The mean and standard deviation of the part above the floor, in milliseconds.
  static let examples: [Example] = [
    Example(name: "constant", distribution: .constant(ms(5)), cumulative: nil),
    Example(name: "uniform", distribution: .uniform(min: ms(20), max: ms(60))) {
      gsl_cdf_flat_P($0, 20e6, 60e6)
    },
    Example(name: "triangular", distribution: .triangular(min: ms(10), mode: ms(20), max: ms(60))) {
      triangle($0 / 1e6, 10, 20, 60)
    },
    Example(
      name: "triangular, falling", distribution: .triangular(min: ms(10), mode: ms(10), max: ms(60))
    ) { triangle($0 / 1e6, 10, 10, 60) },
    Example(
      name: "triangular, rising", distribution: .triangular(min: ms(10), mode: ms(60), max: ms(60))
    ) { triangle($0 / 1e6, 10, 60, 60) },
    Example(name: "exponential", distribution: .exponential(mean: ms(80), floor: ms(30))) {
      gsl_cdf_exponential_P($0 - 30e6, 50e6)
    },
    // Mean 250, sd 45, floor 120: shape (130/45)², scale 45²/130.
    Example(name: "gamma", distribution: .gamma(mean: ms(250), cv: 0.18, floor: ms(120))) {
      gsl_cdf_gamma_P($0 - 120e6, (130.0 / 45) * (130.0 / 45), 45.0 * 45 / 130 * 1e6)
    },
    // The shape is below one, where the library takes another way.
    Example(name: "gamma, wide", distribution: .gamma(mean: ms(100), cv: 1.5, floor: 0)) {
      gsl_cdf_gamma_P($0, 1 / 2.25, 225e6)
    },
    // Mean 80, sd 16, floor 48: the part above it has mean 32 and cv 1/2.
    Example(name: "lognormal", distribution: .lognormal(mean: ms(80), cv: 0.2, floor: ms(48))) {
      gsl_cdf_lognormal_P($0 - 48e6, log(32e6) - log(1.25) / 2, log(1.25).squareRoot())
    },
    // Shape 2 has cv sqrt(4/π − 1); mean 90 is scale · sqrt(π)/2 above the floor of 30.
    Example(
      name: "weibull",
      distribution: .weibull(
        mean: ms(90), cv: (4 / Double.pi - 1).squareRoot() * 60 / 90, floor: ms(30))
    ) { gsl_cdf_weibull_P($0 - 30e6, 60e6 * 2 / Double.pi.squareRoot(), 2) },
    // Shape 1/2 has cv sqrt(5) and mean 2 · scale.
    Example(
      name: "weibull, wide", distribution: .weibull(mean: ms(90), cv: 5.0.squareRoot(), floor: 0)
    ) { gsl_cdf_weibull_P($0, 45e6, 0.5) },
    Example(name: "normal", distribution: .normal(mean: ms(100), cv: 0.1)) {
      truncatedNormal($0, 100e6, 10e6)
    },
    Example(name: "normal, cut", distribution: .normal(mean: ms(100), cv: 2)) {
      truncatedNormal($0, 100e6, 200e6)
    },
    Example(
      name: "empirical", distribution: .empirical([ms(7), ms(3), ms(3), ms(9)]), cumulative: nil),
    Example(
      name: "mixture",
      distribution: .mixture([
        MixturePart(weight: 3, distribution: .exponential(mean: ms(10), floor: 0)),
        MixturePart(weight: 1, distribution: .uniform(min: ms(100), max: ms(200))),
      ])
    ) { 0.75 * gsl_cdf_exponential_P($0, 10e6) + 0.25 * gsl_cdf_flat_P($0, 100e6, 200e6) },
    Example(
      name: "mixture of a mixture",
      distribution: .mixture([
        MixturePart(
          weight: 0.5,
          distribution: .mixture([
            MixturePart(weight: 1, distribution: .constant(ms(1))),
            MixturePart(weight: 1, distribution: .empirical([ms(2), ms(4)])),
          ])),
        MixturePart(weight: 0.5, distribution: .constant(ms(8))),
      ]), cumulative: nil),
  ]

  private static func triangle(_ x: Double, _ min: Double, _ mode: Double, _ max: Double) -> Double
  {
    if x <= min { return 0 }
    if x >= max { return 1 }
    if x < mode { return (x - min) * (x - min) / ((max - min) * (mode - min)) }
    return 1 - (max - x) * (max - x) / ((max - min) * (max - mode))
  }

  private static func truncatedNormal(_ x: Double, _ mean: Double, _ deviation: Double) -> Double {
    if x <= 0 { return 0 }
    let below = gsl_cdf_gaussian_P(-mean, deviation)
    return (gsl_cdf_gaussian_P(x - mean, deviation) - below) / (1 - below)
  }
}
