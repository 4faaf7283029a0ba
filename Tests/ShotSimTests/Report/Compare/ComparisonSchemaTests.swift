import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct ComparisonSchemaTests {
  private static func problems(_ text: String, _ schema: String) throws -> [String] {
    let root = try JSON5Parser.parse(Array(schema.utf8), file: "schema").root
    let document = try JSON5Parser.parse(Array(text.utf8), file: "document").root
    var checker = SchemaChecker(root: root)
    checker.check(document, root, at: "document")
    #expect(checker.checkedValues > 30)
    return checker.problems
  }

  @Test(arguments: [
    ("comparison-1", ComparisonSchema.text), ("baseline-1", BaselineSchema.text),
  ])
  func `The published schema is the one that the declarations make`(
    name: String, text: String
  ) throws {
    let file = SourceTree.root.appending(path: "docs/schema/\(name).schema.json")
    if Golden.isRemaking { try Data(text.utf8).write(to: file) }
    let page = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(page == text, "'make golden' writes docs/schema/\(name).schema.json anew")
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }

  @Test func `A comparison is as its schema says`() throws {
    for comparison in [SampleComparison.judged, SampleComparison.unjudged] {
      #expect(
        try Self.problems(ComparisonJSON(comparison).node.pretty, ComparisonSchema.text) == [])
    }
  }

  @Test func `A study of features and a check against a baseline are as the schema says`()
    async throws
  {
    try await Binary.withFolder { folder in
      let result = try await Binary.shell(
        """
        "$shotsim" compare basketball-burst --explain -n 20 --json f.json >/dev/null &&
        "$shotsim" baseline save basketball-burst -n 60 -o b.json -m 'P(framesCaptured >= 5)' \
          -m timeToFinal.p99.9 >/dev/null &&
        "$shotsim" compare basketball-burst -n 60 --features none --baseline b.json \
          --json c.json >/dev/null; cat f.json c.json b.json | wc -c
        """, folder: folder)
      #expect(result.exitCode == 0, "\(result.errorText)")
      for (name, schema) in [
        ("f", ComparisonSchema.text), ("c", ComparisonSchema.text), ("b", BaselineSchema.text),
      ] {
        let file = folder.appending(path: "\(name).json")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(try Self.problems(text, schema) == [], "\(name)")
      }
    }
  }

  @Test func `A wrong baseline is found`() throws {
    let text = """
      { "schema": "shotsim/baseline/1", "inputs": { "seed": 1 }, "settings": {}, "margins":
        { "framesCaptured.best": "2%" }, "values": {}, "replications":
        { "framesCaptured.mean": { "values": [1, 2] } } }
      """
    let root = try JSON5Parser.parse(Array(BaselineSchema.text.utf8), file: "schema").root
    let document = try JSON5Parser.parse(Array(text.utf8), file: "document").root
    var checker = SchemaChecker(root: root)
    checker.check(document, root, at: "document")
    #expect(checker.problems.contains("document.inputs.seed is not a string"))
    #expect(checker.problems.contains("document.margins.framesCaptured.best is not declared"))
    #expect(
      checker.problems.contains(
        "document.replications.framesCaptured.mean fits none of its choices"))
  }
}
