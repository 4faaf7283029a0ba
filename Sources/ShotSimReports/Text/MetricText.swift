package import ShotSim

/// Prints the value of a metric for people, in the metric's own unit.
package enum MetricText {
  /// Returns the value with decimals that suit unit and size: `5.28`, `342 ms`,
  /// `98.3 %`, `2.92 /s`; a value that does not exist is an en dash.
  package static func value(_ value: Double, _ unit: Metric.Unit) -> String {
    guard !value.isNaN else { return "–" }
    let suffix =
      switch unit {
      case .count: ""
      case .milliseconds: " ms"
      case .perSecond: " /s"
      case .megabytes: " MB"
      case .share: " %"
      }
    return number(value, unit) + suffix
  }

  /// Returns the value without its unit; shares are in per cent.
  package static func number(_ value: Double, _ unit: Metric.Unit) -> String {
    guard value.isFinite else { return value.isNaN ? "–" : value < 0 ? "-∞" : "∞" }
    switch unit {
    case .count, .perSecond: return NumberText.fixed(value, decimals: 2)
    case .milliseconds, .megabytes:
      return NumberText.fixed(value, decimals: abs(value) >= 99.95 ? 0 : 1)
    case .share: return NumberText.fixed(value * 100, decimals: 1)
    }
  }

  /// Returns an interval in one unit: `5.25 to 5.31`, `340 to 345 ms`.
  package static func interval(_ low: Double, _ high: Double, _ unit: Metric.Unit) -> String {
    "\(number(low, unit)) to \(value(high, unit))"
  }
}
