import Foundation
import TestValues
import Testing

@testable import ShotSim
@testable import ShotSimReports

/// What a reader takes, the published schema allows; what a schema allows, its reader
/// takes but for rules that a schema cannot say.
///
/// `SHOTSIM_MUTATION_SEED` repeats a run, `SHOTSIM_MUTATION_FACTOR` makes it longer.
@Suite struct SchemaAgreementTests {
  enum File: String, CaseIterable, Sendable {
    case scenario, device, baseline

    var schema: String {
      switch self {
      case .scenario: PublishedSchema.scenario.text
      case .device: PublishedSchema.device.text
      case .baseline: PublishedSchema.baseline.text
      }
    }

    /// Files that are read.
    var examples: [String] {
      get throws {
        switch self {
        case .scenario: BuiltInScenarios.files.map(\.text) + [MutationTests.everything]
        case .device:
          BuiltInDevices.files.map(\.text).filter { !$0.contains("extends:") }
        case .baseline: [SchemaAgreementTests.baseline]
        }
      }
    }

    /// What the reader says of a tree; rules among several keys are left out.
    func answer(_ value: JSON5Value, _ text: String) -> [Diagnostic] {
      var context = ReadingContext()
      switch self {
      case .scenario: _ = ScenarioShape.file.read(value, &context)
      case .device:
        context.allowsProvenance = true
        _ = DeviceShape.file.read(value, &context)
      case .baseline:
        do throws(DiagnosticList) {
          _ = try BaselineDocument.read(Array(text.utf8), file: "b")
        } catch {
          context.diagnostics = error.diagnostics
        }
      }
      return context.diagnostics
    }
  }

  private static let baseline = BaselineDocument.document.text(
    Baseline(
      inputs: Baseline.Inputs(
        scenario: "s", scenarioDigest: "a", device: "d", deviceDigest: "b", seed: 7,
        replications: 3, version: "1"),
      settings: [ConfigurationSetting("light", "low")], margins: Baseline.usualMargins,
      summaries: [],
      samples: [
        QuantitySample(Quantity(.framesCaptured), form: .values([1, 2, .nan])),
        QuantitySample(
          Quantity(.shotToShot, .percentile(95)),
          form: .percentile(
            PercentileSample(
              value: 400, interval: .unbounded(level: 0.95), counts: [1, 2, 3],
              below: [1, 1, 2], slope: nil))),
      ]))

  private static func problems(_ value: JSON5Value, _ schema: JSON5Value) -> [String] {
    var checker = SchemaChecker(root: schema)
    checker.check(value, schema, at: "file")
    return checker.problems
  }

  private static func run(
    _ times: Int, _ body: (inout SchemaValues) throws -> Void
  ) rethrows {
    let environment = ProcessInfo.processInfo.environment
    let seed =
      environment["SHOTSIM_MUTATION_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
    let factor = environment["SHOTSIM_MUTATION_FACTOR"].flatMap { Int($0) } ?? 1
    print("seed of the schema's values: \(seed)")
    var values = SchemaValues(random: SplitMix64(state: seed))
    for _ in 0..<times * factor { try body(&values) }
  }

  @Test(arguments: File.allCases)
  func `What a reader takes of a changed file, its schema allows`(file: File) throws {
    let schema = try JSON5Parser.parse(Array(file.schema.utf8), file: "schema").root
    let examples = try file.examples.map {
      JSONNode(try JSON5Parser.parse(Array($0.utf8), file: "example").root)
    }
    var taken = 0
    try Self.run(400) { values in
      var node = examples[Int.random(in: 0..<examples.count, using: &values.random)]
      for _ in 0..<Int.random(in: 0...2, using: &values.random) { node = values.changed(node) }
      let text = node.pretty
      let value = try JSON5Parser.parse(Array(text.utf8), file: "changed").root
      let answer = file.answer(value, text)
      guard !answer.contains(where: { $0.severity == .error }) else { return }
      taken += 1
      let problems = Self.problems(value, schema)
      #expect(problems == [], "\(text)")
    }
    #expect(taken > 100)
  }

  /// Rules of readers that a schema does not say.
  private static let furtherRules = [
    "out of range", "is negative", "beyond the clock", "together", "says not", "missing", "needs",
    "the same key", "control character",
  ]

  @Test(arguments: [
    "250ms", "5.s", ".5s", "+1.h", "-0.5us", "5", "s", ".", "5.5.s", "5 s", "12MP", "12.MP",
    "+.5MP", "-1MP", "1200MB", "1.GB", "MB",
  ])
  func `A quantity is read if and only if its pattern matches`(text: String) throws {
    func isRead<Value>(_ shape: Shape<Value>) -> Bool {
      var context = ReadingContext()
      let position = SourcePosition(file: "f", line: 1, column: 1)
      return shape.read(JSON5Value(.string(text), at: position), &context) != nil
    }
    func matches(_ node: SchemaNode) throws -> Bool {
      guard case .string(let pattern?, _) = node else { return false }
      return text.wholeMatch(of: try Regex(pattern)) != nil
    }
    #expect(try isRead(.time) == matches(Shape<Nanoseconds>.time.schema))
    #expect(try isRead(.megabytes) == matches(Shape<Double>.megabytes.schema))
    #expect(try isRead(.dimensions) == matches(Shape<PhotoDimensions>.dimensions.schema))
  }

  @Test func `Quantities that are made of their patterns are read`() {
    Self.run(500) { values in
      func check<Value>(_ shape: Shape<Value>) {
        guard case .text(let text) = values.value(of: shape.schema) else { return }
        var context = ReadingContext()
        let position = SourcePosition(file: "f", line: 1, column: 1)
        _ = shape.read(JSON5Value(.string(text), at: position), &context)
        let errors = context.diagnostics.filter { diagnostic in
          !Self.furtherRules.contains { diagnostic.message.contains($0) }
        }
        #expect(errors == [], "\(text)")
      }
      check(Shape<Nanoseconds>.time)
      check(Shape<Double>.megabytes)
      check(Shape<PhotoDimensions>.dimensions)
    }
  }

  @Test(arguments: [File.scenario, .device])
  func `Values that are made of a schema have no key and no type that a reader refuses`(
    file: File
  ) throws {
    let node = file == .scenario ? ScenarioShape.file.schema : DeviceShape.file.schema
    let schema = try JSON5Parser.parse(Array(file.schema.utf8), file: "schema").root
    try Self.run(60) { values in
      let text = values.value(of: node).pretty
      let value = try JSON5Parser.parse(Array(text.utf8), file: "made").root
      #expect(Self.problems(value, schema) == [], "\(text)")
      let refused = file.answer(value, text).filter { diagnostic in
        diagnostic.message == "unknown key"
          || diagnostic.message.hasPrefix("found ") && diagnostic.allowed != nil
            && !Self.furtherRules.contains { diagnostic.message.contains($0) }
      }
      #expect(refused == [], "\(text)")
    }
  }

  @Test func `A baseline that is made of its schema is read, or lists do not fit their metric`()
    throws
  {
    let form = try JSON5Parser.parse(Array(File.baseline.schema.utf8), file: "schema").root
    let names = Quantity.usual.map(\.name) + ["P(framesCaptured >= 5)", "timeToFinal.p99.9"]
    let quantityPattern = form["properties"]?["margins"]?["patternProperties"]?.members?.first?.key
    try Self.run(200) { values in
      values.picks = [quantityPattern ?? "": names, "^[0-9]+$": ["0", "\(UInt64.max)", "17"]]
      guard case .object(let members) = values.value(of: BaselineDocument.document.shape) else {
        return
      }
      // A margin is more than any text.
      let changed = members.map { member -> (key: String, value: JSONNode) in
        guard member.key == "margins", case .object(let margins) = member.value else {
          return member
        }
        return (member.key, .object(margins.map { ($0.key, .text("2%")) }))
      }
      let text = JSONNode.object(changed).pretty
      let value = try JSON5Parser.parse(Array(text.utf8), file: "made").root
      #expect(Self.problems(value, form) == [], "\(text)")
      // What no schema says: how many values there are, and that photos are counted in
      // whole numbers, which LimitsTests looks at by itself.
      let refused = File.baseline.answer(value, text).filter { diagnostic in
        !["has ", "is more than there are photos", "is of another statistic"].contains {
          diagnostic.message.hasPrefix($0)
        }
          && diagnostic.message.wholeMatch(of: /-?[0-9.e+]+ cannot be [A-Za-z]+ of a replication/)
            == nil
      }
      #expect(refused == [], "\(text)")
    }
  }
}
