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

  /// How messages call it.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path
    }
  }

  /// Reads everything.
  func read() throws(InputError) -> [UInt8] {
    do throws(Platform.Failure) {
      switch self {
      case .standardInput:
        return try Self.readAll(Platform.standardInput)
      case .file(let path):
        let descriptor = try Platform.openForReading(path)
        defer { try? Platform.close(descriptor) }
        return try Self.readAll(descriptor)
      }
    } catch {
      throw InputError(name: name, reason: error.reason)
    }
  }

  private static func readAll(_ descriptor: Int32) throws(Platform.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let block = try Platform.read(descriptor, upTo: 1 << 16)
      if block.isEmpty { return bytes }
      bytes += block
    }
  }
}
