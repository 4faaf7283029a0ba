internal import CGSL

/// Any time from `min` to `max`, all equally likely.
struct UniformFamily: SampledFamily {
  var min: Nanoseconds
  var max: Nanoseconds

  static let name = Distribution.Name.uniform
  static let summary = "Any time from min to max, all equally likely."
  static let form = FamilyForm.object([.min, .max])

  var distribution: Distribution { .uniform(min: min, max: max) }

  var problems: [Distribution.Problem] {
    min <= max ? [] : [.outOfOrder(low: "min", high: "max")]
  }

  var moments: Moments {
    let width = Double(max) - Double(min)
    return Moments(Double(min) + width / 2, width * width / 12)
  }

  var phrases: [DistributionPhrase] {
    [.text("uniform, "), .time(min), .text(" to "), .time(max)]
  }

  func scaled(by scale: TimeScale) -> Distribution {
    .uniform(min: scale.time(min), max: scale.time(max))
  }

  func law(in compiler: inout SamplerCompiler) -> Sampler.Law {
    if min == max { return .constant(ConstantFamily.Law(time: min)) }
    return .uniform(Law(min: Double(min), width: Double(max) - Double(min)))
  }
}

extension UniformFamily {
  init?(_ arguments: FamilyArguments) {
    guard let min = arguments.time(.min), let max = arguments.time(.max) else { return nil }
    self.init(min: min, max: max)
  }

  struct Law: DistributionFunction {
    var min: Double
    var width: Double

    @inline(__always)
    func draw(from stream: inout RandomStream) -> Double { min + width * stream.uniform() }

    func quantile(at probability: Double) -> Double { min + width * probability }
    func probability(upTo value: Double) -> Double { gsl_cdf_flat_P(value, min, min + width) }
  }
}
