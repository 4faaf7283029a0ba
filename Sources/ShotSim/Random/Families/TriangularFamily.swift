/// A triangle over `min` to `max` with its peak at `mode`.
struct TriangularFamily: SampledFamily {
  var min: Nanoseconds
  var mode: Nanoseconds
  var max: Nanoseconds

  static let name = Distribution.Name.triangular
  static let summary = "A triangle over min to max with its peak at mode."
  private static let peak = FamilyParameter(
    name: "mode", summary: "The likeliest time.", kind: .time)
  static let form = FamilyForm.object([.min, peak, .max])

  var distribution: Distribution { .triangular(min: min, mode: mode, max: max) }

  var problems: [Distribution.Problem] {
    var problems: [Distribution.Problem] = []
    if min > mode { problems.append(.outOfOrder(low: "min", high: "mode")) }
    if mode > max { problems.append(.outOfOrder(low: "mode", high: "max")) }
    return problems
  }

  var moments: Moments {
    let (width, rise) = (Double(max) - Double(min), Double(mode) - Double(min))
    return Moments(
      Double(min) + (width + rise) / 3, (width * width + rise * rise - width * rise) / 18)
  }

  var phrases: [DistributionPhrase] {
    [
      .text("triangular, "), .time(min), .text(" to "), .time(max), .text(", most likely "),
      .time(mode),
    ]
  }

  func scaled(by scale: TimeScale) -> Distribution {
    .triangular(min: scale.time(min), mode: scale.time(mode), max: scale.time(max))
  }

  func law(in compiler: inout SamplerCompiler) -> Sampler.Law {
    if min == max { return .constant(ConstantFamily.Law(time: min)) }
    let width = Double(max) - Double(min)
    let rise = Double(mode) - Double(min)
    return .triangular(
      Law(min: Double(min), max: Double(max), width: width, rise: rise, riseShare: rise / width))
  }
}

extension TriangularFamily {
  init?(_ arguments: FamilyArguments) {
    guard let min = arguments.time(.min), let mode = arguments.time(Self.peak),
      let max = arguments.time(.max)
    else { return nil }
    self.init(min: min, mode: mode, max: max)
  }

  struct Law: DistributionFunction {
    var min: Double
    var max: Double
    var width: Double
    /// From the shortest to the likeliest time.
    var rise: Double
    /// The probability of times up to the likeliest.
    var riseShare: Double

    @inline(__always)
    func draw(from stream: inout RandomStream) -> Double { quantile(at: stream.uniform()) }

    @inline(__always)
    func quantile(at probability: Double) -> Double {
      if probability < riseShare { return min + (probability * width * rise).squareRoot() }
      return max - ((1 - probability) * width * (width - rise)).squareRoot()
    }

    func probability(upTo value: Double) -> Double {
      if value <= min { return 0 }
      if value >= max { return 1 }
      if value < min + rise { return (value - min) * (value - min) / (width * rise) }
      return 1 - (max - value) * (max - value) / (width * (width - rise))
    }
  }
}
