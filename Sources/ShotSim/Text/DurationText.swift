/// Prints spans and instants for people, with a unit.
package enum DurationText {
  /// Returns a span in the unit that suits its size, with three or four digits:
  /// `85 us`, `33.3 ms`, `250 ms`, `1.64 s`, `4 min 5 s`.
  package static func short(_ span: Nanoseconds) -> String {
    let sign = span < 0 ? "-" : ""
    let size = Double(span.magnitude)
    switch span.magnitude {
    case 0: return "0 ms"
    case ..<1_000: return sign + "\(span.magnitude) ns"
    case ..<1_000_000: return sign + trimmed(size / 1e3) + " us"
    case ..<999_500_000: return sign + trimmed(size / 1e6) + " ms"
    case ..<120_000_000_000: return sign + trimmed(size / 1e9, decimals: 2) + " s"
    default:
      let seconds = (span.magnitude + 500_000_000) / 1_000_000_000
      let rest = seconds % 60
      return sign + "\(seconds / 60) min" + (rest == 0 ? "" : " \(rest) s")
    }
  }

  /// Returns an instant in seconds with that many decimals: `0.25 s`.
  package static func seconds(_ instant: Nanoseconds, decimals: Int = 2) -> String {
    NumberText.fixed(Double(instant) / 1e9, decimals: decimals) + " s"
  }

  /// Returns a span in whole or tenths of milliseconds: `250 ms`, `33.3 ms`.
  package static func milliseconds(_ span: Nanoseconds) -> String {
    trimmed(Double(span) / 1e6) + " ms"
  }

  /// Up to `decimals` decimals, fewer for numbers of three digits and more.
  private static func trimmed(_ value: Double, decimals: Int = 1) -> String {
    var text = NumberText.fixed(value, decimals: abs(value) >= 99.95 ? 0 : decimals)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
