/// A family of distributions: its names, parameters, rules, moments and words.
///
/// A value is one distribution of the family. Each family stands in one file of
/// `Families`; readers of files, schemas and texts know it through this protocol only.
package protocol DistributionFamily: Sendable {
  static var name: Distribution.Name { get }
  /// One sentence for the schema and the reference.
  static var summary: String { get }
  /// How files write it.
  static var form: FamilyForm { get }

  /// Nil where a parameter is missing.
  init?(_ arguments: FamilyArguments)

  var distribution: Distribution { get }

  /// All reasons why this distribution cannot be sampled, in the order of parameters.
  var problems: [Distribution.Problem] { get }

  /// Mean and variance in nanoseconds, before any clamping at zero; only of a
  /// distribution without problems.
  var moments: Moments { get }

  /// The mean that the parameters state or imply, in nanoseconds.
  var statedMean: Double { get }

  /// The distribution of the time multiplied by a factor.
  func scaled(by scale: TimeScale) -> Distribution

  /// Family and parameters for people.
  var phrases: [DistributionPhrase] { get }
}

/// A family that can be compiled to the law that samples are drawn from.
protocol SampledFamily: DistributionFamily {
  /// The law to draw from; only of a distribution without problems.
  func law(in compiler: inout SamplerCompiler) -> Sampler.Law
}

extension DistributionFamily {
  package var statedMean: Double { moments.mean }
}

/// Mean and variance of a random time.
package struct Moments: Sendable {
  /// Nanoseconds.
  package var mean: Double
  /// Square nanoseconds.
  package var variance: Double

  package init(_ mean: Double, _ variance: Double) {
    self.mean = mean
    self.variance = variance
  }
}

/// A piece of a distribution's description: the words are the family's, how times and
/// numbers are printed is the reader's choice.
package enum DistributionPhrase: Sendable {
  case text(String)
  case time(Nanoseconds)
  case number(Double)
  /// Times to choose from, and their mean.
  case times([Nanoseconds], mean: Double)
  /// A distribution that is drawn from with a probability.
  case part(share: Double, Distribution)
}

extension [DistributionPhrase] {
  /// `, floor 120 ms`, or nothing where there is none.
  static func floor(_ floor: Nanoseconds) -> Self {
    floor == 0 ? [] : [.text(", floor "), .time(floor)]
  }
}

/// Multiplies times; parameters are rounded to a nanosecond.
package struct TimeScale: Sendable {
  /// Above zero.
  package var factor: Double

  func time(_ value: Nanoseconds) -> Nanoseconds { nanoseconds(rounding: Double(value) * factor) }

  /// A mean, which stays above zero.
  func mean(_ value: Nanoseconds) -> Nanoseconds { value > 0 ? max(1, time(value)) : time(value) }

  /// A floor, which stays below its mean.
  func floor(_ value: Nanoseconds, of whole: Nanoseconds) -> Nanoseconds {
    min(time(value), mean(whole) - 1)
  }
}

extension Distribution {
  /// Mean of the random variable in nanoseconds, before any clamping at zero.
  ///
  /// Of a normal distribution, the mean after its truncation.
  public var mean: Double { family.moments.mean }

  /// Standard deviation of the random variable in nanoseconds, before any clamping at zero.
  ///
  /// Of a normal distribution, the one after its truncation; of an empirical one,
  /// that of a draw, so divided by n.
  public var standardDeviation: Double { family.moments.variance.squareRoot() }

  /// The mean that a file states or implies, in nanoseconds; of `normal` the one
  /// before truncation.
  package var statedMean: Double { family.statedMean }

  /// The distribution of the time multiplied by a factor: means, floors and bounds
  /// scale, coefficients of variation and weights stay.
  ///
  /// Parameters are rounded to a nanosecond; a floor stays below its mean.
  ///
  /// - Precondition: `factor` is above zero.
  package func scaled(by factor: Double) -> Distribution {
    precondition(factor > 0, "a time is scaled by more than nothing")
    return family.scaled(by: TimeScale(factor: factor))
  }
}
