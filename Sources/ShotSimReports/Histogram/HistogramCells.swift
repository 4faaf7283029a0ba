import ShotSim

/// Reads the cells of a histogram file, and says what is wrong with one.
struct HistogramCells {
  var file: String
  var bytes: [UInt8]

  private static let names = TableSchema.histogram.columns.map(\.description.name)
  /// The column that files of before there were censored photos lack.
  private static let kindColumn = "row"

  /// The columns of the file by its first line.
  func columns(_ header: CSVReader.Row?) throws(Diagnostic) -> [String] {
    guard let header else {
      throw Diagnostic(
        file: file, message: "the file is empty", allowed: "a histogram file as CSV")
    }
    let older = Self.names.filter { $0 != Self.kindColumn }
    if header.cells == Self.names || header.cells == older { return header.cells }
    let wrong = zip(header.cells, Self.names).enumerated().first { $0.element.0 != $0.element.1 }
    guard let wrong else {
      throw failure(
        header, header.cells.count, "\(header.cells.count) columns",
        allowed: "\(older.count) or \(Self.names.count)")
    }
    var problem = failure(
      header, wrong.offset, "found \"\(wrong.element.0.shortened)\"",
      allowed: "the column \(wrong.element.1)")
    problem.path = ""
    problem.nearest = NearestName.nearest(to: wrong.element.0, among: Self.names)
    throw problem
  }

  /// Checks the number of cells, and that they are text.
  func check(_ row: CSVReader.Row, _ columns: [String]) throws(Diagnostic) {
    guard row.cells.count == columns.count else {
      throw Diagnostic(
        file: file, line: row.line, message: "found \(row.cells.count) cells",
        allowed: String(columns.count))
    }
    for (place, cell) in row.cells.enumerated() {
      if let found = cell.unprintable {
        throw failure(row, place, "found \(found)", allowed: "text")
      }
    }
  }

  func count(
    _ row: CSVReader.Row, _ place: Int, allowed: String
  ) throws(Diagnostic) -> UInt64 {
    if let count = UInt64(row.cells[place]) { return count }
    throw found(row, place, allowed: allowed)
  }

  func number(_ row: CSVReader.Row, _ place: Int) throws(Diagnostic) -> Double {
    if let number = Double(row.cells[place]), !number.isNaN { return number }
    throw found(row, place, allowed: "a number, -Inf or Inf")
  }

  /// What the row counts; of a censored row the edges are empty.
  func kind(_ row: CSVReader.Row, _ columns: [String]) throws(Diagnostic) -> HistogramRow.Kind {
    guard let place = columns.firstIndex(of: Self.kindColumn) else { return .bin }
    guard let kind = HistogramRow.Kind(rawValue: row.cells[place]) else {
      let names = HistogramRow.Kind.allCases.map(\.rawValue)
      var problem = found(row, place, allowed: Prose.list(names, "or"))
      problem.nearest = NearestName.nearest(to: row.cells[place], among: names)
      throw problem
    }
    if kind == .censored, let edge = [4, 5].first(where: { !row.cells[$0].isEmpty }) {
      throw found(row, edge, allowed: "nothing, as censored photos have no edges")
    }
    return kind
  }

  private func found(_ row: CSVReader.Row, _ place: Int, allowed: String) -> Diagnostic {
    failure(row, place, "found \"\(row.cells[place].shortened)\"", allowed: allowed)
  }

  func failure(
    _ row: CSVReader.Row, _ place: Int, _ message: String, allowed: String
  ) -> Diagnostic {
    Diagnostic(
      file: file, line: row.line, column: CSVReader.column(ofCell: place, in: row, of: bytes),
      path: place < Self.names.count ? Self.names[place] : "", message: message, allowed: allowed)
  }
}
