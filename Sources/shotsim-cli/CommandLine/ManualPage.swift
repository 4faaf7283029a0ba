import ShotSim

/// Renders the manual page of a program from the tables that the reader reads.
///
/// The page uses the macros of `man(7)` alone, which every reader knows.
struct ManualPage {
  var tree: CommandTree

  var text: String {
    let title = Self.escaped(tree.program.uppercased())
    let version = Self.escaped("\(tree.program) \(ShotSimVersion.number)")
    var lines = [
      ".TH \(title) 1 \"\" \"\(version)\" \"User Commands\"",
      ".SH NAME",
      Self.escaped("\(tree.program) - \(Self.phrase(tree.abstract))"),
      ".SH SYNOPSIS",
      ".B \(Self.escaped(tree.program))",
      Self.escaped("<command> [<option>...] [<operand>...]"),
      ".br",
      ".B \(Self.escaped(tree.program))",
      Self.escaped("--version"),
      ".SH DESCRIPTION",
    ]
    lines += Self.paragraphs(tree.abstract)
    lines.append(".SH COMMANDS")
    lines += tree.commands.flatMap(command)
    lines.append(".SH EXIT STATUS")
    lines += ExitCode.allCases.flatMap { code in
      Self.entry(String(code.rawValue), code.summary)
    }
    lines.append(".SH ENVIRONMENT")
    lines += Self.variables.flatMap { Self.entry($0.name, $0.purpose) }
    if !tree.examples.isEmpty {
      lines.append(".SH EXAMPLES")
      lines += tree.examples.flatMap { example($0.arguments, $0.purpose) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The variables that ``Terminal`` reads.
  private static let variables: [(name: String, purpose: String)] = [
    ("NO_COLOR", "If not empty, nothing is colored unless --color says so."),
    ("CLICOLOR_FORCE, FORCE_COLOR", "If neither empty nor 0, color even without a terminal."),
    ("COLUMNS", "Width to fill, instead of the terminal's."),
    ("CI", "If set, no progress is shown."),
    ("LC_ALL, LC_CTYPE, LANG", "Whether a terminal can draw more than ASCII characters."),
  ]

  private func command(_ command: CommandDescription) -> [String] {
    let name = command.path.joined(separator: " ")
    var lines = [".SS \(Self.escaped("\(tree.program) \(name)"))"]
    lines += Self.paragraphs(command.synopsis(program: tree.program))
    lines += Self.paragraphs(command.abstract) + Self.paragraphs(command.discussion)
    for operand in command.operands {
      lines += Self.entry("<\(operand.name)>", operand.help + HelpText.notes(operand))
    }
    // What every command has is told once.
    for group in command.groups where group.title != "Common" || command.path == ["help"] {
      for option in group.options {
        let heading = option.heading.drop { $0 == " " }
        lines += Self.entry(String(heading), option.help + HelpText.notes(option))
      }
    }
    return lines + command.examples.flatMap { example($0.arguments, $0.purpose) }
  }

  private func example(_ arguments: String, _ purpose: String) -> [String] {
    Self.paragraphs(purpose)
      + [".RS 4", ".nf", Self.escaped("\(tree.program) \(arguments)"), ".fi", ".RE"]
  }

  private static func entry(_ heading: String, _ text: String) -> [String] {
    [".TP", ".B \(escaped(heading))", escaped(text)]
  }

  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n").flatMap { [".PP", escaped(String($0))] }
  }

  /// A sentence as the NAME section wants it: no capital, no period.
  private static func phrase(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Text that the formatter takes for nothing but text.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
