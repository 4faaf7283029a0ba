package import ShotSim

/// Prints the glossary for a terminal and as pages.
package enum GlossaryText {
  /// One entry in full.
  package static func render(_ entry: GlossaryEntry, options: TextPictureOptions) -> String {
    var lines = options.wrapped("\(entry.name) (\(entry.topic.rawValue))", indent: "")
    lines += options.wrapped("  " + entry.summary, indent: "  ")
    let width = entry.details.map(\.heading.count).max() ?? 0
    for detail in entry.details {
      lines += options.row(label: detail.heading, width: width, detail.text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// All entries, a line each, under headings.
  package static func list(options: TextPictureOptions) -> String {
    let blocks = GlossaryEntry.Topic.allCases.map { topic in
      let entries = Glossary.entries(of: topic)
      let width = entries.map(\.name.count).max() ?? 0
      let lines =
        [topic.title]
        + entries.flatMap { options.row(label: $0.name, width: width, $0.summary) }
      return lines.joined(separator: "\n") + "\n"
    }
    return blocks.joined(separator: "\n")
  }

  package static func json(_ entries: [GlossaryEntry]) -> JSONNode {
    .list(
      entries.map { entry in
        .object([
          ("topic", .text(entry.topic.rawValue)), ("name", .text(entry.name)),
          ("summary", .text(entry.summary)),
          ("details", .object(entry.details.map { ($0.heading, .text($0.text)) })),
        ])
      })
  }
}

extension TextPictureOptions {
  /// Rows of a label and wrapped text beside it.
  package func table(_ rows: [(label: String, text: String)]) -> String {
    let labelWidth = rows.map(\.label.count).max() ?? 0
    return rows.flatMap { row(label: $0.label, width: labelWidth, indent: 0, $0.text) }
      .map { $0 + "\n" }.joined()
  }

  /// A label and wrapped text beside it; the label's column is `width` wide.
  func row(label: String, width labelWidth: Int, indent: Int = 2, _ text: String) -> [String] {
    let space = String(repeating: " ", count: indent)
    let padding = String(repeating: " ", count: max(0, labelWidth - label.count))
    let room = width - indent - labelWidth - 2
    guard room >= 24 else {
      // No room for two columns.
      return [space + label] + narrow(text, indent: indent + 2)
    }
    return Prose.wrapped(text, width: room).enumerated().map { number, line in
      number == 0
        ? space + label + padding + "  " + line
        : space + String(repeating: " ", count: labelWidth + 2) + line
    }
  }

  private func narrow(_ text: String, indent: Int) -> [String] {
    Prose.wrapped(text, width: width - indent).map { String(repeating: " ", count: indent) + $0 }
  }
}
