import ShotSim
import ShotSimReports

/// The end of a command with an exit code of its own, as data; ``FailureText`` renders it.
enum CommandFailure: Error {
  /// A file that could not be read, or is not valid.
  case reading(ReadingFailure)
  /// A file whose content is wrong.
  case invalid(Diagnostic)
  /// A scenario that is valid and cannot be run all the same.
  case model(CaptureModelError, scenario: Scenario)
  /// A scenario that needs timings which its device file does not have; by path.
  case missingTimings([String], scenario: Scenario)
  /// What is wrong with several files, together.
  case several([CommandFailure])
  /// No replication can be picked by a metric.
  case noValue(of: Metric)
  /// From one replication nothing can be judged; by the name of what has it.
  case oneReplication(of: String)
  /// A comparison that cannot be made.
  case comparison(ComparisonBuilder.Problem, scenario: String, baseline: String)
  /// No baseline file; the scenario that could make it, if it is known.
  case missingBaseline(String, scenario: String?)
  /// A baseline that would be larger than what can be read again.
  case tooLargeToRead(String)
  /// An output whose format cannot hold what it is to hold.
  case format(String, FormatProblem)

  var code: ExitCode {
    switch self {
    case .reading(.unreadable), .reading(.unknownName): .noInput
    case .reading(.invalid), .invalid, .model, .missingTimings, .noValue, .oneReplication,
      .format, .tooLargeToRead, .comparison(.noLegalCombination, _, _):
      .invalidData
    case .comparison(.otherInputs, _, _), .comparison(.notKept, _, _),
      .comparison(.notComparable, _, _), .comparison(.withoutDraws, _, _), .missingBaseline:
      .baselineMismatch
    // A file that is not there is told apart only when nothing else is wrong.
    case .several(let all):
      all.contains { $0.code == .invalidData } ? .invalidData : all.first?.code ?? .invalidData
    }
  }
}
