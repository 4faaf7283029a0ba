internal import CGSL

/// An exponential time on top of a floor.
struct ExponentialFamily: SampledFamily {
  var mean: Nanoseconds
  var floor: Nanoseconds

  static let name = Distribution.Name.exponential
  static let summary = "An exponential time on top of a floor."
  static let form = FamilyForm.object([.mean, .floor])

  var distribution: Distribution { .exponential(mean: mean, floor: floor) }
  var problems: [Distribution.Problem] { mean > floor ? [] : [.meanTooSmall] }

  var moments: Moments {
    let excess = Double(mean) - Double(floor)
    return Moments(Double(mean), excess * excess)
  }

  var phrases: [DistributionPhrase] {
    [.text("exponential, mean "), .time(mean)] + .floor(floor)
  }

  func scaled(by scale: TimeScale) -> Distribution {
    .exponential(mean: scale.mean(mean), floor: scale.floor(floor, of: mean))
  }

  func law(in compiler: inout SamplerCompiler) -> Sampler.Law {
    .exponential(Law(floor: Double(floor), mean: Double(mean) - Double(floor)))
  }
}

extension ExponentialFamily {
  init?(_ arguments: FamilyArguments) {
    guard let mean = arguments.time(.mean) else { return nil }
    self.init(mean: mean, floor: arguments.time(.floor) ?? 0)
  }

  struct Law: DistributionFunction {
    var floor: Double
    /// Of the part above the floor.
    var mean: Double

    @inline(__always)
    func draw(from stream: inout RandomStream) -> Double { floor + stream.exponential(mean: mean) }

    func quantile(at probability: Double) -> Double {
      floor + gsl_cdf_exponential_Pinv(probability, mean)
    }

    func probability(upTo value: Double) -> Double { gsl_cdf_exponential_P(value - floor, mean) }
  }
}
