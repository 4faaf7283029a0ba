/// Small pieces of English that reports, messages and help share.
package enum Prose {
  /// Joins words as "a", "a and b" or "a, b and c".
  package static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Returns a count with its noun: "1 frame", "2,000 frames", "2 proxies" for the
  /// plural "proxies".
  package static func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(NumberText.grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  /// Breaks a text between words so that no line is wider than `width` characters,
  /// unless a single word is.
  ///
  /// Line breaks of the text are kept, and so are the spaces before the first word
  /// of a line of it; lines that the width makes begin with `indent`. There is
  /// at least one line, empty if the text is.
  package static func wrapped(_ text: String, width: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = String(paragraph.prefix { $0 == " " })
      var hasWord = false
      for word in paragraph.split(separator: " ") {
        if hasWord, line.count + 1 + word.count > width {
          lines.append(line)
          line = indent + word
        } else {
          line += (hasWord ? " " : "") + word
          hasWord = true
        }
      }
      lines.append(hasWord ? line : "")
    }
    return lines
  }

  /// Breaks a text as ``wrapped(_:width:indent:)`` does, all lines but the first two
  /// spaces in, as a paragraph of a report.
  package static func hanging(_ text: String, width: Int) -> [String] {
    wrapped(text, width: width, indent: "  ")
  }
}
