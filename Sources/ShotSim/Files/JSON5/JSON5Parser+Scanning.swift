/// Moving over the text: position, space, comments, names and failures.
extension JSON5Parser {
  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  var position: SourcePosition {
    SourcePosition(file: file, line: line, column: index - lineStart + 1)
  }

  /// Moves over one scalar; a line ends with LF, CR or CR LF.
  mutating func advance() {
    let scalar = scalars[index]
    index += 1
    let isLineEnd = scalar == "\n" || (scalar == "\r" && peek != "\n")
    guard isLineEnd else { return }
    line += 1
    lineStart = index
  }

  /// Moves over the given scalar if it is next.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    advance()
    return true
  }

  mutating func skipSpace() throws(Diagnostic) {
    while let scalar = peek {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = self
    advance()
    if take("/") {
      while let scalar = peek, !Self.endsLine(scalar) { advance() }
    } else if take("*") {
      while true {
        guard let scalar = peek else {
          throw start.failure("a comment that does not end", allowed: "'*/' after '/*'")
        }
        advance()
        if scalar == "*", take("/") { return }
      }
    } else {
      throw start.unexpected(allowed: "a value, a key or a comment that starts with // or /*")
    }
  }

  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.properties.isXIDStart
  }

  /// Reads an unquoted name; the next scalar must start one.
  mutating func name() -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek, Self.startsName(scalar) || scalar.properties.isXIDContinue {
      text.append(scalar)
      advance()
    }
    return String(text)
  }

  /// What is next, for a message.
  var foundNext: String {
    switch peek {
    case nil: "the end of the file"
    case "\n", "\r": "the end of the line"
    case let scalar? where scalar.value < 32 || scalar.value == 127:
      "the control character \(scalar.value)"
    case let scalar?: "'\(scalar)'"
    }
  }

  func unexpected(allowed: String) -> Diagnostic {
    failure("found \(foundNext)", allowed: allowed)
  }

  func failure(_ message: String, allowed: String, nearest: String? = nil) -> Diagnostic {
    Diagnostic(
      file: file, line: position.line, column: position.column, path: path.description,
      message: message, allowed: allowed, nearest: nearest)
  }
}
