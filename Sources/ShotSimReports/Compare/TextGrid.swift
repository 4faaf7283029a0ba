import ShotSim

/// Lines up cells in columns for a terminal.
struct TextGrid {
  enum Alignment { case left, right }

  struct Column {
    var title: String
    var alignment: Alignment
    /// The lowest is dropped first where the lines are too long; 0 = never.
    var droppable = 0
  }

  var columns: [Column]
  var rows: [[String]] = []
  /// What each line begins with.
  var indent = ""

  /// Returns the lines, the titles first.
  ///
  /// Columns are dropped to keep the width, and the first one is cut. `styling` puts
  /// a style around a cell, which takes no room. Lines have no trailing spaces.
  func lines(width: Int, styling: (String) -> String = { $0 }) -> [String] {
    var kept = Array(columns.indices)
    func widths() -> [Int] {
      kept.map { column in
        ([columns[column].title] + rows.map { $0[column] }).map(\.count).max() ?? 0
      }
    }
    func total() -> Int { indent.count + widths().reduce(-2) { $0 + $1 + 2 } }
    while total() > width,
      let victim = kept.filter({ columns[$0].droppable > 0 })
        .min(by: { columns[$0].droppable < columns[$1].droppable })
    {
      kept.removeAll { $0 == victim }
    }
    var sizes = widths()
    let excess = total() - width
    if excess > 0, let first = sizes.first { sizes[0] = max(12, first - excess) }
    let hasTitles = columns.contains { !$0.title.isEmpty }
    let all = (hasTitles ? [columns.map(\.title)] : []) + rows
    return all.map { row in
      var line = indent
      for (place, column) in kept.enumerated() {
        let cell = Self.cut(row[column], to: sizes[place])
        let padding = String(repeating: " ", count: max(0, sizes[place] - cell.count))
        if place > 0 { line += "  " }
        line +=
          columns[column].alignment == .left ? styling(cell) + padding : padding + styling(cell)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  static func cut(_ text: String, to width: Int) -> String {
    text.count <= width ? text : text.prefix(max(0, width - 1)) + "…"
  }
}
