import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct ResultsSchemaTests {
  @Test func `Results are as their schema says`() async throws {
    let schema = try JSON5Parser.parse(Array(PublishedSchema.results.text.utf8), file: "schema")
      .root
    var scenario = try ScenarioReader().read(builtIn: "basketball-burst")
    scenario.replications = 20
    let result = try await Experiment(scenario).run()
    var report = RunReport(results: [result], records: [nil], checksExpectations: [true])
    report.assumptions = [
      AssumptionStudy(
        Assumption(provenance: .guess, share: 0.3), baseline: result, shorter: result,
        longer: result)
    ]
    let document = try JSON5Parser.parse(
      Array(ResultsDocument.document.text(report).utf8), file: "results"
    ).root
    var checker = SchemaChecker(root: schema)
    checker.check(document, schema, at: "results")
    #expect(checker.problems == [])
    #expect(checker.checkedValues > 300)
  }

  @Test func `A wrong value is found`() throws {
    let schema = try JSON5Parser.parse(Array(PublishedSchema.results.text.utf8), file: "schema")
      .root
    let document = try JSON5Parser.parse(
      Array(#"{ "schema": "shotsim/results/1", "seed": 1, "extra": 2 }"#.utf8), file: "results"
    ).root
    var checker = SchemaChecker(root: schema)
    checker.check(document, schema, at: "results")
    #expect(checker.problems.contains("results.seed is not a string"))
    #expect(checker.problems.contains("results.schema is not the constant"))
    #expect(checker.problems.contains("results has no version"))
    #expect(checker.problems.contains("results.extra is not declared"))
  }
}
