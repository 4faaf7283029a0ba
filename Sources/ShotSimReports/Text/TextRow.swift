import ShotSim

/// How pictures made of text are drawn.
package struct TextPictureOptions: Sendable, Equatable {
  /// Columns of the terminal; pictures use from 40 to 200 of them.
  package var width: Int
  /// Whether box-drawing and block characters may be used; otherwise ASCII only.
  package var unicode: Bool
  /// Whether ANSI colors may be used.
  package var color: Bool

  package init(width: Int = 80, unicode: Bool = true, color: Bool = false) {
    self.width = min(max(width, 40), 200)
    self.unicode = unicode
    self.color = color
  }
}

/// ANSI colors by their meaning in pictures.
package enum TextColor: String, Sendable {
  case plain = "0"
  case good = "32"
  case bad = "1;31"
  case waiting = "33"
  case capture = "36"
  case processing = "35"
  case encoding = "34"
  case faint = "2"
}

/// One row of colored cells.
struct TextRow: Sendable {
  private var cells: [Character]
  private var colors: [TextColor]

  init(width: Int) {
    cells = [Character](repeating: " ", count: width)
    colors = [TextColor](repeating: .plain, count: width)
  }

  var width: Int { cells.count }

  subscript(column: Int) -> Character { cells[column] }

  /// Writes a character; columns outside the row are left out.
  mutating func set(_ column: Int, _ character: Character, _ color: TextColor) {
    guard cells.indices.contains(column) else { return }
    cells[column] = character
    colors[column] = color
  }

  mutating func write(_ text: String, at column: Int, _ color: TextColor = .plain) {
    for (offset, character) in text.enumerated() { set(column + offset, character, color) }
  }

  /// The row without spaces at its end.
  func text(color isColored: Bool) -> String {
    var end = cells.count
    while end > 0, cells[end - 1] == " " { end -= 1 }
    var result = ""
    var current = TextColor.plain
    for column in 0..<end {
      let wanted = cells[column] == " " ? .plain : colors[column]
      if isColored, wanted != current {
        result += "\u{1B}[\(wanted.rawValue)m"
        current = wanted
      }
      result.append(cells[column])
    }
    return current == .plain ? result : result + "\u{1B}[0m"
  }
}

extension TextPictureOptions {
  /// Returns the text in that color, if colors may be used.
  func painted(_ text: String, _ color: TextColor) -> String {
    self.color && color != .plain ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Breaks text at spaces into lines no wider than the picture; spaces before the
  /// first word are kept, further lines begin with `indent`.
  func wrapped(_ text: String, indent: String) -> [String] {
    Prose.wrapped(text, width: width, indent: indent)
  }
}
