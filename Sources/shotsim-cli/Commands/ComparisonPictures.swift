import ShotSim
import ShotSimReports

/// The options for one replication of each compared configuration, drawn or as a trace.
struct ComparisonPictures: Sendable {
  /// When timelines and bars are drawn above the numbers.
  enum Drawing: String, CaseIterable, ArgumentValue {
    case auto, always, never
  }

  var drawing = Drawing.auto
  var shown = ShownReplication()
  var trace: OutputTarget?
  var tracesEach = false

  /// How many configurations are drawn unless the user says otherwise.
  ///
  /// More would push the question off the screen, and a single one, checked against
  /// a baseline, has nothing beside it: its answer shall fit a screen of a CI log.
  static let usuallyDrawn = 2...3

  static let options: [OptionSpec<ComparisonPictures>] =
    [
      .value(
        "pictures", "when", \.drawing,
        help: """
          Draw timelines and bars above the numbers in text; auto = of two or three configurations \
          on standard output.
          """)
    ] + ShownReplication.options.map { $0.lifted(through: \.shown) } + [
      .value(
        "trace", "file", \.trace,
        help: """
          Write the shown replication as a Chrome trace for Perfetto, gzip by name; all \
          configurations side by side.
          """),
      .flag(
        "trace-each", \.tracesEach,
        help: "Write one trace for each configuration, with its label in the file's name."),
    ]

  func validate() throws(UsageError) {
    guard tracesEach else { return }
    guard let trace else { throw .needs("--trace-each", anyOf: ["--trace"]) }
    if trace == .standardOutput {
      throw .conflict("--trace-each", "--trace -", reason: "standard output is one file")
    }
  }

  /// The files of the traces of these configurations.
  func targets(_ plan: ComparisonPlan) -> [OutputTarget] {
    guard tracesEach, case .file(let path)? = trace else { return trace.map { [$0] } ?? [] }
    return TraceOutput.paths(path, labels: plan.configurations.map(\.label)).map { .file($0) }
  }

  /// Whether anything is drawn, when text goes to standard output or not.
  func areDrawn(_ plan: ComparisonPlan, isOnOutput: Bool) -> Bool {
    switch drawing {
    case .always: true
    case .never: false
    case .auto: isOnOutput && Self.usuallyDrawn.contains(plan.configurations.count)
    }
  }

  /// Writes the traces; `command` is the command line that makes them again.
  func write(
    _ comparison: ComparisonResult, _ records: [ReplicationRecords?], command: CommandText,
    to files: [OutputFile]
  ) throws {
    let sources = try TraceOutput.sources(comparison.results, records, shown)
    var command = command
    command.add(shown)
    if tracesEach { command.add("--trace-each") }
    let items = comparison.plan.items.map { item in
      var item = item
      item.scenario.replications = comparison.replications
      return item
    }
    guard tracesEach else {
      guard let file = files.first else { return }
      return try TraceOutput.write(
        sources, metadata: RunMetadata(of: items, command: command.text), to: file)
    }
    for (file, (source, item)) in zip(files, zip(sources, items)) {
      try TraceOutput.write(
        [source], metadata: RunMetadata(of: [item], command: command.text), to: file)
    }
  }
}
