/// The JSON Schema (draft-07) of `run --format json`, the document `shotsim/results/1`.
package enum ResultsSchema {
  package static let text = document.pretty

  private static let document = JSONNode.object([
    ("$schema", .text("http://json-schema.org/draft-07/schema#")),
    ("title", .text("ShotSim results")),
    ("type", .text("object")),
    (
      "properties",
      .object([
        ("schema", .object([("const", .text("shotsim/results/1"))])),
        ("version", string("Version of the program.")),
        ("scenario", string("Name of the scenario.")),
        ("device", string("Name of the device.")),
        ("seed", string("Seed, as text: it may be too large for a number.")),
        ("replications", count("Replications of each configuration.")),
        ("level", number("Level of all intervals, such as 0.95.")),
        ("configurations", list("In the order in which they were asked for.", "configuration")),
        ("assumptions", list("What --assume asked for.", "assumption")),
      ])
    ),
    (
      "required",
      names(["schema", "version", "scenario", "seed", "replications", "level", "configurations"])
    ),
    (
      "definitions",
      .object([
        ("estimate", estimate), ("metric", metric), ("configuration", configuration),
        ("expectation", expectation), ("frames", frames), ("assumption", assumption),
        ("move", move),
      ])
    ),
  ])

  private static let configuration = object([
    ("label", string("Such as features all.")),
    ("scenarioDigest", string("Fingerprint of what the scenario says.")),
    ("deviceDigest", string("Fingerprint of the device file.")),
    (
      "features",
      .object([
        ("description", .text("Features that are on at the start.")), ("type", .text("array")),
        ("items", .object([("enum", names(Feature.allCases.map { "\($0)" }))])),
      ])
    ),
    (
      "metrics",
      .object([
        ("type", .text("object")),
        (
          "properties",
          .object(
            Metric.allCases.map { metric in
              (
                metric.name,
                .object([
                  ("description", .text(metric.explanation.summary)),
                  ("allOf", .list([reference("metric")])),
                ])
              )
            })
        ),
      ])
    ),
    ("framesCaptured", list("How often each number of frames came.", "frames")),
    ("expectations", list("The scenario's expectations.", "expectation")),
    (
      "timings",
      object(
        Provenance.allCases.map {
          ($0.rawValue, count("Timings used whose provenance this is."))
        })
    ),
    (
      "replication",
      .object([
        ("description", .text("The replication that the picture shows.")),
        ("type", names(["integer", "null"])),
      ])
    ),
  ])

  private static let metric: JSONNode = object(
    [
      ("unit", string("Unit of the values.")),
      ("replications", count("Replications that have a value.")),
      (
        "photos",
        .object([
          ("description", .text("Photos that have a value; null = not a metric of photos.")),
          ("type", names(["integer", "null"])),
        ])
      ),
      ("mean", reference("estimate")),
      ("sd", optionalNumber("Standard deviation over replications.")),
      ("min", optionalNumber("Smallest value.")), ("max", optionalNumber("Largest value.")),
    ]
      + MetricSummary.percentileNumbers.map {
        ("p\(NumberText.shortest($0))", reference("estimate"))
      })

  private static let estimate = object([
    ("value", optionalNumber("null = no value.")),
    ("low", optionalNumber("Low end of the interval; null = unbounded.")),
    ("high", optionalNumber("High end of the interval; null = unbounded.")),
  ])

  private static let frames = object([
    ("frames", count("Frames captured.")), ("count", count("Replications.")),
    ("share", number("Share of the replications.")),
    ("low", number("Low end of the share's interval.")),
    ("high", number("High end of the share's interval.")),
  ])

  private static let expectation = object([
    ("text", string("As written.")), ("value", optionalNumber("What was found.")),
    ("low", optionalNumber("Low end of the interval.")),
    ("high", optionalNumber("High end of the interval.")),
    ("limit", optionalNumber("The limit.")),
    ("holds", .object([("type", .text("boolean"))])),
    ("verdict", .object([("enum", names(["pass", "inconclusive", "fail"]))])),
    ("isWarning", .object([("type", .text("boolean"))])),
  ])

  private static let assumption = object([
    ("label", string("The configuration.")),
    ("provenance", .object([("enum", names(Provenance.allCases.map(\.rawValue)))])),
    ("share", number("0.3 = 30 % shorter and longer.")),
    ("scaledTimings", count("Timings that were scaled and used.")),
    ("usedTimings", count("Timings that were used.")),
    (
      "metrics",
      .object([
        ("type", .text("object")), ("additionalProperties", reference("move")),
      ])
    ),
  ])

  private static let move = object([
    ("baseline", optionalNumber("With the timings as they are.")),
    ("shorter", reference("estimate")), ("longer", reference("estimate")),
    ("margin", number("A move up to this is of no practical consequence.")),
    (
      "verdict",
      .object([("enum", names(["matters", "doesNotMatter", "unclear"]))])
    ),
  ])

  // MARK: Parts

  private static func object(_ properties: [(key: String, value: JSONNode)]) -> JSONNode {
    .object([
      ("type", .text("object")), ("properties", .object(properties)),
      ("required", names(properties.map(\.key))),
    ])
  }

  private static func names(_ names: [String]) -> JSONNode { .list(names.map { .text($0) }) }

  private static func reference(_ name: String) -> JSONNode {
    .object([("$ref", .text("#/definitions/\(name)"))])
  }

  private static func list(_ description: String, _ element: String) -> JSONNode {
    .object([
      ("description", .text(description)), ("type", .text("array")),
      ("items", reference(element)),
    ])
  }

  private static func string(_ description: String) -> JSONNode {
    .object([("description", .text(description)), ("type", .text("string"))])
  }

  private static func count(_ description: String) -> JSONNode {
    .object([
      ("description", .text(description)), ("type", .text("integer")), ("minimum", .integer(0)),
    ])
  }

  private static func number(_ description: String) -> JSONNode {
    .object([("description", .text(description)), ("type", .text("number"))])
  }

  private static func optionalNumber(_ description: String) -> JSONNode {
    .object([("description", .text(description)), ("type", names(["number", "null"]))])
  }
}
