/// What comes of a value that is held against a limit, or of a difference that is
/// held against a margin.
///
/// The only vocabulary of judging: `run`, `compare`, `report`, baselines and studies of
/// assumptions all use it. What nobody judges has a ``Finding`` instead.
package enum Judgement: String, Sendable, Equatable, CaseIterable {
  /// The limit is kept; or the candidate is not worse by the margin.
  case pass
  /// The limit is missed; or the candidate is worse by more than the margin.
  case fail
  /// The interval decides neither way: more replications may.
  case inconclusive
  /// Neither better nor worse by the margin.
  case equivalent
  /// Better by more than the margin.
  case improved
  /// There is nothing to compare with: no number of replications decides.
  case incomparable

  /// The judgement of several together: the first of fail, inconclusive, incomparable,
  /// improved that any of them is, else equivalent if all are, since a pass says less;
  /// nil = nothing was judged.
  package static func together(_ all: [Judgement]) -> Judgement? {
    guard !all.isEmpty else { return nil }
    for first in [Judgement.fail, .inconclusive, .incomparable, .improved]
    where all.contains(first) {
      return first
    }
    return all.allSatisfy { $0 == .equivalent } ? .equivalent : .pass
  }
}

extension ConfidenceInterval {
  /// Judges a limit by the interval and not by the estimate: pass, fail or inconclusive.
  ///
  /// An interval that is a single point decides by that point. Equality is shown
  /// only by such an interval. Inconclusive when an end or the limit is not a number.
  package func judgement(_ relation: Relation, limit: Double) -> Judgement {
    if low.isNaN || high.isNaN || limit.isNaN { return .inconclusive }
    switch relation {
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let (atLow, atHigh) = (relation.holds(low, limit), relation.holds(high, limit))
      return atLow && atHigh ? .pass : atLow || atHigh ? .inconclusive : .fail
    case .equal, .notEqual:
      let same: Judgement = relation == .equal ? .pass : .fail
      let different: Judgement = relation == .equal ? .fail : .pass
      if !contains(limit) { return different }
      return low == high ? same : .inconclusive
    }
  }

  /// Judges a difference, candidate minus baseline, against a margin: improved,
  /// equivalent, pass (whether better is open), fail or inconclusive.
  ///
  /// Ends count as inside the margin only when strictly within it, so that a margin
  /// of zero finds nothing equivalent but a difference of exactly zero.
  ///
  /// - Precondition: `margin` is not negative.
  package func judgement(margin: Double, isSmallerBetter: Bool) -> Judgement {
    precondition(margin >= 0, "a margin is not negative")
    if low.isNaN || high.isNaN { return .inconclusive }
    if low == 0 && high == 0 { return .equivalent }
    // From here on positive means worse.
    let (best, worst) = isSmallerBetter ? (low, high) : (-high, -low)
    if best > margin { return .fail }
    if worst < -margin { return .improved }
    if worst < margin { return best > -margin ? .equivalent : .pass }
    return .inconclusive
  }
}
