/// One thing that the program does, such as `shotsim run`.
///
/// Options and operands are stored properties; their initial values are the
/// defaults. ``spec`` says how they are written:
///
///     struct GreetCommand: Command {
///       var times = 1
///       var output: OutputTarget?
///       var name = ""
///
///       static let spec = CommandSpec<GreetCommand>(
///         name: "greet", abstract: "Greet somebody.",
///         operands: [.one("name", \.name, help: "Whom to greet.")],
///         options: [
///           .value("times", short: "t", "n", \.times, in: 1...9, help: "How often."),
///           .value("output", short: "o", "file", \.output, help: "Where to write."),
///         ])
///
///       func run(in environment: Environment) async throws -> ExitCode {
///         let outputs = try OutputSet.open(
///           [("--output", output ?? .standardOutput)], in: environment)
///         for _ in 0..<times { try outputs["--output"]?.write("Hello, \(name)!\n") }
///         try outputs.commit()
///         return .success
///       }
///     }
///
/// and an entry in `CommandTable`. A long run counts on a ``ProgressLine`` and
/// erases it before it prints; a run that ends with a code of its own throws
/// ``CommandFailure`` or returns the code.
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
  /// command has, and those of options that name an output.
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
