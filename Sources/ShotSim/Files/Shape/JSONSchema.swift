/// Makes JSON Schemas (draft-07) of declared shapes, for editors and checkers.
///
/// They say which keys and types there are; rules among several keys are the
/// readers' alone. The same bytes every time.
package enum JSONSchema {
  /// Returns the schema of a file, in which with `allowsOrigin` every object may have
  /// `provenance` and `source`.
  package static func text(
    title: String, of node: SchemaNode, allowsOrigin: Bool = false
  ) -> String {
    var output = SchemaOutput(allowsOrigin: allowsOrigin)
    return document(title, output.members(of: node), &output)
  }

  /// Returns the schema of a file that may extend another by naming it in
  /// `extends`: it then may leave out anything, and remove by null.
  package static func text(
    title: String, ofExtendable node: SchemaNode, extendsDoc: String
  ) -> String {
    var output = SchemaOutput(allowsOrigin: true)
    let whole = output.members(of: node)
    output.isPartial = true
    var partial = output.members(of: node)
    output.isPartial = false
    let extends = JSONNode.object([
      ("description", .text(extendsDoc)), ("type", .text("string")),
    ])
    for index in partial.indices where partial[index].key == "properties" {
      guard case .object(let properties) = partial[index].value else { continue }
      partial[index].value = .object([("extends", extends)] + properties)
    }
    let members: SchemaOutput.Members = [
      ("type", .text("object")), ("if", .object([("required", .list([.text("extends")]))])),
      ("then", .object(partial)), ("else", .object(whole)),
    ]
    return document(title, members, &output)
  }

  private static func document(
    _ title: String, _ members: SchemaOutput.Members, _ output: inout SchemaOutput
  ) -> String {
    let heading: SchemaOutput.Members = [
      ("$schema", .text("http://json-schema.org/draft-07/schema#")), ("title", .text(title)),
    ]
    return JSONNode.object(
      heading + members + [("definitions", .object(output.definitions()))]
    ).pretty
  }
}

/// Turns nodes into schemas, and keeps the named ones for the definitions.
private struct SchemaOutput {
  typealias Members = [(key: String, value: JSONNode)]

  /// Whether every object may have `provenance` and `source`.
  let allowsOrigin: Bool
  /// Whether keys may be missing or null.
  var isPartial = false
  private var named: [(name: String, node: SchemaNode, isPartial: Bool)] = []

  /// Nodes that a file which extends another replaces whole.
  private static let wholeNames = ["distribution", "lagDistribution", "timing", "lagTiming"]

  init(allowsOrigin: Bool) { self.allowsOrigin = allowsOrigin }

  /// Writes the named nodes, and those that they name, in the order of first mention.
  mutating func definitions() -> Members {
    var result: Members = []
    var index = 0
    while index < named.count {
      let entry = named[index]
      isPartial = entry.isPartial
      result.append((entry.name, .object(members(of: entry.node))))
      index += 1
    }
    return result
  }

  mutating func members(of node: SchemaNode) -> Members {
    switch node {
    case .boolean: return [("type", .text("boolean"))]
    case .isTrue: return [("const", .flag(true))]
    case .null: return [("type", .text("null"))]
    case .string(let pattern, let examples):
      var members: Members = [("type", .text("string"))]
      if let pattern { members.append(("pattern", .text(pattern))) }
      if !examples.isEmpty {
        members.append(("examples", .list(examples.map(JSONNode.text))))
      }
      return members
    case .number(let minimum, let maximum, let isWhole):
      var members: Members = [("type", .text(isWhole ? "integer" : "number"))]
      if let minimum { members.append(("minimum", .number(minimum))) }
      if let maximum { members.append(("maximum", .number(maximum))) }
      return members
    case .enumeration(let names): return [("enum", .list(names.map(JSONNode.text)))]
    case .constant(let text): return [("const", .text(text))]
    case .array(let element):
      return [("type", .text("array")), ("items", .object(members(of: element)))]
    case .object(let fields): return object(fields)
    case .map(let keys, let values): return map(keys, values)
    case .anyOf(let nodes):
      return [("anyOf", .list(nodes.map { .object(members(of: $0)) }))]
    case .named(let name, let node):
      let isPartial = isPartial && !Self.wholeNames.contains(name)
      let title = isPartial ? "\(name)Change" : name
      if !named.contains(where: { $0.name == title }) {
        // A shape that holds itself looks itself up by its own name.
        var inner = node()
        while case .named(name, let next) = inner { inner = next() }
        named.append((title, inner, isPartial))
      }
      return [("$ref", .text("#/definitions/\(title)"))]
    }
  }

  private mutating func object(_ fields: [SchemaField]) -> Members {
    var fields = fields
    if allowsOrigin, !fields.contains(where: { $0.key == "provenance" }) {
      fields += SchemaField.origin
    }
    let required = isPartial ? [] : fields.filter(\.isRequired).map { JSONNode.text($0.key) }
    var members: Members = [
      ("type", .text("object")),
      ("properties", .object(fields.map { ($0.key, property($0)) })),
    ]
    if !required.isEmpty { members.append(("required", .list(required))) }
    members.append(("additionalProperties", .flag(false)))
    return members
  }

  /// A reference hides what stands beside it in draft-07, so it goes into an allOf.
  private mutating func property(_ field: SchemaField) -> JSONNode {
    let members = orNull(members(of: field.node))
    let doc = (key: "description", value: JSONNode.text(field.doc))
    if members.contains(where: { $0.key == "$ref" }) {
      return .object([doc, ("allOf", .list([.object(members)]))])
    }
    return .object([doc] + members)
  }

  private func orNull(_ members: Members) -> Members {
    guard isPartial else { return members }
    return [("anyOf", .list([.object(members), .object([("type", .text("null"))])]))]
  }

  private mutating func map(_ keys: KeyPattern, _ values: SchemaNode) -> Members {
    var members: Members = [("type", .text("object"))]
    if allowsOrigin {
      members.append(("properties", .object(SchemaField.origin.map { ($0.key, property($0)) })))
    }
    let value = JSONNode.object(orNull(self.members(of: values)))
    members.append(("patternProperties", .object([(keys.text, value)])))
    members.append(("additionalProperties", .flag(false)))
    return members
  }
}
