/// What is wrong with a command line, as data; ``UsageText`` renders it.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case missingCommand(of: String)
  /// Options belong after the command's name.
  case optionBeforeCommand(String)
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, valueName: String)
  /// The next argument looks like an option, so it was not taken as the value.
  case missingValueBeforeOption(option: String, valueName: String, next: String)
  case unexpectedValue(option: String, value: String)
  case invalidValue(of: String, value: String, expectation: String, nearest: String?)
  /// A single-valued option was given twice; both as written, with positions
  /// among the arguments from 1.
  case repeatedOption(name: String, first: Occurrence, second: Occurrence)
  case missingOperand(String)
  case unexpectedOperand(String)
  /// Two options that cannot be used together.
  case conflict(String, String, reason: String?)
  /// Two outputs with one destination.
  case sameOutput(String, first: String, second: String)
  /// An output that would replace the file that is read.
  case overwritesInput(String, option: String)
  /// An option that means something only beside one of others.
  case needs(String, anyOf: [String])
  /// A text that is not in the form that it has to have, such as `path=a,b,c`.
  case malformed(String, form: String, found: String)
  /// Nothing says what the scenario is compared with; the options that would.
  case nothingToCompare(options: [String], alone: String? = nil)
  case tooFewValues(of: String, example: String)
  case tooManyCombinations(Int, limit: Int)
  /// Several configurations for something that is of one.
  case severalConfigurations(of: String)
  /// A name that the reference does not explain.
  case unknownTopic(String, nearest: String?)

  /// Where an option was given.
  struct Occurrence: Equatable, Sendable {
    /// As written, such as `--seed=1` or `-s 1`.
    var text: String
    /// Among the arguments of the process, from 1.
    var position: Int
  }
}

/// A usage error together with the command that it belongs to.
struct LocatedUsageError: Error {
  var error: UsageError
  /// The words that name the command, such as `["baseline", "save"]`.
  var commandPath: [String]
  /// The usage line's text after `usage: `.
  var synopsis: String
}
