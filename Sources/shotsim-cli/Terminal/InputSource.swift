import ShotSim

/// An input as the user writes it: a path, or `-` for standard input.
enum InputSource: Sendable, Equatable, ArgumentValue {
  case standardInput
  case file(String)

  init?(argument: String) {
    if argument.isEmpty { return nil }
    self = argument == "-" ? .standardInput : .file(argument)
  }

  static var expectation: String { "a file name, or - for standard input" }

  static var completion: Completion { .anyFile }

  var argumentText: String {
    switch self {
    case .standardInput: "-"
    case .file(let path): path
    }
  }

  /// Reads everything.
  func read() throws(UnreadableFile) -> InputFile {
    switch self {
    case .standardInput: try InputFile.readStandardInput()
    case .file(let path): try InputFile.read(path: path)
    }
  }
}
