internal import CGSL

/// A Weibull time on top of a floor.
struct WeibullFamily: MomentFamily {
  var mean: Nanoseconds
  var cv: Double
  var floor: Nanoseconds

  static let name = Distribution.Name.weibull
  static let title = "Weibull"
  static let summary = "A Weibull time on top of a floor."

  var distribution: Distribution { .weibull(mean: mean, cv: cv, floor: floor) }

  static func law(of target: ShiftedMoments) -> Sampler.Law {
    let shape = Self.shape(squaredRatio: target.squaredRatio)
    return .weibull(
      Law(floor: target.floor, scale: target.mean / gsl_sf_gamma(1 + 1 / shape), shape: shape))
  }
}

extension WeibullFamily {
  struct Law: DistributionFunction {
    var floor: Double
    var scale: Double
    var shape: Double

    @inline(__always)
    func draw(from stream: inout RandomStream) -> Double {
      floor + stream.weibull(scale: scale, shape: shape)
    }

    func quantile(at probability: Double) -> Double {
      floor + gsl_cdf_weibull_Pinv(probability, scale, shape)
    }

    func probability(upTo value: Double) -> Double {
      value <= floor ? 0 : gsl_cdf_weibull_P(value - floor, scale, shape)
    }
  }

  /// The shape of the Weibull distribution with a given (standard deviation / mean)².
  ///
  /// The root of ln Γ(1 + 2/k) − 2 ln Γ(1 + 1/k) − ln(1 + r²) in ln k, to full
  /// precision. Ratios beyond those of shapes 0.01 and 10^7 get the nearer of the two
  /// ends.
  static func shape(squaredRatio: Double) -> Double {
    let target = log1p(squaredRatio)
    // Falls with the shape.
    func excess(_ logShape: Double) -> Double {
      let inverse = exp(-logShape)
      return gsl_sf_lngamma(1 + 2 * inverse) - 2 * gsl_sf_lngamma(1 + inverse) - target
    }
    return exp(root(between: log(0.01), and: log(1e7), of: excess))
  }
}
