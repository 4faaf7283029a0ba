package import ShotSim

/// Prints the value of a metric for people, in the metric's own unit.
package enum MetricText {
  /// Returns the value with decimals that suit unit and size: `5.28`, `342 ms`,
  /// `98.3 %`, `2.92 /s`; a value that does not exist is an en dash.
  package static func value(_ value: Double, _ unit: MetricUnit) -> String {
    guard !value.isNaN else { return "–" }
    return number(value, unit) + unit.declaration.suffix
  }

  /// Returns the value without its unit; shares are in per cent.
  package static func number(_ value: Double, _ unit: MetricUnit) -> String {
    guard value.isFinite else { return value.isNaN ? "–" : value < 0 ? "-∞" : "∞" }
    let row = unit.declaration
    let scaled = value * row.textScale
    return NumberText.fixed(scaled, decimals: row.decimals.usual(for: scaled))
  }

  /// Returns an interval in one unit: `5.25 to 5.31`, `340 to 345 ms`.
  package static func interval(_ low: Double, _ high: Double, _ unit: MetricUnit) -> String {
    "\(number(low, unit)) to \(value(high, unit))"
  }
}
