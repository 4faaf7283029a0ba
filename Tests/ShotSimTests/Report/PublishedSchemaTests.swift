import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct PublishedSchemaTests {
  private static let folder = SourceTree.root.appending(path: "docs/schema")

  @Test(arguments: PublishedSchema.allCases)
  func `A published schema is the one that the declarations make`(schema: PublishedSchema) throws {
    let file = Self.folder.appending(path: schema.fileName)
    if Golden.isRemaking { try Data(schema.text.utf8).write(to: file) }
    let published = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(published == schema.text, "'make golden' writes docs/schema/\(schema.fileName) anew")
    #expect(try JSONSerialization.jsonObject(with: Data(schema.text.utf8)) is [String: Any])
  }

  @Test func `Every schema there is is published, and no other`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == PublishedSchema.allCases.map(\.fileName).sorted())
  }

  @Test(arguments: PublishedSchema.allCases)
  func `References lead somewhere, and every definition is referred to`(
    schema: PublishedSchema
  ) throws {
    let root = try JSON5Parser.parse(Array(schema.text.utf8), file: "schema")
    #expect(root.duplicates == [])
    var references: Set<String> = []
    func visit(_ value: JSON5Value) {
      if let reference = value["$ref"]?.string { references.insert(reference) }
      for member in value.members ?? [] { visit(member.value) }
      for element in value.elements ?? [] { visit(element) }
    }
    visit(root.root)
    for definition in root.root["definitions"]?.members ?? [] {
      #expect(definition.value["$ref"] == nil, "\(definition.key) is but a reference")
    }
    let definitions = root.root["definitions"]?.members?.map(\.key) ?? []
    #expect(references == Set(definitions.map { "#/definitions/\($0)" }))
  }
}
