/// The smallest difference that matters in practice.
package enum Margin: Sendable, Equatable {
  /// In the quantity's unit, such as 20 for 20 ms.
  case absolute(Double)
  /// Relative to the baseline's value, such as 0.02 for 2 %.
  case relative(Double)

  /// The margin in the quantity's unit.
  package func resolved(baseline: Double) -> Double {
    switch self {
    case .absolute(let amount): amount
    case .relative(let share): share * abs(baseline)
    }
  }
}

/// What becomes of a difference, or of an expectation, that is judged.
package enum ComparisonVerdict: String, Sendable, Equatable, CaseIterable {
  /// Not worse by the margin; or the expectation is met.
  case pass
  /// Worse by more than the margin; or the expectation is missed.
  case fail
  /// The interval decides neither way.
  case inconclusive
  /// Neither better nor worse by the margin.
  case equivalent
  /// Better by more than the margin.
  case improved

  init(_ verdict: DifferenceVerdict) {
    self =
      switch verdict {
      case .improved: .improved
      case .equivalent: .equivalent
      case .notWorse: .pass
      case .worse: .fail
      case .inconclusive: .inconclusive
      }
  }

  init(_ verdict: ExpectationCheck.Verdict) {
    self =
      switch verdict {
      case .pass: .pass
      case .fail: .fail
      case .inconclusive: .inconclusive
      }
  }
}

/// What a difference without a margin says; no ground for a pass or a failure,
/// since with enough replications anything differs.
package enum Finding: String, Sendable, Equatable, CaseIterable {
  case better, worse
  /// Zero lies in the interval, or may by chance in so many comparisons.
  case noClearDifference
  /// Equal in every replication.
  case identical
  /// One of the two has no value.
  case noValue
}
