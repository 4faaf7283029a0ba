/// Reads quantities that files write as text with a unit, exactly.
package enum QuantityText {
  /// Why a text is not the quantity that is asked for.
  package struct Failure: Error, Sendable, Equatable {
    package var message: String
    package var allowed: String
    package var nearest: String?
  }

  /// The longest time that files may say, to either side of zero: ten years.
  ///
  /// It is far inside the clock's 292 years, so that sums of a few times that
  /// files say stay on the clock.
  package static let longestTime: Nanoseconds = 87_600 * 3_600_000_000_000

  static let timeUnits: [(name: String, nanoseconds: UInt64)] = [
    ("ns", 1), ("us", 1_000), ("ms", 1_000_000), ("s", 1_000_000_000), ("min", 60_000_000_000),
    ("h", 3_600_000_000_000),
  ]

  /// Reads a time such as `250ms` or `-1.6s`, converted exactly and rounded
  /// half away from zero to a nanosecond.
  package static func time(_ text: String) throws(Failure) -> Nanoseconds {
    let allowed = "a time with a unit (ns, us, ms, s, min, h), such as \"250ms\""
    let parts = try Parts(text, allowed: allowed)
    guard !parts.unit.isEmpty else {
      throw Failure(message: "\"\(text.shortened)\" has no unit", allowed: allowed)
    }
    guard let unit = timeUnits.first(where: { $0.name == parts.unit }) else {
      throw parts.unknownUnit(among: timeUnits.map(\.name))
    }
    let longest = UInt128(longestTime.magnitude)
    guard let whole = UInt64(parts.whole.isEmpty ? "0" : parts.whole),
      UInt128(whole) * UInt128(unit.nanoseconds) <= longest
    else { throw beyondClock(text) }
    let magnitude =
      UInt128(whole) * UInt128(unit.nanoseconds)
      + UInt128(rounded(parts.fraction, times: unit.nanoseconds))
    guard magnitude <= longest else { throw beyondClock(text) }
    return parts.isNegative ? -Nanoseconds(magnitude) : Nanoseconds(magnitude)
  }

  private static func beyondClock(_ text: String) -> Failure {
    Failure(
      message: "\"\(text.shortened)\" is beyond the clock",
      allowed: "times of at most 87600h, ten years")
  }

  /// The digits after a point, times a unit, rounded half up.
  ///
  /// Multiplies by hand from the last digit to the first, so that any number of
  /// digits is exact; the carry stays below ten units.
  private static func rounded(_ fraction: Substring, times unit: UInt64) -> UInt64 {
    var carry: UInt64 = 0
    var firstDigit: UInt64 = 0
    for digit in fraction.utf8.reversed() {
      carry += UInt64(digit - UInt8(ascii: "0")) * unit
      firstDigit = carry % 10
      carry /= 10
    }
    return firstDigit >= 5 ? carry + 1 : carry
  }

  /// Reads an amount of memory such as `1200MB`; the result is in megabytes of
  /// a million bytes.
  package static func megabytes(_ text: String) throws(Failure) -> Double {
    let allowed = "an amount of memory with a unit (KB, MB, GB), such as \"1200MB\""
    let parts = try Parts(text, allowed: allowed)
    guard !parts.unit.isEmpty else {
      throw Failure(message: "\"\(text.shortened)\" has no unit", allowed: allowed)
    }
    let units = [("KB", -3), ("MB", 0), ("GB", 3)]
    guard let unit = units.first(where: { $0.0 == parts.unit }) else {
      throw parts.unknownUnit(among: units.map(\.0))
    }
    guard !parts.isNegative, let value = Double("\(parts.decimal)e\(unit.1)"), value <= 1e9 else {
      throw Failure(message: "\"\(text.shortened)\" is out of range", allowed: "0MB to 1000000GB")
    }
    return value
  }

  /// Reads a photo size such as `12MP` or `12.2MP`.
  package static func dimensions(_ text: String) throws(Failure) -> PhotoDimensions {
    let allowed = "a photo size in megapixels, such as \"12MP\""
    let parts = try Parts(text, allowed: allowed)
    guard parts.unit == "MP" else {
      if parts.unit.isEmpty {
        throw Failure(message: "\"\(text.shortened)\" has no unit", allowed: allowed)
      }
      throw parts.unknownUnit(among: ["MP"])
    }
    let fraction = parts.fraction.prefix(3)
    guard !parts.isNegative, parts.fraction.dropFirst(3).allSatisfy({ $0 == "0" }),
      let whole = Int32(parts.whole.isEmpty ? "0" : parts.whole), whole <= 10_000,
      let thousandths = Int32("\(fraction)" + String(repeating: "0", count: 3 - fraction.count)),
      whole > 0 || thousandths > 0
    else {
      throw Failure(
        message: "\"\(text.shortened)\" is out of range",
        allowed: "0.001MP to 10000MP in steps of 0.001MP")
    }
    return PhotoDimensions(kilopixels: whole * 1000 + thousandths)
  }
}

extension QuantityText {
  /// A sign, a decimal number and what follows it.
  struct Parts {
    let isNegative: Bool
    let whole: Substring
    let fraction: Substring
    let unit: String

    init(_ text: String, allowed: String) throws(Failure) {
      var rest = Substring(text)
      isNegative = rest.first == "-"
      if isNegative || rest.first == "+" { rest = rest.dropFirst() }
      whole = Self.digits(&rest)
      if rest.first == "." {
        rest = rest.dropFirst()
        fraction = Self.digits(&rest)
      } else {
        fraction = ""
      }
      guard !whole.isEmpty || !fraction.isEmpty else {
        throw Failure(message: "found \"\(text.shortened)\"", allowed: allowed)
      }
      unit = String(rest)
    }

    private static func digits(_ rest: inout Substring) -> Substring {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[digits.endIndex...]
      return digits
    }

    var decimal: String {
      "\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)"
    }

    func unknownUnit(among units: [String]) -> Failure {
      // A unit has few letters, so that the usual two changes would make any
      // of them the nearest of any other.
      let nearest = NearestName.nearest(to: unit, among: units).flatMap { name in
        unit.count <= 2 * name.count ? name : nil
      }
      return Failure(
        message: "unknown unit \"\(unit.shortened)\"", allowed: units.joined(separator: ", "),
        nearest: nearest)
    }
  }
}
