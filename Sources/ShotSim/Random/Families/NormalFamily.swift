internal import CGSL

/// A normal time, drawn again until it is above zero; mean and cv are those before
/// that truncation.
struct NormalFamily: SampledFamily {
  var mean: Nanoseconds
  var cv: Double

  static let name = Distribution.Name.normal
  static let summary =
    "A normal time, drawn again until it is above zero; mean and cv are those before that."
  static let form = FamilyForm.object([
    FamilyParameter(
      name: FamilyParameter.mean.name,
      summary: "The mean before times of zero or less are drawn again, which makes it larger.",
      kind: .positiveSpan),
    FamilyParameter(
      name: FamilyParameter.cv.name,
      summary: "Standard deviation divided by mean, both before times are drawn again.",
      kind: .number(0...100)),
  ])

  var distribution: Distribution { .normal(mean: mean, cv: cv) }

  var problems: [Distribution.Problem] {
    if mean <= 0 { return [.meanTooSmall] }
    return Distribution.isUsable(variation: cv) ? [] : [.variationOutOfRange]
  }

  /// Given that the time is above zero.
  ///
  /// With λ the hazard of the standard normal at −1/cv: mean μ + σλ, variance
  /// σ²(1 − λ/cv − λ²).
  var moments: Moments {
    let mean = Double(mean)
    guard cv > 0 else { return Moments(mean, 0) }
    let deviation = mean * cv
    let lower = -1 / cv
    let hazard = gsl_ran_ugaussian_pdf(lower) / gsl_cdf_ugaussian_Q(lower)
    return Moments(
      mean + deviation * hazard, deviation * deviation * (1 + lower * hazard - hazard * hazard))
  }

  var statedMean: Double { Double(mean) }

  /// The mean after truncation, in nanoseconds, where that moves it by more than one
  /// per cent; else nil.
  var movedMean: Double? {
    let mean = moments.mean
    return mean > 1.01 * statedMean ? mean : nil
  }

  var phrases: [DistributionPhrase] {
    [.text("normal, above zero, mean "), .time(mean), .text(", CV "), .number(cv)]
  }

  func scaled(by scale: TimeScale) -> Distribution { .normal(mean: scale.mean(mean), cv: cv) }

  func law(in compiler: inout SamplerCompiler) -> Sampler.Law {
    if cv == 0 { return .constant(ConstantFamily.Law(time: mean)) }
    return .normal(Law(mean: Double(mean), standardDeviation: Double(mean) * cv))
  }
}

extension NormalFamily {
  init?(_ arguments: FamilyArguments) {
    guard let mean = arguments.time(.mean), let cv = arguments.number(.cv) else { return nil }
    self.init(mean: mean, cv: cv)
  }

  /// Given that it is above zero.
  struct Law: DistributionFunction {
    var mean: Double
    var standardDeviation: Double

    /// By rejection: the mean is above zero, so fewer than two tries are needed on
    /// average.
    func draw(from stream: inout RandomStream) -> Double {
      while true {
        let value = mean + stream.gaussian(standardDeviation: standardDeviation)
        if value > 0 { return value }
      }
    }

    func quantile(at probability: Double) -> Double {
      let below = gsl_cdf_gaussian_P(-mean, standardDeviation)
      return mean + gsl_cdf_gaussian_Pinv(below + probability * (1 - below), standardDeviation)
    }

    func probability(upTo value: Double) -> Double {
      let below = gsl_cdf_gaussian_P(-mean, standardDeviation)
      return max(0, (gsl_cdf_gaussian_P(value - mean, standardDeviation) - below) / (1 - below))
    }
  }
}
