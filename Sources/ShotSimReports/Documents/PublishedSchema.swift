import ShotSim

/// The JSON Schemas (draft-07) that the program publishes.
package enum PublishedSchema: String, Sendable, CaseIterable {
  case scenario, device, results, baseline, comparison, photos, events

  /// The schema's text, the same bytes every time.
  package var text: String {
    switch self {
    case .scenario: FileKind.scenario.jsonSchema
    case .device: FileKind.device.jsonSchema
    case .results: ResultsDocument.document.jsonSchema
    case .baseline: BaselineDocument.document.jsonSchema
    case .comparison: ComparisonDocument.document.jsonSchema
    case .photos: Self.line(of: TableSchema.photos.description)
    case .events: Self.line(of: TableSchema.events.description)
    }
  }

  /// Its file in `docs/schema`, which has the version of what it is about, such as
  /// `results-2.schema.json`; rows of tables have none.
  package var fileName: String {
    let version: Int? =
      switch self {
      case .scenario, .device: 1
      case .results: ResultsDocument.document.version
      case .baseline: BaselineDocument.document.version
      case .comparison: ComparisonDocument.document.version
      case .photos, .events: nil
      }
    return rawValue + (version.map { "-\($0)" } ?? "") + ".schema.json"
  }

  /// The schema of one line of a table as JSON lines.
  private static func line(of table: TableDescription) -> String {
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
    case .number: .number(minimum: nil, maximum: nil, isWhole: false)
    case .flag: .boolean
    case .text: .string(pattern: nil, examples: [])
    }
  }
}
