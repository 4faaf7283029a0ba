package import ShotSim

/// The shape of the JSON that the program writes, for its published JSON Schema.
package enum ResultsSchema {
  /// JSON Schema (draft-07) of `shotsim/results/1`.
  package static var text: String {
    JSONSchema.text(title: "ShotSim results", of: results)
  }

  /// JSON Schema (draft-07) of one line of a table as JSON lines.
  package static func text(of table: TableDescription) -> String {
    let fields = table.columns.map { column in
      let unit = column.kind == .time ? " In nanoseconds." : ""
      return SchemaField(
        key: column.key, doc: column.documentation + unit, isRequired: true,
        node: .anyOf([node(column.kind), .null]))
    }
    return JSONSchema.text(title: "ShotSim \(table.name), one line", of: .object(fields))
  }

  private static func node(_ kind: ColumnDescription.Kind) -> SchemaNode {
    switch kind {
    case .integer, .time: .number(minimum: nil, maximum: nil, isWhole: true)
    case .number: number
    case .flag: .boolean
    case .text: string
    }
  }

  static let string = SchemaNode.string(pattern: nil, examples: [])
  static let number = SchemaNode.number(minimum: nil, maximum: nil, isWhole: false)
  static let count = SchemaNode.number(minimum: 0, maximum: nil, isWhole: true)
  static let seed = SchemaNode.string(pattern: "^[0-9]+$", examples: [])
  static let maybeNumber = SchemaNode.anyOf([number, .null])
  private static let share = SchemaNode.number(minimum: 0, maximum: 1, isWhole: false)

  static let results = SchemaNode.object([
    field("schema", "Name and version of this shape.", .constant("shotsim/results/1")),
    field("version", "Version of ShotSim that wrote the file.", string),
    field("scenario", "Name of the scenario.", string),
    field("device", "Name of the device.", string),
    field("seed", "Seed of all random numbers, as text.", seed),
    field("replications", "Replications of each configuration.", count),
    field("level", "Confidence level of all intervals.", share),
    field("configurations", "One entry a configuration, baseline first.", .array(configuration)),
    field("assumptions", "What scaled timings change, if that was asked for.", .array(assumption)),
  ])

  private static let assumption = SchemaNode.named("assumption") {
    .object([
      field("label", "Name of the configuration.", string),
      field(
        "provenance", "Which timings were scaled.",
        .enumeration(Provenance.allCases.map(\.rawValue))),
      field("share", "By how much, 0.3 = 30 % shorter and longer.", number),
      field("scaledTimings", "Timings that were scaled and used.", count),
      field("usedTimings", "Timings that were used.", count),
      field(
        "metrics", "By name, those that have a value.",
        .object(
          Metric.allCases.map { metric in
            SchemaField(
              key: metric.name, doc: ReportSections.meaning(metric), isRequired: false, node: move)
          })),
    ])
  }

  private static let move = SchemaNode.named("move") {
    .object([
      field("baseline", "With the timings as they are.", maybeNumber),
      field("shorter", "Difference with shorter timings.", estimate),
      field("longer", "Difference with longer timings.", estimate),
      field("margin", "A move up to this is of no practical consequence.", number),
      field(
        "verdict", "By the intervals.",
        .enumeration([true, false, nil].map(AssumptionText.name))),
    ])
  }

  private static let configuration = SchemaNode.named("configuration") {
    .object([
      field("label", "Name of the configuration.", string),
      field("scenarioDigest", "Digest of the scenario's content.", string),
      field("deviceDigest", "Digest of the device's content.", string),
      field(
        "features", "Features that are on.", .array(.enumeration(Feature.allCases.map { "\($0)" }))),
      field(
        "metrics", "By name.",
        .object(
          Metric.allCases.map { metric in
            field(metric.name, ReportSections.meaning(metric), metricNode)
          })),
      field("framesCaptured", "How often each number of frames came.", .array(frames)),
      field("expectations", "Those of the scenario that are about it.", .array(expectation)),
      field(
        "timings", "Timings that were used, by how well they are known.",
        .object(Provenance.allCases.map { field($0.rawValue, "How many.", count) })),
      field(
        "replication", "The replication that a picture shows.", .anyOf([count, .null])),
    ])
  }

  private static let metricNode = SchemaNode.named("metric") {
    .object([
      field("unit", "Unit of all its values.", .enumeration(units)),
      field("replications", "Replications that have a value.", count),
      field("photos", "Photos that have one; null if photos have none.", .anyOf([count, .null])),
      field("mean", "Mean over replications.", estimate),
      field("sd", "Standard deviation over replications.", maybeNumber),
      field("min", "Smallest value.", maybeNumber), field("max", "Largest value.", maybeNumber),
      field("p50", "Median of all values.", estimate),
      field("p90", "90th percentile.", estimate), field("p95", "95th percentile.", estimate),
      field("p99", "99th percentile.", estimate),
    ])
  }

  static let estimate = SchemaNode.named("estimate") {
    .object([
      field("value", "The estimate; null = there is none.", maybeNumber),
      field("low", "Lower end of its interval; null = unbounded.", maybeNumber),
      field("high", "Upper end of its interval; null = unbounded.", maybeNumber),
    ])
  }

  static let frames = SchemaNode.named("frames") {
    .object([
      field("frames", "Frames captured.", count), field("count", "Replications.", count),
      field("share", "Share of the replications.", share),
      field("low", "Lower end of the share's interval.", share),
      field("high", "Upper end of the share's interval.", share),
    ])
  }

  private static let expectation = SchemaNode.named("expectation") {
    .object([
      field("text", "As in the scenario.", string), field("value", "The estimate.", maybeNumber),
      field("low", "Lower end of its interval.", maybeNumber),
      field("high", "Upper end of its interval.", maybeNumber),
      field("limit", "What it is held against.", maybeNumber),
      field("holds", "Whether the value itself is on the good side.", .boolean),
      field(
        "verdict", "By the value.", .enumeration([Judgement.pass, .fail].map(\.rawValue))),
      field(
        "withinSamplingError", "Whether the limit lies inside the interval; changes no verdict.",
        .boolean),
      field("isWarning", "Whether failing is only a warning.", .boolean),
    ])
  }

  static let units: [String] = {
    var units: [String] = []
    for metric in Metric.allCases where !units.contains(metric.unit.rawValue) {
      units.append(metric.unit.rawValue)
    }
    return units
  }()

  private static func field(_ key: String, _ doc: String, _ node: SchemaNode) -> SchemaField {
    SchemaField(key: key, doc: doc, isRequired: true, node: node)
  }
}
