/// Finds mistakes in the tables of commands; run by a test.
enum SpecValidator {
  /// Returns one sentence for each mistake.
  static func problems(in tree: CommandTree) -> [String] {
    duplicates(tree.entries.map(\.name)).map { "two commands are named '\($0)'" }
      + tree.entries.flatMap { problems(in: $0, path: []) }
  }

  private static func problems(in entry: CommandEntry, path: [String]) -> [String] {
    let path = path + [entry.name]
    let name = path.joined(separator: " ")
    var found: [String] = []
    if !isKebabCase(entry.name) { found.append("'\(name)' is not kebab-case") }
    if !isSentence(entry.abstract) { found.append("the abstract of '\(name)' is no sentence") }
    switch entry.kind {
    case .group(let children):
      found += duplicates(children.map(\.name)).map { "'\(name)' has two commands '\($0)'" }
      return found + children.flatMap { problems(in: $0, path: path) }
    case .command(let runner):
      let command = runner.describe(path)
      return (found + optionProblems(command) + operandProblems(command)).map { problem in
        "\(name): \(problem)"
      }
    }
  }

  private static func optionProblems(_ command: CommandDescription) -> [String] {
    var found = duplicates(command.options.map(\.name)).map { "two options are named --\($0)" }
    found += duplicates(command.options.compactMap(\.short).map(String.init)).map {
      "two options are named -\($0)"
    }
    found += duplicates(command.groups.map(\.title)).map { "two groups are titled '\($0)'" }
    for option in command.options {
      let name = option.longSpelling
      if !isKebabCase(option.name) { found.append("\(name) is not kebab-case") }
      if !isSentence(option.help) { found.append("the help of \(name) is no sentence") }
      if let valueName = option.valueName, valueName.isEmpty || valueName != valueName.lowercased()
      {
        found.append("the value name of \(name) is not lower case")
      }
      if let short = option.short, !short.isASCII || !short.isLetter {
        found.append("-\(short) is not a letter")
      }
      if option.isRepeatable, let text = option.defaultText {
        found.append("\(name) can be repeated but has the default '\(text)'")
      }
    }
    return found
  }

  private static func operandProblems(_ command: CommandDescription) -> [String] {
    var found = duplicates(command.operands.map(\.name)).map { "two operands are named <\($0)>" }
    for (index, operand) in command.operands.enumerated() {
      if !isSentence(operand.help) { found.append("the help of <\(operand.name)> is no sentence") }
      let isLast = index == command.operands.count - 1
      if operand.isRepeated, !isLast { found.append("<\(operand.name)> is repeated but not last") }
      if !isLast, operand.minimumCount == 0, command.operands[index + 1].minimumCount > 0 {
        found.append("<\(operand.name)> may be left off but the next operand may not")
      }
    }
    return found
  }

  private static func duplicates(_ names: [String]) -> [String] {
    names.enumerated().filter { names.prefix($0.offset).contains($0.element) }.map(\.element)
  }

  private static func isKebabCase(_ name: String) -> Bool {
    let isLegal = name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    return isLegal && name.first?.isLowercase == true && name.last != "-"
  }

  private static func isSentence(_ text: String) -> Bool {
    text.hasSuffix(".") && text.first.map { !$0.isLowercase } == true
  }
}
