import ShotSim

/// Collects the markup of a page.
struct HTMLWriter: Sendable {
  private(set) var text = ""

  /// Adds markup as it is.
  mutating func raw(_ markup: String) { text += markup + "\n" }

  /// Adds an element that holds text.
  mutating func element(_ tag: String, _ content: String, class name: String? = nil) {
    let attribute = name.map { " class=\"\($0)\"" } ?? ""
    raw("<\(tag)\(attribute)>\(Escaping.markup(content))</\(tag)>")
  }

  /// Adds a picture with a caption.
  mutating func figure(_ picture: String, caption: String) {
    raw("<figure>\n\(picture)<figcaption>\(Escaping.markup(caption))</figcaption></figure>")
  }

  /// A column of a table.
  struct Column: Sendable {
    var title: String
    var isNumber = false
  }

  /// Adds a table of cells that are markup; the first of each row is its heading.
  mutating func table(
    caption: String, columns: [Column], rows: [(cells: [String], class: String?)]
  ) {
    raw("<div class=\"scroll\"><table>")
    element("caption", caption)
    let heads = columns.map { column in
      "<th scope=\"col\"\(column.isNumber ? " class=\"number\"" : "")>"
        + Escaping.markup(column.title) + "</th>"
    }
    raw("<thead><tr>" + heads.joined() + "</tr></thead>")
    raw("<tbody>")
    for row in rows {
      let cells = zip(row.cells, columns).enumerated().map { index, entry in
        let name = entry.1.isNumber ? " class=\"number\"" : ""
        return index == 0
          ? "<th scope=\"row\"\(name)>\(entry.0)</th>" : "<td\(name)>\(entry.0)</td>"
      }
      let name = row.class.map { " class=\"\($0)\"" } ?? ""
      raw("<tr\(name)>" + cells.joined() + "</tr>")
    }
    raw("</tbody></table></div>")
  }

  static func badge(_ text: String, _ name: String) -> String {
    "<span class=\"badge \(name)\">\(Escaping.markup(text))</span>"
  }
}
