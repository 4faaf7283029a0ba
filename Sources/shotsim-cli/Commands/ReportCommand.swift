import ShotSim
import ShotSimReports

/// `shotsim report`: one page with all that a run says.
struct ReportCommand: Command {
  var scenarios: [String] = []
  var options = ScenarioOptions()
  var output = OutputTarget.standardOutput

  static let spec = CommandSpec<ReportCommand>(
    name: "report",
    abstract: "Write a self-contained HTML page about one or several scenarios.",
    discussion: """
      The page needs no network and no other file. A single scenario is shown with its features \
      off and as they are, unless --features says otherwise; what each of its features buys is \
      measured by leaving it out, with the features that need it.
      """,
    operands: [
      .oneOrMore(
        "scenario", \.scenarios,
        completion: .words(ScenarioReader.builtInNames, orFiles: "json", "json5"),
        help: "Built-in scenarios' names, files, or - for standard input.")
    ],
    groups: [
      OptionGroup("Scenario", at: \.options, ScenarioOptions.options),
      OptionGroup(
        "Output",
        [.value("output", short: "o", "file", \.output, help: "The page; - is standard output.")]),
    ],
    exitCodes: [.expectationFailed, .invalidData, .noInput],
    examples: [
      .init("report basketball-burst -o burst.html", "Features off and on, side by side."),
      .init("report before.json5 after.json5 -o change.html", "Two versions of a scenario."),
    ])

  func run(in environment: Environment) async throws -> ExitCode {
    let items = try PictureWork.configurations(scenarios, options, in: environment)
    let outputs = try OutputSet.open([("--output", output)], in: environment)
    defer { outputs.discard() }
    let work = ScenarioWork(jobs: options.jobCount, environment: environment)
    work.warn(of: items)
    let results = try await work.results(of: items)
    let report = RunReport(
      results: results, records: results.map { _ in nil },
      checksExpectations: items.map(\.hasOwnFeatures))
    var content = ReportContent(
      report, shown: try shown(results),
      metadata: RunMetadata(
        of: items, command: CommandText("report", scenarios, options).text, level: report.level))
    content.effects = try await effects(items, work)
    try outputs["--output"]?.write(ReportPage.html(content))
    try outputs.commit()
    return report.failedExpectations.isEmpty ? .success : .expectationFailed
  }

  /// A median and a worst replication of the last configuration; the others show
  /// the same one, with the same photographer and common random numbers.
  private func shown(_ results: [ConfigurationResult]) throws -> [ReportContent.ShownReplication] {
    guard let last = results.last else { return [] }
    let picks: [(ReplicationPick, String, String)] = [
      (ReplicationPick(.median), "A median replication", "the median"),
      (ReplicationPick(.worst), "A worst replication", "the fewest"),
    ]
    var shown: [ReportContent.ShownReplication] = []
    var numbers: [Int] = []
    for (pick, title, word) in picks {
      guard let number = pick.replication(of: last), !numbers.contains(number) else { continue }
      numbers.append(number)
      shown.append(
        ReportContent.ShownReplication(
          title: title,
          note: "Replication \(number): \(word) of frames captured with \(last.label), the same "
            + "taps and random numbers in all configurations.",
          records: try results.map {
            try PictureWork.records(of: $0.scenario, replication: number)
          }))
    }
    return shown
  }

  /// What each feature of the last configuration buys, by leaving it out.
  private func effects(
    _ items: [LabelledScenario], _ work: ScenarioWork
  ) async throws -> [ReportContent.EffectGroup] {
    guard let parts = items.last.flatMap({ FeatureParts(of: $0.scenario) }) else { return [] }
    let results = try await work.results(of: parts.scenarios)
    return [Metric.framesCaptured, .timeToPhoto].map { metric in
      ReportContent.EffectGroup(
        metric: metric,
        note: "Each feature's part: with all features minus without it and those that need it; "
          + "95 % intervals from paired replications.",
        effects: parts.effects(of: metric, in: results).map { feature, effect in
          ToggleEffect(
            label: "\(feature)", effect: effect.value, low: effect.interval.low,
            high: effect.interval.high)
        })
    }
  }
}
