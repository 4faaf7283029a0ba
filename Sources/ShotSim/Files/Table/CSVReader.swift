/// Reads the CSV files that this program writes, with either end of line.
package enum CSVReader {
  /// A row and where it stands.
  package struct Row: Sendable {
    package var cells: [String]
    /// From 1; a quoted cell may have several.
    package var line: Int
    /// Of the row's first byte, in the file.
    fileprivate var offset: Int
  }

  /// Returns the rows of the text but empty ones; an unclosed quote takes the rest of the text.
  ///
  /// - Complexity: O(n) in the length of the text.
  package static func rows(_ bytes: [UInt8]) -> [Row] {
    var rows: [Row] = []
    var scanner = Scanner(bytes: bytes)
    while let row = scanner.next() {
      if !row.cells.isEmpty { rows.append(row) }
    }
    return rows
  }

  /// Where a cell of a row stands in its line, from 1, in Unicode scalars, as editors count.
  ///
  /// It is found again from the bytes: rows of a right file need not carry it.
  package static func column(ofCell cell: Int, in row: Row, of bytes: [UInt8]) -> Int {
    var scanner = Scanner(bytes: bytes)
    scanner.index = row.offset
    scanner.wantedCell = cell
    _ = scanner.next()
    let start = scanner.cellStart
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[lineStart..<start], as: UTF8.self).unicodeScalars.count + 1
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0
    var line = 1
    /// The cell whose start is asked for, and that start.
    var wantedCell = 0
    var cellStart = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func isQuote(_ place: Int) -> Bool {
      place < bytes.count && bytes[place] == UInt8(ascii: "\"")
    }

    /// The next row, which is empty for an empty line; nil = the end.
    mutating func next() -> Row? {
      guard index < bytes.count else { return nil }
      var row = Row(cells: [], line: line, offset: index)
      var cell: [UInt8] = []
      var isQuoted = false
      var hasCell = false
      cellStart = index
      func append() { row.cells.append(String(decoding: cell, as: UTF8.self)) }
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        if isQuoted {
          if byte != UInt8(ascii: "\"") {
            cell.append(byte)
          } else if isQuote(index) {
            cell.append(byte)
            index += 1
          } else {
            isQuoted = false
          }
        } else if byte == UInt8(ascii: "\"") {
          isQuoted = true
          hasCell = true
        } else if byte == UInt8(ascii: ",") {
          append()
          if row.cells.count == wantedCell { cellStart = index }
          cell = []
          hasCell = true
        } else if byte == UInt8(ascii: "\n") {
          break
        } else if byte != UInt8(ascii: "\r") {
          cell.append(byte)
          hasCell = true
        }
      }
      if hasCell || !cell.isEmpty { append() }
      return row
    }
  }
}
