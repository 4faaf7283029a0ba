import ShotSim
import ShotSimReports

/// The basketball burst of the library, without outputs: what a user's sweep runs.
struct RealBurst: Work {
  static let name = "real"
  static let unit = "bursts"
  /// `none` or `all`.
  let features: String

  var parameter: String { features }
  var defaultCount: Int { 100_000 }

  /// Mean frames in the moment, by a million replications of another seed.
  private var expectedFrames: Double { features == "none" ? 1 : 5.28 }

  func run(count: Int) -> Outcome {
    do {
      let study = try Self.study(features: features)
      let start = Process.processorTime()
      let summary = try study.runSequentially(replications: count)
      var outcome = Outcome(
        nanoseconds: Process.processorTime() - start, events: summary.events,
        answer: [("frames", summary.framesMean)])
      // The reference is given to two or three decimals.
      outcome.expect(
        "frames per burst", summary.framesMean, near: expectedFrames,
        within: 3.3 * summary.framesStandardError + 0.005)
      return outcome
    } catch {
      return Outcome(nanoseconds: 0, events: 0, answer: [], faults: ["\(error)"])
    }
  }

  static func study(features: String) throws(BurstStudyError) -> BurstStudy {
    try BurstStudy(scenario: "basketball-burst", features: features, seed: 1)
  }
}

/// What is done once a scenario, or once a row, around the replications.
struct Surroundings: Work {
  enum Kind: String, CaseIterable {
    /// Reading the scenario and its device, from text to tables.
    case parse
    /// Recording photos and writing them as CSV.
    case export
    /// Judging the differences of two sets of results.
    case compare
  }

  static let name = "around"
  static let unit = "operations"
  let kind: Kind

  var parameter: String { kind.rawValue }

  var defaultCount: Int {
    switch kind {
    case .parse: 100
    case .export: 20_000
    case .compare: 10
    }
  }

  /// Replications that are compared.
  static let comparedReplications = 1_000

  func run(count: Int) -> Outcome {
    do {
      switch kind {
      case .parse: return try parse(count)
      case .export: return try export(count)
      case .compare: return try compare(count)
      }
    } catch {
      return Outcome(nanoseconds: 0, events: 0, answer: [], faults: ["\(error)"])
    }
  }

  private func parse(_ count: Int) throws(BurstStudyError) -> Outcome {
    let start = Process.processorTime()
    for _ in 0..<count { _ = try RealBurst.study(features: "all") }
    return Outcome(nanoseconds: Process.processorTime() - start, events: count, answer: [])
  }

  /// Writes at least so many rows; the time is that of the rows asked for.
  private func export(_ count: Int) throws(BurstStudyError) -> Outcome {
    let study = try RealBurst.study(features: "all")
    var sink = CountingSink()
    let start = Process.processorTime()
    let rows = try study.writePhotos(replications: max(1, count / 5), to: &sink)
    let time = (Process.processorTime() - start) / Double(max(1, rows)) * Double(count)
    var outcome = Outcome(
      nanoseconds: time, events: count,
      answer: [("bytes a row", Double(sink.bytes) / Double(rows))])
    if sink.lines != rows + 1 { outcome.faults.append("\(sink.lines) lines, \(rows) photos") }
    return outcome
  }

  private func compare(_ count: Int) throws(BurstStudyError) -> Outcome {
    let comparison = try BurstComparison(
      baseline: try RealBurst.study(features: "none"),
      candidate: try RealBurst.study(features: "all"),
      replications: Self.comparedReplications)
    var lines = 0
    let start = Process.processorTime()
    for _ in 0..<count { lines = comparison.text().split(separator: "\n").count }
    return Outcome(
      nanoseconds: Process.processorTime() - start, events: count,
      answer: [("quantities", Double(lines))])
  }
}

/// Counts what is written to it.
private struct CountingSink: TextOutputStream {
  var bytes = 0
  var lines = 0

  mutating func write(_ text: String) {
    bytes += text.utf8.count
    lines += text.utf8.count { $0 == 10 }
  }
}
