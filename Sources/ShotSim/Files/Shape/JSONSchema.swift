/// The published JSON Schema (draft-07) of the files, for editors and checkers.
///
/// It is made from the declarations that the reader uses. It says which keys
/// and types there are; rules among several keys are the reader's alone.
package enum JSONSchema {
  /// Returns the schema as JSON text, the same bytes every time.
  package static func text(for kind: FileKind) -> String {
    var output = SchemaOutput(allowsOrigin: kind == .device)
    let heading: [(String, SchemaText)] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#"))
    ]
    var members: [(String, SchemaText)]
    switch kind {
    case .scenario:
      members = [("title", .string("ShotSim scenario"))]
      members += output.members(of: ScenarioShape.file.schema)
    case .device:
      members = [("title", .string("ShotSim device"))] + extendable(&output)
    }
    members.append(("definitions", .object(output.definitions())))
    return SchemaText.object(heading + members).text(indentation: "") + "\n"
  }

  /// Returns the schema of a file that the program writes.
  package static func text(title: String, of node: SchemaNode) -> String {
    var output = SchemaOutput(allowsOrigin: false)
    var members: [(String, SchemaText)] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#")), ("title", .string(title)),
    ]
    members += output.members(of: node)
    members.append(("definitions", .object(output.definitions())))
    return SchemaText.object(members).text(indentation: "") + "\n"
  }

  /// A device file that extends another may leave out anything and remove by null.
  private static func extendable(_ output: inout SchemaOutput) -> [(String, SchemaText)] {
    let extends: SchemaText = .object([
      ("description", .string(DeviceShape.extendsDoc)), ("type", .string("string")),
    ])
    let whole = output.members(of: DeviceShape.file.schema)
    output.isPartial = true
    var partial = output.members(of: DeviceShape.file.schema)
    output.isPartial = false
    for index in partial.indices where partial[index].0 == "properties" {
      guard case .object(let properties) = partial[index].1 else { continue }
      partial[index].1 = .object([("extends", extends)] + properties)
    }
    return [
      ("type", .string("object")),
      ("if", .object([("required", .array([.string("extends")]))])),
      ("then", .object(partial)), ("else", .object(whole)),
    ]
  }
}

/// Turns nodes into schema text, and keeps the named ones for the definitions.
private struct SchemaOutput {
  /// Whether every object may have `provenance` and `source`.
  let allowsOrigin: Bool
  /// Whether keys may be missing or null.
  var isPartial = false
  private var named: [(name: String, node: SchemaNode, isPartial: Bool)] = []

  /// Nodes that a file which extends another replaces whole.
  private static let wholeNames = ["distribution", "lagDistribution", "timing", "lagTiming"]

  init(allowsOrigin: Bool) { self.allowsOrigin = allowsOrigin }

  /// Writes the named nodes, and those that they name, in the order of first mention.
  mutating func definitions() -> [(String, SchemaText)] {
    var result: [(String, SchemaText)] = []
    var index = 0
    while index < named.count {
      let entry = named[index]
      isPartial = entry.isPartial
      result.append((entry.name, .object(members(of: entry.node))))
      index += 1
    }
    return result
  }

  mutating func members(of node: SchemaNode) -> [(String, SchemaText)] {
    switch node {
    case .boolean: return [("type", .string("boolean"))]
    case .null: return [("type", .string("null"))]
    case .string(let pattern, let examples):
      var members: [(String, SchemaText)] = [("type", .string("string"))]
      if let pattern { members.append(("pattern", .string(pattern))) }
      if !examples.isEmpty { members.append(("examples", .array(examples.map { .string($0) }))) }
      return members
    case .number(let minimum, let maximum, let isWhole):
      var members: [(String, SchemaText)] = [("type", .string(isWhole ? "integer" : "number"))]
      if let minimum { members.append(("minimum", .number(minimum))) }
      if let maximum { members.append(("maximum", .number(maximum))) }
      return members
    case .enumeration(let names): return [("enum", .array(names.map { .string($0) }))]
    case .constant(let text): return [("const", .string(text))]
    case .array(let element):
      return [("type", .string("array")), ("items", .object(members(of: element)))]
    case .object(let fields): return object(fields)
    case .map(let keys, let values): return map(keys, values)
    case .anyOf(let nodes):
      return [("anyOf", .array(nodes.map { .object(members(of: $0)) }))]
    case .named(let name, let node):
      let isPartial = isPartial && !Self.wholeNames.contains(name)
      let title = isPartial ? "\(name)Change" : name
      if !named.contains(where: { $0.name == title }) { named.append((title, node(), isPartial)) }
      return [("$ref", .string("#/definitions/\(title)"))]
    }
  }

  private mutating func object(_ fields: [SchemaField]) -> [(String, SchemaText)] {
    var fields = fields
    if allowsOrigin, !fields.contains(where: { $0.key == "provenance" }) {
      fields += SchemaField.origin
    }
    let required = isPartial ? [] : fields.filter(\.isRequired).map { SchemaText.string($0.key) }
    var members: [(String, SchemaText)] = [
      ("type", .string("object")),
      ("properties", .object(fields.map { ($0.key, property($0)) })),
    ]
    if !required.isEmpty { members.append(("required", .array(required))) }
    members.append(("additionalProperties", .bool(false)))
    return members
  }

  /// A reference hides what stands beside it in draft-07, so it goes into an allOf.
  private mutating func property(_ field: SchemaField) -> SchemaText {
    let members = orNull(members(of: field.node))
    let doc: (String, SchemaText) = ("description", .string(field.doc))
    if members.contains(where: { $0.0 == "$ref" }) {
      return .object([doc, ("allOf", .array([.object(members)]))])
    }
    return .object([doc] + members)
  }

  private func orNull(_ members: [(String, SchemaText)]) -> [(String, SchemaText)] {
    guard isPartial else { return members }
    return [("anyOf", .array([.object(members), .object([("type", .string("null"))])]))]
  }

  private mutating func map(_ keys: KeyPattern, _ values: SchemaNode) -> [(String, SchemaText)] {
    var members: [(String, SchemaText)] = [("type", .string("object"))]
    if allowsOrigin {
      members.append(
        ("properties", .object(SchemaField.origin.map { ($0.key, property($0)) })))
    }
    let value = SchemaText.object(orNull(self.members(of: values)))
    members.append(("patternProperties", .object([(keys.text, value)])))
    members.append(("additionalProperties", .bool(false)))
    return members
  }
}

/// JSON in a fixed order of keys.
private indirect enum SchemaText {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([SchemaText])
  case object([(String, SchemaText)])

  func text(indentation: String) -> String {
    let inner = indentation + "  "
    switch self {
    case .string(let string): return Self.quoted(string)
    case .number(let value): return Int64(exactly: value).map { "\($0)" } ?? "\(value)"
    case .bool(let flag): return "\(flag)"
    case .array(let elements):
      return "[" + elements.map { $0.text(indentation: indentation) }.joined(separator: ", ") + "]"
    case .object(let members) where members.isEmpty: return "{}"
    case .object(let members):
      let lines = members.map { inner + Self.quoted($0.0) + ": " + $0.1.text(indentation: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
    }
  }

  /// Quotes the texts of the declarations, which hold no control characters.
  private static func quoted(_ string: String) -> String {
    var text = "\""
    for character in string {
      if character == "\"" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return text + "\""
  }
}
