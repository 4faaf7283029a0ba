import ShotSim

/// Renders usage errors; the only place where their prose is made.
enum UsageText {
  /// Returns the sentence after `error: `, without a final period.
  static func message(_ error: UsageError) -> String {
    switch error {
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)'" + hint(nearest)
    case .missingCommand(let group):
      "'\(group)' needs a command"
    case .optionBeforeCommand(let option):
      "option '\(option)' stands before the command; options follow the command's name"
    case .unknownOption(let option, let nearest):
      "unknown option '\(option)'" + hint(nearest)
    case .missingValue(let option, let valueName):
      "option '\(option)' needs a value <\(valueName)>"
    case .missingValueBeforeOption(let option, let valueName, let next):
      "option '\(option)' needs a value <\(valueName)>, but '\(next)' follows; "
        + "write \(attached(option, next)) if that is the value"
    case .unexpectedValue(let option, let value):
      "option '\(option)' takes no value, but '\(value)' was given"
    case .invalidValue(let name, let value, let expectation, let nearest):
      "invalid value '\(value)' for '\(name)'; expected \(expectation)" + hint(nearest)
    case .repeatedOption(let name, let first, let second):
      "option '\(name)' was given twice: '\(first.text)' (argument \(first.position)) "
        + "and '\(second.text)' (argument \(second.position))"
    case .missingOperand(let name):
      "missing operand <\(name)>"
    case .unexpectedOperand(let value):
      "unexpected operand '\(value)'"
    case .conflict(let first, let second, let reason):
      "'\(first)' and '\(second)' cannot be used together" + (reason.map { ": \($0)" } ?? "")
    case .sameOutput(let target, let first, let second):
      "'\(first)' and '\(second)' would both write \(target)"
    case .overwritesInput(let path, let option):
      "'\(option)' would replace '\(path)', which is read; give another name"
    case .needs(let option, let others):
      "\(option) needs \(Prose.list(others, "or"))"
    case .malformed(let subject, let form, let found):
      "\(subject) is written \(form), and found was '\(found)'"
    case .nothingToCompare(let options, let alone):
      "there is nothing to compare with: give a second scenario, "
        + Prose.list(options, "or") + (alone.map { "; for one scenario by itself use \($0)" } ?? "")
    case .tooFewValues(let option, let example):
      "\(option) needs at least two values, such as \(example)"
    case .tooManyCombinations(let count, let limit):
      "\(NumberText.grouped(count)) combinations are too many; at most \(NumberText.grouped(limit))"
    case .severalConfigurations(let subject):
      "\(subject) is of one configuration"
    case .unknownTopic(let name, let nearest):
      "nothing is called '\(name)'" + hint(nearest)
    }
  }

  /// Returns all that is printed: the error, one usage line, where to read more.
  static func lines(_ located: LocatedUsageError, program: String) -> [String] {
    let command = ([program, "help"] + located.commandPath).joined(separator: " ")
    return [
      "error: \(message(located.error))",
      "usage: \(located.synopsis)",
      "See '\(command)'.",
    ]
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The form of an option that takes even a value that begins with a dash.
  private static func attached(_ option: String, _ value: String) -> String {
    option.hasPrefix("--") ? "'\(option)=\(value)'" : "'\(option)\(value)'"
  }
}
