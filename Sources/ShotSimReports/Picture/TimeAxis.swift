package import ShotSim

/// Marks of a time axis at round times.
package enum TimeAxis {
  /// Returns the marks from `start` to `end`, no more than `limit` of them, at
  /// multiples of 1, 2 or 5 times a power of ten nanoseconds.
  package static func marks(
    from start: Nanoseconds, to end: Nanoseconds, limit: Int
  ) -> [Nanoseconds] {
    guard end > start, limit > 0 else { return [] }
    let step = RoundSteps.step(covering: Double(end - start), limit: limit)
    let spacing = max(nanoseconds(rounding: step), 1)
    var mark = start / spacing * spacing
    if mark < start { mark += spacing }
    var marks: [Nanoseconds] = []
    while mark <= end {
      marks.append(mark)
      mark += spacing
    }
    return marks
  }

  /// Returns the marks' texts, in seconds with as many decimals as they need.
  package static func labels(_ marks: [Nanoseconds]) -> [String] {
    let spacing = marks.count > 1 ? marks[1] - marks[0] : 1_000_000_000
    var decimals = 0
    var unit: Nanoseconds = 1_000_000_000
    while decimals < 9, !spacing.isMultiple(of: unit) {
      decimals += 1
      unit /= 10
    }
    return marks.map { DurationText.seconds($0, decimals: decimals) }
  }
}

/// Step lengths of 1, 2 or 5 times a power of ten.
package enum RoundSteps {
  /// Returns the smallest such step of which at most `limit` cover the span.
  ///
  /// - Precondition: `span` and `limit` are positive.
  package static func step(covering span: Double, limit: Int) -> Double {
    precondition(span > 0 && limit > 0, "a span and a limit above zero")
    let least = span / Double(limit)
    var power = 1.0
    while power > least { power /= 10 }
    while power * 10 <= least { power *= 10 }
    for factor in [1.0, 2, 5, 10] where factor * power >= least { return factor * power }
    return 10 * power
  }

  /// The multiples of a step from one whole number of steps to another; at most 10,000.
  ///
  /// Counted from the first, because whole numbers of steps may be beyond those of `Int`.
  package static func multiples(of step: Double, from first: Double, to last: Double) -> [Double] {
    let count = max(0, min(last - first, 10_000))
    return (0...Int(count.isNaN ? 0 : count)).map { (first + Double($0)) * step }
  }
}
