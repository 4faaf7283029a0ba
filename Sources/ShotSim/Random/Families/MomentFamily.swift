/// A family that is given by mean and coefficient of variation, on top of a floor.
protocol MomentFamily: SampledFamily {
  /// The family's name for people.
  static var title: String { get }
  /// Of the whole time, in nanoseconds.
  var mean: Nanoseconds { get }
  /// Standard deviation divided by mean, both of the whole time.
  var cv: Double { get }
  /// No time is shorter.
  var floor: Nanoseconds { get }

  init(mean: Nanoseconds, cv: Double, floor: Nanoseconds)

  /// The law of a time whose part above the floor has these moments.
  static func law(of target: ShiftedMoments) -> Sampler.Law
}

extension MomentFamily {
  static var form: FamilyForm { .object([.mean, .cv, .floor]) }

  init?(_ arguments: FamilyArguments) {
    guard let mean = arguments.time(.mean), let cv = arguments.number(.cv) else { return nil }
    self.init(mean: mean, cv: cv, floor: arguments.time(.floor) ?? 0)
  }

  var problems: [Distribution.Problem] {
    if mean <= floor || mean <= 0 { return [.meanTooSmall] }
    let variation = Double(mean) * cv / (Double(mean) - Double(floor))
    return Distribution.isUsable(variation: variation) ? [] : [.variationOutOfRange]
  }

  var moments: Moments {
    let deviation = Double(mean) * cv
    return Moments(Double(mean), deviation * deviation)
  }

  var phrases: [DistributionPhrase] {
    [.text("\(Self.title), mean "), .time(mean), .text(", CV "), .number(cv)] + .floor(floor)
  }

  func scaled(by scale: TimeScale) -> Distribution {
    Self(mean: scale.mean(mean), cv: cv, floor: scale.floor(floor, of: mean)).distribution
  }

  func law(in compiler: inout SamplerCompiler) -> Sampler.Law {
    guard cv > 0 else { return .constant(ConstantFamily.Law(time: mean)) }
    return Self.law(of: ShiftedMoments(mean: mean, cv: cv, floor: floor))
  }
}

/// The part above the floor of a distribution that is given by mean and cv.
struct ShiftedMoments: Sendable {
  let floor: Double
  let mean: Double
  /// (standard deviation / mean)² of the part above the floor.
  let squaredRatio: Double

  init(mean: Nanoseconds, cv: Double, floor: Nanoseconds) {
    self.floor = Double(floor)
    self.mean = Double(mean) - Double(floor)
    let ratio = Double(mean) * cv / self.mean
    squaredRatio = ratio * ratio
  }
}
