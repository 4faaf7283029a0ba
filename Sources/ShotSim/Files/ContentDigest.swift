/// A fingerprint of a document's content: SHA-256 over its canonical text.
///
/// Canonical text has no comments or spaces, keys in the order of their UTF-8
/// bytes, and numbers by value, so that layout does not count. It serves to
/// tell whether a baseline was made with the same input.
package enum ContentDigest {
  /// Returns 64 hexadecimal digits; the ignored keys are those of the outermost
  /// object that do not count.
  package static func digest(of value: JSON5Value, ignoring ignored: Set<String> = []) -> String {
    var text = ""
    write(value, ignoring: ignored, to: &text)
    return sha256(Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }

  private static func write(
    _ value: JSON5Value, ignoring ignored: Set<String>, to text: inout String
  ) {
    switch value.content {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number):
      if let integer = number.integer {
        text += integer.isNegative && integer.magnitude != 0 ? "-" : ""
        text += "\(integer.magnitude)"
      } else {
        text += "\(number.double)"
      }
    case .string(let string): write(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        write(element, ignoring: [], to: &text)
      }
      text += "]"
    case .object(let members):
      let kept = members.filter { !ignored.contains($0.key) }
        .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      text += "{"
      for (index, member) in kept.enumerated() {
        if index > 0 { text += "," }
        write(member.key, to: &text)
        text += ":"
        write(member.value, ignoring: [], to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    text += "\""
  }
}
