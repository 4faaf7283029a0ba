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
