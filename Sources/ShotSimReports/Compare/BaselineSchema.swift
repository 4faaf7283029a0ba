import ShotSim

/// The shape of baseline files, for their published JSON Schema.
package enum BaselineSchema {
  /// JSON Schema (draft-07) of `shotsim/baseline/1`.
  package static var text: String {
    JSONSchema.text(title: "ShotSim baseline", of: baseline)
  }

  /// A quantity's name, such as `framesCaptured.mean` or `P(framesCaptured >= 5)`.
  private static let quantityName = KeyPattern(
    text: #"^([A-Za-z]+\.(mean|p[0-9]+(\.[0-9]+)?)|P\([A-Za-z]+ [<>=!]+ -?[0-9.e+-]+\))$"#,
    names: [], matches: { (try? GateText.quantity($0)) != nil })

  private static let anyKey = KeyPattern(text: "^.", names: [], matches: { !$0.isEmpty })

  static let baseline = SchemaNode.object([
    .always("schema", "Name and version of this shape.", .constant(BaselineFile.schema)),
    .always("inputs", "What the numbers depend on.", inputs),
    .always(
      "settings", "What the scenario sets, by path; to say what has changed.",
      .map(keys: anyKey, values: ResultsSchema.string)),
    .always(
      "margins", "Smallest differences that matter, such as 2% or 20ms; change them here.",
      .map(keys: quantityName, values: ResultsSchema.string)),
    .always(
      "values", "What people read; nothing is computed from it.",
      .map(keys: quantityName, values: ResultsSchema.estimate)),
    .always(
      "replications", "What each replication contributes, so that a later run is paired with it.",
      .map(keys: quantityName, values: .anyOf([values, percentile]))),
  ])

  static let inputs = SchemaNode.named("inputs") {
    .object([
      .always("scenario", "Name of the scenario.", ResultsSchema.string),
      .always("scenarioDigest", "Digest of the scenario's content.", ResultsSchema.string),
      .always("device", "Name of the device.", ResultsSchema.string),
      .always("deviceDigest", "Digest of the device's content.", ResultsSchema.string),
      .always("seed", "Seed of all random numbers, as text.", ResultsSchema.seed),
      .always(
        "replications", "Replications that were run.",
        .number(minimum: 1, maximum: nil, isWhole: true)),
      .always("version", "Version of ShotSim that wrote the file.", ResultsSchema.string),
    ])
  }

  private static let values = SchemaNode.named("values") {
    .object([
      .always(
        "values", "One a replication, \(BaselineFile.perLine) a line; null = none.",
        .array(.array(ResultsSchema.maybeNumber)))
    ])
  }

  private static let percentile = SchemaNode.named("percentile") {
    .object([
      .always("value", "The percentile; null = there is none.", ResultsSchema.maybeNumber),
      .always("low", "Lower end of its interval; null = unbounded.", ResultsSchema.maybeNumber),
      .always("high", "Upper end of its interval; null = unbounded.", ResultsSchema.maybeNumber),
      .always(
        "slope", "Of the quantile function there; null = unknown.", ResultsSchema.maybeNumber),
      .always("photos", "Photos of each replication.", counts),
      .always("upToValue", "Photos of each replication up to the percentile.", counts),
    ])
  }

  private static let counts = SchemaNode.array(.array(ResultsSchema.count))
}

extension SchemaField {
  /// A key that a file that the program writes always has.
  static func always(_ key: String, _ doc: String, _ node: SchemaNode) -> SchemaField {
    SchemaField(key: key, doc: doc, isRequired: true, node: node)
  }

  /// A key that depends on what was asked for.
  static func sometimes(_ key: String, _ doc: String, _ node: SchemaNode) -> SchemaField {
    SchemaField(key: key, doc: doc, isRequired: false, node: node)
  }
}
