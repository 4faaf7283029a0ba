/// Text from outside (of a file, a name, an argument, the environment), made safe to show.
///
/// One rule for all of it: a terminal takes control characters for commands, a reader is
/// misled by marks of direction, and a build server takes a line that begins with `::`, or
/// `##[` anywhere, for its own. What a file says is refused if it holds any of these
/// (``unprintable``); names and arguments, which cannot be refused, are shown with
/// escapes such as `\u{1B}` (``printable``).
extension String {
  /// At most 40 characters of it, so that a message stays one short line.
  package var shortened: String {
    let text = printable
    return text.count <= 40 ? text : text.prefix(37) + "..."
  }

  /// The text on one line, with escapes for what is more than text.
  package var printable: String { isPlainLine ? self : escaped(keepsLines: false) }

  /// Lines for people, each as ``printable`` makes it; colors of the program's own stay.
  package var printableLines: String { isPlain ? self : escaped(keepsLines: true) }

  /// What a message calls the first part of the text that is more than text; nil = none.
  package var unprintable: String? {
    if isPlainLine { return nil }
    if let scalar = unicodeScalars.first(where: PrintableText.isControl) {
      return "the control character \(PrintableText.name(of: scalar))"
    }
    return escaped(keepsLines: false) == self ? nil : "a command of build servers, :: or ##["
  }

  /// Whether a glance at the bytes shows that nothing is to be done.
  private var isPlain: Bool {
    var previous: UInt8 = 0x0A
    for byte in utf8 {
      // Doubled colons and number signs are looked at again, wherever they stand.
      guard (0x20..<0x7F).contains(byte) || byte == 0x0A else { return false }
      if byte == previous, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return false }
      previous = byte
    }
    return true
  }

  private var isPlainLine: Bool { isPlain && !utf8.contains(0x0A) }

  private func escaped(keepsLines: Bool) -> String {
    let scalars = Array(unicodeScalars)
    var result = String.UnicodeScalarView()
    var isAtStart = true
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\n", keepsLines {
        isAtStart = true
        result.append(scalar)
        index += 1
        continue
      }
      if keepsLines, let end = PrintableText.endOfColor(scalars, at: index) {
        result.append(contentsOf: scalars[index..<end])
        index = end
        continue
      }
      let isCommand =
        isAtStart && PrintableText.isDoubled(":", scalars, at: index)
        || PrintableText.isDoubled("#", scalars, at: index)
          && PrintableText.opensBracket(scalars, after: index + 2)
      if isCommand || PrintableText.isControl(scalar) {
        result.append(contentsOf: PrintableText.escape(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      if !scalar.properties.isWhitespace { isAtStart = false }
      index += 1
    }
    return String(result)
  }
}

/// The characters and commands that are more than text.
package enum PrintableText {
  /// Whether a terminal takes it for a command or an end of line, or a reader is misled
  /// by it as to where the text goes on.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // C0; DEL and C1; the separators of lines and paragraphs.
    case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    // Marks, embeddings, overrides and isolates of direction; the byte order mark.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Such as `U+001B`.
  static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Such as `\u{1B}`, which is ASCII only.
  static func escape(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  fileprivate static func isDoubled(
    _ scalar: Unicode.Scalar, _ scalars: [Unicode.Scalar], at index: Int
  ) -> Bool {
    scalars[index] == scalar && index + 1 < scalars.count && scalars[index + 1] == scalar
  }

  /// Whether nothing but a few letters stand before a bracket, as in `##[` and `##vso[`.
  fileprivate static func opensBracket(_ scalars: [Unicode.Scalar], after start: Int) -> Bool {
    scalars[start...].prefix(32).first { !$0.isASCII || !$0.properties.isAlphabetic } == "["
  }

  /// Where a sequence that sets a color ends, of those that the program prints itself.
  fileprivate static func endOfColor(_ scalars: [Unicode.Scalar], at start: Int) -> Int? {
    guard scalars[start] == "\u{1B}", start + 1 < scalars.count, scalars[start + 1] == "[" else {
      return nil
    }
    let codes = scalars[(start + 2)...].prefix(8).prefix { ("0"..."9").contains($0) || $0 == ";" }
    return codes.endIndex < scalars.count && scalars[codes.endIndex] == "m"
      ? codes.endIndex + 1 : nil
  }
}
