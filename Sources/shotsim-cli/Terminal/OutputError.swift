/// Why an output was not written.
enum OutputError: Error, Equatable {
  case cannotCreate(String, reason: String)
  case cannotWrite(String, reason: String)

  var message: String {
    switch self {
    case .cannotCreate(let name, let reason): "cannot create \(name): \(reason)"
    case .cannotWrite(let name, let reason): "cannot write \(name): \(reason)"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .cannotCreate: .cannotCreate
    case .cannotWrite: .outputFailed
    }
  }
}
