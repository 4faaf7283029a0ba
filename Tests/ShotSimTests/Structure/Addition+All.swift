extension Addition {
  static let all: [Addition] = [
    device, subcommand, outputFormat, stage, metric, kind, feature, family,
  ]

  private static let device = Addition(
    concept: "device", fileLimit: 1,
    edits: [
      Edit(
        "Sources/ShotSim/BuiltIn/Devices/made-up-phone.json5",
        .newFile(
          """
          {
            "schema": "shotsim/device/1",
            "name": "made-up-phone",
            "title": "Made-up phone",
            "extends": "iphone-17",
          }

          """))
    ],
    sights: [
      Sight(arguments: ["devices"], words: ["made-up-phone", "Made-up phone"]),
      Sight(
        arguments: ["run", "basketball-burst", "-n", "2", "--set", "device=made-up-phone"],
        words: ["made-up-phone"]),
      Sight(arguments: ["completions", "bash"], words: ["made-up-phone"]),
    ])

  private static let outputFormat = Addition(
    concept: "output format", fileLimit: 2,
    edits: [
      Edit(
        "Sources/ShotSimReports/Compare/LabelList.swift",
        .newFile(
          """
          import ShotSim

          /// The labels of what is compared, a line each.
          enum LabelList {
            static let format = OutputFormat<JudgedComparison>(
              "labels", endings: [".labels"], option: "labels", help: "Write the labels.",
              summary: "A label per line."
            ) { $0.comparison.results.map { $0.label + "\\n" }.joined() }
          }

          """), oversight: Oversight("cannot find 'LabelList' in scope", in: "OutputFormats.swift")),
      Edit(
        "Sources/ShotSimReports/Formats/OutputFormats.swift",
        .insertions([
          (after: "TableSchema<CompareRow>.format,", text: "\n    LabelList.format,")
        ])),
    ],
    sights: [
      Sight(arguments: ["help", "compare"], words: ["--labels", "Write the labels."]),
      Sight(arguments: ["completions", "bash"], words: ["--labels"]),
    ])

  private static let subcommand = Addition(
    concept: "subcommand", fileLimit: 2,
    edits: [
      Edit(
        "Sources/shotsim-cli/Commands/GreetCommand.swift",
        .newFile(
          """
          /// `shotsim greet`: a greeting.
          struct GreetCommand: Command {
            static let spec = CommandSpec<GreetCommand>(
              name: "greet", abstract: "Greet whoever reads this.")

            func run(in environment: Environment) async throws -> ExitCode {
              try environment.output.print("Hello!\\n")
              return .success
            }
          }

          """)),
      Edit(
        "Sources/shotsim-cli/Commands/CommandTable.swift",
        .insertions([
          (after: "CommandEntry(HelpCommand.self),", text: " CommandEntry(GreetCommand.self),")
        ])),
    ],
    sights: [
      Sight(arguments: ["help"], words: ["greet", "Greet whoever reads this."]),
      Sight(arguments: ["greet"], words: ["Hello!"]),
      Sight(arguments: ["help", "--man"], words: ["greet"]),
      Sight(arguments: ["completions", "fish"], words: ["greet"]),
    ])
}
