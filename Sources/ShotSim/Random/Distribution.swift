// This file is the list of families: a new one has its own file in `Families`, and
// here a case, a name and a law; the compiler asks for each.

/// The distribution of a random time (docs/model.md, section 1).
///
/// Times are whole nanoseconds. `mean` and `cv` (standard deviation divided by
/// mean) are those of the whole variable, the floor included: the variable is
/// floor + Y, Y of the family with mean `mean - floor` and standard deviation
/// `mean * cv`.
public indirect enum Distribution: Sendable, Equatable {
  /// Always the same time.
  case constant(Nanoseconds)
  /// Any time from `min` to `max`, all equally likely.
  case uniform(min: Nanoseconds, max: Nanoseconds)
  /// A triangle over `min` to `max` with its peak at `mode`.
  case triangular(min: Nanoseconds, mode: Nanoseconds, max: Nanoseconds)
  /// An exponential time on top of a floor.
  case exponential(mean: Nanoseconds, floor: Nanoseconds)
  /// A gamma time on top of a floor.
  case gamma(mean: Nanoseconds, cv: Double, floor: Nanoseconds)
  /// A lognormal time on top of a floor.
  case lognormal(mean: Nanoseconds, cv: Double, floor: Nanoseconds)
  /// A Weibull time on top of a floor.
  case weibull(mean: Nanoseconds, cv: Double, floor: Nanoseconds)
  /// A normal time, drawn again until it is above zero; `mean` and `cv` are
  /// those before that truncation.
  case normal(mean: Nanoseconds, cv: Double)
  /// One of the given times, each as likely as the others.
  case empirical([Nanoseconds])
  /// One of several distributions, chosen by weight.
  case mixture([MixturePart])

  /// The families by name; the raw value is the key in files.
  package enum Name: String, Sendable, CaseIterable {
    case constant, uniform, triangular, exponential, gamma, lognormal, weibull, normal
    case empirical, mixture
  }

  /// The distribution as a member of its family, which knows everything else of it.
  package var family: any DistributionFamily { sampledFamily }

  var sampledFamily: any SampledFamily {
    switch self {
    case .constant(let value): ConstantFamily(value: value)
    case .uniform(let min, let max): UniformFamily(min: min, max: max)
    case .triangular(let min, let mode, let max): TriangularFamily(min: min, mode: mode, max: max)
    case .exponential(let mean, let floor): ExponentialFamily(mean: mean, floor: floor)
    case .gamma(let mean, let cv, let floor): GammaFamily(mean: mean, cv: cv, floor: floor)
    case .lognormal(let mean, let cv, let floor): LognormalFamily(mean: mean, cv: cv, floor: floor)
    case .weibull(let mean, let cv, let floor): WeibullFamily(mean: mean, cv: cv, floor: floor)
    case .normal(let mean, let cv): NormalFamily(mean: mean, cv: cv)
    case .empirical(let values): EmpiricalFamily(values: values)
    case .mixture(let parts): MixtureFamily(parts: parts)
    }
  }
}

extension Distribution.Name {
  /// What is said of the family as a whole.
  package var family: any DistributionFamily.Type {
    switch self {
    case .constant: ConstantFamily.self
    case .uniform: UniformFamily.self
    case .triangular: TriangularFamily.self
    case .exponential: ExponentialFamily.self
    case .gamma: GammaFamily.self
    case .lognormal: LognormalFamily.self
    case .weibull: WeibullFamily.self
    case .normal: NormalFamily.self
    case .empirical: EmpiricalFamily.self
    case .mixture: MixtureFamily.self
    }
  }
}

extension Sampler {
  /// What is drawn: the law of each family, with its parameters computed.
  enum Law: BitwiseCopyable {
    case constant(ConstantFamily.Law)
    case uniform(UniformFamily.Law)
    case triangular(TriangularFamily.Law)
    case exponential(ExponentialFamily.Law)
    case gamma(GammaFamily.Law)
    case lognormal(LognormalFamily.Law)
    case weibull(WeibullFamily.Law)
    case normal(NormalFamily.Law)
    case empirical(EmpiricalFamily.Law)
    case mixture(MixtureFamily.Law)

    /// Draws one time from where the stream stands.
    ///
    /// A switch and no protocol's witness: this is the hot path of every model.
    @inline(__always)
    func draw(from stream: inout RandomStream) -> Nanoseconds {
      switch self {
      case .constant(let law): law.time
      case .lognormal(let law): nanoseconds(rounding: law.draw(from: &stream))
      case .gamma(let law): nanoseconds(rounding: law.draw(from: &stream))
      case .uniform(let law): nanoseconds(rounding: law.draw(from: &stream))
      case .triangular(let law): nanoseconds(rounding: law.draw(from: &stream))
      case .exponential(let law): nanoseconds(rounding: law.draw(from: &stream))
      case .weibull(let law): nanoseconds(rounding: law.draw(from: &stream))
      case .normal(let law): nanoseconds(rounding: law.draw(from: &stream))
      case .empirical(let law): law.draw(from: &stream)
      case .mixture(let law): law.draw(from: &stream)
      }
    }

    /// The distribution function and its inverse, where speed does not matter.
    var function: any DistributionFunction {
      switch self {
      case .constant(let law): law
      case .uniform(let law): law
      case .triangular(let law): law
      case .exponential(let law): law
      case .gamma(let law): law
      case .lognormal(let law): law
      case .weibull(let law): law
      case .normal(let law): law
      case .empirical(let law): law
      case .mixture(let law): law
      }
    }
  }
}
