/// What a comparison of configurations came to.
package struct ComparisonResult: Sendable {
  package var plan: ComparisonPlan
  /// By configuration.
  package var results: [ConfigurationResult]
  /// Candidate by candidate, then by quantity.
  package var rows: [ComparisonRow]
  package var expectations: [ExpectationRow]
  package var precision: [PrecisionRow]
  /// The probability of at least n frames of each candidate, for every n that counts.
  ///
  /// For information, so without correction or verdict; not of factorials.
  package var framesAtLeast: [ComparisonRow] = []
  /// Main effects and interactions; empty unless all legal combinations were run.
  package var effects: [FactorialEffect] = []
  /// What each toggle buys; empty unless all legal combinations were run.
  package var worths: [ToggleWorth] = []
  /// The finals that each toggle puts off; empty as above.
  package var finalsOwed: [FinalsOwed] = []
  /// The looks that were made; what is judged has intervals of the last one's level.
  package var looks: [Look]
  /// Whether what is judged may have been looked at several times.
  package var hasSeveralLooks = false

  /// A stop to see whether more replications are needed.
  package struct Look: Sendable, Equatable {
    /// Replications of each configuration until then.
    package var replications: Int
    /// Of the intervals that are judged at this look.
    package var level: Double
    /// Verdicts and precisions that were still open.
    package var open: Int
  }

  /// Replications of each configuration.
  package var replications: Int { looks.last?.replications ?? 0 }

  /// Of the intervals that nothing is judged by.
  package var level: Double { plan.level }

  /// Of the intervals that the verdicts are by.
  package var checkLevel: Double { looks.last?.level ?? plan.level }

  /// Verdicts by an interval that can fail: those over which a failure has to stand.
  package var checkCount: Int {
    rows.count { $0.margin != nil } + expectations.count { $0.isCheck }
  }

  /// All verdicts that count, so without those of mere warnings.
  package var verdicts: [Judgement] {
    rows.compactMap(\.verdict)
      + expectations.filter { !$0.expectation.isWarning }.map(\.verdict)
      + precision.map { $0.isMet ? .pass : .inconclusive }
  }

  /// The verdict of the whole; nil = nothing was judged.
  package var verdict: Judgement? { Judgement.together(verdicts) }
}

/// A quantity of a candidate against that of the reference.
package struct ComparisonRow: Sendable {
  /// Index of the configuration.
  package var candidate: Int
  package var quantity: Quantity
  package var baseline: Estimate
  package var value: Estimate
  /// Candidate minus baseline.
  package var difference: QuantityContrast
  /// Candidate over baseline; NaN when that says nothing.
  package var ratio: Double
  /// Two-sided p value after Holm's correction over all rows.
  package var adjustedProbability: Double
  /// In the quantity's unit; nil = none given, so nothing is judged.
  package var margin: Double?
  /// By the interval of the difference against the margin.
  package var verdict: Judgement?
  package var finding: Finding
  /// Whether it would fail by its interval if it were the only check, but does not stand
  /// among them all; it is inconclusive then.
  package var failsAlone = false
  /// What a sample of which no replication differs leaves open; nil = some differ, or the
  /// two are identical.
  package var unseen: UnseenShare?
  /// How many photos of the baseline have a value, and of how many; nil = none can be
  /// censored.
  package var baselineCensored: CensoredCount?
  /// The same of the candidate.
  package var valueCensored: CensoredCount?

  /// Whether one side has a value and the other has none.
  package var isOneSided: Bool { baseline.value.isNaN != value.value.isNaN }
}

/// An expectation of a configuration and what became of it.
package struct ExpectationRow: Sendable {
  /// Index of the configuration.
  package var configuration: Int
  package var expectation: Expectation
  package var value: Estimate
  /// In the metric's unit, or a share; NaN = the baseline has no such value.
  package var limit: Double
  /// What the verdict is by; the value too where there is no interval to judge by.
  package var basis: ComparisonPlan.Basis
  package var verdict: Judgement
  /// Whether the limit lies inside the interval.
  package var isWithinSamplingError: Bool
  /// How many photos have a value, and of how many; nil = none can be censored.
  package var censored: CensoredCount?
  /// The value minus its limit, paired, for a limit that refers to the baseline.
  package var difference: Estimate?
  /// As of a row with a margin.
  package var failsAlone = false

  /// Whether it is judged by an interval and a failure counts.
  package var isCheck: Bool { basis == .interval && !expectation.isWarning }

  /// Whether there is an interval to judge by: not of extremes, nor of a spread
  /// against that of the baseline.
  package var hasInterval: Bool {
    expectation.statistic.hasInterval
      && (difference != nil || !expectation.limit.refersToBaseline)
  }
}

/// How precisely a quantity of a configuration is known.
package struct PrecisionRow: Sendable, Equatable {
  /// Index of the configuration.
  package var configuration: Int
  package var goal: PrecisionGoal
  package var value: Estimate
  package var isMet: Bool
}
