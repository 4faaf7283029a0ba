import ShotSim

/// `shotsim schema`: the JSON Schema of a kind of file.
struct SchemaCommand: Command {
  enum Kind: String, CaseIterable, ArgumentValue {
    case scenario, device, results
  }

  var kind = Kind.scenario

  static let spec = CommandSpec<SchemaCommand>(
    name: "schema",
    abstract: "Print the JSON Schema (draft-07) of scenario files, device files or results.",
    discussion: """
      An editor that knows the schema completes keys and marks mistakes while you type; name its \
      file in the first key of yours: "$schema": "scenario.schema.json".
      """,
    operands: [.one("kind", \.kind, help: "The kind of file.")],
    examples: [.init("schema scenario > scenario.schema.json", "For an editor.")])

  func run(in environment: Environment) async throws -> ExitCode {
    let text =
      switch kind {
      case .scenario: JSONSchema.text(for: .scenario)
      case .device: JSONSchema.text(for: .device)
      case .results: ResultsSchema.text
      }
    try environment.output.write(text)
    return .success
  }
}
