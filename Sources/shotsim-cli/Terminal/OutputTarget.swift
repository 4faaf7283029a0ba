/// A destination as the user writes it: a path, or `-` for standard output.
enum OutputTarget: Sendable, Equatable, ArgumentValue {
  case standardOutput
  case file(String)

  /// Names that the system gives standard output.
  ///
  /// Opened by name it would be written at another place than where the rest of the
  /// output goes.
  private static let standardOutputs = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  init?(argument: String) {
    if argument.isEmpty { return nil }
    self = argument == "-" ? .standardOutput : OutputTarget(path: argument)
  }

  /// A path, which may be one of the names of standard output.
  init(path: String) {
    self = Self.standardOutputs.contains(path) ? .standardOutput : .file(path)
  }

  static var expectation: String { "a file name, or - for standard output" }

  static var completion: Completion { .anyFile }

  var argumentText: String {
    switch self {
    case .standardOutput: "-"
    case .file(let path): path
    }
  }
}
