/// All commands of `shotsim`.
enum CommandTable {
  static let tree = CommandTree(
    program: "shotsim",
    abstract: "Simulate how many photos a phone camera takes in a burst, and how fast.",
    sections: [
      .init("Simulating", [CommandEntry(RunCommand.self), CommandEntry(ValidateCommand.self)]),
      .init(
        "Exporting",
        [
          CommandEntry(HistogramCommand.self), CommandEntry(ReportCommand.self),
          CommandEntry(PlotCommand.self),
        ]),
      .init("Comparing", [CommandEntry(CompareCommand.self), BaselineCommand.entry]),
      .init(
        "Reference",
        [
          CommandEntry(ScenariosCommand.self), CommandEntry(DevicesCommand.self),
          CommandEntry(ExplainCommand.self), CommandEntry(SchemaCommand.self),
        ]),
      .init("Other", [CommandEntry(HelpCommand.self), CommandEntry(CompletionsCommand.self)]),
    ])
}
