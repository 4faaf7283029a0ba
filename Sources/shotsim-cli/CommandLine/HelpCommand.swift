/// `shotsim help`: the help of the program or of a command.
struct HelpCommand: Command {
  var words: [String] = []
  var isManualPage = false

  static let spec = CommandSpec<HelpCommand>(
    name: "help", abstract: "Show the help of the program or of a command.",
    operands: [
      .zeroOrMore(
        "command", \.words, completion: .words(CommandTable.tree.entries.map(\.name)),
        help: "The words that name a command.")
    ],
    options: [
      .flag("man", \.isManualPage, help: "Print the manual page of the program, for man.")
    ])

  func run(in environment: Environment) async throws -> ExitCode {
    guard isManualPage else { return try CommandTable.tree.showHelp(words, in: environment) }
    try environment.output.print(ManualPage(tree: CommandTable.tree).text)
    return .success
  }
}
