internal import CGSL

/// A lognormal time on top of a floor.
struct LognormalFamily: MomentFamily {
  var mean: Nanoseconds
  var cv: Double
  var floor: Nanoseconds

  static let name = Distribution.Name.lognormal
  static let title = "lognormal"
  static let summary = "A lognormal time on top of a floor."

  var distribution: Distribution { .lognormal(mean: mean, cv: cv, floor: floor) }

  static func law(of target: ShiftedMoments) -> Sampler.Law {
    let variance = log1p(target.squaredRatio)
    return .lognormal(
      Law(
        floor: target.floor, zeta: log(target.mean) - variance / 2,
        sigma: variance.squareRoot()))
  }
}

extension LognormalFamily {
  struct Law: DistributionFunction {
    var floor: Double
    /// Mean of the logarithm of nanoseconds.
    var zeta: Double
    /// Its standard deviation.
    var sigma: Double

    @inline(__always)
    func draw(from stream: inout RandomStream) -> Double {
      // Not gsl_ran_lognormal, whose normal number comes from the polar method: at
      // an address of its own that takes 460 instructions a draw, this 360, of
      // which 150 are the block of random bits.
      floor + exp(zeta + stream.gaussian(standardDeviation: sigma))
    }

    func quantile(at probability: Double) -> Double {
      floor + gsl_cdf_lognormal_Pinv(probability, zeta, sigma)
    }

    func probability(upTo value: Double) -> Double {
      value <= floor ? 0 : gsl_cdf_lognormal_P(value - floor, zeta, sigma)
    }
  }
}
