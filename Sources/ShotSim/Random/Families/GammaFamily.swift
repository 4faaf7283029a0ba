internal import CGSL

/// A gamma time on top of a floor.
struct GammaFamily: MomentFamily {
  var mean: Nanoseconds
  var cv: Double
  var floor: Nanoseconds

  static let name = Distribution.Name.gamma
  static let title = "gamma"
  static let summary = "A gamma time on top of a floor."

  var distribution: Distribution { .gamma(mean: mean, cv: cv, floor: floor) }

  static func law(of target: ShiftedMoments) -> Sampler.Law {
    .gamma(
      Law(
        floor: target.floor, shape: 1 / target.squaredRatio,
        scale: target.mean * target.squaredRatio))
  }
}

extension GammaFamily {
  struct Law: DistributionFunction {
    var floor: Double
    var shape: Double
    var scale: Double

    @inline(__always)
    func draw(from stream: inout RandomStream) -> Double {
      floor + stream.gamma(shape: shape, scale: scale)
    }

    func quantile(at probability: Double) -> Double {
      floor + gsl_cdf_gamma_Pinv(probability, shape, scale)
    }

    func probability(upTo value: Double) -> Double {
      gsl_cdf_gamma_P(value - floor, shape, scale)
    }
  }
}
