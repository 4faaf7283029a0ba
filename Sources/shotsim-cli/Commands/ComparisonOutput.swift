import ShotSim
import ShotSimReports

/// The options that say where a comparison is written, and as what.
struct ComparisonOutput: Sendable {
  /// When GitHub Actions is told.
  enum GitHub: String, CaseIterable, ArgumentValue {
    case auto, always, never
  }

  var format: PrintedFormat?
  var output: OutputTarget?
  /// By the option of the format.
  private var files: [String: OutputTarget] = [:]
  var histograms: [OutputTarget] = []
  var github = GitHub.auto

  /// The file of a format, by its option.
  subscript(file option: String) -> OutputTarget? {
    get { files[option] }
    set { files[option] = newValue }
  }

  static let options: [OptionSpec<ComparisonOutput>] =
    [
      .value(
        "output", short: "o", "file", \.output, default: "standard output",
        help: "Write the result there; - is standard output, and people then read the other stream."
      ),
      .value(
        "format", "format", \.format, default: "by the name of --output, else text",
        help: "How the result is printed."),
    ]
    + fileOptions.map { option, help in
      .value(option, "file", \ComparisonOutput.[file: option], help: help)
    } + [
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

  /// The options of the formats that have one, in the order of the help.
  private static var fileOptions: [(option: String, help: String)] {
    OutputFormats.comparisons.compactMap { format in format.option.map { ($0, format.help) } }
  }

  func validate() throws(UsageError) {
    try HistogramOutput.checkNames(histograms, option: "--histogram", holdsAll: true)
  }

  /// Opens all files, those of the traces and a new baseline among them.
  func open(
    traces: [OutputTarget], baseline: OutputTarget?, in environment: Environment
  ) throws -> OutputSet {
    try OutputSet.open(
      [("--output", output)] + Self.fileOptions.map { ("--" + $0.option, files[$0.option]) }
        + histograms.map { ("--histogram", $0) } + traces.map { ("--trace", $0) }
        + [("--baseline", baseline)],
      in: environment)
  }

  /// Writes all files, and the text for people where there is room for it.
  func write(
    _ judged: JudgedComparison, text: ComparisonScreen, to outputs: OutputSet,
    in environment: Environment
  ) throws {
    let comparison = judged.comparison
    let terminal = environment.terminal
    func people(isColored: Bool) -> String {
      text.text(comparison, isColored: isColored, terminal)
    }
    func printed() throws -> String {
      try printedFormat.render(judged) ?? people(isColored: terminal.colorsOutput)
    }
    try outputs["--output"]?.write(printed())
    for format in OutputFormats.comparisons {
      guard let file = format.option.flatMap({ outputs["--" + $0] }) else { continue }
      try file.write(format.render(judged))
    }
    for file in outputs.all(named: "--histogram") {
      try HistogramOutput.write(
        HistogramOutput.accumulators(of: comparison.results), to: file)
    }
    if outputs.usesStandardOutput {
      if !(output == .standardOutput && printedFormat.isText) {
        environment.diagnose(text: people(isColored: terminal.colorsErrors) + "\n")
      }
    } else if output == nil {
      if printedFormat.isText {
        try environment.output.print(printed())
      } else {
        try environment.output.write(Array(printed().utf8))
      }
    } else {
      try environment.output.print(comparison.verdictLine + "\n")
    }
  }

  /// Whether people read the text on standard output.
  var showsTextOnOutput: Bool {
    guard printedFormat.isText, !(Array(files.values) + histograms).contains(.standardOutput)
    else { return false }
    return output == nil || output == .standardOutput
  }

  /// As asked for, or by the name of the output.
  private var printedFormat: PrintedFormat {
    format ?? PrintedFormat(ofFile: output?.argumentText ?? "")
  }

  // MARK: GitHub

  /// Where GitHub Actions is told; nil = it is not.
  struct GitHubFiles: Sendable {
    fileprivate var summary: SharedFile?
    fileprivate var outputs: SharedFile?
  }

  /// Opens the files of step summary and outputs, if GitHub is to be told.
  func openGitHub(in environment: Environment) throws -> GitHubFiles? {
    let isOn =
      github == .always || (github == .auto && environment.variable("GITHUB_ACTIONS") == "true")
    guard isOn else { return nil }
    func open(_ name: String) throws -> SharedFile? {
      guard let path = environment.variable(name), !path.isEmpty else { return nil }
      return try SharedFile(path, named: name, in: environment)
    }
    return GitHubFiles(
      summary: try open("GITHUB_STEP_SUMMARY"), outputs: try open("GITHUB_OUTPUT"))
  }

  /// Prints annotations, and adds to the files of summary and outputs.
  func tell(
    _ files: GitHubFiles, _ comparison: ComparisonResult, file: String?,
    usesStandardOutput: Bool, in environment: Environment
  ) throws {
    let path = file.flatMap { $0.contains("/") || $0.hasSuffix(".json5") ? $0 : nil }
    let report = GitHubReport(comparison, file: path)
    // Actions reads commands from both streams; results keep theirs clean.
    let stream =
      usesStandardOutput || !(format?.isText ?? true)
      ? environment.diagnostics : environment.output
    // Commands, whose parts the report itself has made safe.
    try stream.write(Array(report.annotations.utf8))
    try files.summary?.append { size in
      let room = ComparisonMarkdown.stepSummaryLimit - size
      return room > 4096 ? ComparisonMarkdown(comparison).text(limit: room) : ""
    }
    try files.outputs?.append { _ in report.outputs }
  }
}
