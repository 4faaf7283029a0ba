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

  /// How a kind of quantity is written: a number and one of some units.
  ///
  /// The published pattern and the parser are both made of it.
  struct Notation: Sendable {
    var units: [String]
    var mayBeNegative = false
    /// What messages say is allowed.
    var allowed: String

    /// A regular expression (ECMA 262), without anchors.
    var pattern: String {
      let sign = mayBeNegative ? "[-+]?" : "\\+?"
      return sign + Parts.numberPattern
        + (units.count == 1 ? units[0] : "(\(units.joined(separator: "|")))")
    }

    /// Takes a text apart.
    func parts(of text: String) throws(Failure) -> Parts {
      let parts = try Parts(text, allowed: allowed)
      guard !parts.unit.isEmpty else {
        throw Failure(message: "\"\(text.shortened)\" has no unit", allowed: allowed)
      }
      guard units.contains(parts.unit) else { throw parts.unknownUnit(among: units) }
      return parts
    }
  }

  static let timeNotation = Notation(
    units: timeUnits.map(\.name), mayBeNegative: true,
    allowed: "a time with a unit (ns, us, ms, s, min, h), such as \"250ms\"")

  static let memoryNotation = Notation(
    units: memoryUnits.map(\.name),
    allowed: "an amount of memory with a unit (KB, MB, GB), such as \"1200MB\"")

  static let dimensionsNotation = Notation(
    units: ["MP"], allowed: "a photo size in megapixels, such as \"12MP\"")

  private static let timeUnits: [(name: String, nanoseconds: UInt64)] = [
    ("ns", 1), ("us", 1_000), ("ms", 1_000_000), ("s", 1_000_000_000), ("min", 60_000_000_000),
    ("h", 3_600_000_000_000),
  ]

  /// Reads a time such as `250ms` or `-1.6s`, converted exactly and rounded
  /// half away from zero to a nanosecond.
  package static func time(_ text: String) throws(Failure) -> Nanoseconds {
    let parts = try timeNotation.parts(of: text)
    guard let unit = timeUnits.first(where: { $0.name == parts.unit }) else {
      throw parts.unknownUnit(among: timeNotation.units)
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

  /// Powers of ten of a megabyte.
  private static let memoryUnits: [(name: String, power: Int)] = [
    ("KB", -3), ("MB", 0), ("GB", 3),
  ]

  /// Reads an amount of memory such as `1200MB`; the result is in megabytes of
  /// a million bytes.
  package static func megabytes(_ text: String) throws(Failure) -> Double {
    let parts = try memoryNotation.parts(of: text)
    guard let unit = memoryUnits.first(where: { $0.name == parts.unit }) else {
      throw parts.unknownUnit(among: memoryNotation.units)
    }
    guard !parts.isNegative, let value = Double("\(parts.decimal)e\(unit.power)"), value <= 1e9
    else {
      throw Failure(message: "\"\(text.shortened)\" is out of range", allowed: "0MB to 1000000GB")
    }
    return value
  }

  /// Reads a photo size such as `12MP` or `12.2MP`.
  package static func dimensions(_ text: String) throws(Failure) -> PhotoDimensions {
    let parts = try dimensionsNotation.parts(of: text)
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
    /// What ``init(_:allowed:)`` takes for a number: digits with a point among,
    /// before or after them.
    static let numberPattern = "([0-9]+\\.?[0-9]*|\\.[0-9]+)"

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
