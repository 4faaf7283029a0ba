import ShotSim

/// The shape of ``ComparisonJSON``, for its published JSON Schema.
package enum ComparisonSchema {
  /// JSON Schema (draft-07) of `shotsim/comparison/1`.
  package static var text: String {
    JSONSchema.text(title: "ShotSim comparison", of: comparison)
  }

  private static let string = ResultsSchema.string
  private static let number = ResultsSchema.maybeNumber
  private static let count = ResultsSchema.count
  private static let estimate = ResultsSchema.estimate
  private static let maybeEstimate = SchemaNode.anyOf([ResultsSchema.estimate, .null])
  private static let units = SchemaNode.enumeration(ResultsSchema.units)
  private static let features = SchemaNode.array(.enumeration(Feature.allCases.map { "\($0)" }))
  private static let verdict = SchemaNode.enumeration(Judgement.allCases.map(\.rawValue))

  static let comparison = SchemaNode.object([
    .always("schema", "Name and version of this shape.", .constant(ComparisonJSON.schema)),
    .always("version", "Version of ShotSim that wrote the file.", string),
    .always(
      "kind", "How the configurations came about.",
      .enumeration(ComparisonPlan.Kind.allCases.map(\.rawValue))),
    .always("title", "What is compared, in words.", string),
    .always("verdict", "Of the whole; null = nothing was judged.", .anyOf([verdict, .null])),
    .always("passed", "Whether nothing failed.", .boolean),
    .always("replications", "Replications of each configuration.", count),
    .always("level", "Confidence level of the intervals, at the last look.", number),
    .always("jointLevel", "Of the intervals of all looks together.", number),
    .always("paired", "Whether all have the same luck.", .boolean),
    .always("looks", "Stops to see whether more replications are needed.", .array(look)),
    .always("reference", "Label of what the others are compared with.", string),
    .always("configurations", "One entry a configuration.", .array(configuration)),
    .always("comparisons", "One entry a candidate and quantity.", .array(row)),
    .always(
      "framesAtLeast", "P(framesCaptured >= n) for every n that counts; not of factorials.",
      .array(atLeast)),
    .always("expectations", "One entry an expectation and configuration.", .array(expectation)),
    .always("precision", "One entry a goal and configuration.", .array(precision)),
    .sometimes("baseline", "Inputs of the baseline file.", BaselineSchema.inputs),
    .sometimes("settingChanges", "What the baseline's scenario had otherwise.", .array(change)),
    .sometimes("toggles", "What a study of features switched.", toggles),
    .sometimes("effects", "Main effects and interactions of a factorial.", .array(effect)),
    .sometimes("explanations", "What each feature buys and costs.", .array(explanation)),
  ])

  // MARK: Results

  private static let look = SchemaNode.named("look") {
    .object([
      .always("replications", "Replications of each configuration until then.", count),
      .always("level", "Confidence level of this look's intervals.", number),
      .always("open", "Verdicts and precisions that were open.", count),
    ])
  }

  private static let configuration = SchemaNode.named("configuration") {
    .object([
      .always("label", "Name of the configuration.", string),
      .always("scenario", "Name of the scenario.", string),
      .always("scenarioDigest", "Digest of the scenario's content.", string),
      .always("device", "Name of the device.", string),
      .always("deviceDigest", "Digest of the device's content.", string),
      .always("seed", "Seed of all random numbers, as text.", ResultsSchema.seed),
      .always("features", "Features that are on.", features),
      .always("metrics", "One entry a metric.", .array(metric)),
      .always(
        "framesCaptured", "How often each number of frames came, with exact binomial intervals.",
        .array(ResultsSchema.frames)),
    ])
  }

  private static let metric = SchemaNode.named("metric") {
    .object([
      .always(
        "metric", "Name of the metric.", .enumeration(Metric.allCases.map(\.name))),
      .always("unit", "Unit of all its values.", units),
      .always("replications", "Replications that have a value.", count),
      .always(
        "photos", "Photos that have one; null if photos have none.", .anyOf([count, .null])),
      .always("mean", "Mean over replications.", estimate),
      .always("sd", "Standard deviation over replications.", number),
      .always("min", "Smallest value.", number), .always("max", "Largest value.", number),
      .always("percentiles", "Of all values.", .array(percentile)),
    ])
  }

  private static let percentile = SchemaNode.named("percentile") {
    .object([
      .always("percentile", "From 0 to 100.", ResultsSchema.number),
      .always("value", "The percentile; null = there is none.", number),
      .always("low", "Lower end of its interval; null = unbounded.", number),
      .always("high", "Upper end of its interval; null = unbounded.", number),
    ])
  }

  // MARK: Judgements

  private static let row = SchemaNode.named("comparison") {
    .object([
      .always("configuration", "Label of the candidate.", string),
      .always("quantity", "What is compared, such as shotToShot.p95.", string),
      .always("unit", "Unit of all its values.", units),
      .always("smallerIsBetter", "Whether a smaller value is better for the user.", .boolean),
      .always("baseline", "The reference's value.", estimate),
      .always("value", "The candidate's value.", estimate),
      .always("difference", "Candidate minus reference.", estimate),
      .always("ratio", "Candidate over reference; null when that says nothing.", number),
      .always("p", "Two-sided p-value of no difference.", number),
      .always("pAdjusted", "The same after Holm's correction over all comparisons.", number),
      .always("correlation", "Achieved by common random numbers.", number),
      .always("varianceRatio", "How many times the replications unpaired runs need.", number),
      .always("method", "How the interval of the difference was made.", string),
      .always("margin", "Smallest difference that matters, in the unit; null = none.", number),
      .always("verdict", "By the interval against the margin.", .anyOf([verdict, .null])),
      .always(
        "passed", "Whether it did not fail; null without a verdict.", .anyOf([.boolean, .null])),
      .always(
        "finding", "What can be said without a margin.",
        .enumeration(Finding.allCases.map(\.rawValue))),
    ])
  }

  private static let atLeast = SchemaNode.named("atLeast") {
    .object([
      .always("configuration", "Label of the candidate.", string),
      .always("quantity", "The probability.", string),
      .always("baseline", "The reference's value.", estimate),
      .always("value", "The candidate's value.", estimate),
      .always("difference", "Candidate minus reference.", estimate),
      .always("p", "Two-sided p-value of no difference, without correction.", number),
    ])
  }

  private static let expectation = SchemaNode.named("expectation") {
    .object([
      .always("configuration", "Label of the configuration.", string),
      .always("text", "As it was written.", string),
      .always("unit", "Unit of the value and the limit.", units),
      .always("level", "Whether failing is an error.", .enumeration(["error", "warn"])),
      .always("value", "What was found.", estimate),
      .always("limit", "What it is held against; null = the baseline has none.", number),
      .always("valueMinusLimit", "Paired, for a limit that refers to the baseline.", maybeEstimate),
      .always(
        "judgedBy",
        "What the verdict is by: the value found, for what a scenario expects of itself "
          + "and where there is no interval; else the interval.",
        .enumeration(ComparisonPlan.Basis.allCases.map(\.rawValue))),
      .always("verdict", "By the value or the interval against the limit.", verdict),
      .always("withinSamplingError", "Whether the limit lies inside the interval.", .boolean),
      .always("passed", "Whether it did not fail.", .boolean),
    ])
  }

  private static let precision = SchemaNode.named("precision") {
    .object([
      .always("configuration", "Label of the configuration.", string),
      .always("quantity", "What is to be known.", string),
      .always("unit", "Unit of all its values.", units),
      .always("target", "As it was written, such as 1%.", string),
      .always("value", "What was found.", estimate),
      .always("halfWidth", "Half the width of its interval.", number),
      .always("reached", "Whether it is as precise as asked for.", .boolean),
    ])
  }

  private static let change = SchemaNode.named("change") {
    .object([
      .always("path", "The setting.", string), .always("before", "In the baseline.", string),
      .always("now", "In the scenario.", string),
    ])
  }

  // MARK: Toggles

  private static let toggles = SchemaNode.named("toggles") {
    .object([
      .always("switched", "Features that were switched.", features),
      .always("alwaysOn", "Features that were on throughout.", features),
      .always(
        "droppedForWantOfPrerequisite", "Features that were off since they need a switched one.",
        features),
      .always("illegal", "Combinations that are not allowed.", .array(illegal)),
    ])
  }

  private static let illegal = SchemaNode.named("illegal") {
    .object([
      .always("features", "Those that are on.", features),
      .always("feature", "The one that is not allowed with them.", string),
      .always("reason", "Why, in words.", string),
    ])
  }

  private static let effect = SchemaNode.named("effect") {
    .object([
      .always("features", "One for a main effect, two for an interaction.", features),
      .always("quantity", "What is affected.", string),
      .always("unit", "Unit of all its values.", units),
      .always("effect", "The mean difference over the legal combinations.", estimate),
      .always("p", "Two-sided p-value of no effect.", number),
      .always("pAdjusted", "The same after Holm's correction over all effects.", number),
      .always("blocks", "Pairs or squares of combinations that it is the mean of.", count),
    ])
  }

  private static let explanation = SchemaNode.named("explanation") {
    .object([
      .always("feature", "Name of the feature.", string),
      .always("sentence", "What it buys and costs, in words.", string),
      .always("finalsOwed", "Final images that are put off.", maybeEstimate),
      .always("finalProcessingOwedMs", "Processing of those, in milliseconds.", number),
      .always("worth", "One entry a quantity.", .array(worth)),
    ])
  }

  private static let worth = SchemaNode.named("worth") {
    .object([
      .always("quantity", "What it is worth in.", string),
      .always("unit", "Unit of all its values.", units),
      .always("alone", "With its prerequisites only.", maybeEstimate),
      .always("givenOthers", "Added to all others.", maybeEstimate),
      .always("share", "Shapley value over the legal combinations.", maybeEstimate),
    ])
  }
}
