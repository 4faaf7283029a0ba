import ShotSim

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
  var github = GitHub.auto
  /// Set by the command that explains.
  var explains = false

  static let options: [OptionSpec<ComparisonOutput>] = [
    .value(
      "output", short: "o", "file", \.output, default: "standard output",
      help: "Write the result there; - is standard output, and people then read the other stream."),
    .value(
      "format", "format", \.format, default: "by the name of --output, else text",
      help: "How the result is printed."),
    .value("json", "file", \.json, help: "Write JSON of the schema shotsim/comparison/1."),
    .value("markdown", "file", \.markdown, help: "Write GitHub's Markdown."),
    .value("junit", "file", \.junit, help: "Write JUnit XML, one case for each check."),
    .value(
      "smaller-is-better", "file", \.smaller,
      help: "Write latencies and the like for github-action-benchmark."),
    .value(
      "bigger-is-better", "file", \.bigger,
      help: "Write frames and the like for github-action-benchmark."),
    .value("bencher", "file", \.bencher, help: "Write Bencher Metric Format."),
    .value(
      "github", "when", \.github,
      help: """
        Tell GitHub Actions: annotations, step summary and outputs; auto = when GITHUB_ACTIONS \
        is true.
        """),
  ]

  func open(keeping inputs: [String], in environment: Environment) throws -> OutputSet {
    try OutputSet.open(
      [
        ("--output", output), ("--json", json), ("--markdown", markdown), ("--junit", junit),
        ("--smaller-is-better", smaller), ("--bigger-is-better", bigger),
        ("--bencher", bencher),
      ], keeping: inputs, in: environment)
  }

  /// Writes all files, and the text for people where there is room for it.
  func write(
    _ comparison: ComparisonResult, gates: GateOptions, to outputs: OutputSet,
    in environment: Environment
  ) throws {
    let terminal = environment.terminal
    let text = ComparisonText(
      width: terminal.width, isColored: terminal.colorsOutput, explains: explains,
      usesUnicode: terminal.usesUnicode)
    let junit = ComparisonJUnit(comparison, failsInconclusive: gates.failsInconclusive)
    func render(_ format: Format) -> String {
      switch format {
      case .text: text.text(comparison)
      case .json: ComparisonJSON(comparison).node.pretty
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
    if outputs.usesStandardOutput {
      if !(output == .standardOutput && (format ?? formatByName) == .text) {
        let plain = ComparisonText(
          width: terminal.width, isColored: terminal.colorsErrors, explains: explains,
          usesUnicode: terminal.usesUnicode)
        environment.diagnose([plain.text(comparison)])
      }
    } else if output == nil {
      try environment.output.write(render(format ?? .text))
    } else {
      try environment.output.write(comparison.verdictLine + "\n")
    }
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
    return try InputSource.file(path).read()
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
