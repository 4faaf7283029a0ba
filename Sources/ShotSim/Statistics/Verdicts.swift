/// What an interval says about a limit.
package enum LimitVerdict: String, Sendable, Equatable {
  /// The whole interval keeps the limit.
  case pass
  /// No value of the interval keeps the limit.
  case fail
  /// Some values of the interval keep the limit and others do not.
  case inconclusive
}

/// How a value must lie to a limit.
package enum LimitRelation: Sendable, Equatable, CaseIterable {
  case below, atMost, above, atLeast, equal, notEqual

  /// Whether a single value keeps the limit.
  package func holds(_ value: Double, limit: Double) -> Bool {
    switch self {
    case .below: value < limit
    case .atMost: value <= limit
    case .above: value > limit
    case .atLeast: value >= limit
    case .equal: value == limit
    case .notEqual: value != limit
    }
  }
}

extension ConfidenceInterval {
  /// Judges a limit by the interval and not by the estimate.
  ///
  /// An interval that is a single point decides by that point. Equality is shown
  /// only by such an interval. Inconclusive when an end or the limit is not a number.
  package func verdict(_ relation: LimitRelation, limit: Double) -> LimitVerdict {
    if low.isNaN || high.isNaN || limit.isNaN { return .inconclusive }
    switch relation {
    case .below, .atMost, .above, .atLeast:
      let (atLow, atHigh) = (
        relation.holds(low, limit: limit), relation.holds(high, limit: limit)
      )
      return atLow && atHigh ? .pass : atLow || atHigh ? .inconclusive : .fail
    case .equal, .notEqual:
      let same: LimitVerdict = relation == .equal ? .pass : .fail
      let different: LimitVerdict = relation == .equal ? .fail : .pass
      if !contains(limit) { return different }
      return low == high ? same : .inconclusive
    }
  }
}

/// What an interval of a difference says, given a margin that matters in practice.
package enum DifferenceVerdict: String, Sendable, Equatable {
  /// Better by more than the margin.
  case improved
  /// Neither better nor worse by as much as the margin.
  case equivalent
  /// Not worse by as much as the margin; whether better is open.
  case notWorse
  /// Worse by more than the margin.
  case worse
  /// None of these can be said.
  case inconclusive
}

extension ConfidenceInterval {
  /// Judges a difference, candidate minus baseline, against a margin.
  ///
  /// Ends count as inside the margin only when strictly within it, so that a margin
  /// of zero finds nothing equivalent but a difference of exactly zero.
  ///
  /// - Precondition: `margin` is not negative.
  package func differenceVerdict(margin: Double, isSmallerBetter: Bool) -> DifferenceVerdict {
    precondition(margin >= 0, "a margin is not negative")
    if low.isNaN || high.isNaN || margin.isNaN { return .inconclusive }
    if low == 0 && high == 0 { return .equivalent }
    // From here on positive means worse.
    let (best, worst) = isSmallerBetter ? (low, high) : (-high, -low)
    if best > margin { return .worse }
    if worst < -margin { return .improved }
    if worst < margin { return best > -margin ? .equivalent : .notWorse }
    return .inconclusive
  }
}
