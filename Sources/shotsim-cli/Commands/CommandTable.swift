/// All commands of `shotsim`.
enum CommandTable {
  static let tree = CommandTree(
    program: "shotsim",
    abstract: "Simulate how many photos a phone camera takes in a burst, and how fast.",
    sections: [
      .init("Simulating", [CommandEntry(RunCommand.self)]),
      .init("Comparing", [CommandEntry(CompareCommand.self), BaselineCommand.entry]),
      .init("Other", [CommandEntry(HelpCommand.self), CommandEntry(CompletionsCommand.self)]),
    ])
}
