/// Small pieces of prose that messages and help share.
enum Wording {
  /// Joins words as "a, b or c".
  static func list(_ words: [String], conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Writes an integer with a comma between groups of three digits.
  static func grouped(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude)
    var text = value < 0 ? "-" : ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.count - offset).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }

  /// Breaks a text between words so that no line is longer than a width,
  /// unless a single word is.
  ///
  /// - Returns: At least one line; line breaks of the text are kept.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if line.isEmpty {
          line = String(word)
        } else if line.count + 1 + word.count <= width {
          line += " " + word
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      lines.append(line)
    }
    return lines
  }
}
