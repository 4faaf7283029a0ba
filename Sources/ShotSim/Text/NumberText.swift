/// Prints numbers, the same on every machine and in every locale.
package enum NumberText {
  /// Returns the shortest text that reads back as the same number.
  ///
  /// Whole numbers have no decimal point: 250, not 250.0. Not-a-number is
  /// `NaN`, the infinities are `Inf` and `-Inf`, which pandas and R both read.
  package static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Inf" : "Inf" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the number with exactly that many decimals, halves away from zero.
  ///
  /// What is rounded is the shortest decimal text of the number, so 2.675 with
  /// two decimals is 2.68, as a reader of the unrounded number expects. A
  /// rounded zero has no sign.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return shortest(value) }
    let decimal = Decimal(value.magnitude)
    let rounded = decimal.rounded(decimals: decimals)
    let isZero = rounded.allSatisfy { $0 == UInt8(ascii: "0") }
    return (value < 0 && !isZero ? "-" : "") + text(ofDigits: rounded, decimals: decimals)
  }

  /// Returns the number with at most that many decimals, without zeros at their end.
  package static func trimmed(_ value: Double, decimals: Int) -> String {
    var text = fixed(value, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Returns an integer with a comma between groups of three digits.
  package static func grouped(_ value: some BinaryInteger) -> String {
    let digits = Array(String(value.magnitude).utf8)
    var bytes: [UInt8] = value < 0 ? [UInt8(ascii: "-")] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { bytes.append(UInt8(ascii: ",")) }
      bytes.append(digit)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a share such as 0.9825 as `98.3 %`.
  package static func percent(_ share: Double, decimals: Int = 1) -> String {
    share.isFinite ? fixed(share * 100, decimals: decimals) + " %" : "–"
  }

  /// Returns an integer divided by a power of ten, exactly and without trailing zeros.
  ///
  /// 33,333,333 with `places` 6 is 33.333333.
  package static func scaled(_ value: Int64, places: Int) -> String {
    var digits = Array(String(value.magnitude).utf8)
    if digits.count <= places {
      digits = [UInt8](repeating: UInt8(ascii: "0"), count: places + 1 - digits.count) + digits
    }
    var end = digits.count
    while end > digits.count - places, digits[end - 1] == UInt8(ascii: "0") { end -= 1 }
    let whole = digits.count - places
    var text = value < 0 ? "-" : ""
    text += String(decoding: digits[..<whole], as: UTF8.self)
    if end > whole { text += "." + String(decoding: digits[whole..<end], as: UTF8.self) }
    return text
  }

  private static func text(ofDigits digits: [UInt8], decimals: Int) -> String {
    let whole = digits.count - decimals
    let head = String(decoding: digits[..<whole], as: UTF8.self)
    return decimals == 0 ? head : head + "." + String(decoding: digits[whole...], as: UTF8.self)
  }
}

/// The digits of a number's shortest text, and where its decimal point stands.
private struct Decimal {
  /// Without leading zeros; the value is 0.DIGITS times ten to the `exponent`.
  var digits: [UInt8] = []
  var exponent = 0

  /// - Precondition: `value` is finite and not negative.
  init(_ value: Double) {
    precondition(value.isFinite && value >= 0, "only finite magnitudes have digits")
    var pointSeen = false
    var power = 0
    let parts = value.description.split(separator: "e")
    for byte in parts[0].utf8 {
      if byte == UInt8(ascii: ".") {
        pointSeen = true
      } else if !(digits.isEmpty && byte == UInt8(ascii: "0")) {
        digits.append(byte)
        if !pointSeen { power += 1 }
      } else if pointSeen {
        power -= 1
      }
    }
    exponent = power + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  /// Returns the digits of the value times ten to the `decimals`, rounded, with
  /// at least one digit before the decimals.
  func rounded(decimals: Int) -> [UInt8] {
    let zero = UInt8(ascii: "0")
    let kept = exponent + decimals
    var result: [UInt8] = []
    for index in 0..<max(kept, 0) { result.append(index < digits.count ? digits[index] : zero) }
    if kept >= 0, kept < digits.count, digits[kept] >= UInt8(ascii: "5") {
      var index = result.count - 1
      while index >= 0, result[index] == UInt8(ascii: "9") {
        result[index] = zero
        index -= 1
      }
      if index >= 0 { result[index] += 1 } else { result.insert(UInt8(ascii: "1"), at: 0) }
    }
    let missing = decimals + 1 - result.count
    return [UInt8](repeating: zero, count: max(missing, 0)) + result
  }
}
