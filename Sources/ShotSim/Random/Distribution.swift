/// The distribution of a random time, as a scenario or device file states it
/// (docs/model.md, section 1).
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
}

/// One part of a mixture.
public struct MixturePart: Sendable, Equatable {
  /// Relative weight, above zero; the weights of a mixture are normalised.
  public var weight: Double
  /// The distribution that this part draws from.
  public var distribution: Distribution

  /// Creates a part.
  public init(weight: Double, distribution: Distribution) {
    self.weight = weight
    self.distribution = distribution
  }
}
