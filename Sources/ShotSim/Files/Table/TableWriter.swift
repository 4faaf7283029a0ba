/// How the rows of a table are written.
package enum TableFormat: Sendable, Equatable {
  /// UTF-8 without byte order mark, commas, dot decimals, quotes where needed.
  case csv(CSVLineEnd)
  /// One JSON object a line, with the keys of the schema.
  case jsonLines
}

/// What ends a line of a CSV file.
package enum CSVLineEnd: Sendable {
  case lineFeed
  /// As RFC 4180 asks for.
  case carriageReturnLineFeed

  var text: String {
    switch self {
    case .lineFeed: "\n"
    case .carriageReturnLineFeed: "\r\n"
    }
  }
}

/// Writes a table row by row to any sink of text, so that its size is no matter.
package struct TableWriter<Row>: Sendable {
  private let schema: TableSchema<Row>
  private let format: TableFormat
  /// What stands before each value of a line of JSON.
  private let jsonKeys: [String]

  package init(_ schema: TableSchema<Row>, as format: TableFormat) {
    self.schema = schema
    self.format = format
    jsonKeys = schema.columns.enumerated().map { index, column in
      (index == 0 ? "{" : ",") + JSONText.string(column.description.key) + ":"
    }
  }

  /// Writes the line of column names that CSV begins with; JSON lines have none.
  package func writeHeader(to sink: inout some TextOutputStream) {
    guard case .csv(let lineEnd) = format else { return }
    var line = ""
    for (index, column) in schema.columns.enumerated() {
      if index > 0 { line += "," }
      line += CSVText.quoted(column.description.name)
    }
    sink.write(line + lineEnd.text)
  }

  /// Writes one row.
  package func write(_ row: Row, to sink: inout some TextOutputStream) {
    switch format {
    case .csv(let lineEnd):
      var line = ""
      for (index, column) in schema.columns.enumerated() {
        if index > 0 { line += "," }
        line += CSVText.cell(column.value(row))
      }
      sink.write(line + lineEnd.text)
    case .jsonLines:
      var line = ""
      for (key, column) in zip(jsonKeys, schema.columns) {
        line += key
        line += TableWriter.json(column.value(row))
      }
      sink.write(line + "}\n")
    }
  }

  private static func json(_ value: TableValue) -> String {
    switch value {
    case .missing: "null"
    case .integer(let value): String(value)
    case .number(let value): JSONText.number(value)
    case .time(let value): String(value)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): JSONText.string(text)
    }
  }
}

/// Prints single cells of CSV files.
package enum CSVText {
  /// Returns the cell's text; missing values and not-a-number are empty.
  package static func cell(_ value: TableValue) -> String {
    switch value {
    case .missing: ""
    case .integer(let value): String(value)
    case .number(let value): value.isNaN ? "" : NumberText.shortest(value)
    case .time(let value): NumberText.scaled(value, places: 6)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): quoted(text)
    }
  }

  /// Returns the text, in quotes if it holds a comma, a quote or an end of line.
  package static func quoted(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    guard needsQuotes else { return text }
    var result = "\""
    for character in text.unicodeScalars {
      if character == "\"" { result += "\"" }
      result.unicodeScalars.append(character)
    }
    return result + "\""
  }
}
