/// One thing that the program does, such as `shotsim run`.
///
/// Options and operands are stored properties; their initial values are the
/// defaults. ``spec`` says how they are written.
protocol Command: Sendable {
  init()

  static var spec: CommandSpec<Self> { get }

  /// Checks rules between options, after all were read.
  func validate() throws(UsageError)

  /// Does the work: results to `environment.output`, all else to
  /// `environment.diagnostics`.
  func run(in environment: Environment) async throws -> ExitCode
}

extension Command {
  func validate() throws(UsageError) {}
}

/// How a command is written, and what its help says.
struct CommandSpec<Root>: Sendable {
  var name: String
  /// One sentence with a final period.
  var abstract: String
  /// More paragraphs, separated by empty lines; shown below the abstract.
  var discussion: String
  var operands: [OperandSpec<Root>]
  var groups: [OptionGroup<Root>]
  /// Besides success, wrong usage, failed output and interruption, which every
  /// command has.
  var exitCodes: [ExitCode]
  var examples: [Example]

  /// A command line and what it does.
  struct Example: Sendable {
    /// Without the program's name, such as `run basketball-burst`.
    var arguments: String
    /// One sentence with a final period.
    var purpose: String

    init(_ arguments: String, _ purpose: String) {
      self.arguments = arguments
      self.purpose = purpose
    }
  }

  init(
    name: String, abstract: String, discussion: String = "",
    operands: [OperandSpec<Root>] = [], options: [OptionSpec<Root>] = [],
    groups: [OptionGroup<Root>] = [], exitCodes: [ExitCode] = [],
    examples: [Example] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operands = operands
    self.groups = (options.isEmpty ? [] : [OptionGroup("", options)]) + groups
    self.exitCodes = exitCodes
    self.examples = examples
  }
}
