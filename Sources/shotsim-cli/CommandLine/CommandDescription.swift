/// What a command looks like from outside, without its type: help, completion
/// scripts, the manual page and the validator read this.
struct CommandDescription: Sendable {
  /// The words that name the command, such as `["baseline", "save"]`.
  var path: [String]
  var abstract: String
  var discussion: String
  var operands: [OperandDescription]
  var groups: [Group]
  var exitCodes: [ExitCode]
  var examples: [(arguments: String, purpose: String)]

  struct Group: Sendable {
    var title: String
    var options: [OptionDescription]
  }

  var options: [OptionDescription] { groups.flatMap(\.options) }

  /// Describes a command with the options that every command has.
  init<Root: Command>(_ type: Root.Type, path: [String]) {
    let spec = Root.spec
    let defaults = Invocation<Root>()
    self.path = path
    abstract = spec.abstract
    discussion = spec.discussion
    operands = spec.operands.map(\.description)
    groups = Invocation<Root>.groups.map { group in
      Group(
        title: group.title,
        options: group.options.map { option in
          var description = option.description
          description.defaultText = option.defaultText(defaults)
          return description
        })
    }
    let writesFiles = groups.contains { $0.options.contains(where: \.isOutput) }
    let codes = Set(
      spec.exitCodes + [.success, .usage, .outputFailed, .hungUp, .interrupted, .terminated]
        + (writesFiles ? [.cannotCreate] : []))
    exitCodes = ExitCode.allCases.filter(codes.contains)
    examples = spec.examples.map { ($0.arguments, $0.purpose) }
  }

  /// The usage line's text, such as `shotsim run [<option>...] <scenario>`.
  func synopsis(program: String) -> String {
    ([program] + path + ["[<option>...]"] + operands.map(\.usage)).joined(separator: " ")
  }
}

/// A command together with the options that every command has.
struct Invocation<Root: Command>: Sendable {
  var command = Root()
  var common = CommonOptions()

  /// The command's own groups, then the common one.
  static var groups: [OptionGroup<Self>] {
    Root.spec.groups.map { OptionGroup($0.title, at: \Self.command, $0.options) }
      + [OptionGroup("Common", at: \Self.common, CommonOptions.options)]
  }
}

/// The options that every command has.
struct CommonOptions: Sendable {
  var color = ColorChoice.auto
  var isQuiet = false
  var usesASCII = false
  /// Handled before a command is run.
  var showsHelp = false

  static let options: [OptionSpec<CommonOptions>] = [
    .value(
      "color", "when", \.color, help: "Color the output: auto (on a terminal), always, never."),
    .flag("ascii", \.usesASCII, help: "Draw with ASCII characters only."),
    .flag("quiet", short: "q", \.isQuiet, help: "Show no progress, notes or warnings."),
    .flag("help", short: "h", \.showsHelp, help: "Show this help."),
  ]
}
