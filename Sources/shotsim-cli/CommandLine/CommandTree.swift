import ShotSim
import ShotSimReports

/// All commands of a program; finds the one that arguments name and runs it.
struct CommandTree: Sendable {
  /// Name of the program, as help shows it.
  var program: String
  /// One sentence with a final period.
  var abstract: String
  /// Under headings, in the order of the help text.
  var sections: [Section]
  /// Command lines for the end of the help text.
  var examples: [(arguments: String, purpose: String)] = []

  struct Section: Sendable {
    var title: String
    var entries: [CommandEntry]

    init(_ title: String, _ entries: [CommandEntry]) {
      self.title = title
      self.entries = entries
    }
  }

  var entries: [CommandEntry] { sections.flatMap(\.entries) }

  /// Runs the command that the arguments name and reports what went wrong.
  ///
  /// The arguments are those of the process without its name.
  func run(_ arguments: [String], in environment: Environment) async -> ExitCode {
    var code: ExitCode
    do {
      code = try await ReadFiles.$current.withValue(ReadFiles()) {
        try await dispatch(arguments, in: environment)
      }
    } catch {
      code = FailureReport(program: program).report(error, to: environment)
    }
    do {
      try environment.output.flush()
    } catch {
      if code == .success { code = FailureReport(program: program).report(error, to: environment) }
    }
    return code
  }

  private func dispatch(
    _ arguments: [String], in environment: Environment
  ) async throws -> ExitCode {
    var entries = entries
    var path: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word.hasPrefix("-") { return try topLevelOption(word, path, in: environment) }
      guard let entry = entries.first(where: { $0.name == word }) else {
        throw unknownCommand(word, among: entries, path: path)
      }
      path.append(word)
      switch entry.kind {
      case .command(let runner):
        return try await runner.run(
          CommandRequest(
            path: path, arguments: Array(rest), program: program, environment: environment))
      case .group(let children):
        entries = children
      }
    }
    guard path.isEmpty else {
      throw LocatedUsageError(
        error: .missingCommand(of: path.joined(separator: " ")), commandPath: path,
        synopsis: synopsis(of: path))
    }
    return try showHelp(path, in: environment)
  }

  /// Handles an option that stands where a command's name is expected.
  private func topLevelOption(
    _ option: String, _ path: [String], in environment: Environment
  ) throws -> ExitCode {
    switch option {
    case "-h", "--help":
      return try showHelp(path, in: environment)
    case "--version" where path.isEmpty:
      try environment.output.print("\(program) \(ShotSimVersion.line)\n")
      return .success
    default:
      let common = CommonOptions.options.map(\.description)
      let isCommon = common.contains { description in
        option == description.longSpelling || option == description.short.map { "-\($0)" }
          || option.hasPrefix(description.longSpelling + "=")
      }
      let error: UsageError =
        isCommon
        ? .optionBeforeCommand(option)
        : .unknownOption(
          option, nearest: NearestName.nearest(to: option, among: ["--help", "--version"]))
      throw LocatedUsageError(error: error, commandPath: path, synopsis: synopsis(of: path))
    }
  }

  /// Prints the help of a command, of a group, or of the program.
  func showHelp(_ path: [String], in environment: Environment) throws -> ExitCode {
    let help = HelpText(program: program, width: environment.terminal.width)
    var entries = entries
    var found: CommandEntry?
    for (depth, word) in path.enumerated() {
      guard let entry = entries.first(where: { $0.name == word }) else {
        throw unknownCommand(word, among: entries, path: Array(path.prefix(depth)))
      }
      found = entry
      if case .group(let children) = entry.kind { entries = children } else { entries = [] }
    }
    switch found?.kind {
    case .command(let runner): try environment.output.print(help.text(of: runner.describe(path)))
    case .group(let children):
      try environment.output.print(
        help.text(ofGroup: path, abstract: found?.abstract ?? "", children))
    case nil: try environment.output.print(help.text(of: self))
    }
    return .success
  }

  private func unknownCommand(
    _ word: String, among entries: [CommandEntry], path: [String]
  ) -> LocatedUsageError {
    LocatedUsageError(
      error: .unknownCommand(
        (path + [word]).joined(separator: " "),
        nearest: NearestName.nearest(to: word, among: entries.map(\.name)).map {
          (path + [$0]).joined(separator: " ")
        }),
      commandPath: path, synopsis: synopsis(of: path))
  }

  private func synopsis(of path: [String]) -> String {
    ([program] + path + ["<command> [<option>...]"]).joined(separator: " ")
  }

  /// Every command with the words that name it, in the order of the help text.
  var commands: [CommandDescription] {
    nodes.compactMap { node in
      if case .command(let description) = node.content { description } else { nil }
    }
  }

  /// The program, every group and every command, outer ones first.
  var nodes: [Node] {
    func nodes(of entry: CommandEntry, below path: [String]) -> [Node] {
      let path = path + [entry.name]
      switch entry.kind {
      case .command(let runner):
        return [Node(path: path, content: .command(runner.describe(path)))]
      case .group(let children):
        return [Node(path: path, content: .group(children))]
          + children.flatMap { nodes(of: $0, below: path) }
      }
    }
    return [Node(path: [], content: .group(entries))]
      + entries.flatMap { nodes(of: $0, below: []) }
  }

  /// A place in the tree.
  struct Node: Sendable {
    /// The words that lead here; none for the program itself.
    var path: [String]
    var content: Content

    enum Content: Sendable {
      case group([CommandEntry])
      case command(CommandDescription)
    }
  }
}
