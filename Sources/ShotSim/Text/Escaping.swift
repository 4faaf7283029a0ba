/// Text as other languages take it for nothing but text.
package enum Escaping {
  /// For the content and the attributes of XML and HTML.
  ///
  /// Ends of lines and tabs are kept, as references, because a reader makes spaces
  /// of them in attributes. Characters that XML 1.0 cannot hold, and those that are more
  /// than text, become U+FFFD, so that something is seen to have been there.
  package static func markup(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where PrintableText.isControl(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// For the text of Markdown, which takes HTML too; ends of lines become spaces.
  package static func markdown(_ text: String) -> String {
    var result = ""
    let line = String(text.map { $0.isNewline ? " " : $0 }).printable
    for character in line {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "*", "_", "`", "[", "]", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// Between the marks of code in Markdown, which nothing in the text can end.
  package static func markdownCode(_ text: String) -> String {
    "`" + text.printable.replacing("`", with: "'") + "`"
  }

  /// In single quotes, for `sh` and its descendants.
  package static func shell(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
