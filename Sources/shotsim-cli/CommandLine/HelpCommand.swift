/// `shotsim help`: the help of the program or of a command.
struct HelpCommand: Command {
  var words: [String] = []

  static let spec = CommandSpec<HelpCommand>(
    name: "help", abstract: "Show the help of the program or of a command.",
    operands: [
      .zeroOrMore(
        "command", \.words, completion: .words(CommandTable.tree.entries.map(\.name)),
        help: "The words that name a command.")
    ])

  func run(in environment: Environment) async throws -> ExitCode {
    try CommandTable.tree.showHelp(words, in: environment)
  }
}
