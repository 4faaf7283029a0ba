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

  @Test func `A comparison is as its schema says`() throws {
    for comparison in [SampleComparison.judged, SampleComparison.unjudged] {
      #expect(
        try Self.problems(
          ComparisonDocument.document.text(comparison), PublishedSchema.comparison.text) == [])
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
        ("f", PublishedSchema.comparison.text), ("c", PublishedSchema.comparison.text),
        ("b", PublishedSchema.baseline.text),
      ] {
        let file = folder.appending(path: "\(name).json")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(try Self.problems(text, schema) == [], "\(name)")
      }
    }
  }

  @Test func `A wrong baseline is found`() throws {
    let text = """
      { "schema": "shotsim/baseline/2", "inputs": { "seed": 1 }, "settings": {}, "margins":
        { "framesCaptured.best": "2%" }, "values": {}, "replications":
        { "framesCaptured.mean": { "values": [1, 2] } } }
      """
    let root = try JSON5Parser.parse(Array(PublishedSchema.baseline.text.utf8), file: "schema").root
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
