/// Always the same time.
struct ConstantFamily: SampledFamily {
  var value: Nanoseconds

  static let name = Distribution.Name.constant
  static let summary = "Always this time."
  private static let time = FamilyParameter(name: "constant", summary: summary, kind: .time)
  static let form = FamilyForm.value(time)

  var distribution: Distribution { .constant(value) }
  var problems: [Distribution.Problem] { [] }
  var moments: Moments { Moments(Double(value), 0) }
  var phrases: [DistributionPhrase] { [.text("always "), .time(value)] }

  func scaled(by scale: TimeScale) -> Distribution { .constant(scale.time(value)) }
  func law(in compiler: inout SamplerCompiler) -> Sampler.Law { .constant(Law(time: value)) }
}

extension ConstantFamily {
  init?(_ arguments: FamilyArguments) {
    guard let value = arguments.time(Self.time) else { return nil }
    self.init(value: value)
  }

  /// No draw moves the stream.
  struct Law: DistributionFunction {
    var time: Nanoseconds

    func quantile(at probability: Double) -> Double { Double(time) }
    func probability(upTo value: Double) -> Double { value >= Double(time) ? 1 : 0 }
  }
}
