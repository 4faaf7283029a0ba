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
    Self.clopperPearson(successes: Double(successes), trials: Double(trials), level: level)
  }

  /// The same for trials that need not be whole, such as what dependent ones are worth.
  static func clopperPearson(
    successes hits: Double, trials: Double, level: Double
  ) -> ConfidenceInterval {
    precondition(level > 0 && level < 1, "a confidence level lies between 0 and 1")
    let tail = (1 - level) / 2
    let misses = max(0, trials - hits)
    return ConfidenceInterval(
      low: hits <= 0 ? 0 : BetaProbability.lowerQuantile(tail, hits, misses + 1),
      high: misses <= 0 ? 1 : 1 - BetaProbability.lowerQuantile(tail, misses, hits + 1),
      level: level)
  }
}
