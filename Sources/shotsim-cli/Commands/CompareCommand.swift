import ShotSim
import ShotSimReports

/// `shotsim compare`: sets configurations side by side and judges the differences.
struct CompareCommand: Command {
  var scenarios: [String] = []
  var options = ScenarioOptions()
  var subject = ComparisonSubject()
  var gates = GateOptions()
  var pictures = ComparisonPictures()
  var output = ComparisonOutput()

  static let spec = CommandSpec<CompareCommand>(
    name: "compare",
    abstract: "Compare scenarios, or a scenario with and without features, and judge the result.",
    discussion: """
      The first configuration is the baseline. All have the same photographer and common random \
      numbers, so that what differs is due to the configuration. A difference passes or fails only \
      by a --margin, and by its interval: what the interval does not decide is run again with \
      twice the replications, up to --max-replications.
      """,
    operands: [
      .oneOrMore(
        "scenario", \.scenarios,
        completion: .words(ScenarioReader.builtInNames, orFiles: "json", "json5"),
        help: "Names of built-in scenarios, or files; the first is the baseline.")
    ],
    groups: [
      OptionGroup("Comparison", at: \.subject, ComparisonSubject.options),
      OptionGroup("Judging", at: \.gates, GateOptions.options),
      OptionGroup("Scenario", at: \.options, ScenarioOptions.options),
      OptionGroup("Picture", at: \.pictures, ComparisonPictures.options),
      OptionGroup("Output", at: \.output, ComparisonOutput.options),
    ],
    exitCodes: [
      .expectationFailed, .inconclusive, .improved, .baselineMismatch, .invalidData, .noInput,
      .cannotCreate,
    ],
    examples: [
      .init("compare basketball-burst --toggle all", "What each feature does by itself."),
      .init("compare basketball-burst --explain", "What each feature buys, in plain words."),
      .init(
        "compare before.json5 after.json5 --margin framesCaptured=0.2",
        "Fail if 'after' loses more than 0.2 frames."),
      .init(
        "compare basketball-burst --vary photo.maxPhotoDimensions=12MP,24MP,48MP",
        "One configuration for each value."),
      .init(
        "compare before.json5 after.json5 --trace both.json",
        "One replication of both, side by side in Perfetto."),
      .init(
        "compare my.json5 --baseline ci/my.baseline.json --junit out.xml",
        "Check against a saved baseline in CI."),
    ])

  func validate() throws(UsageError) {
    try subject.validate(
      scenarios: scenarios.count, features: options.features,
      seeksPrecision: !gates.precision.isEmpty)
    try pictures.validate()
    try output.validate()
  }

  func run(in environment: Environment) async throws -> ExitCode {
    let work = ScenarioWork(jobs: options.jobCount, environment: environment)
    let request = ComparisonRequest(
      references: scenarios, options: options, subject: subject, gates: gates,
      environment: environment)
    let plan = try request.plan()
    let created =
      plan.baseline == nil && subject.missingBaseline == .create ? subject.baseline : nil
    let outputs = try output.open(
      traces: pictures.targets(plan), baseline: created.map { OutputTarget(path: $0) },
      in: environment)
    defer { outputs.discard() }
    let github = try output.openGitHub(in: environment)
    work.warn(of: plan.items, .files)
    if plan.judgesByInterval {
      try ReplicationAdvice.check(plan.replications, of: "the comparison", in: environment)
    }
    let comparison = try await work.comparison(plan)
    var screen = ComparisonScreen(explains: subject.explains)
    let isOnOutput = output.showsTextOnOutput && pictures.trace != .standardOutput
    let draws = pictures.areDrawn(plan, isOnOutput: isOnOutput)
    if draws || pictures.trace != nil {
      let records = try pictures.shown.records(of: comparison.results)
      if draws {
        screen.drawings = ConfigurationPictures(
          results: comparison.results, records: records, level: comparison.level)
      }
      if pictures.trace != nil {
        try pictures.write(
          comparison, records, command: commandText, to: outputs.all(named: "--trace"))
      }
    }
    try output.write(
      JudgedComparison(comparison, failsInconclusive: gates.failsInconclusive), text: screen,
      to: outputs, in: environment)
    if let file = outputs["--baseline"] {
      try BaselineStore.write(
        comparison.results[0], margins: plan.margins.isEmpty ? nil : plan.margins,
        quantities: gates.metrics.quantities, to: file)
    }
    try outputs.commit()
    if let github {
      try output.tell(
        github, comparison, file: scenarios.last,
        usesStandardOutput: outputs.usesStandardOutput, in: environment)
    }
    if let created {
      environment.diagnose(["created \(created), since there was no baseline"])
    }
    return gates.exitCode(of: comparison)
  }
}

extension CompareCommand {
  /// All that the results depend on.
  private var commandText: CommandText {
    var text = CommandText("compare", scenarios, options)
    text.add(subject)
    text.add(gates)
    return text
  }
}

extension CommandText {
  fileprivate mutating func add(_ subject: ComparisonSubject) {
    for feature in subject.toggles.flatMap(\.features) { add("--toggle", "\(feature)") }
    if subject.leavesOut { add("--leave-out") }
    if subject.runsFactorial { add("--factorial") }
    for variation in subject.variations { add("--vary", variation) }
    for variant in subject.variants { add("--variant", variant) }
    if let baseline = subject.baseline { add("--baseline", baseline) }
    if subject.missingBaseline != .fail {
      add("--missing-baseline", subject.missingBaseline.argumentText)
    }
    if subject.allowsMismatch { add("--allow-mismatch") }
  }

  /// Whatever decides how many replications are run.
  fileprivate mutating func add(_ gates: GateOptions) {
    for quantity in gates.metrics.quantities ?? [] { add("--metric", quantity.name) }
    for margin in gates.margins { add("--margin", margin.argumentText) }
    for item in gates.expectations { add("--expect", item.argumentText) }
    for goal in gates.precision { add("--precision", goal.argumentText) }
    if let most = gates.maximumReplications { add("--max-replications", String(most)) }
    if gates.level != GateOptions().level { add("--level", gates.level.argumentText) }
  }
}

extension ScenarioWork {
  /// Runs a comparison with progress.
  func comparison(_ plan: ComparisonPlan) async throws -> ComparisonResult {
    let total = plan.replications * plan.configurations.count
    let progress = ProgressLine(total: total, noun: "replications", in: environment)
    defer { progress.erase() }
    var counted = 0
    do {
      return try await ComparisonRun(plan, jobs: jobs).run { done, total in
        progress.extend(to: total)
        progress.advance(by: done - counted)
        counted = done
      }
    } catch let error as CaptureModelError {
      guard let scenario = plan.configurations.first?.scenario else { throw error }
      throw CommandFailure.model(error, scenario: scenario)
    }
  }
}
