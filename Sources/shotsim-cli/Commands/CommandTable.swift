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
    ],
    examples: [
      ("run basketball-burst --features none,all", "Frames and latency, features off and on."),
      (
        "compare basketball-burst --factorial",
        "The effect of every feature, with intervals."
      ),
      (
        "compare before.json5 after.json5 --margin framesCaptured=0.2",
        "Fail if 'after' loses more than 0.2 frames."
      ),
      ("histogram basketball-burst --csv burst.csv", "Latency histograms for a spreadsheet."),
      ("report basketball-burst -o report.html", "All of it as one page with pictures."),
    ])
}
