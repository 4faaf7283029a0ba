import ShotSim
import ShotSimReports

/// `shotsim histogram`: distributions of metrics as files.
struct HistogramCommand: Command {
  var scenarios: [String] = []
  var options = ScenarioOptions()
  var metrics: [MetricArgument] = []
  var bins: BinsArgument?
  var digits: Int?
  var firstReplication = 0
  var mergesFiles = false
  var csv: OutputTarget?
  var histograms: [OutputTarget] = []
  var percentiles: OutputTarget?
  var summary: OutputTarget?
  var samples: OutputTarget?
  var metadata: OutputTarget?
  var usesCRLF = false

  static let spec = CommandSpec<HistogramCommand>(
    name: "histogram",
    abstract: "Write the distributions of metrics as CSV or in other tools' formats.",
    discussion: """
      Bins have the same edges in all files, so that files of any two runs overlay, add up and \
      merge exactly. With --merge the operands are CSV files made before, and their sum is \
      written; a run in two halves (--first-replication) gives the bytes of the whole run.
      """,
    operands: [
      .oneOrMore(
        "scenario", \.scenarios,
        completion: .words(ScenarioReader.builtInNames, orFiles: "json", "json5", "csv"),
        help: "Built-in scenarios' names, files, or - for standard input; CSV files for --merge.")
    ],
    groups: [
      OptionGroup("Scenario", at: \.options, ScenarioOptions.options),
      OptionGroup(
        "Values",
        [
          .repeated(
            "metric", short: "m", "name", \.metrics,
            help: "A metric to write; without it all that photos have, and framesCaptured."),
          .value(
            "bins", "bins", \.bins, default: "log-linear:2",
            help: """
              Bins: log-linear:DIGITS, linear:WIDTH or edges:A,B,… in the metric's unit, or auto \
              (fits this run only).
              """),
          .value(
            "digits", "number", \.digits, in: 1...5, default: "2",
            help: "Log-linear bins no wider than 10 to the minus this of their value."),
          .value(
            "first-replication", "number", \.firstReplication, in: 0...1_000_000_000,
            help: "Number of the first replication, to run a part of a longer run."),
          .flag("merge", \.mergesFiles, help: "Add up CSV files of histograms."),
        ]),
      OptionGroup(
        "Output",
        [
          .value(
            "csv", "file", \.csv, default: "-", help: "Histogram as CSV; - is standard output."),
          .repeated("histogram", "file", \.histograms, help: HistogramOutput.formatHelp + "."),
          .value("percentiles", "file", \.percentiles, help: "Percentiles as CSV."),
          .value("summary", "file", \.summary, help: "Means, percentiles and extremes as CSV."),
          .value("samples", "file", \.samples, help: "Every value as CSV."),
          .value(
            "metadata", "file", \.metadata, default: "the CSV file's name and .meta.json",
            help: "Seed, version, digests and bins as JSON."),
          .flag("crlf", \.usesCRLF, help: "End the lines of CSV files as RFC 4180 asks for."),
        ]),
    ],
    exitCodes: [.invalidData, .noInput],
    examples: [
      .init(
        "histogram basketball-burst --features none,all --csv burst.csv",
        "Latencies with features off and on, in one file."),
      .init(
        "histogram basketball-burst --metric timeToPhoto --histogram photo.hgrm",
        "For HdrHistogram's plotter."),
      .init("histogram --merge a.csv b.csv --csv whole.csv", "The sum of two parts."),
    ])

  func validate() throws(UsageError) {
    if bins != nil, digits != nil { throw .conflict("--bins", "--digits", reason: nil) }
    try HistogramOutput.checkNames(histograms, option: "--histogram")
    guard mergesFiles else { return }
    let others = [
      ("--histogram", !histograms.isEmpty), ("--percentiles", percentiles != nil),
      ("--summary", summary != nil), ("--samples", samples != nil),
      ("--metric", !metrics.isEmpty),
    ]
    for (option, isGiven) in others where isGiven {
      throw .conflict("--merge", option, reason: "merged counts hold nothing else")
    }
  }

  func run(in environment: Environment) async throws -> ExitCode {
    // Everything is read first: only then is it known what an output must not replace.
    let sum = mergesFiles ? try merged() : nil
    let items = mergesFiles ? [] : try scenarios.flatMap { try options.read($0, in: environment) }
    let csv = csv ?? (histograms.isEmpty && !hasTables ? .standardOutput : nil)
    let sidecar = mergesFiles ? nil : metadata ?? csv.flatMap(Self.sidecar)
    let outputs = try OutputSet.open(
      [("--csv", csv)] + histograms.map { ("--histogram", $0) }
        + [
          ("--percentiles", percentiles), ("--summary", summary), ("--samples", samples),
          ("--metadata", sidecar),
        ], in: environment)
    defer { outputs.discard() }
    if let sum {
      var text = ""
      sum.write(as: .csv(lineEnd), to: &text)
      try outputs["--csv"]?.write(text)
    } else {
      try await simulate(items, to: outputs, environment)
    }
    try outputs.commit()
    return .success
  }

  private var hasTables: Bool { percentiles != nil || summary != nil || samples != nil }
  private var lineEnd: CSVLineEnd { usesCRLF ? .carriageReturnLineFeed : .lineFeed }

  private static func sidecar(of csv: OutputTarget) -> OutputTarget? {
    guard case .file(let path) = csv, !path.hasPrefix("/dev/") else { return nil }
    return .file(path + ".meta.json")
  }

  private var chosenMetrics: [Metric] {
    guard metrics.isEmpty else {
      return Metric.allCases.filter { metric in metrics.contains { $0.metric == metric } }
    }
    return [.framesCaptured] + Metric.perPhoto
  }

  private func simulate(
    _ items: [LabelledScenario], to outputs: OutputSet, _ environment: Environment
  ) async throws {
    let work = ScenarioWork(jobs: options.jobCount, environment: environment)
    work.warn(of: items)
    let chosen = bins?.bins ?? digits.map { HistogramBins.logLinear(digits: $0) } ?? .standard
    let samples = outputs["--samples"]
    let writer = TableWriter(TableSchema.samples, as: .csv(lineEnd))
    var header = ""
    writer.writeHeader(to: &header)
    try samples?.write(header)
    // Only a format for a single metric shows every percentile.
    let countsPercentiles = histograms.contains {
      HistogramOutput.format(of: $0)?.holdsOne == true
    }
    var accumulators: [MetricAccumulator] = []
    for item in items {
      var own = chosenMetrics.map { metric in
        MetricAccumulator(
          subject: TableSubject(
            scenario: item.scenario.name, configuration: item.label, metric: metric),
          bins: chosen, countsPercentiles: countsPercentiles)
      }
      try await work.parts(of: item, from: firstReplication) { part in
        for place in own.indices { own[place].add(part) }
        guard let samples else { return }
        var text = ""
        for metric in chosenMetrics {
          SampleExporter.write(part, metric, scenario: item.scenario.name, with: writer, to: &text)
        }
        try samples.write(text)
      }
      accumulators += own
    }
    try write(accumulators, to: outputs)
    var command = CommandText("histogram", scenarios, options)
    for metric in metrics { command.add("--metric", metric.argumentText) }
    command.add("--bins", chosen.text)
    if firstReplication > 0 { command.add("--first-replication", String(firstReplication)) }
    var metadata = RunMetadata(
      of: items, command: command.text, firstReplication: firstReplication, bins: chosen,
      level: 0.95)
    let metrics = chosenMetrics.count
    for place in metadata.configurations.indices {
      metadata.configurations[place].quantileTypes = accumulators.dropFirst(place * metrics)
        .prefix(metrics).map { ($0.subject.metric.name, $0.quantileType) }
    }
    try outputs["--metadata"]?.write(metadata.json)
  }

  private func write(_ accumulators: [MetricAccumulator], to outputs: OutputSet) throws {
    for file in outputs.all(named: "--csv") + outputs.all(named: "--histogram") {
      try HistogramOutput.write(accumulators, to: file, lineEnd: lineEnd)
    }
    if let file = outputs["--percentiles"] {
      var text = ""
      let writer = TableWriter(TableSchema.percentiles, as: .csv(lineEnd))
      writer.writeHeader(to: &text)
      for row in accumulators.flatMap({ $0.percentiles(Self.percentileNumbers, level: 0.95) }) {
        writer.write(row, to: &text)
      }
      try file.write(text)
    }
    if let file = outputs["--summary"] {
      var text = ""
      let writer = TableWriter(TableSchema.summary, as: .csv(lineEnd))
      writer.writeHeader(to: &text)
      for accumulator in accumulators { writer.write(accumulator.summary(level: 0.95), to: &text) }
      try file.write(text)
    }
  }

  private static let percentileNumbers: [Double] = [0, 10, 25, 50, 75, 90, 95, 99, 99.9, 100]

  /// The sum of the files; nil = there are none.
  private func merged() throws -> HistogramTable? {
    var sum: HistogramCSV?
    for path in scenarios {
      guard let source = InputSource(argument: path) else { continue }
      let input = try source.read()
      let file = try HistogramCSV(input.bytes, file: input.name)
      if sum == nil { sum = file } else { try sum?.merge(file) }
    }
    return try sum?.table()
  }
}
