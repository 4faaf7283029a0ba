import ShotSim
import ShotSimReports

/// The options that say where a comparison is written, and as what.
struct ComparisonOutput: Sendable {
  enum Format: String, CaseIterable, ArgumentValue {
    case text, json, markdown, junit
  }

  /// When GitHub Actions is told.
  enum GitHub: String, CaseIterable, ArgumentValue {
    case auto, always, never
  }

  var format: Format?
  var output: OutputTarget?
  var json: OutputTarget?
  var markdown: OutputTarget?
  var junit: OutputTarget?
  var smaller: OutputTarget?
  var bigger: OutputTarget?
  var bencher: OutputTarget?
  var csv: OutputTarget?
  var histograms: [OutputTarget] = []
  var github = GitHub.auto
  /// Set by the command that explains.
  var explains = false
  /// What is drawn above the numbers in text, set by the command; `nil` = nothing.
  var drawings: ConfigurationPictures?

  static let options: [OptionSpec<ComparisonOutput>] = [
    .value(
      "output", short: "o", "file", \.output, default: "standard output",
      help: "Write the result there; - is standard output, and people then read the other stream."),
    .value(
      "format", "format", \.format, default: "by the name of --output, else text",
      help: "How the result is printed."),
    .value("json", "file", \.json, help: "Write JSON of the schema shotsim/comparison/2."),
    .value("markdown", "file", \.markdown, help: "Write GitHub's Markdown."),
    .value("junit", "file", \.junit, help: "Write JUnit XML, one case for each check."),
    .value(
      "smaller-is-better", "file", \.smaller,
      help: "Write latencies and the like for github-action-benchmark."),
    .value(
      "bigger-is-better", "file", \.bigger,
      help: "Write frames and the like for github-action-benchmark."),
    .value("bencher", "file", \.bencher, help: "Write Bencher Metric Format."),
    .value("csv", "file", \.csv, help: "Write a row for each candidate and quantity as CSV."),
    .repeated(
      "histogram", "file", \.histograms,
      help: "Write the distributions of all metrics: " + HistogramOutput.formatHelp + "."),
    .value(
      "github", "when", \.github,
      help: """
        Tell GitHub Actions: annotations, step summary and outputs; auto = when GITHUB_ACTIONS \
        is true.
        """),
  ]

  /// Opens all files, those of the traces among them.
  func open(
    traces: [OutputTarget], keeping inputs: [String], in environment: Environment
  ) throws -> OutputSet {
    try OutputSet.open(
      [
        ("--output", output), ("--json", json), ("--markdown", markdown), ("--junit", junit),
        ("--smaller-is-better", smaller), ("--bigger-is-better", bigger),
        ("--bencher", bencher), ("--csv", csv),
      ] + histograms.map { ("--histogram", $0) } + traces.map { ("--trace", $0) },
      keeping: inputs, in: environment)
  }

  /// Writes all files, and the text for people where there is room for it.
  func write(
    _ comparison: ComparisonResult, gates: GateOptions, to outputs: OutputSet,
    in environment: Environment
  ) throws {
    let terminal = environment.terminal
    let junit = ComparisonJUnit(comparison, failsInconclusive: gates.failsInconclusive)
    func render(_ format: Format) -> String {
      switch format {
      case .text: text(comparison, isColored: terminal.colorsOutput, terminal)
      case .json: ComparisonDocument.document.text(comparison)
      case .markdown: ComparisonMarkdown(comparison).text
      case .junit: junit.text
      }
    }
    try outputs["--output"]?.write(render(format ?? formatByName))
    try outputs["--json"]?.write(render(.json))
    try outputs["--markdown"]?.write(render(.markdown))
    try outputs["--junit"]?.write(render(.junit))
    try outputs["--smaller-is-better"]?.write(
      ComparisonTrackerJSON.entries(of: comparison, smallerIsBetter: true).pretty)
    try outputs["--bigger-is-better"]?.write(
      ComparisonTrackerJSON.entries(of: comparison, smallerIsBetter: false).pretty)
    try outputs["--bencher"]?.write(ComparisonTrackerJSON.bencher(of: comparison).pretty)
    try outputs["--csv"]?.write(comparison.csv)
    for file in outputs.all(named: "--histogram") {
      try HistogramOutput.write(
        HistogramOutput.accumulators(of: comparison.results, for: file), to: file)
    }
    if outputs.usesStandardOutput {
      if !(output == .standardOutput && (format ?? formatByName) == .text) {
        environment.diagnose([text(comparison, isColored: terminal.colorsErrors, terminal)])
      }
    } else if output == nil {
      try environment.output.write(render(format ?? .text))
    } else {
      try environment.output.write(comparison.verdictLine + "\n")
    }
  }

  /// The pictures if there are any, then the numbers, which fit a screen.
  private func text(
    _ comparison: ComparisonResult, isColored: Bool, _ terminal: Terminal
  ) -> String {
    let numbers = ComparisonText(
      width: terminal.width, isColored: isColored, explains: explains,
      usesUnicode: terminal.usesUnicode
    ).text(comparison)
    guard let drawings else { return numbers }
    let pictures = drawings.text(
      options: TextPictureOptions(
        width: terminal.width, unicode: terminal.usesUnicode, colour: isColored))
    return pictures + "\n" + numbers
  }

  /// Whether people read the text on standard output.
  var showsTextOnOutput: Bool {
    let files = [json, markdown, junit, smaller, bigger, bencher, csv] + histograms
    guard (format ?? formatByName) == .text, !files.contains(.standardOutput) else { return false }
    return output == nil || output == .standardOutput
  }

  private var formatByName: Format {
    let name = output?.argumentText.lowercased() ?? ""
    if name.hasSuffix(".json") { return .json }
    if name.hasSuffix(".md") { return .markdown }
    return name.hasSuffix(".xml") ? .junit : .text
  }

  // MARK: GitHub

  /// Prints annotations, and adds to the files of summary and outputs.
  func tellGitHub(
    _ comparison: ComparisonResult, file: String?, usesStandardOutput: Bool,
    in environment: Environment
  ) throws {
    let isOn =
      github == .always || (github == .auto && environment.variable("GITHUB_ACTIONS") == "true")
    guard isOn else { return }
    let path = file.flatMap { $0.contains("/") || $0.hasSuffix(".json5") ? $0 : nil }
    let report = GitHubReport(comparison, file: path)
    // Actions reads commands from both streams; results keep theirs clean.
    let stream =
      usesStandardOutput || (format ?? .text) != .text
      ? environment.diagnostics : environment.output
    try stream.write(report.annotations)
    if let summary = environment.variable("GITHUB_STEP_SUMMARY"), !summary.isEmpty {
      let before = try Self.existing(summary)
      let room = ComparisonMarkdown.stepSummaryLimit - before.count
      if room > 4096 {
        try Self.append(
          ComparisonMarkdown(comparison).text(limit: room), to: summary, after: before,
          in: environment)
      }
    }
    if let outputs = environment.variable("GITHUB_OUTPUT"), !outputs.isEmpty {
      try Self.append(
        report.outputs, to: outputs, after: try Self.existing(outputs), in: environment)
    }
  }

  private static func existing(_ path: String) throws -> [UInt8] {
    if case .missing = Platform.fileKind(path) { return [] }
    return try InputFile.read(path: path, limit: .results).bytes
  }

  private static func append(
    _ text: String, to path: String, after before: [UInt8], in environment: Environment
  ) throws {
    let file = try OutputFile(.file(path), in: environment)
    try file.write(before)
    try file.write(text)
    try file.commit()
  }
}
