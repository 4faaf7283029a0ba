/// One cell of a table before it has a format.
package enum TableValue: Sendable, Equatable {
  case missing
  case integer(Int64)
  case number(Double)
  /// Milliseconds in tables, integer nanoseconds in JSON lines.
  case time(Nanoseconds)
  case flag(Bool)
  case text(String)
}

/// What a column holds, apart from how to get it.
package struct ColumnDescription: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case integer, number, time, flag, text
  }

  /// In CSV: snake_case, the unit last.
  package var name: String
  /// In JSON lines; a time there is in nanoseconds.
  package var key: String
  package var kind: Kind
  /// Empty = none, such as for a name.
  package var unit: String
  package var documentation: String
}

/// A column of a table whose rows are made from values of one type.
package struct TableColumn<Row>: Sendable {
  package var description: ColumnDescription
  package var value: @Sendable (Row) -> TableValue

  package init(
    _ name: String, key: String? = nil, _ kind: ColumnDescription.Kind, unit: String = "",
    _ documentation: String, _ value: @escaping @Sendable (Row) -> TableValue
  ) {
    description = ColumnDescription(
      name: name, key: key ?? name, kind: kind, unit: unit, documentation: documentation)
    self.value = value
  }
}

/// A table's name and columns, declared once and used by every exporter, by the
/// reference page and by the JSON Schema.
package struct TableSchema<Row>: Sendable {
  package var name: String
  package var summary: String
  package var columns: [TableColumn<Row>]

  package init(name: String, summary: String, columns: [TableColumn<Row>]) {
    self.name = name
    self.summary = summary
    self.columns = columns
  }

  /// The schema without the type of its rows.
  package var description: TableDescription {
    TableDescription(name: name, summary: summary, columns: columns.map(\.description))
  }
}

/// A table's name and columns, for pages about it.
package struct TableDescription: Sendable, Equatable {
  package var name: String
  package var summary: String
  package var columns: [ColumnDescription]
}
