package import ShotSim

/// A comparison for programs.
///
/// A number that does not exist is null, and so is an end of an interval that the
/// data do not bound.
package enum ComparisonDocument {
  /// `shotsim/comparison/2`.
  package static let document = Document<ComparisonResult>(
    "comparison", version: 2, title: "ShotSim comparison",
    [
      Member(
        "version", "Version of ShotSim that wrote the file.", { _ in ShotSimVersion.number }, .text),
      Member("kind", "How the configurations came about.", \.plan.kind, .word(of: "kind")),
      Member("title", "What is compared, in words.", \.plan.title, .text),
      Member(
        "verdict", "Of the whole; null = nothing was judged.", \.verdict,
        .optional(.word(of: "verdict"))),
      Member("passed", "Whether nothing failed.", { $0.verdict != .fail }, .flag),
      Member("replications", "Replications of each configuration.", \.replications, .count),
      Member(
        "level", "Confidence level of the intervals that are judged, at the last look.",
        \.checkLevel, .number),
      Member(
        "jointLevel",
        "Of each judged interval over all its looks together, and of all others by themselves.",
        \.plan.level, .number),
      .optional(
        "checks",
        "How many verdicts by interval can fail; a failure stands among them all, by Holm's method.",
        { Optional($0.checkCount) }, .count),
      Member(
        "paired", "Whether all have common random numbers.", \.plan.isPaired, .flag),
      Member(
        "looks", "Stops to see whether more replications are needed.", \.looks, .list(of: look)),
      Member(
        "reference", "Label of what the others are compared with.", \.plan.referenceLabel, .text),
      Member(
        "configurations", "One entry per configuration.",
        parts { Array($0.plan.configurations.indices) }, .list(of: configuration)),
      Member(
        "comparisons", "One entry per candidate and quantity.", parts(\.rows),
        .list(of: row)),
      Member(
        "framesAtLeast", "P(framesCaptured >= n) for every n that counts; not of factorials.",
        parts(\.framesAtLeast), .list(of: atLeast)),
      Member(
        "expectations", "One entry per expectation and configuration.", parts(\.expectations),
        .list(of: expectation)),
      Member(
        "precision", "One entry per goal and configuration.",
        { whole in
          whole.precision.map {
            LabelledPrecision(row: $0, label: whole.label($0.configuration))
          }
        }, .list(of: .precision)),
      .optional("baseline", "Inputs of the baseline file.", { $0.plan.baseline?.inputs }, .inputs),
      .optional(
        "settingChanges", "What the baseline's scenario had otherwise.",
        { $0.plan.baseline == nil ? nil : $0.settingChanges }, .list(of: change)),
      .optional("toggles", "What a study of features switched.", \.plan.toggles, toggles),
      .optional(
        "effects", "Main effects and interactions of a factorial.",
        { $0.effects.isEmpty ? nil : $0.effects }, .list(of: effect)),
      .optional(
        "explanations", "What each feature buys and costs.",
        { $0.effects.isEmpty ? nil : ToggleExplanation.all(of: $0) }, .list(of: explanation)),
    ])

  /// What the registry of formats says of it.
  static let format = OutputFormat<JudgedComparison>(
    "json", endings: [".json"], option: "json",
    help: "Write JSON of the schema \(document.schema).",
    summary: "Everything, as `shotsim schema comparison` describes it.", isPrinted: true
  ) { document.text($0.comparison) }

  /// A part of a comparison that needs the whole to be told.
  struct Part<Content> {
    var content: Content
    var whole: ComparisonResult

    func label(_ configuration: Int) -> String { whole.label(configuration) }
  }

  private static func parts<Content>(
    _ contents: @escaping @Sendable (ComparisonResult) -> [Content]
  ) -> @Sendable (ComparisonResult) -> [Part<Content>] {
    { whole in contents(whole).map { Part(content: $0, whole: whole) } }
  }

  // MARK: Results

  private static let look = Form<ComparisonResult.Look>.object([
    Member(
      "replications", "Replications of each configuration until then.", \.replications, .count),
    Member("level", "Confidence level of this look's judged intervals.", \.level, .number),
    Member("open", "Verdicts and precisions that were open.", \.open, .count),
  ]).named("look")

  private static let configuration = Form<Part<Int>>.object([
    Member("label", "Name of the configuration.", \.configured.label, .text),
    Member("scenario", "Name of the scenario.", \.scenario.name, .text),
    Member("scenarioDigest", "Digest of the scenario's content.", \.scenario.digest, .text),
    Member("device", "Name of the device.", \.scenario.configuration.device.name, .text),
    Member("deviceDigest", "Digest of the device's content.", \.scenario.deviceDigest, .text),
    Member("seed", "Seed of all random numbers, as text.", \.scenario.seed, .digits),
    Member(
      "features", "Features that are on.", \.scenario.configuration.features.features, .features),
    Member("metrics", "By name.", \.summaries, .metrics),
    Member(
      "framesCaptured", "How often each number of frames came, with exact binomial intervals.",
      \.bars, .list(of: .frames)),
  ]).named("configuration")

  private static let row = Form<Part<ComparisonRow>>.object(
    [
      Member("configuration", "Label of the candidate.", { $0.label($0.content.candidate) }, .text),
      Member(
        "quantity", "What is compared, such as shotToShot.p95.", \.content.quantity.name, .text),
      Member("unit", "Unit of all its values.", \.content.quantity.unit, .unit),
      Member(
        "smallerIsBetter", "Whether a smaller value is better for the user.",
        \.content.quantity.isSmallerBetter, .flag),
      Member("baseline", "The reference's value.", \.content.baseline, .estimate),
      Member("value", "The candidate's value.", \.content.value, .estimate),
      Member("difference", "Candidate minus reference.", \.content.difference.estimate, .estimate),
      .optional(
        "level", "Confidence level of the difference's interval.",
        { Optional($0.content.difference.estimate.interval.level) }, .number),
      Member(
        "ratio", "Candidate over reference; null when that says nothing.", \.content.ratio, .number),
      Member("p", "Two-sided p-value of no difference.", \.content.difference.probability, .number),
      Member(
        "pAdjusted", "The same after Holm's correction over all comparisons.",
        \.content.adjustedProbability, .number),
      Member(
        "correlation", "Achieved by common random numbers.",
        { $0.content.difference.correlation ?? .nan }, .number),
      Member(
        "varianceRatio", "How many times the replications unpaired runs need.",
        { $0.content.difference.varianceRatio ?? .nan }, .number),
      Member(
        "method", "How the interval of the difference was made.",
        { $0.whole.plan.isPaired ? $0.content.quantity.method : "unpaired, Welch" }, .text),
      Member(
        "margin", "Smallest difference that matters, in the unit; null = none.",
        { $0.content.margin ?? .nan }, .number),
      Member(
        "verdict", "By the interval against the margin.", \.content.verdict,
        .optional(.word(of: "verdict"))),
      .optional(
        "failsAlone", "True = it would fail if it were the only check.",
        { $0.content.failsAlone ? true : nil }, .flag),
      Member(
        "passed", "Whether it did not fail; null without a verdict.",
        { $0.content.verdict.map { $0 != .fail } }, .optional(.flag)),
      Member(
        "finding", "What can be said without a margin.", \.content.finding, .word(of: "finding")),
      .optional(
        "unseen", "What a sample of which no replication differs leaves open.", \.content.unseen,
        unseen),
    ]
      + Member.censored("baselinePhotos", of: "baselineOfPhotos", "The reference's: ") {
        $0.content.baselineCensored
      }
      + Member.censored("valuePhotos", of: "valueOfPhotos", "The candidate's: ") {
        $0.content.valueCensored
      }
  ).named("comparison")

  private static let unseen = Form<UnseenShare>.object([
    Member("replications", "Replications that were looked at.", \.replications, .count),
    Member(
      "atMost", "Share of all replications that may differ, by the rule of three.", \.atMost, .share
    ),
    Member("level", "Confidence level of that.", { _ in UnseenShare.level }, .number),
  ]).named("unseen")

  private static let atLeast = Form<Part<ComparisonRow>>.object([
    Member("configuration", "Label of the candidate.", { $0.label($0.content.candidate) }, .text),
    Member("quantity", "The probability.", \.content.quantity.name, .text),
    Member("baseline", "The reference's value.", \.content.baseline, .estimate),
    Member("value", "The candidate's value.", \.content.value, .estimate),
    Member("difference", "Candidate minus reference.", \.content.difference.estimate, .estimate),
    Member(
      "p", "Two-sided p-value of no difference, without correction.",
      \.content.difference.probability, .number),
  ]).named("atLeast")
}

extension ComparisonDocument.Part<Int> {
  fileprivate var configured: ComparedConfiguration { whole.plan.configurations[content] }
  fileprivate var scenario: Scenario { configured.scenario }
  fileprivate var summaries: [MetricSummary] {
    Metric.allCases.map { MetricSummary($0, of: whole.results[content], level: whole.level) }
  }
  fileprivate var bars: [CountDistribution.Bar] {
    CountDistribution(of: .framesCaptured, in: whole.results[content], level: whole.level).bars
  }
}
