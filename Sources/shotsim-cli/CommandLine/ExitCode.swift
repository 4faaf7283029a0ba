/// How the process ends.
///
/// The values from 10 to 13 stay clear of those that make, shells and xargs
/// use themselves; the others are those of sysexits.h.
enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  /// A fault of the program itself.
  case internalFailure = 1
  /// An expectation or a threshold was not met.
  case expectationFailed = 10
  /// The interval straddles the limit, and that was said to count as a failure.
  case inconclusive = 11
  /// Better than the margin, and that was said to need attention.
  case improved = 12
  /// The baseline is missing or was made from other inputs.
  case baselineMismatch = 13
  case usage = 64
  /// A file was read but is not valid.
  case invalidData = 65
  /// A file cannot be read.
  case noInput = 66
  /// An output cannot be created.
  case cannotCreate = 73
  /// An output cannot be written, such as a full disk or a closed pipe.
  case outputFailed = 74
  /// The terminal was closed.
  case hungUp = 129
  case interrupted = 130
  /// Another process asked for the end.
  case terminated = 143

  /// One line for the help text.
  var summary: String {
    switch self {
    case .success: "Done."
    case .internalFailure: "A fault of the program itself."
    case .expectationFailed: "An expectation was not met."
    case .inconclusive: "The evidence decides neither way (only with --fail-inconclusive)."
    case .improved: "Better than the margin (only with --exit-on-improvement)."
    case .baselineMismatch: "The baseline is missing or was made from other inputs."
    case .usage: "The command line is wrong."
    case .invalidData: "An input file is not valid."
    case .noInput: "An input file cannot be read."
    case .cannotCreate: "An output file cannot be created."
    case .outputFailed: "An output cannot be written."
    case .hungUp: "The terminal was closed; unfinished output files were removed."
    case .interrupted: "Interrupted; unfinished output files were removed."
    case .terminated: "Ended by another process; unfinished output files were removed."
    }
  }
}
