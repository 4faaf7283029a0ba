#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// `bench` measures everything; `bench WORK PARAMETER [COUNT]` one thing, once.
@main
struct Main {
  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isCSV = arguments.contains("--csv")
    arguments.removeAll { $0 == "--csv" }
    if arguments.isEmpty {
      await measureAll(isCSV: isCSV)
    } else if arguments[0] == "scaling" {
      await measureScaling(replications: arguments.count > 1 ? Int(arguments[1]) : nil)
    } else if let kind = work(arguments) {
      runOnce(kind, count: arguments.count > 2 ? Int(arguments[2]) : nil)
    } else {
      print(
        """
        usage: bench [--csv]
               bench hold PENDING | mm1 0.9 | burst A|B|C | real none|all [COUNT]
               bench around parse|export|compare [COUNT]
               bench scaling [REPLICATIONS]
        """)
      exit(64)
    }
  }

  /// All works, those that need the most memory last, since the peak of a process
  /// never falls.
  static let all: [any Work] =
    BurstModel.Mode.allCases.map { PlainBurst(mode: $0) }
    + ["none", "all"].map { RealBurst(features: $0) }
    + Surroundings.Kind.allCases.map { Surroundings(kind: $0) } + [SingleServer()]
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
    case RealBurst.name:
      return ["none", "all"].contains(arguments[1]) ? RealBurst(features: arguments[1]) : nil
    case Surroundings.name:
      return Surroundings.Kind(rawValue: arguments[1]).map { Surroundings(kind: $0) }
    default:
      return nil
    }
  }

  private static func measureAll(isCSV: Bool) async {
    print(isCSV ? Report.csvHeader : Report.textHeader)
    var faults: [String] = []
    for kind in all {
      let measurement = Measurement(kind, count: kind.defaultCount, rounds: 5)
      print(isCSV ? Report.csv(measurement) : Report.text(measurement))
      faults += measurement.outcome.faults.map {
        "\(measurement.work) \(measurement.parameter): \($0)"
      }
    }
    if !isCSV {
      printRatio()
      await measureScaling(replications: nil)
    }
    for fault in faults { print("error: \(fault)") }
    if !faults.isEmpty { exit(1) }
  }

  /// Prints what a real burst costs relative to the plain one, by pairs of runs.
  private static func printRatio() {
    let count = 20_000
    let ratios = (0..<9).map { _ in
      let plain = PlainBurst(mode: .c).run(count: count).nanoseconds
      return RealBurst(features: "all").run(count: count).nanoseconds / plain
    }.sorted()
    print(
      "real all / burst C: \(Report.fixed(ratios[4], places: 2)) "
        + "(\(Report.fixed(ratios[0], places: 2)) to \(Report.fixed(ratios[8], places: 2)))")
  }

  private static func measureScaling(replications: Int?) async {
    do {
      let scaling = try await Scaling(
        jobs: 2, replications: replications ?? 200_000, pairs: replications == nil ? 5 : 1)
      print(
        "\(scaling.jobs) jobs, \(scaling.replications) bursts: "
          + "\(Report.fixed(scaling.speedUp, places: 2)) times as fast as one, "
          + "\(Report.fixed(scaling.growth, places: 1)) MB more than for "
          + "\(1_000 * scaling.jobs) bursts, \(Report.fixed(Process.peakMegabytes(), places: 1)) MB "
          + "in all")
      for fault in scaling.faults { print("error: \(fault)") }
      if !scaling.faults.isEmpty { exit(1) }
    } catch {
      print("error: \(error)")
      exit(1)
    }
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
