import ShotSim
import ShotSimReports

/// `shotsim run`: simulates a scenario and reports frames and latency.
struct RunCommand: Command {
  var scenario = ""
  var options = ScenarioOptions()
  var format = ReportFormat.text
  var precision = PrecisionOptions()
  var assumptions: [AssumptionArgument] = []
  var shown = ShownReplication()
  var photos: OutputTarget?
  var events: OutputTarget?
  var histograms: [OutputTarget] = []
  var trace: OutputTarget?

  static let spec = CommandSpec<RunCommand>(
    name: "run",
    abstract: "Simulate a scenario and report frames captured and latency.",
    discussion: """
      The picture shows one replication, the numbers are over all of them. With several sets of \
      features each is run with the same taps and common random numbers, so that what differs \
      is due to the features.
      """,
    operands: [
      .one(
        "scenario", \.scenario,
        completion: .words(ScenarioReader.builtInNames, orFiles: "json", "json5"),
        help: "A built-in scenario's name, a file, or - for standard input.")
    ],
    groups: [
      OptionGroup("Scenario", at: \.options, ScenarioOptions.options),
      OptionGroup("Precision", at: \.precision, PrecisionOptions.options),
      OptionGroup(
        "Assumption",
        [
          .repeated(
            "assume", "kind=share", \.assumptions,
            help: """
              Run again with all timings of a provenance shorter and longer, as in guess=30%, \
              and say how much the results move.
              """)
        ]),
      OptionGroup("Picture", at: \.shown, ShownReplication.options),
      OptionGroup(
        "Output",
        [
          .value("format", "format", \.format, help: "How results are printed."),
          .value(
            "photos", "file", \.photos,
            help: "Write a row for each photo of each replication; CSV, or JSON lines by name."),
          .value(
            "events", "file", \.events,
            help: "Write each event of each replication; CSV, or JSON lines by name."),
          .repeated(
            "histogram", "file", \.histograms,
            help: "Write the distributions of all metrics: " + HistogramOutput.formatHelp + "."),
          .value(
            "trace", "file", \.trace,
            help: """
              Write the shown replication as a Chrome trace for Perfetto, gzip by name; several \
              configurations side by side.
              """),
        ]),
    ],
    exitCodes: [.expectationFailed, .invalidData, .noInput],
    examples: [
      .init("run basketball-burst", "Replay the basketball burst."),
      .init("run basketball-burst --features none,all", "The same with features off and on."),
      .init("run my.json5 -n 20000 --format json", "Precise results for a program to read."),
      .init("run my.json5 --precision framesCaptured=1%", "As many bursts as that takes."),
      .init("run my.json5 --photos photos.csv", "One row per photo, for a spreadsheet."),
      .init("run my.json5 --assume guess=30%", "Do the guesses matter?"),
    ])

  func run(in environment: Environment) async throws -> ExitCode {
    var scenarios = try options.read(scenario, in: environment)
    let outputs = try OutputSet.open(
      [("--photos", photos), ("--events", events), ("--trace", trace)]
        + histograms.map { ("--histogram", $0) }, in: environment)
    defer { outputs.discard() }
    let work = ScenarioWork(jobs: options.jobCount, environment: environment)
    work.warn(of: scenarios, .features)
    let results = try await results(of: scenarios, work)
    // Whatever is run again has as many replications.
    for index in scenarios.indices {
      scenarios[index].scenario.replications = results[index].replications
    }
    try await write(scenarios, to: outputs, work)
    for file in outputs.all(named: "--histogram") {
      try HistogramOutput.write(HistogramOutput.accumulators(of: results), to: file)
    }
    var report = try report(results, scenarios)
    if let file = outputs["--trace"] { try write(report, scenarios, trace: file) }
    report.assumptions = try await work.studies(
      of: scenarios, results: results, assumptions: assumptions)
    try outputs.commit()
    if outputs.usesStandardOutput {
      // Standard output is a file's then; people read the other stream.
      environment.diagnose(text: text(report, environment.terminal) + "\n")
    } else {
      try environment.output.print(
        format == .json ? ResultsDocument.document.text(report) : text(report, environment.terminal)
      )
    }
    return report.failedExpectations.isEmpty ? .success : .expectationFailed
  }

  func validate() throws(UsageError) {
    try HistogramOutput.checkNames(histograms, option: "--histogram", holdsAll: true)
  }

  private func write(
    _ report: RunReport, _ scenarios: [LabelledScenario], trace file: OutputFile
  ) throws {
    var command = CommandText("run", [scenario], options)
    command.add(shown)
    try TraceOutput.write(
      TraceOutput.sources(report.results, report.records, shown),
      metadata: RunMetadata(of: scenarios, command: command.text), to: file)
  }

  private func text(_ report: RunReport, _ terminal: Terminal) -> String {
    report.text(
      options: TextPictureOptions(
        width: terminal.width, unicode: terminal.usesUnicode, color: terminal.colorsOutput))
  }

  private func report(
    _ results: [ConfigurationResult], _ scenarios: [LabelledScenario]
  ) throws -> RunReport {
    RunReport(
      results: results, records: try shown.records(of: results),
      checksExpectations: scenarios.map(\.hasOwnFeatures), level: precision.level,
      goals: precision.goals)
  }

  private func results(
    of scenarios: [LabelledScenario], _ work: ScenarioWork
  ) async throws -> [ConfigurationResult] {
    guard !precision.goals.isEmpty, let first = scenarios.first else {
      return try await work.results(of: scenarios)
    }
    return try await work.results(
      of: scenarios, reaching: precision.run(from: first.scenario.replications))
  }

  private func write(
    _ scenarios: [LabelledScenario], to outputs: OutputSet, _ work: ScenarioWork
  ) async throws {
    let photoFile = outputs["--photos"].map { RecordFile($0, .photos) }
    let eventFile = outputs["--events"].map { RecordFile($0, .events) }
    let files = [photoFile, eventFile].compactMap(\.self)
    guard !files.isEmpty else { return }
    for file in files { try file.begin() }
    for item in scenarios {
      try await work.records(of: item) { records in
        for file in files {
          try file.write(records, scenario: item.scenario.name, configuration: item.label)
        }
      }
    }
  }
}
