package import ShotSim

/// Writes baselines as files that people can read and compare line by line.
package enum BaselineFile {
  package static let schema = "shotsim/baseline/1"

  /// Replications on a line of the lists at the end.
  static let perLine = 50

  /// Returns the file's text.
  package static func text(_ baseline: Baseline) -> String { node(baseline).pretty }

  static func node(_ baseline: Baseline) -> JSONNode {
    .object([
      ("schema", .text(schema)), ("inputs", inputs(baseline.inputs)),
      (
        "settings",
        .object(baseline.settings.map { (key: $0.path, value: JSONNode.text($0.value)) })
      ),
      (
        "margins",
        .object(
          baseline.margins.map { (key: $0.quantity.name, value: JSONNode.text($0.amountText)) })
      ),
      (
        "values",
        .object(
          baseline.summaries.map {
            (key: $0.quantity.name, value: ComparisonJSON.estimate($0.value))
          }
        )
      ),
      (
        "replications",
        .object(baseline.samples.map { (key: $0.quantity.name, value: sample($0)) })
      ),
    ])
  }

  static func inputs(_ inputs: Baseline.Inputs) -> JSONNode {
    .object([
      ("scenario", .text(inputs.scenario)), ("scenarioDigest", .text(inputs.scenarioDigest)),
      ("device", .text(inputs.device)), ("deviceDigest", .text(inputs.deviceDigest)),
      // As text, since a JSON number need not hold 64 bits.
      ("seed", .text("\(inputs.seed)")), ("replications", .integer(Int64(inputs.replications))),
      ("version", .text(inputs.version)),
    ])
  }

  private static func sample(_ sample: QuantitySample) -> JSONNode {
    switch sample.form {
    case .values(let values):
      return .object([("values", lines(values.map { $0.isNaN ? .null : .number($0) }))])
    case .percentile(let percentile):
      return .object([
        ("value", .number(percentile.value)), ("low", .number(percentile.interval.low)),
        ("high", .number(percentile.interval.high)),
        ("slope", percentile.slope.map(JSONNode.number) ?? .null),
        ("photos", lines(percentile.counts.map { .integer(Int64($0)) })),
        ("upToValue", lines(percentile.below.map { .integer(Int64($0)) })),
      ])
    }
  }

  /// A list of lists, so that a change shows as one line and not as all.
  private static func lines(_ items: [JSONNode]) -> JSONNode {
    .list(
      stride(from: 0, to: items.count, by: perLine).map { start in
        .list(Array(items[start..<min(start + perLine, items.count)]))
      })
  }
}
