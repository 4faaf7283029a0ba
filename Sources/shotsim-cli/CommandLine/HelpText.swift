import ShotSim

/// Renders help from the tables that the reader reads.
struct HelpText {
  var program: String
  /// Columns to fill; narrower than 40 is treated as 40.
  var width: Int

  init(program: String, width: Int) {
    self.program = program
    self.width = max(40, width)
  }

  /// The help of one command.
  func text(of command: CommandDescription) -> String {
    var blocks = [section("USAGE", usage(command)), paragraph(command.abstract)]
    if !command.discussion.isEmpty { blocks.append(paragraph(command.discussion)) }
    let operands = command.operands.map { operand in
      ("<\(operand.name)>", operand.help + Self.notes(operand))
    }
    if !operands.isEmpty { blocks.append(section("OPERANDS", table(operands))) }
    for group in command.groups {
      let title = group.title.isEmpty ? "OPTIONS" : group.title.uppercased() + " OPTIONS"
      let rows = group.options.map { option in
        (option.heading, option.help + Self.notes(option))
      }
      blocks.append(section(title, table(rows)))
    }
    blocks.append(exitStatus(command.exitCodes))
    if !command.examples.isEmpty { blocks.append(examples(command.examples)) }
    return blocks.joined(separator: "\n")
  }

  /// The help of a name for several commands.
  func text(ofGroup path: [String], abstract: String, _ entries: [CommandEntry]) -> String {
    let name = ([program] + path).joined(separator: " ")
    return [
      section("USAGE", ["  \(name) <command> [<option>...]"]),
      paragraph(abstract),
      section("COMMANDS", table(entries.map { ($0.name, $0.abstract) })),
      paragraph("'\(program) help \(path.joined(separator: " ")) <command>' says more about one."),
    ].joined(separator: "\n")
  }

  /// The help of the program.
  func text(of tree: CommandTree) -> String {
    var blocks = [
      section("USAGE", ["  \(program) <command> [<option>...] [<operand>...]"]),
      paragraph(tree.abstract),
    ]
    let column = Self.column(of: tree.entries.map(\.name), width: width)
    for section in tree.sections {
      let rows = section.entries.map { ($0.name, $0.abstract) }
      blocks.append(
        self.section(section.title.uppercased() + " COMMANDS", table(rows, column: column)))
    }
    blocks.append(
      section(
        "OPTIONS",
        table(
          [("-h, --help", "Show this help."), ("    --version", "Show the version.")])))
    blocks.append(exitStatus(ExitCode.allCases))
    if !tree.examples.isEmpty { blocks.append(examples(tree.examples)) }
    blocks.append(paragraph("'\(program) help <command>' says more about a command."))
    return blocks.joined(separator: "\n")
  }

  // MARK: - Pieces

  private func usage(_ command: CommandDescription) -> [String] {
    Prose.wrapped(command.synopsis(program: program), width: width - 4).enumerated().map {
      ($0.offset == 0 ? "  " : "    ") + $0.element
    }
  }

  private func exitStatus(_ codes: [ExitCode]) -> String {
    section("EXIT STATUS", table(codes.map { (String($0.rawValue), $0.summary) }))
  }

  private func examples(_ examples: [(arguments: String, purpose: String)]) -> String {
    let lines = examples.flatMap { example in
      Prose.wrapped(example.purpose, width: width - 4).map { "  # " + $0 }
        + ["  \(program) \(example.arguments)"]
    }
    return section("EXAMPLES", lines)
  }

  private func paragraph(_ text: String) -> String {
    Prose.wrapped(text, width: width).joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    title + "\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Two columns; a heading that is too long gets a line of its own.
  private func table(_ rows: [(heading: String, text: String)], column: Int? = nil) -> [String] {
    let column = column ?? Self.column(of: rows.map(\.heading), width: width)
    return rows.flatMap { row -> [String] in
      let text = Prose.wrapped(row.text, width: width - column)
      let indent = String(repeating: " ", count: column)
      let heading = "  " + row.heading
      guard heading.count + 2 <= column else { return [heading] + text.map { indent + $0 } }
      let padding = String(repeating: " ", count: column - heading.count)
      return [heading + padding + text[0]] + text.dropFirst().map { indent + $0 }
    }
  }

  /// Where the second column begins: after the longest heading, but before
  /// two fifths of the width.
  private static func column(of headings: [String], width: Int) -> Int {
    let limit = width * 2 / 5
    let lengths = headings.map { $0.count + 4 }
    return lengths.filter { $0 <= limit }.max() ?? min(limit, 8)
  }

  /// What follows the help of an option: legal values and the default, in
  /// brackets.
  static func notes(_ option: OptionDescription) -> String {
    notes(option.choices, option.defaultText)
      + (option.isRepeatable && option.valueName != nil ? " Can be repeated." : "")
  }

  static func notes(_ operand: OperandDescription) -> String { notes(operand.choices, nil) }

  private static func notes(_ choices: [String], _ defaultText: String?) -> String {
    var notes: [String] = []
    if !choices.isEmpty { notes.append("one of: " + choices.joined(separator: ", ")) }
    if let defaultText { notes.append("default: \(defaultText)") }
    return notes.isEmpty ? "" : " [" + notes.joined(separator: "; ") + "]"
  }
}
