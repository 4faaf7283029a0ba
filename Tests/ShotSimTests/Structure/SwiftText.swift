/// A Swift source as lines of identifiers, with comments and string literals
/// told apart from code, as far as layers need it.
struct SwiftText {
  /// A word of the text.
  struct Word: Equatable {
    var text: String
    /// From 1.
    var line: Int
    /// Whether it stands outside of comments and string literals.
    var isCode: Bool
  }

  private(set) var words: [Word] = []
  private(set) var imports: [Word] = []
  /// Names of the types that are declared at top level.
  private(set) var declaredTypes: [String] = []

  init(_ source: String) {
    var scanner = Scanner(Array(source.utf8))
    scanner.scan()
    words = scanner.words
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for word in words where word.isCode && word.text == "import" {
      // Also `import struct Module.Name`; attributes stand before the keyword.
      let rest = lines[word.line - 1].split(separator: "import ", maxSplits: 1).last ?? ""
      let names = rest.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      let kinds = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
      if let module = names.first(where: { !kinds.contains($0) }) {
        imports.append(Word(text: module, line: word.line, isCode: true))
      }
    }
    declaredTypes = lines.compactMap(Self.declaredType)
  }

  /// The type that an unindented line declares.
  private static func declaredType(_ line: Substring) -> String? {
    let words = line.prefix { $0 != "/" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard line.first?.isLetter == true || line.first == "@" else { return nil }
    let kinds: [Substring] = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    guard let index = words.firstIndex(where: kinds.contains), index + 1 < words.count,
      !words[..<index].contains("extension")
    else { return nil }
    return String(words[index + 1])
  }

  /// Splits a text into words and knows what kind of text they stand in.
  private struct Scanner {
    let bytes: [UInt8]
    var position = 0
    var line = 1
    var words: [Word] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() {
      while position < bytes.count { scanCode() }
    }

    private func starts(with text: StaticString) -> Bool {
      text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private mutating func advance(_ count: Int = 1) {
      for _ in 0..<count where position < bytes.count {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }

    private mutating func takeWord(isCode: Bool) -> Bool {
      let start = position
      while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
      guard position > start else { return false }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      words.append(Word(text: text, line: line, isCode: isCode))
      return true
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      return isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "_")
    }

    /// Takes one piece of code: a word, a comment, a literal, or a byte.
    private mutating func scanCode() {
      if starts(with: "//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
          if !takeWord(isCode: false) { advance() }
        }
      } else if starts(with: "/*") {
        scanBlockComment()
      } else if starts(with: "\"") || starts(with: "#") {
        scanLiteral()
      } else if !takeWord(isCode: true) {
        advance()
      }
    }

    private mutating func scanBlockComment() {
      advance(2)
      while position < bytes.count, !starts(with: "*/") {
        if starts(with: "/*") {
          scanBlockComment()
        } else if !takeWord(isCode: false) {
          advance()
        }
      }
      advance(2)
    }

    /// Takes a string literal with its interpolations, or a lone `#`.
    private mutating func scanLiteral() {
      var hashes = 0
      while position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "#") {
        hashes += 1
      }
      advance(hashes)
      guard starts(with: "\"") else { return }
      let quotes = starts(with: "\"\"\"") ? 3 : 1
      let fence = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
      let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + fence
      let escape = [UInt8(ascii: "\\")] + fence
      advance(quotes)
      while position < bytes.count, !bytes[position...].starts(with: end) {
        if bytes[position...].starts(with: escape) {
          advance(escape.count)
          if starts(with: "(") { scanInterpolation() } else { advance() }
        } else if !takeWord(isCode: false) {
          advance()
        }
      }
      advance(end.count)
    }

    private mutating func scanInterpolation() {
      var depth = 0
      repeat {
        if starts(with: "(") { depth += 1 }
        if starts(with: ")") { depth -= 1 }
        if depth == 0 { return advance() }
        scanCode()
      } while position < bytes.count
    }
  }
}
