/// Prints spans and instants with a unit, the one place where a time becomes text.
///
/// For reading at a glance they are rounded (``short(_:)``, ``milliseconds(_:)``,
/// ``rough(milliseconds:)``, ``clock(seconds:)``); where digits count they are exact
/// (``exact(_:)``, ``setting(_:)``).
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

  /// Returns a span with all its digits, in the unit that suits it: `0.125 ms`,
  /// `212.5 ms`, `12.25 s`.
  package static func exact(_ span: Nanoseconds) -> String {
    switch span.magnitude {
    case 0: "0 ms"
    case ..<1_000: "\(span) ns"
    case ..<1_000_000: "\(NumberText.scaled(span, places: 3)) us"
    case ..<10_000_000_000: "\(NumberText.scaled(span, places: 6)) ms"
    default: "\(NumberText.scaled(span, places: 9)) s"
    }
  }

  /// Returns a span as files write it, exactly: `250ms`, `1500000ns`.
  package static func setting(_ span: Nanoseconds) -> String {
    let (whole, rest) = span.quotientAndRemainder(dividingBy: 1_000_000)
    return rest == 0 ? "\(whole)ms" : "\(span)ns"
  }

  /// Returns the size of an estimated time for a sentence: `0.4 ms`, `85 ms`, `1.2 s`.
  package static func rough(milliseconds: Double) -> String {
    let size = abs(milliseconds)
    return size >= 1000
      ? NumberText.fixed(size / 1000, decimals: 1) + " s"
      : NumberText.fixed(size, decimals: size >= 9.95 ? 0 : 1) + " ms"
  }

  /// Returns whole seconds as a clock would count them: `3 s`, `2 min 5 s`, `1 h 3 min`.
  package static func clock(seconds: Int) -> String {
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
    return "\(seconds / 3600) h \(seconds % 3600 / 60) min"
  }

  /// Up to `decimals` decimals, fewer for numbers of three digits and more.
  private static func trimmed(_ value: Double, decimals: Int = 1) -> String {
    NumberText.trimmed(value, decimals: abs(value) >= 99.95 ? 0 : decimals)
  }
}
