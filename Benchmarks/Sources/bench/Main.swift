#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// `bench` measures everything; `bench WORK PARAMETER [COUNT]` one thing, once.
@main
struct Main {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isCSV = arguments.contains("--csv")
    arguments.removeAll { $0 == "--csv" }
    if arguments.isEmpty {
      measureAll(isCSV: isCSV)
    } else if let kind = work(arguments) {
      runOnce(kind, count: arguments.count > 2 ? Int(arguments[2]) : nil)
    } else {
      print("usage: bench [--csv] [hold PENDING | mm1 0.9 | burst A|B|C] [COUNT]")
      exit(64)
    }
  }

  /// All works, those that need the most memory last, since the peak of a process
  /// never falls.
  static let all: [any Work] =
    BurstModel.Mode.allCases.map { PlainBurst(mode: $0) } + [SingleServer()]
    + [10, 100, 1_000, 10_000, 100_000, 1_000_000].map { Hold(pending: $0) }

  static func work(_ arguments: [String]) -> (any Work)? {
    guard arguments.count > 1 else { return nil }
    switch arguments[0] {
    case Hold.name:
      guard let pending = Int(arguments[1]), pending > 0 else { return nil }
      return Hold(pending: pending)
    case SingleServer.name:
      return SingleServer()
    case PlainBurst.name:
      return BurstModel.Mode(rawValue: arguments[1]).map { PlainBurst(mode: $0) }
    default:
      return nil
    }
  }

  private static func measureAll(isCSV: Bool) {
    print(isCSV ? Report.csvHeader : Report.textHeader)
    var faults: [String] = []
    for kind in all {
      let measurement = Measurement(kind, count: kind.defaultCount, rounds: 5)
      print(isCSV ? Report.csv(measurement) : Report.text(measurement))
      faults += measurement.outcome.faults.map {
        "\(measurement.work) \(measurement.parameter): \($0)"
      }
    }
    for fault in faults { print("error: \(fault)") }
    if !faults.isEmpty { exit(1) }
  }

  /// Prints one line for the scripts that pair this program with others:
  /// nanoseconds of processor time, operations, events, answers.
  private static func runOnce(_ kind: any Work, count: Int?) {
    let count = count ?? kind.defaultCount
    let outcome = kind.run(count: count)
    print(
      Report.fixed(outcome.nanoseconds, places: 0), count, outcome.events,
      outcome.answer.map { "\($0.value)" }.joined(separator: " "))
    for fault in outcome.faults { print("error: \(fault)") }
    if !outcome.faults.isEmpty { exit(1) }
  }
}
