/// How precise an estimate has to be for a run to stop.
package enum PrecisionTarget: Sendable, Equatable {
  /// The half-width of the interval, in the unit of the value.
  case absolute(Double)
  /// The half-width relative to the true value, such as 0.01.
  case relative(Double)

  /// Whether an estimate is precise enough.
  ///
  /// A relative target γ asks for a half-width of γ/(1 + γ) of the estimate, since
  /// the estimate may itself be too large or too small by its half-width (Law,
  /// "Simulation Modeling and Analysis", section 9.4.1).
  package func isMet(by estimate: Estimate) -> Bool {
    guard estimate.interval.isBounded else { return false }
    switch self {
    case .absolute(let target): return estimate.interval.halfWidth <= target
    case .relative(let target):
      return estimate.interval.halfWidth <= abs(estimate.value) * target / (1 + target)
    }
  }
}

/// The numbers of replications at which a sequential run looks at its precision.
///
/// Fixed beforehand and few: looking after every replication would stop at lucky
/// moments and cover too little.
package struct LookSchedule: Sendable, Equatable {
  /// Ascending; the last is the most replications that are made.
  package let looks: [Int]

  /// A schedule that doubles.
  ///
  /// The first look is not before ten replications, unless fewer are allowed.
  package init(first: Int, maximum: Int) {
    precondition(maximum > 0, "a run has at least one replication")
    var looks: [Int] = []
    var next = max(10, first)
    while next < maximum {
      looks.append(next)
      next = next > maximum / 2 ? maximum : next * 2
    }
    self.looks = looks + [maximum]
  }

  /// The look after this many replications, or nil when all are made.
  package func next(after replications: Int) -> Int? {
    looks.first { $0 > replications }
  }
}
