/// Strings and numbers.
extension JSON5Parser {
  mutating func string() throws(Diagnostic) -> String {
    let start = self
    guard let quote = peek else { throw unexpected(allowed: "a string") }
    advance()
    var text = String.UnicodeScalarView()
    while true {
      guard let scalar = peek else {
        throw start.failure("a string that does not end", allowed: "a closing \(quote)")
      }
      if scalar == "\n" || scalar == "\r" {
        throw start.failure(
          "a string that does not end on its line", allowed: "a closing \(quote)")
      }
      if scalar == "\\" {
        if let escaped = try escape() { text.append(escaped) }
        continue
      }
      advance()
      if scalar == quote { return String(text) }
      text.append(scalar)
    }
  }

  /// Reads an escape; `nil` = a line continuation, which stands for nothing.
  private mutating func escape() throws(Diagnostic) -> Unicode.Scalar? {
    let start = self
    advance()
    guard let scalar = peek else {
      throw failure("found the end of the file", allowed: "an escaped character")
    }
    advance()
    switch scalar {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "0":
      if let next = peek, "0"..."9" ~= next {
        throw start.failure("an octal escape", allowed: "\\x00 or \\u0000")
      }
      return "\0"
    case "x": return try hexadecimal(digits: 2, from: start)
    case "u": return try unicodeEscape(from: start)
    case "\r":
      _ = take("\n")
      return nil
    case "\n", "\u{2028}", "\u{2029}": return nil
    case "1"..."9":
      throw start.failure("an octal escape", allowed: "\\xNN or \\uNNNN")
    default: return scalar
    }
  }

  private mutating func hexadecimal(
    digits: Int, from start: JSON5Parser
  ) throws(Diagnostic) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(try hexadecimalValue(digits: digits, from: start)) else {
      throw start.failure("half of a surrogate pair", allowed: "both halves, or the character")
    }
    return scalar
  }

  private mutating func hexadecimalValue(
    digits: Int, from start: JSON5Parser
  ) throws(Diagnostic) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = peek.flatMap(Self.hexadecimalDigit) else {
        throw start.failure(
          "an escape that is too short", allowed: "\(digits) hexadecimal digits")
      }
      value = value << 4 | digit
      advance()
    }
    return value
  }

  private static func hexadecimalDigit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 48
    case "a"..."f": scalar.value - 87
    case "A"..."F": scalar.value - 55
    default: nil
    }
  }

  private mutating func unicodeEscape(
    from start: JSON5Parser
  ) throws(Diagnostic) -> Unicode.Scalar {
    let first = try hexadecimalValue(digits: 4, from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, take("\\"), take("u") {
      let second = try hexadecimalValue(digits: 4, from: start)
      if 0xDC00...0xDFFF ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw start.failure("half of a surrogate pair", allowed: "both halves, or the character")
  }

  // MARK: Numbers

  mutating func number() throws(Diagnostic) -> JSON5Number {
    let start = self
    var isNegative = false
    if take("-") { isNegative = true } else { _ = take("+") }
    if peek == "I" || peek == "N" {
      let word = name()
      guard word == "Infinity" || word == "NaN" else {
        throw start.failure("found \(word.shortened)", allowed: "a number")
      }
      let value = word == "NaN" ? Double.nan : Double.infinity
      return JSON5Number(
        text: isNegative ? "-\(word)" : word, double: isNegative ? -value : value, integer: nil)
    }
    var digits = String.UnicodeScalarView()
    while let scalar = peek, scalar == "." || scalar == "_" || scalar.properties.isXIDContinue {
      digits.append(scalar)
      advance()
      if scalar == "e" || scalar == "E", !String(digits).lowercased().hasPrefix("0x"),
        let sign = peek, sign == "+" || sign == "-"
      {
        digits.append(sign)
        advance()
      }
    }
    let text = String(digits)
    guard let number = Self.number(text, isNegative: isNegative) else {
      throw start.failure(
        "found \(isNegative ? "-" : "")\(text.shortened), which is not a number",
        allowed: "a number such as 12, -0.5, 1e3 or 0x1F; text needs quotes")
    }
    return number
  }

  /// The number that unsigned text stands for; `nil` = none.
  private static func number(_ text: String, isNegative: Bool) -> JSON5Number? {
    let written = isNegative ? "-\(text)" : text
    if text.lowercased().hasPrefix("0x") {
      guard let magnitude = UInt64(text.dropFirst(2), radix: 16), text.utf8.count > 2,
        text.utf8.dropFirst(2).first != UInt8(ascii: "+")
      else { return nil }
      let value = Double(magnitude)
      return JSON5Number(
        text: written, double: isNegative ? -value : value, integer: (isNegative, magnitude))
    }
    guard let decimal = DecimalText(text), let value = Double(decimal.normalized) else {
      return nil
    }
    return JSON5Number(
      text: written, double: isNegative ? -value : value,
      integer: decimal.integer.map { (isNegative, $0) })
  }
}
