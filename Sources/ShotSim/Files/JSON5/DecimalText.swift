/// The parts of an unsigned decimal number as it is written.
struct DecimalText {
  /// Digits before the point, may be empty.
  let whole: Substring
  /// Digits after the point, may be empty.
  let fraction: Substring
  /// Power of ten, clamped to ±100,000.
  let exponent: Int

  /// Reads `12`, `12.5`, `.5`, `5.`, `1e3`; `nil` = something else, such as `012`.
  init?(_ text: String) {
    var rest = Substring(text)
    whole = Self.digits(&rest)
    if rest.first == "." {
      rest = rest.dropFirst()
      fraction = Self.digits(&rest)
    } else {
      fraction = ""
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    guard whole.utf8.count < 2 || whole.first != "0" else { return nil }
    guard let mark = rest.first else {
      exponent = 0
      return
    }
    guard mark == "e" || mark == "E" else { return nil }
    rest = rest.dropFirst()
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    let power = Self.digits(&rest)
    guard !power.isEmpty, rest.isEmpty else { return nil }
    let size = min(Int(power) ?? 100_000, 100_000)
    exponent = isNegative ? -size : size
  }

  private static func digits(_ rest: inout Substring) -> Substring {
    let digits = rest.prefix { ("0"..."9").contains($0) && $0.isASCII }
    rest = rest[digits.endIndex...]
    return digits
  }

  /// The form that the standard library reads.
  var normalized: String {
    "\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)e\(exponent)"
  }

  /// The exact value when it is whole and fits in 64 bits.
  var integer: UInt64? {
    var digits = String(whole) + fraction
    var shift = exponent - fraction.utf8.count
    while shift < 0, digits.last == "0" {
      digits.removeLast()
      shift += 1
    }
    guard digits.contains(where: { $0 != "0" }) else { return 0 }
    guard shift >= 0, shift < 20 else { return nil }
    return UInt64(digits + String(repeating: "0", count: shift))
  }
}
