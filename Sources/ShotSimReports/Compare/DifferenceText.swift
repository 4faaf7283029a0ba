package import ShotSim

/// Prints estimates with as many decimals as their precision deserves.
package enum DifferenceText {
  /// Returns the decimals with which a half-width has two significant digits, up to
  /// three of a count and two of anything else.
  static func decimals(_ estimate: Estimate, _ unit: Metric.Unit) -> Int {
    let scale = unit == .share ? 100.0 : 1
    let half = estimate.interval.halfWidth * scale
    let usual = usualDecimals(estimate.value * scale, unit)
    guard half.isFinite, half > 0 else { return usual }
    var (decimals, step) = (0, 1.0)
    let most = unit == .count || unit == .perSecond ? 3 : 2
    while decimals < most, half < 9.5 * step {
      decimals += 1
      step /= 10
    }
    return unit == .count || unit == .perSecond ? max(2, decimals) : decimals
  }

  private static func usualDecimals(_ value: Double, _ unit: Metric.Unit) -> Int {
    switch unit {
    case .count, .perSecond: 2
    case .milliseconds, .megabytes: abs(value) >= 99.95 ? 0 : 1
    case .share: 1
    }
  }

  /// Returns a number in the unit's scale, without the unit; `signed` puts a plus
  /// before what is above zero.
  static func number(
    _ value: Double, _ unit: Metric.Unit, decimals: Int, signed: Bool = false
  ) -> String {
    guard value.isFinite else { return MetricText.number(value, unit) }
    let text = NumberText.fixed(unit == .share ? value * 100 : value, decimals: decimals)
    return signed && value > 0 ? "+" + text : text
  }

  static func suffix(_ unit: Metric.Unit) -> String {
    switch unit {
    case .count: ""
    case .milliseconds: " ms"
    case .perSecond: " /s"
    case .megabytes: " MB"
    case .share: " %"
    }
  }

  /// Returns a value: `5.28`, `512 ms`.
  package static func value(_ estimate: Estimate, _ unit: Metric.Unit) -> String {
    estimate.value.isNaN
      ? "–"
      : number(estimate.value, unit, decimals: usualDecimals(estimate.value, unit)) + suffix(unit)
  }

  /// Returns a value with its interval: `5.281 (5.252 to 5.310)`, or with `plusMinus`
  /// `5.281 ± 0.029` where the interval is as long to both sides.
  package static func estimate(
    _ estimate: Estimate, _ unit: Metric.Unit, signed: Bool = false, plusMinus: Bool = false
  ) -> String {
    if estimate.value.isNaN { return "–" }
    let decimals = decimals(estimate, unit)
    // A difference of shares is in percentage points, not in per cent of anything.
    let suffix = signed && unit == .share ? " pp" : Self.suffix(unit)
    let value = number(estimate.value, unit, decimals: decimals, signed: signed)
    let interval = estimate.interval
    guard interval.low.isFinite || interval.high.isFinite else {
      return value + suffix + " (unbounded)"
    }
    if interval.low == interval.high { return value + suffix + " in every run" }
    if plusMinus, isSymmetric(estimate) {
      return value + " ± " + number(interval.halfWidth, unit, decimals: decimals) + suffix
    }
    let low = number(interval.low, unit, decimals: decimals, signed: signed)
    let high = number(interval.high, unit, decimals: decimals, signed: signed)
    return "\(value) (\(low) to \(high)\(suffix))"
  }

  private static func isSymmetric(_ estimate: Estimate) -> Bool {
    let interval = estimate.interval
    let slack = abs((interval.high - estimate.value) - (estimate.value - interval.low))
    return interval.isBounded && slack <= 0.02 * interval.halfWidth
  }

  /// Returns an amount without interval or sign, such as a margin.
  package static func amount(_ value: Double, _ unit: Metric.Unit) -> String {
    guard value.isFinite else { return MetricText.value(value, unit) }
    let scaled = unit == .share ? value * 100 : value
    let decimals = abs(scaled) >= 99.95 ? 0 : abs(scaled) >= 9.995 ? 1 : 3
    var text = NumberText.fixed(scaled, decimals: decimals)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text + suffix(unit)
  }
}
