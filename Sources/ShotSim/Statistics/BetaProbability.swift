internal import CGSL

/// P(X <= x) or P(X > x) of the beta distribution with shapes a and b.
///
/// GSL's continued fraction gives up, with no number, near the mean of very narrow
/// distributions, a + b from about 10^7 on; there the normal distribution of the same
/// mean and variance is exact to four digits.
enum BetaProbability {
  /// P(X <= x).
  static func lower(_ x: Double, _ a: Double, _ b: Double) -> Double {
    GSLErrorHandling.switchOff()
    let probability = gsl_cdf_beta_P(x, a, b)
    return probability.isNaN ? gsl_cdf_ugaussian_P(deviate(x, a, b)) : probability
  }

  /// P(X > x).
  static func upper(_ x: Double, _ a: Double, _ b: Double) -> Double {
    GSLErrorHandling.switchOff()
    let probability = gsl_cdf_beta_Q(x, a, b)
    return probability.isNaN ? gsl_cdf_ugaussian_Q(deviate(x, a, b)) : probability
  }

  /// The x with P(X <= x) = `probability`.
  ///
  /// GSL's own inverse returns no number, or takes minutes, for many shapes from
  /// 1000 on; so this is a root of its distribution function, in the logarithm of
  /// the odds, where both ends of the range have room.
  static func lowerQuantile(_ probability: Double, _ a: Double, _ b: Double) -> Double {
    let logOdds = root(between: -700, and: 36) {
      lower(1 / (1 + exp(-$0)), a, b) - probability
    }
    return 1 / (1 + exp(-logOdds))
  }

  private static func deviate(_ x: Double, _ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return (x - a / sum) * sum * ((sum + 1) / (a * b)).squareRoot()
  }
}
