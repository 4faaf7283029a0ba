import ShotSim
import ShotSimReports

/// `shotsim schema`: the JSON Schema of a kind of file.
struct SchemaCommand: Command {
  var kind = PublishedSchema.scenario

  static let spec = CommandSpec<SchemaCommand>(
    name: "schema",
    abstract: "Print the JSON Schema (draft-07) of a kind of file that is read or written.",
    discussion: """
      An editor that knows the schema completes keys and marks mistakes while you type; name its \
      file in the first key of yours: "$schema": "scenario.schema.json". \
      Those of photos and events are of one line of JSON lines.
      """,
    operands: [.one("kind", \.kind, help: "The kind of file.")],
    examples: [
      .init("schema scenario > scenario.schema.json", "For an editor."),
      .init("schema comparison > comparison.schema.json", "For a program that reads results."),
    ])

  func run(in environment: Environment) async throws -> ExitCode {
    try environment.output.print(kind.text)
    return .success
  }
}

extension PublishedSchema: ArgumentValue {}
