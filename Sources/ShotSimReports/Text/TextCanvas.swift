import ShotSim

/// How pictures made of text are drawn.
package struct TextPictureOptions: Sendable, Equatable {
  /// Columns of the terminal; pictures use from 40 to 200 of them.
  package var width: Int
  /// Whether box-drawing and block characters may be used; otherwise ASCII only.
  package var unicode: Bool
  /// Whether ANSI colours may be used.
  package var colour: Bool

  package init(width: Int = 80, unicode: Bool = true, colour: Bool = false) {
    self.width = min(max(width, 40), 200)
    self.unicode = unicode
    self.colour = colour
  }
}

/// ANSI colours by their meaning in pictures.
package enum TextColour: String, Sendable {
  case plain = "0"
  case good = "32"
  case bad = "1;31"
  case waiting = "33"
  case capture = "36"
  case processing = "35"
  case encoding = "34"
  case faint = "2"
}

/// One row of coloured cells.
struct TextRow: Sendable {
  private var cells: [Character]
  private var colours: [TextColour]

  init(width: Int) {
    cells = [Character](repeating: " ", count: width)
    colours = [TextColour](repeating: .plain, count: width)
  }

  var width: Int { cells.count }

  subscript(column: Int) -> Character { cells[column] }

  /// Writes a character; columns outside the row are left out.
  mutating func set(_ column: Int, _ character: Character, _ colour: TextColour) {
    guard cells.indices.contains(column) else { return }
    cells[column] = character
    colours[column] = colour
  }

  mutating func write(_ text: String, at column: Int, _ colour: TextColour = .plain) {
    for (offset, character) in text.enumerated() { set(column + offset, character, colour) }
  }

  /// The row without spaces at its end.
  func text(colour isColoured: Bool) -> String {
    var end = cells.count
    while end > 0, cells[end - 1] == " " { end -= 1 }
    var result = ""
    var current = TextColour.plain
    for column in 0..<end {
      let wanted = cells[column] == " " ? .plain : colours[column]
      if isColoured, wanted != current {
        result += "\u{1B}[\(wanted.rawValue)m"
        current = wanted
      }
      result.append(cells[column])
    }
    return current == .plain ? result : result + "\u{1B}[0m"
  }
}

extension TextPictureOptions {
  /// Returns the text in that colour, if colours may be used.
  func painted(_ text: String, _ colour: TextColour) -> String {
    self.colour && colour != .plain ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Breaks text at spaces into lines no wider than the picture; spaces before the
  /// first word are kept, further lines begin with `indent`.
  func wrapped(_ text: String, indent: String) -> [String] {
    Prose.wrapped(text, width: width, indent: indent)
  }
}
