import ShotSim

/// The report of a run for programs: the document `shotsim/results/1`.
extension RunReport {
  /// One document, keys in a fixed order, numbers as the shortest text that
  /// reads back the same; `null` = no value or unbounded.
  package var json: String {
    let first = results.first?.scenario
    let document = JSONNode.object([
      ("schema", .text("shotsim/results/1")),
      ("version", .text(ShotSimVersion.number)),
      ("scenario", .text(first?.name ?? "")),
      ("device", .text(first?.configuration.device.name ?? "")),
      ("seed", .text(String(first?.seed ?? 0))),
      ("replications", .integer(Int64(results.first?.replications ?? 0))),
      ("level", .number(level)),
      ("configurations", .list(results.indices.map(configuration))),
      ("assumptions", .list(assumptions.map(AssumptionText.json))),
    ])
    return document.pretty
  }

  private func configuration(_ place: Int) -> JSONNode {
    let result = results[place]
    let features = result.scenario.configuration.features
    return .object([
      ("label", .text(result.label)),
      ("scenarioDigest", .text("\(result.scenario.digest)")),
      ("deviceDigest", .text("\(result.scenario.deviceDigest)")),
      ("features", .list(Feature.allCases.filter(features.contains).map { .text("\($0)") })),
      ("metrics", .object(summaries[place].map { ($0.metric.name, Self.node($0)) })),
      ("framesCaptured", .list(distribution(result))),
      ("expectations", .list(checks[place].map(Self.node))),
      (
        "timings",
        .object(
          result.provenance.map { ($0.provenance.rawValue, .integer(Int64($0.count))) })
      ),
      ("replication", records[place].map { .integer(Int64($0.replication)) } ?? .null),
    ])
  }

  private func distribution(_ result: ConfigurationResult) -> [JSONNode] {
    CountDistribution(of: .framesCaptured, in: result, level: level).bars.map { bar in
      .object([
        ("frames", .integer(Int64(bar.value))), ("count", .integer(Int64(bar.count))),
        ("share", .number(bar.share)), ("low", .number(bar.interval.low)),
        ("high", .number(bar.interval.high)),
      ])
    }
  }

  private static func node(_ summary: MetricSummary) -> JSONNode {
    let photos = summary.photos.map { JSONNode.integer(Int64($0)) } ?? .null
    let percentiles = zip(MetricSummary.percentileNumbers, summary.percentiles).map {
      ("p\(NumberText.shortest($0))", node($1))
    }
    return .object(
      [
        ("unit", .text(summary.metric.unit.rawValue)),
        ("replications", .integer(Int64(summary.replications))),
        ("photos", photos),
        ("mean", node(summary.mean)),
        ("sd", .number(summary.standardDeviation)),
        ("min", .number(summary.minimum)),
        ("max", .number(summary.maximum)),
      ] + percentiles)
  }

  static func node(_ estimate: Estimate) -> JSONNode {
    .object([
      ("value", .number(estimate.value)), ("low", .number(estimate.interval.low)),
      ("high", .number(estimate.interval.high)),
    ])
  }

  private static func node(_ check: ExpectationCheck) -> JSONNode {
    .object([
      ("text", .text(check.expectation.text)),
      ("value", .number(check.estimate.value)),
      ("low", .number(check.estimate.interval.low)),
      ("high", .number(check.estimate.interval.high)),
      ("limit", .number(check.limit)),
      ("holds", .flag(check.holds)),
      ("verdict", .text(check.judgement.rawValue)),
      ("withinSamplingError", .flag(check.isWithinSamplingError)),
      ("isWarning", .flag(check.expectation.isWarning)),
    ])
  }
}
