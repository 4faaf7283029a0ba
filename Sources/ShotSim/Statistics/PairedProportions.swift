/// The difference of two proportions over the same trials.
///
/// Such as P(at least 5 successes in a replication) under two configurations.
/// Only the trials that turn out differently carry information.
package struct PairedProportions: Sendable, Equatable {
  /// Trials that succeeded in both samples.
  package var both = 0
  /// Trials that succeeded in the first sample only.
  package var firstOnly = 0
  /// Trials that succeeded in the second sample only.
  package var secondOnly = 0
  /// Trials that failed in both.
  package var neither = 0

  /// Counts the trials of two samples.
  ///
  /// A pair of which either value is not a number is left out.
  ///
  /// - Precondition: Both have as many values.
  package init(
    of first: [Double], and second: [Double], succeeding isSuccess: (Double) -> Bool
  ) {
    precondition(first.count == second.count, "the samples do not pair")
    for (one, other) in zip(first, second) where !one.isNaN && !other.isNaN {
      switch (isSuccess(one), isSuccess(other)) {
      case (true, true): both += 1
      case (true, false): firstOnly += 1
      case (false, true): secondOnly += 1
      case (false, false): neither += 1
      }
    }
  }

  /// Creates the table from its counts.
  package init(both: Int, firstOnly: Int, secondOnly: Int, neither: Int) {
    (self.both, self.firstOnly, self.secondOnly, self.neither) =
      (both, firstOnly, secondOnly, neither)
  }

  /// How many pairs there are.
  package var trials: Int { both + firstOnly + secondOnly + neither }

  /// Difference of the proportions, first minus second, with its interval.
  ///
  /// The interval of Bonett and Price (2012): Wald's after adding one trial to each
  /// kind of disagreement. It is centred on the adjusted difference, lies within
  /// −1 to 1, and keeps a width when no trial disagrees.
  package func difference(level: Double) -> Estimate {
    guard trials > 0 else {
      return Estimate(value: .nan, interval: ConfidenceInterval(low: -1, high: 1, level: level))
    }
    let size = Double(trials + 2)
    let (up, down) = (Double(firstOnly + 1) / size, Double(secondOnly + 1) / size)
    let half =
      ConfidenceInterval.normalQuantile(level: level)
      * ((up + down - (up - down) * (up - down)) / size).squareRoot()
    return Estimate(
      value: Double(firstOnly - secondOnly) / Double(trials),
      interval: ConfidenceInterval(
        low: max(-1, up - down - half), high: min(1, up - down + half), level: level))
  }

  /// The two-sided p value of McNemar's exact test that both proportions are equal.
  package var probability: Double {
    let disagreements = firstOnly + secondOnly
    if disagreements == 0 { return 1 }
    // The binomial tail up to the smaller count, as a beta probability.
    let fewer = Double(min(firstOnly, secondOnly))
    return min(1, 2 * BetaProbability.upper(0.5, fewer + 1, Double(disagreements) - fewer))
  }
}
