package import ShotSim

/// Prints estimates with as many decimals as their precision deserves.
package enum DifferenceText {
  /// Returns the decimals with which a half-width has two significant digits, within
  /// the unit's range.
  static func decimals(_ estimate: Estimate, _ unit: MetricUnit) -> Int {
    let row = unit.declaration
    let half = estimate.interval.halfWidth * row.textScale
    guard half.isFinite, half > 0 else {
      return row.decimals.usual(for: estimate.value * row.textScale)
    }
    var (decimals, step) = (0, 1.0)
    while decimals < row.decimals.range.upperBound, half < 9.5 * step {
      decimals += 1
      step /= 10
    }
    return max(row.decimals.range.lowerBound, decimals)
  }

  /// Returns a number in the unit's scale, without the unit; `signed` puts a plus
  /// before what is above zero.
  static func number(
    _ value: Double, _ unit: MetricUnit, decimals: Int, signed: Bool = false
  ) -> String {
    guard value.isFinite else { return MetricText.number(value, unit) }
    let text = NumberText.fixed(value * unit.declaration.textScale, decimals: decimals)
    return signed && value > 0 ? "+" + text : text
  }

  /// Returns a value: `5.28`, `512 ms`.
  package static func value(_ estimate: Estimate, _ unit: MetricUnit) -> String {
    let row = unit.declaration
    let decimals = row.decimals.usual(for: estimate.value * row.textScale)
    return estimate.value.isNaN
      ? "–" : number(estimate.value, unit, decimals: decimals) + row.suffix
  }

  /// Returns a value with its interval: `5.281 (5.252 to 5.310)`, or with `plusMinus`
  /// `5.281 ± 0.029` where the interval is as long to both sides.
  package static func estimate(
    _ estimate: Estimate, _ unit: MetricUnit, signed: Bool = false, plusMinus: Bool = false
  ) -> String {
    if estimate.value.isNaN { return "–" }
    let decimals = decimals(estimate, unit)
    let suffix = signed ? unit.declaration.differenceSuffix : unit.declaration.suffix
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
  package static func amount(_ value: Double, _ unit: MetricUnit) -> String {
    guard value.isFinite else { return MetricText.value(value, unit) }
    let scaled = value * unit.declaration.textScale
    let decimals = abs(scaled) >= 99.95 ? 0 : abs(scaled) >= 9.995 ? 1 : 3
    return NumberText.trimmed(scaled, decimals: decimals) + unit.declaration.suffix
  }
}
