package import ShotSim

/// Writes a comparison as JSON of the schema `shotsim/comparison/1`.
///
/// Keys are never renamed or removed within a schema version. A number that does
/// not exist is null, and so is an end of an interval that the data do not bound.
package struct ComparisonJSON: Sendable {
  package static let schema = "shotsim/comparison/1"

  static let format = OutputFormat<JudgedComparison>(
    "json", endings: [".json"], option: "json", help: "Write JSON of the schema \(schema).",
    summary: "Everything, as `shotsim schema comparison` describes it.", isPrinted: true
  ) { ComparisonJSON($0.comparison).node.pretty }

  private let comparison: ComparisonResult

  package init(_ comparison: ComparisonResult) { self.comparison = comparison }

  package var node: JSONNode {
    let plan = comparison.plan
    var members: [(key: String, value: JSONNode)] = [
      ("schema", .text(Self.schema)), ("version", .text(ShotSimVersion.number)),
      ("kind", .text(plan.kind.rawValue)), ("title", .text(plan.title)),
      ("verdict", comparison.verdict.map { .text($0.rawValue) } ?? .null),
      ("passed", .flag(comparison.verdict != .fail)),
      ("replications", .integer(Int64(comparison.replications))),
      ("level", .number(comparison.level)), ("jointLevel", .number(plan.level)),
      ("paired", .flag(plan.isPaired)), ("looks", .list(comparison.looks.map(look))),
      ("reference", .text(plan.referenceLabel)),
      ("configurations", .list(plan.configurations.indices.map(configuration))),
      ("comparisons", .list(comparison.rows.map(row))),
      ("framesAtLeast", .list(comparison.framesAtLeast.map(atLeast))),
      ("expectations", .list(comparison.expectations.map(expectation))),
      ("precision", .list(comparison.precision.map(precision))),
    ]
    if let baseline = plan.baseline {
      members.append(("baseline", BaselineFile.inputs(baseline.inputs)))
      members.append(("settingChanges", .list(comparison.settingChanges.map(change))))
    }
    if let toggles = plan.toggles { members.append(("toggles", self.toggles(toggles))) }
    if !comparison.effects.isEmpty {
      members.append(("effects", .list(comparison.effects.map(effect))))
      members.append(
        ("explanations", .list(ToggleExplanation.all(of: comparison).map(explanation))))
    }
    return .object(members)
  }

  // MARK: Parts

  static func estimate(_ estimate: Estimate) -> JSONNode {
    .object([
      ("value", .number(estimate.value)), ("low", .number(estimate.interval.low)),
      ("high", .number(estimate.interval.high)),
    ])
  }

  private func optional(_ estimate: Estimate?) -> JSONNode {
    estimate.map(Self.estimate) ?? .null
  }

  private func look(_ look: ComparisonResult.Look) -> JSONNode {
    .object([
      ("replications", .integer(Int64(look.replications))), ("level", .number(look.level)),
      ("open", .integer(Int64(look.open))),
    ])
  }

  private func configuration(_ index: Int) -> JSONNode {
    let configured = comparison.plan.configurations[index]
    let (scenario, result) = (configured.scenario, comparison.results[index])
    let level = comparison.level
    return .object([
      ("label", .text(configured.label)), ("scenario", .text(scenario.name)),
      ("scenarioDigest", .text(scenario.digest)),
      ("device", .text(scenario.configuration.device.name)),
      ("deviceDigest", .text(scenario.deviceDigest)),
      ("seed", .text("\(scenario.seed)")),
      ("features", .list(scenario.configuration.features.features.map { .text("\($0)") })),
      (
        "metrics",
        .list(Metric.allCases.map { metric(MetricSummary($0, of: result, level: level)) })
      ),
      (
        "framesCaptured",
        .list(CountDistribution(of: .framesCaptured, in: result, level: level).bars.map(bar))
      ),
    ])
  }

  private func metric(_ summary: MetricSummary) -> JSONNode {
    let percentiles = zip(MetricSummary.percentileNumbers, summary.percentiles).map {
      JSONNode.object([
        ("percentile", .number($0)), ("value", .number($1.value)),
        ("low", .number($1.interval.low)), ("high", .number($1.interval.high)),
      ])
    }
    return .object([
      ("metric", .text(summary.metric.name)), ("unit", .text(summary.metric.unit.rawValue)),
      ("replications", .integer(Int64(summary.replications))),
      ("photos", summary.photos.map { .integer(Int64($0)) } ?? .null),
      ("mean", Self.estimate(summary.mean)), ("sd", .number(summary.standardDeviation)),
      ("min", .number(summary.minimum)), ("max", .number(summary.maximum)),
      ("percentiles", .list(percentiles)),
    ])
  }

  private func bar(_ bar: CountDistribution.Bar) -> JSONNode {
    .object([
      ("frames", .integer(Int64(bar.value))), ("count", .integer(Int64(bar.count))),
      ("share", .number(bar.share)), ("low", .number(bar.interval.low)),
      ("high", .number(bar.interval.high)),
    ])
  }

  private func row(_ row: ComparisonRow) -> JSONNode {
    let contrast = row.difference
    return .object([
      ("configuration", .text(comparison.label(row.candidate))),
      ("quantity", .text(row.quantity.name)), ("unit", .text(row.quantity.unit.rawValue)),
      ("smallerIsBetter", .flag(row.quantity.isSmallerBetter)),
      ("baseline", Self.estimate(row.baseline)), ("value", Self.estimate(row.value)),
      ("difference", Self.estimate(contrast.estimate)), ("ratio", .number(row.ratio)),
      ("p", .number(contrast.probability)), ("pAdjusted", .number(row.adjustedProbability)),
      ("correlation", contrast.correlation.map(JSONNode.number) ?? .null),
      ("varianceRatio", contrast.varianceRatio.map(JSONNode.number) ?? .null),
      ("method", .text(comparison.plan.isPaired ? row.quantity.method : "unpaired, Welch")),
      ("margin", row.margin.map(JSONNode.number) ?? .null),
      ("verdict", row.verdict.map { .text($0.rawValue) } ?? .null),
      ("passed", row.verdict.map { .flag($0 != .fail) } ?? .null),
      ("finding", .text(row.finding.rawValue)),
    ])
  }

  private func atLeast(_ row: ComparisonRow) -> JSONNode {
    .object([
      ("configuration", .text(comparison.label(row.candidate))),
      ("quantity", .text(row.quantity.name)), ("baseline", Self.estimate(row.baseline)),
      ("value", Self.estimate(row.value)), ("difference", Self.estimate(row.difference.estimate)),
      ("p", .number(row.difference.probability)),
    ])
  }

  private func expectation(_ row: ExpectationRow) -> JSONNode {
    .object([
      ("configuration", .text(comparison.label(row.configuration))),
      ("text", .text(row.expectation.text)), ("unit", .text(row.unit.rawValue)),
      ("level", .text(row.expectation.isWarning ? "warn" : "error")),
      ("value", Self.estimate(row.value)), ("limit", .number(row.limit)),
      ("valueMinusLimit", optional(row.difference)), ("judgedBy", .text(row.basis.rawValue)),
      ("verdict", .text(row.verdict.rawValue)),
      ("withinSamplingError", .flag(row.isWithinSamplingError)),
      ("passed", .flag(row.verdict != .fail)),
    ])
  }

  private func precision(_ row: PrecisionRow) -> JSONNode {
    .object([
      ("configuration", .text(comparison.label(row.configuration))),
      ("quantity", .text(row.goal.quantity.name)),
      ("unit", .text(row.goal.quantity.unit.rawValue)),
      ("target", .text(row.goal.targetText)), ("value", Self.estimate(row.value)),
      ("halfWidth", .number(row.value.interval.halfWidth)), ("reached", .flag(row.isMet)),
    ])
  }

  private func change(_ change: SettingChange) -> JSONNode {
    .object([
      ("path", .text(change.path)), ("before", .text(change.before)), ("now", .text(change.now)),
    ])
  }

  // MARK: Toggles

  private func names(_ features: FeatureSet) -> JSONNode {
    .list(features.features.map { .text("\($0)") })
  }

  private func toggles(_ toggles: ToggleDesign) -> JSONNode {
    .object([
      ("switched", .list(toggles.toggles.map { .text("\($0)") })),
      ("alwaysOn", names(toggles.fixed)),
      ("droppedForWantOfPrerequisite", .list(toggles.dropped.map { .text("\($0)") })),
      (
        "illegal",
        .list(
          toggles.illegal.map {
            .object([
              ("features", names($0.features)), ("feature", .text("\($0.feature)")),
              ("reason", .text("\($0.feature) \($0.unmet.lack)")),
            ])
          })
      ),
    ])
  }

  private func effect(_ effect: FactorialEffect) -> JSONNode {
    .object([
      ("features", .list(effect.features.map { .text("\($0)") })),
      ("quantity", .text(effect.quantity.name)), ("unit", .text(effect.quantity.unit.rawValue)),
      ("effect", Self.estimate(effect.effect.estimate)), ("p", .number(effect.effect.probability)),
      ("pAdjusted", .number(effect.adjustedProbability)),
      ("blocks", .integer(Int64(effect.blocks))),
    ])
  }

  private func explanation(_ explanation: ToggleExplanation) -> JSONNode {
    .object([
      ("feature", .text("\(explanation.feature)")), ("sentence", .text(explanation.sentence)),
      ("finalsOwed", optional(explanation.owed?.photos)),
      ("finalProcessingOwedMs", explanation.owed?.processingTime.map(JSONNode.number) ?? .null),
      (
        "worth",
        .list(
          explanation.worths.map {
            .object([
              ("quantity", .text($0.quantity.name)), ("unit", .text($0.quantity.unit.rawValue)),
              ("alone", optional($0.alone)), ("givenOthers", optional($0.givenOthers)),
              ("share", optional($0.share)),
            ])
          })
      ),
    ])
  }
}
