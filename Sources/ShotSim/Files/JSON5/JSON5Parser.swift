/// Reads JSON5 text into a tree that knows the place of every key and value.
///
/// Accepts comments, trailing commas, single quotes, unquoted keys, JSON5
/// numbers and a byte order mark. A syntax error ends the reading; duplicate
/// keys are collected, and the first of each is kept. No bytes make it trap:
/// nesting is limited to ``depthLimit``.
///
/// - Complexity: Linear in the number of bytes.
package struct JSON5Parser {
  /// Arrays and objects inside each other at the most.
  package static let depthLimit = 64

  /// What reading gave: the tree, and the duplicate keys found in it.
  package struct Document: Sendable {
    package var root: JSON5Value
    package var duplicates: [Diagnostic]
  }

  let file: String
  let scalars: [Unicode.Scalar]
  var index = 0
  var line = 1
  /// Index of the first scalar of the line.
  var lineStart = 0
  var depth = 0
  var path = JSON5Path()
  var duplicates: [Diagnostic] = []

  /// Reads a whole document.
  ///
  /// - Throws: The syntax error, with its place, what was found and what is allowed.
  package static func parse(_ bytes: [UInt8], file: String) throws(Diagnostic) -> Document {
    var parser = JSON5Parser(file: file, scalars: try decode(bytes, file: file))
    try parser.skipSpace()
    guard parser.peek != nil else {
      throw parser.failure("the file is empty", allowed: "an object in braces")
    }
    let root = try parser.value()
    try parser.skipSpace()
    guard parser.peek == nil else {
      throw parser.unexpected(allowed: "nothing more after the end of the document")
    }
    return Document(root: root, duplicates: parser.duplicates)
  }

  private init(file: String, scalars: [Unicode.Scalar]) {
    self.file = file
    self.scalars = scalars
  }

  /// Decodes UTF-8 strictly, so that a broken byte is a message with a place.
  private static func decode(
    _ bytes: [UInt8], file: String
  ) throws(Diagnostic) -> [Unicode.Scalar] {
    var content = bytes[...]
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(content.count)
    var codec = UTF8()
    var iterator = content.makeIterator()
    while true {
      switch codec.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return scalars
      case .error:
        var parser = JSON5Parser(file: file, scalars: scalars)
        while parser.peek != nil { parser.advance() }
        throw parser.failure("a byte that is not UTF-8", allowed: "a text file in UTF-8")
      }
    }
  }

  // MARK: Values

  mutating func value() throws(Diagnostic) -> JSON5Value {
    let start = position
    switch peek {
    case nil: throw unexpected(allowed: "a value")
    case "{": return JSON5Value(.object(try object()), at: start)
    case "[": return JSON5Value(.array(try array()), at: start)
    case "\"", "'": return JSON5Value(.string(try string()), at: start)
    case let scalar? where "+-.0123456789".unicodeScalars.contains(scalar):
      return JSON5Value(.number(try number()), at: start)
    case let scalar? where Self.startsName(scalar):
      return JSON5Value(try literal(), at: start)
    default: throw unexpected(allowed: "a value")
    }
  }

  /// `null`, `true`, `false`, `Infinity` or `NaN`.
  private mutating func literal() throws(Diagnostic) -> JSON5Value.Content {
    let start = self
    let word = name()
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "Infinity":
      return .number(JSON5Number(text: word, double: .infinity, integer: nil))
    case "NaN": return .number(JSON5Number(text: word, double: .nan, integer: nil))
    default:
      throw start.failure(
        "found \(word.shortened)", allowed: "a value; text needs quotes",
        nearest: NearestName.nearest(to: word, among: ["true", "false", "null"]))
    }
  }

  private mutating func enter() throws(Diagnostic) {
    depth += 1
    if depth > Self.depthLimit {
      throw failure(
        "nested too deep",
        allowed: "at most \(Self.depthLimit) arrays and objects inside each other")
    }
    advance()
  }

  private mutating func array() throws(Diagnostic) -> [JSON5Value] {
    try enter()
    var elements: [JSON5Value] = []
    while true {
      try skipSpace()
      if take("]") { break }
      path.components.append(.index(elements.count))
      elements.append(try value())
      path.components.removeLast()
      try skipSpace()
      if take("]") { break }
      guard take(",") else { throw unexpected(allowed: "',' or ']' after an element") }
    }
    depth -= 1
    return elements
  }

  private mutating func object() throws(Diagnostic) -> [JSON5Member] {
    try enter()
    var members: [JSON5Member] = []
    var indexes: [String: Int] = [:]
    while true {
      try skipSpace()
      if take("}") { break }
      let keyPosition = position
      let key = try self.key()
      try skipSpace()
      guard take(":") else { throw unexpected(allowed: "':' after the key \"\(key.shortened)\"") }
      try skipSpace()
      path.components.append(.key(key))
      let member = JSON5Member(key: key, keyPosition: keyPosition, value: try value())
      if let first = indexes[key] {
        let place = members[first].keyPosition
        duplicates.append(
          Diagnostic(
            file: file, line: keyPosition.line, column: keyPosition.column,
            path: path.description,
            message: "duplicate key; it is already at line \(place.line), column \(place.column)"))
      } else {
        indexes[key] = members.count
        members.append(member)
      }
      path.components.removeLast()
      try skipSpace()
      if take("}") { break }
      guard take(",") else { throw unexpected(allowed: "',' or '}' after a value") }
    }
    depth -= 1
    return members
  }

  private mutating func key() throws(Diagnostic) -> String {
    switch peek {
    case "\"", "'": return try string()
    case let scalar? where Self.startsName(scalar): return name()
    default: throw unexpected(allowed: "a key or '}'")
    }
  }
}
