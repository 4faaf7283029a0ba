import Testing

@testable import ShotSim
@testable import shotsim_cli

@Suite struct FailureReportTests {
  struct Fault: Error {}

  static let cases: [(error: any Error & Sendable, code: ExitCode)] = [
    (Diagnostic(message: "wrong"), .invalidData), (DiagnosticList([]), .invalidData),
    (UnreadableFile(path: "a", reason: "gone"), .noInput),
    (OutputError.cannotCreate("a", reason: "full"), .cannotCreate),
    (OutputError.cannotWrite("a", reason: "full"), .outputFailed),
    (CommandFailure.missingBaseline("a", scenario: nil), .baselineMismatch),
    (CommandFailure.several([]), .invalidData), (Fault(), .internalFailure),
  ]

  @Test(arguments: cases.indices)
  func `Every kind of failure has its exit code`(index: Int) {
    let entry = Self.cases[index]
    #expect(FailureReport(program: "shotsim").render(entry.error).code == entry.code)
  }
}
