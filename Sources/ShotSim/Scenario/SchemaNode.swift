/// What a place in a file may hold, as data: the messages, the check of
/// `--set` paths and the published JSON Schema are made from it.
package indirect enum SchemaNode: Sendable {
  case boolean
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
  /// An object whose keys are not fixed; the pattern is a regular expression.
  case map(keys: String, values: SchemaNode)
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
      Self.matches(key, keys) ? [values] : []
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
    case .map(let keys, _): Self.alternatives(keys)
    default: []
    }
  }

  /// The pattern of a photo size.
  static let dimensionsPattern = "^[0-9]*\\.?[0-9]+MP$"
  /// The pattern of a name that the file itself gives.
  static let namePattern = "^[A-Za-z][A-Za-z0-9_-]*$"

  /// A pattern that allows exactly these keys.
  static func pattern(_ names: [String]) -> String {
    "^(\(names.joined(separator: "|")))$"
  }

  private static func alternatives(_ pattern: String) -> [String] {
    guard pattern.hasPrefix("^("), pattern.hasSuffix(")$") else { return [] }
    return pattern.dropFirst(2).dropLast(2).split(separator: "|").map(String.init)
  }

  /// Whether a key fits one of the three kinds of pattern used here.
  private static func matches(_ key: String, _ pattern: String) -> Bool {
    switch pattern {
    case dimensionsPattern: (try? QuantityText.dimensions(key)) != nil
    case namePattern: !key.isEmpty
    default: alternatives(pattern).contains(key)
    }
  }
}
