/// Reads the CSV files that this program writes, with either end of line.
package enum CSVReader {
  /// Returns the rows of the text; an unclosed quote takes the rest of the text.
  ///
  /// - Complexity: O(n) in the length of the text.
  package static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var hasCell = false
    let bytes = Array(text.utf8)
    var index = 0
    func isQuote(_ place: Int) -> Bool { place < bytes.count && bytes[place] == UInt8(ascii: "\"") }
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted {
        if byte != UInt8(ascii: "\"") {
          cell.append(byte)
        } else if isQuote(index + 1) {
          cell.append(byte)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
        hasCell = true
      } else if byte == UInt8(ascii: ",") {
        row.append(String(decoding: cell, as: UTF8.self))
        cell = []
        hasCell = true
      } else if byte == UInt8(ascii: "\n") {
        if hasCell || !cell.isEmpty { row.append(String(decoding: cell, as: UTF8.self)) }
        if !row.isEmpty { rows.append(row) }
        row = []
        cell = []
        hasCell = false
      } else if byte != UInt8(ascii: "\r") {
        cell.append(byte)
        hasCell = true
      }
      index += 1
    }
    if hasCell || !cell.isEmpty { row.append(String(decoding: cell, as: UTF8.self)) }
    if !row.isEmpty { rows.append(row) }
    return rows
  }
}
