import ShotSim

/// Turns an error that ended a command into lines and an exit code.
struct FailureReport {
  var program: String

  /// Prints what went wrong to the diagnostics stream.
  func report(_ error: any Error, to environment: Environment) -> ExitCode {
    let (lines, code) = render(error)
    environment.diagnose(lines)
    return code
  }

  func render(_ error: any Error) -> (lines: [String], code: ExitCode) {
    switch error {
    case let error as LocatedUsageError:
      (UsageText.lines(error, program: program), .usage)
    case let error as OutputError:
      (["error: \(error.message)"], error.exitCode)
    case let error as UnreadableFile:
      (["error: \(error.message)"], .noInput)
    case let error as DiagnosticList:
      (error.diagnostics.map(DiagnosticText.line), .invalidData)
    case let error as Diagnostic:
      ([DiagnosticText.line(error)], .invalidData)
    case let error as CommandFailure:
      (FailureText.lines(error), error.code)
    default:
      (["error: internal failure: \(error)"], .internalFailure)
    }
  }
}
