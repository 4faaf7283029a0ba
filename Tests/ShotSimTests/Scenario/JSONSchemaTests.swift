import Foundation
import Testing

@testable import ShotSim

@Suite struct JSONSchemaTests {
  @Test(arguments: FileKind.allCases)
  func `A schema is JSON whose references lead somewhere`(kind: FileKind) throws {
    let text = kind.jsonSchema
    if let folder = ProcessInfo.processInfo.environment["SHOTSIM_SCHEMA_FOLDER"] {
      try text.write(toFile: "\(folder)/\(kind).schema.json", atomically: true, encoding: .utf8)
    }
    let root = try JSON5Parser.parse(Array(text.utf8), file: "schema")
    #expect(root.duplicates == [])
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    let definitions = root.root["definitions"]?.members?.map(\.key) ?? []
    var references: Set<String> = []
    visit(root.root) { value in
      if let reference = value["$ref"]?.string { references.insert(reference) }
    }
    #expect(!references.isEmpty)
    #expect(references == Set(definitions.map { "#/definitions/\($0)" }))
  }

  @Test(arguments: FileKind.allCases)
  func `Every property has a sentence that describes it`(kind: FileKind) throws {
    let root = try JSON5Parser.parse(Array(kind.jsonSchema.utf8), file: "schema").root
    var count = 0
    visit(root) { value in
      for property in value["properties"]?.members ?? []
      where property.value["description"] != nil || property.value["type"] != nil
        || property.value["anyOf"] != nil
      {
        count += 1
        let doc = property.value["description"]?.string ?? ""
        #expect(doc.hasSuffix("."), "\(property.key)")
      }
    }
    #expect(count > 50)
  }

  @Test func `All keys of the examples are in the schema`() throws {
    for (text, node) in [
      (BuiltInDevices.files[0].text, DeviceShape.file.schema),
      (BuiltInScenarios.files[0].text, ScenarioShape.file.schema),
    ] {
      let root = try JSON5Parser.parse(Array(text.utf8), file: "example").root
      check(root, [node], JSON5Path())
    }
  }

  private func check(_ value: JSON5Value, _ nodes: [SchemaNode], _ path: JSON5Path) {
    for member in value.members ?? [] where !["provenance", "source"].contains(member.key) {
      let next = nodes.flatMap { $0.children(at: .key(member.key)) }
      #expect(!next.isEmpty, "\(path.appending(member.key))")
      check(member.value, next, path.appending(member.key))
    }
    for (index, element) in (value.elements ?? []).enumerated() {
      check(element, nodes.flatMap { $0.children(at: .index(index)) }, path.appending(index))
    }
  }

  private func visit(_ value: JSON5Value, _ body: (JSON5Value) -> Void) {
    body(value)
    for member in value.members ?? [] { visit(member.value, body) }
    for element in value.elements ?? [] { visit(element, body) }
  }
}
