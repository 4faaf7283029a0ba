import ShotSim
import ShotSimReports

/// Runs scenarios for a command: progress, warnings, errors in the command's terms.
struct ScenarioWork: Sendable {
  var jobs: Int
  var environment: Environment

  /// How much is said of scenarios before they are run.
  enum Preface {
    /// What the files have that is legal but surprising: of a comparison, whose labels
    /// say the rest, and whose configurations may be many.
    case files
    /// Also what a configuration gives less than it asks for.
    case review
    /// Also which features are on.
    case features
  }

  /// Prints what is worth knowing before a run, each thing once; nothing when silence
  /// was asked for.
  func warn(of scenarios: [LabelledScenario], _ preface: Preface = .review) {
    guard !environment.terminal.isQuiet else { return }
    var lines: [String] = []
    if preface != .files {
      for item in scenarios {
        // A scenario that cannot be run says why when it is run.
        let review = try? ScenarioReview(item.scenario, label: item.label, rehearses: false)
        lines += review?.shortLines(sayingFeatures: preface == .features) ?? []
      }
    }
    lines += scenarios.flatMap(\.scenario.warnings).map(DiagnosticText.line)
    // The same features and warnings in many configurations are one line.
    var seen: Set<String> = []
    environment.diagnose(lines.filter { seen.insert($0).inserted })
  }

  /// Runs all replications of all scenarios.
  func results(
    of scenarios: [LabelledScenario], keepsPhotoValues: Bool = true
  ) async throws -> [ConfigurationResult] {
    let total = scenarios.reduce(0) { $0 + $1.scenario.replications }
    let progress = ProgressLine(total: total, noun: "replications", in: environment)
    defer { progress.erase() }
    var results: [ConfigurationResult] = []
    for item in scenarios {
      var done = 0
      results.append(
        try await translating(item.scenario) {
          try await Experiment(
            item.scenario, label: item.label, jobs: jobs, keepsPhotoValues: keepsPhotoValues
          ).run { count in
            progress.advance(by: count - done)
            done = count
          }
        })
    }
    return results
  }

  /// Runs as many replications of each as a precision takes.
  func results(
    of scenarios: [LabelledScenario], reaching precision: PrecisionRun
  ) async throws -> [ConfigurationResult] {
    guard let first = scenarios.first?.scenario else { return [] }
    let progress = ProgressLine(
      total: precision.first * scenarios.count, noun: "replications", in: environment)
    defer { progress.erase() }
    var counted = 0
    return try await translating(first) {
      try await precision.run(
        scenarios.map { (label: $0.label, scenario: $0.scenario) }, jobs: jobs
      ) { done, total in
        progress.extend(to: total)
        progress.advance(by: done - counted)
        counted = done
      }.results
    }
  }

  /// Runs the replications of a scenario in parts and hands them over in order, so
  /// that memory does not grow with their number.
  func parts(
    of item: LabelledScenario, from first: Int, _ body: (ConfigurationResult) throws -> Void
  ) async throws {
    let size = 20 * Experiment.chunkSize
    let all = first..<first + item.scenario.replications
    let progress = ProgressLine(total: all.count, noun: "replications", in: environment)
    defer { progress.erase() }
    for range in all.chunks(of: size) {
      let part = try await translating(item.scenario) {
        try await Experiment(
          item.scenario, label: item.label, replications: range, jobs: jobs
        ).run()
      }
      try body(part)
      progress.advance(by: range.count)
    }
  }

  /// Records all replications of a scenario and hands them over in order.
  func records(
    of item: LabelledScenario, _ body: (ReplicationRecords) throws -> Void
  ) async throws {
    let range = 0..<item.scenario.replications
    let progress = ProgressLine(
      total: range.count, noun: "recorded replications", in: environment)
    defer { progress.erase() }
    try await translating(item.scenario) {
      try await RecordedReplications(item.scenario, replications: range, jobs: jobs).forEach {
        try body($0)
        progress.advance()
      }
    }
  }

  private func translating<Value>(
    _ scenario: Scenario, _ body: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await body()
    } catch let error as CaptureModelError {
      throw CommandFailure.model(error, scenario: scenario)
    }
  }
}

/// A file of photos or events, as CSV or JSON lines by its name.
final class RecordFile {
  enum Content { case photos, events }

  private let file: OutputFile
  private let content: Content
  private let format: TableFormat

  init(_ file: OutputFile, _ content: Content) {
    self.file = file
    self.content = content
    let name = file.target.argumentText.lowercased()
    format =
      [".json", ".jsonl", ".ndjson"].contains { name.hasSuffix($0) }
      ? .jsonLines : .csv(.lineFeed)
  }

  func begin() throws {
    var text = ""
    let exporter = RecordExporter(scenario: "", configuration: "", format: format)
    switch content {
    case .photos: exporter.writePhotoHeader(to: &text)
    case .events: exporter.writeEventHeader(to: &text)
    }
    try file.write(text)
  }

  func write(
    _ records: ReplicationRecords, scenario: String, configuration: String
  ) throws {
    var text = ""
    let exporter = RecordExporter(
      scenario: scenario, configuration: configuration, format: format)
    switch content {
    case .photos: exporter.writePhotos(of: records, to: &text)
    case .events: exporter.writeEvents(of: records, to: &text)
    }
    try file.write(text)
  }
}
