/// What a place in a file may hold, as data: the messages, the check of
/// `--set` paths and the published JSON Schema are made from it.
package indirect enum SchemaNode: Sendable {
  case boolean
  /// `true` and nothing else.
  case isTrue
  case null
  /// A string; the pattern is a regular expression.
  case string(pattern: String?, examples: [String])
  /// A number and its limits, inclusive; `nil` = none.
  case number(minimum: Double?, maximum: Double?, isWhole: Bool)
  /// One of these strings.
  case enumeration([String])
  /// Always this string.
  case constant(String)
  case array(SchemaNode)
  case object([SchemaField])
  /// An object whose keys are not fixed.
  case map(keys: KeyPattern, values: SchemaNode)
  case anyOf([SchemaNode])
  /// A node with a name of its own, published once.
  case named(String, @Sendable () -> SchemaNode)
}

/// A key of an object.
package struct SchemaField: Sendable {
  package var key: String
  /// One sentence on what the key means.
  package var doc: String
  package var isRequired: Bool
  package var node: SchemaNode

  package init(key: String, doc: String, isRequired: Bool, node: SchemaNode) {
    self.key = key
    self.doc = doc
    self.isRequired = isRequired
    self.node = node
  }
}

extension SchemaNode {
  /// The node without its name.
  var resolved: SchemaNode {
    if case .named(_, let node) = self { node().resolved } else { self }
  }

  /// The nodes that one step of a path may lead to.
  func children(at component: JSON5Path.Component) -> [SchemaNode] {
    switch (resolved, component) {
    case (.array(let element), .index): [element]
    case (.object(let fields), .key(let key)):
      fields.filter { $0.key == key }.map(\.node)
    case (.map(let keys, let values), .key(let key)):
      keys.matches(key) ? [values] : []
    case (.anyOf(let nodes), _): nodes.flatMap { $0.children(at: component) }
    default: []
    }
  }

  /// The fixed keys that an object here may have, in the order of the tables.
  var keys: [String] {
    switch resolved {
    case .object(let fields): fields.map(\.key)
    case .anyOf(let nodes):
      nodes.flatMap(\.keys).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    case .map(let keys, _): keys.names
    default: []
    }
  }
}

extension String {
  /// A sentence as a part of another: no capital at its start, no point at its end.
  var asClause: String { prefix(1).lowercased() + dropFirst().prefix(max(count - 2, 0)) }
}

/// The keys that an object may have when the file chooses them.
package struct KeyPattern: Sendable {
  /// A regular expression.
  package var text: String
  /// The names that there are, empty when they cannot be listed.
  package var names: [String]
  /// Whether a key is one of them.
  package var matches: @Sendable (String) -> Bool

  package init(text: String, names: [String], matches: @escaping @Sendable (String) -> Bool) {
    self.text = text
    self.names = names
    self.matches = matches
  }

  /// Exactly these names.
  static func names(_ names: [String]) -> KeyPattern {
    KeyPattern(text: "^(\(names.joined(separator: "|")))$", names: names) { names.contains($0) }
  }

  /// Photo sizes, and these names.
  static func dimensions(or names: [String] = []) -> KeyPattern {
    let alternatives = ([QuantityText.dimensionsNotation.pattern] + names).joined(separator: "|")
    return KeyPattern(text: "^(\(alternatives))$", names: names) { key in
      names.contains(key) || (try? QuantityText.dimensions(key)) != nil
    }
  }

  /// A name that the file gives: a letter, then letters, digits, `-` and `_`.
  ///
  /// The pattern leaves out the two keys that any object of a device file has.
  static let name = KeyPattern(
    text: "^(?!provenance$|source$)[A-Za-z][A-Za-z0-9_-]*$", names: []
  ) { key in
    guard let first = key.unicodeScalars.first, isLetter(first) else { return false }
    return key.unicodeScalars.allSatisfy {
      isLetter($0) || "0"..."9" ~= $0 || $0 == "_" || $0 == "-"
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }
}
