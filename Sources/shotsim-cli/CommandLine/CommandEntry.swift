/// A place in the tree of commands: a command, or a name for several.
///
/// Commands have different types; an entry holds what the tree needs of one,
/// and a closure that runs it.
struct CommandEntry: Sendable {
  var name: String
  /// One sentence with a final period.
  var abstract: String
  var kind: Kind

  enum Kind: Sendable {
    case command(Runner)
    case group([CommandEntry])
  }

  /// A command of some type.
  struct Runner: Sendable {
    var describe: @Sendable (_ path: [String]) -> CommandDescription
    /// Reads the arguments that follow the command's name and runs it.
    var run: @Sendable (_ request: CommandRequest) async throws -> ExitCode
  }

  /// A command.
  init<Root: Command>(_ type: Root.Type) {
    name = Root.spec.name
    abstract = Root.spec.abstract
    kind = .command(
      Runner(
        describe: { path in CommandDescription(Root.self, path: path) },
        run: { request in try await request.run(Root.self) }))
  }

  /// A name for several commands, such as `baseline`.
  init(group name: String, abstract: String, _ entries: [CommandEntry]) {
    self.name = name
    self.abstract = abstract
    kind = .group(entries)
  }
}

/// The arguments of one command, and where they stood.
struct CommandRequest: Sendable {
  var path: [String]
  var arguments: [String]
  var program: String
  var environment: Environment

  /// Reads the arguments and runs the command, or shows its help.
  ///
  /// - Throws: ``LocatedUsageError``, and whatever the command throws.
  func run<Root: Command>(_ type: Root.Type) async throws -> ExitCode {
    var environment = environment
    let invocation: Invocation<Root>
    do throws(UsageError) {
      let reader = ArgumentReader<Invocation<Root>>(
        options: Invocation<Root>.groups.flatMap(\.options),
        operands: Root.spec.operands.map { $0.lifted(through: \.command) },
        firstPosition: path.count + 1)
      invocation = try reader.read(arguments, into: Invocation<Root>())
      if !invocation.common.showsHelp { try invocation.command.validate() }
    } catch {
      throw LocatedUsageError(
        error: error, commandPath: path,
        synopsis: CommandDescription(Root.self, path: path).synopsis(program: program))
    }
    environment.apply(invocation.common)
    if invocation.common.showsHelp {
      let help = HelpText(program: program, width: environment.terminal.width)
      try environment.output.print(help.text(of: CommandDescription(Root.self, path: path)))
      return .success
    }
    do {
      return try await invocation.command.run(in: environment)
    } catch let error as UsageError {
      throw LocatedUsageError(
        error: error, commandPath: path,
        synopsis: CommandDescription(Root.self, path: path).synopsis(program: program))
    }
  }
}
