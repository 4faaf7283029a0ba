import ShotSim

/// What a comparison judges besides its rows, and what a study of features adds.
extension ComparisonDocument {
  static let expectation = Form<Part<ExpectationRow>>.object(
    [
      Member(
        "configuration", "Label of the configuration.", { $0.label($0.content.configuration) },
        .text),
      Member("text", "As it was written.", \.content.expectation.text, .text),
      Member("unit", "Unit of the value and the limit.", \.content.unit, .unit),
      Member(
        "level", "Whether failing is an error.", \.content.expectation.isWarning,
        .choice([false, true], what: "level") { $0 ? "warn" : "error" }),
      Member("value", "What was found.", \.content.value, .estimate),
      Member(
        "limit", "What it is held against; null = the baseline has none.", \.content.limit, .number),
      Member(
        "valueMinusLimit", "Paired, for a limit that refers to the baseline.",
        \.content.difference, .optional(.estimate)),
      Member(
        "judgedBy",
        "What the verdict is by: the value found, for what a scenario expects of itself "
          + "and where there is no interval; else the interval.", \.content.basis,
        .word(of: "basis")),
      Member(
        "verdict", "By the value or the interval against the limit.", \.content.verdict,
        .word(of: "verdict")),
      .optional(
        "failsAlone", "True = it would fail if it were the only check.",
        { $0.content.failsAlone ? true : nil }, .flag),
      Member(
        "withinSamplingError", "Whether the limit lies inside the interval.",
        \.content.isWithinSamplingError, .flag),
      Member("passed", "Whether it did not fail.", { $0.content.verdict != .fail }, .flag),
    ] + Member.censored { $0.content.censored }
  ).named("expectation")

  static let change = Form<SettingChange>.object([
    Member("path", "The setting.", \.path, .text),
    Member("before", "In the baseline.", \.before, .text),
    Member("now", "In the scenario.", \.now, .text),
  ]).named("change")

  // MARK: Toggles

  static let toggles = Form<ToggleDesign>.object([
    Member("switched", "Features that were switched.", \.toggles, .features),
    Member("alwaysOn", "Features that were on throughout.", \.fixed.features, .features),
    Member(
      "droppedForWantOfPrerequisite", "Features that were off since they need a switched one.",
      \.dropped, .features),
    Member("illegal", "Combinations that are not allowed.", \.illegal, .list(of: illegal)),
  ]).named("toggles")

  private static let illegal = Form<ToggleDesign.IllegalCombination>.object([
    Member("features", "Those that are on.", \.features.features, .features),
    Member("feature", "The one that is not allowed with them.", \.feature, .name(of: "feature")),
    Member(
      "reason", "Why, in words.", { "\($0.feature) \($0.unmet.lack)" },
      .text),
  ]).named("illegal")

  static let effect = Form<FactorialEffect>.object([
    Member(
      "features", "One for a main effect, two for an interaction.", \.features, .features),
    Member("quantity", "What is affected.", \.quantity.name, .text),
    Member("unit", "Unit of all its values.", \.quantity.unit, .unit),
    Member(
      "effect", "The mean difference over the legal combinations.", \.effect.estimate, .estimate),
    Member("p", "Two-sided p-value of no effect.", \.effect.probability, .number),
    Member(
      "pAdjusted", "The same after Holm's correction over all effects.", \.adjustedProbability,
      .number),
    Member(
      "blocks", "Pairs or squares of combinations that it is the mean of.", \.blocks, .count),
  ]).named("effect")

  static let explanation = Form<ToggleExplanation>.object([
    Member("feature", "Name of the feature.", \.feature, .name(of: "feature")),
    Member("sentence", "What it buys and costs, in words.", \.sentence, .text),
    Member(
      "finalsOwed", "Final images that are put off.", \.owed?.photos, .optional(.estimate)),
    Member(
      "finalProcessingOwedMs", "Processing of those, in milliseconds.",
      { $0.owed?.processingTime ?? .nan }, .number),
    Member("worth", "One entry per quantity.", \.worths, .list(of: worth)),
  ]).named("explanation")

  private static let worth = Form<ToggleWorth>.object([
    Member("quantity", "What it is worth in.", \.quantity.name, .text),
    Member("unit", "Unit of all its values.", \.quantity.unit, .unit),
    Member("alone", "With its prerequisites only.", \.alone, .optional(.estimate)),
    Member("givenOthers", "Added to all others.", \.givenOthers, .optional(.estimate)),
    Member(
      "share", "Shapley value over the legal combinations.", \.share, .optional(.estimate)),
  ]).named("worth")
}
