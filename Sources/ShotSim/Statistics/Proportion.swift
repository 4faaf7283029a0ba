/// How many of some independent trials succeeded.
package struct Proportion: Sendable, Equatable {
  /// Trials that succeeded.
  package var successes: Int
  /// All trials.
  package var trials: Int

  /// Creates a proportion.
  ///
  /// - Precondition: `successes` is from 0 to `trials`.
  package init(successes: Int, trials: Int) {
    precondition(successes >= 0 && successes <= trials, "more successes than trials")
    self.successes = successes
    self.trials = trials
  }

  /// Successes over trials; not a number without trials.
  package var value: Double { Double(successes) / Double(trials) }

  /// The exact interval of Clopper and Pearson (1934), whose coverage is never below the level.
  ///
  /// From 0 to 1 without trials.
  package func clopperPearson(level: Double) -> ConfidenceInterval {
    precondition(level > 0 && level < 1, "a confidence level lies between 0 and 1")
    let tail = (1 - level) / 2
    let (hits, misses) = (Double(successes), Double(trials - successes))
    return ConfidenceInterval(
      low: successes == 0 ? 0 : BetaProbability.lowerQuantile(tail, hits, misses + 1),
      high: successes == trials ? 1 : 1 - BetaProbability.lowerQuantile(tail, misses, hits + 1),
      level: level)
  }

  /// The score interval of Wilson (1927), whose coverage is the level on average.
  ///
  /// From 0 to 1 without trials.
  package func wilson(level: Double) -> ConfidenceInterval {
    guard trials > 0 else { return ConfidenceInterval(low: 0, high: 1, level: level) }
    let quantile = ConfidenceInterval.normalQuantile(level: level)
    let count = Double(trials)
    let squared = quantile * quantile
    let center = (value + squared / (2 * count)) / (1 + squared / count)
    let spread = (value * (1 - value) / count + squared / (4 * count * count)).squareRoot()
    let half = quantile * spread / (1 + squared / count)
    // At the extremes the ends are 0 and 1 exactly, whatever rounding says.
    return ConfidenceInterval(
      low: successes == 0 ? 0 : max(0, center - half),
      high: successes == trials ? 1 : min(1, center + half), level: level)
  }
}
