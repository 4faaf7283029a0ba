import ShotSim
import ShotSimReports

/// `shotsim plot`: a single picture as SVG.
struct PlotCommand: Command {
  enum Kind: String, CaseIterable, ArgumentValue {
    case timeline, frames, distribution, means
  }

  var kind = Kind.timeline
  var scenarios: [String] = []
  var options = ScenarioOptions()
  var metric: MetricArgument?
  var pick = PickArgument()
  var replication: Int?
  var output = OutputTarget.standardOutput

  static let spec = CommandSpec<PlotCommand>(
    name: "plot",
    abstract: "Draw one picture of a scenario as SVG.",
    discussion: """
      timeline: what happened in one replication. frames: how often each number of frames was \
      captured. distribution: histogram and empirical distribution of a metric. means: means of a \
      metric with intervals. A single scenario is shown with its features off and as they are, \
      unless --features says otherwise.
      """,
    operands: [
      .one("picture", \.kind, help: "What is drawn."),
      .oneOrMore(
        "scenario", \.scenarios,
        completion: .words(ScenarioReader.builtInNames, orFiles: "json", "json5"),
        help: "Built-in scenarios' names, files, or - for standard input."),
    ],
    groups: [
      OptionGroup("Scenario", at: \.options, ScenarioOptions.options),
      OptionGroup(
        "Picture",
        [
          .value(
            "metric", short: "m", "name", \.metric, default: "timeToPhoto",
            help: "The metric of a distribution or of means."),
          .value("pick", "place:metric", \.pick, help: "The replication of a timeline."),
          .value(
            "replication", "number", \.replication, in: 0...Int(UInt32.max),
            help: "The replication of a timeline, from 0; instead of --pick."),
          .value("output", short: "o", "file", \.output, help: "The SVG file."),
        ]),
    ],
    exitCodes: [.invalidData, .noInput],
    examples: [
      .init("plot timeline basketball-burst -o burst.svg", "Off and on, on one time axis."),
      .init("plot distribution basketball-burst -m shotToShot -o gaps.svg", "Shot-to-shot time."),
    ])

  func run(in environment: Environment) async throws -> ExitCode {
    let items = try PictureWork.configurations(scenarios, options, in: environment)
    let outputs = try OutputSet.open([("--output", output)], in: environment)
    defer { outputs.discard() }
    let work = ScenarioWork(jobs: options.jobCount, environment: environment)
    work.warn(of: items)
    try outputs["--output"]?.write(try await svg(items, work))
    try outputs.commit()
    return .success
  }

  private func svg(_ items: [LabelledScenario], _ work: ScenarioWork) async throws -> String {
    if kind == .timeline, let replication { return try timeline(items, replication) }
    let results = try await work.results(of: items)
    let metric = metric?.metric ?? .timeToPhoto
    switch kind {
    case .timeline:
      guard let number = results.last.flatMap({ pick.value.replication(of: $0) }) else {
        throw CommandFailure.noValue(of: pick.value.metric)
      }
      return try timeline(items, number)
    case .frames:
      return FramesPicture.svg(
        results.map { result in
          let mean = MetricSummary(.framesCaptured, of: result).mean
          return FramesDistribution(
            label: result.label, values: result.values[.framesCaptured], mean: mean.value,
            low: mean.interval.low, high: mean.interval.high)
        })
    case .distribution:
      return DistributionPicture.svg(
        DistributionComparison(
          metric: metric,
          values: results.map { result in
            (
              result.label,
              metric.isPerPhoto
                ? result.photoValues[metric] : result.values[metric].filter { !$0.isNaN }
            )
          }))
    case .means:
      return MeanBarsPicture.svg(
        results.map { result in
          let mean = MetricSummary(metric, of: result).mean
          return EstimateBar(
            label: result.label, value: mean.value, low: mean.interval.low,
            high: mean.interval.high)
        }, caption: metric.name, unit: metric.unit)
    }
  }

  private func timeline(_ items: [LabelledScenario], _ number: Int) throws -> String {
    TimelinePicture.svg(
      try items.map { item in
        let records = try PictureWork.records(of: item.scenario, replication: number)
        return TimelinePanel(
          title: item.label,
          timeline: Timeline(records, moment: item.scenario.configuration.moment))
      })
  }
}
