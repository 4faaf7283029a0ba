internal import CGSL

extension Sampler {
  /// The value that is not exceeded with a probability from 0 to 1, in nanoseconds,
  /// before rounding and clamping.
  ///
  /// By GSL's inverse of the family's distribution function; of a mixture by
  /// halving the interval between its parts' values 60 times.
  func quantile(at probability: Double) -> Double {
    switch kind {
    case .constant(let value): return Double(value)
    case .uniform(let min, let width): return min + width * probability
    case .triangular(let min, let max, let width, let rise, let riseShare):
      return Self.triangularQuantile(
        probability, min: min, max: max, width: width, rise: rise, riseShare: riseShare)
    case .exponential(let floor, let mean):
      return floor + gsl_cdf_exponential_Pinv(probability, mean)
    case .gamma(let floor, let shape, let scale):
      return floor + gsl_cdf_gamma_Pinv(probability, shape, scale)
    case .lognormal(let floor, let zeta, let sigma):
      return floor + gsl_cdf_lognormal_Pinv(probability, zeta, sigma)
    case .weibull(let floor, let scale, let shape):
      return floor + gsl_cdf_weibull_Pinv(probability, scale, shape)
    case .normal(let mean, let deviation):
      // Given that it is above zero.
      let below = gsl_cdf_gaussian_P(-mean, deviation)
      return mean + gsl_cdf_gaussian_Pinv(below + probability * (1 - below), deviation)
    case .empirical(let values, let count):
      let sorted = (0..<Int(count)).map { values[$0] }.sorted()
      let rank = Int((probability * Double(count)).rounded(.up)) - 1
      return Double(sorted[min(max(rank, 0), sorted.count - 1)])
    case .mixture(let parts, let count):
      let ends = (0..<Int(count)).map { parts[$0].sampler.quantile(at: probability) }
      var (low, high) = (ends.min() ?? 0, ends.max() ?? 0)
      for _ in 0..<60 where low < high {
        let middle = low + (high - low) / 2
        if distributionFunction(middle) < probability { low = middle } else { high = middle }
      }
      return high
    }
  }

  /// The probability of a value up to `value`.
  func distributionFunction(_ value: Double) -> Double {
    switch kind {
    case .constant(let constant): return value >= Double(constant) ? 1 : 0
    case .uniform(let min, let width): return gsl_cdf_flat_P(value, min, min + width)
    case .triangular(let min, let max, let width, let rise, _):
      if value <= min { return 0 }
      if value >= max { return 1 }
      if value < min + rise { return (value - min) * (value - min) / (width * rise) }
      return 1 - (max - value) * (max - value) / (width * (width - rise))
    case .exponential(let floor, let mean): return gsl_cdf_exponential_P(value - floor, mean)
    case .gamma(let floor, let shape, let scale):
      return gsl_cdf_gamma_P(value - floor, shape, scale)
    case .lognormal(let floor, let zeta, let sigma):
      return value <= floor ? 0 : gsl_cdf_lognormal_P(value - floor, zeta, sigma)
    case .weibull(let floor, let scale, let shape):
      return value <= floor ? 0 : gsl_cdf_weibull_P(value - floor, scale, shape)
    case .normal(let mean, let deviation):
      let below = gsl_cdf_gaussian_P(-mean, deviation)
      return max(0, (gsl_cdf_gaussian_P(value - mean, deviation) - below) / (1 - below))
    case .empirical(let values, let count):
      return Double((0..<Int(count)).count { Double(values[$0]) <= value }) / Double(count)
    case .mixture(let parts, let count):
      var sum = 0.0
      var before = 0.0
      for part in 0..<Int(count) {
        // The last part's weight is what is left.
        let upTo = part == Int(count) - 1 ? 1 : parts[part].cumulativeWeight
        sum += (upTo - before) * parts[part].sampler.distributionFunction(value)
        before = upTo
      }
      return sum
    }
  }
}
