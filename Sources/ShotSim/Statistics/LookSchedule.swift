/// How precise an estimate has to be for a run to stop.
package enum PrecisionTarget: Sendable, Equatable {
  /// The half-width of the interval, in the unit of the value.
  case absolute(Double)
  /// The half-width relative to the true value, such as 0.01.
  case relative(Double)

  /// Whether an estimate is precise enough.
  package func isMet(by estimate: Estimate) -> Bool {
    estimate.interval.isBounded && estimate.interval.halfWidth <= halfWidth(of: estimate)
  }

  /// The half-width that is asked of an estimate.
  ///
  /// A relative target γ asks for a half-width of γ/(1 + γ) of the estimate, since
  /// the estimate may itself be too large or too small by its half-width (Law,
  /// "Simulation Modeling and Analysis", section 9.4.1).
  private func halfWidth(of estimate: Estimate) -> Double {
    switch self {
    case .absolute(let target): target
    case .relative(let target): abs(estimate.value) * target / (1 + target)
    }
  }

  /// How many replications an estimate of so many would need, if its spread is that found:
  /// n(half-width / target)²; nil when the data do not bound it.
  package func prediction(from estimate: Estimate, of replications: Int) -> Double? {
    guard estimate.interval.isBounded else { return nil }
    let ratio = estimate.interval.halfWidth / halfWidth(of: estimate)
    return Double(replications) * ratio * ratio
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
  /// The first look is not before ten replications, unless fewer are allowed. The last
  /// but one has four fifths of the last at most: a closer one could decide little that
  /// the last does not.
  package init(first: Int, maximum: Int) {
    precondition(maximum > 0, "a run has at least one replication")
    var looks: [Int] = []
    var next = max(10, first)
    while next <= maximum - maximum / 5, next < maximum {
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
