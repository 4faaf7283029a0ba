import Testing

@testable import ShotSim

@Suite struct ResultsSchemaTests {
  @Test func `Results are as their schema says`() async throws {
    let schema = try JSON5Parser.parse(Array(ResultsSchema.text.utf8), file: "schema").root
    var scenario = try ScenarioReader().read(builtIn: "basketball-burst")
    scenario.replications = 20
    let result = try await Experiment(scenario).run()
    var report = RunReport(results: [result], records: [nil], checksExpectations: [true])
    report.assumptions = [
      AssumptionStudy(
        Assumption(provenance: .guess, share: 0.3), baseline: result, shorter: result,
        longer: result)
    ]
    let document = try JSON5Parser.parse(Array(report.json.utf8), file: "results").root
    var checker = SchemaChecker(root: schema)
    checker.check(document, schema, at: "results")
    #expect(checker.problems == [])
    #expect(checker.checkedValues > 300)
  }

  @Test func `A wrong value is found`() throws {
    let schema = try JSON5Parser.parse(Array(ResultsSchema.text.utf8), file: "schema").root
    let document = try JSON5Parser.parse(
      Array(#"{ "schema": "shotsim/results/2", "seed": 1, "extra": 2 }"#.utf8), file: "results"
    ).root
    var checker = SchemaChecker(root: schema)
    checker.check(document, schema, at: "results")
    #expect(checker.problems.contains("results.seed is not a string"))
    #expect(checker.problems.contains("results.schema is not the constant"))
    #expect(checker.problems.contains("results has no version"))
    #expect(checker.problems.contains("results.extra is not declared"))
  }
}

/// Checks a document against the words of JSON Schema that ``ResultsSchema`` uses;
/// a member that no schema declares is a problem too.
private struct SchemaChecker {
  let root: JSON5Value
  var problems: [String] = []
  var checkedValues = 0

  mutating func check(_ value: JSON5Value, _ schema: JSON5Value, at path: String) {
    checkedValues += 1
    if let reference = schema["$ref"]?.string?.split(separator: "/").last {
      guard let target = root["definitions"]?[String(reference)] else {
        problems.append("\(path): \(reference) is not defined")
        return
      }
      check(value, target, at: path)
      return
    }
    if let choices = schema["anyOf"]?.elements {
      let fits = choices.contains { choice in
        var trial = SchemaChecker(root: root)
        trial.check(value, choice, at: path)
        return trial.problems.isEmpty
      }
      if !fits { problems.append("\(path) fits none of its choices") }
      return
    }
    for part in schema["allOf"]?.elements ?? [] { check(value, part, at: path) }
    if let constant = schema["const"]?.string, value.string != constant {
      problems.append("\(path) is not the constant")
    }
    if let names = schema["enum"]?.elements?.compactMap(\.string),
      !names.contains(value.string ?? "")
    {
      problems.append("\(path) is none of \(names)")
    }
    let types =
      schema["type"]?.elements?.compactMap(\.string) ?? [schema["type"]?.string].compactMap(\.self)
    if !types.isEmpty, !types.contains(where: { Self.isOf($0, value) }) {
      problems.append("\(path) is not a \(types.joined(separator: " or "))")
    }
    for element in value.elements ?? [] {
      if let items = schema["items"] { check(element, items, at: path + "[]") }
    }
    for name in schema["required"]?.elements?.compactMap(\.string) ?? []
    where value[name] == nil {
      problems.append("\(path) has no \(name)")
    }
    guard schema["properties"] != nil else { return }
    for member in value.members ?? [] {
      let place = "\(path).\(member.key)"
      if let property = schema["properties"]?[member.key] {
        check(member.value, property, at: place)
      } else {
        problems.append("\(place) is not declared")
      }
    }
  }

  private static func isOf(_ type: String, _ value: JSON5Value) -> Bool {
    switch (type, value.content) {
    case ("object", .object), ("array", .array), ("string", .string), ("null", .null): true
    case ("boolean", .bool), ("number", .number): true
    case ("integer", .number(let number)): number.integer != nil
    default: false
    }
  }
}
