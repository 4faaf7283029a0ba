/// Text from outside, made safe for a message.
extension String {
  /// At most 40 characters of it, so that a message stays one short line.
  package var shortened: String {
    let text = printable
    return text.count <= 40 ? text : text.prefix(37) + "..."
  }

  /// The text with spaces for what a terminal would take as a command.
  package var printable: String {
    String(
      String.UnicodeScalarView(unicodeScalars.prefix(4096).map { Self.isControl($0) ? " " : $0 }))
  }

  /// The first character that a terminal would take as a command or a new line,
  /// such as `U+001B`; `nil` = there is none.
  package var firstControlCharacter: String? {
    guard let scalar = unicodeScalars.first(where: Self.isControl) else { return nil }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<32, 127..<160, 0x2028, 0x2029: true
    default: false
    }
  }
}
