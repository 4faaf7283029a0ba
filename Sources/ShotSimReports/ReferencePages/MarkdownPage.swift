import ShotSim

/// Collects the text of a page, its blocks with an empty line between them.
struct MarkdownPage {
  private(set) var text: String

  init(_ title: String, _ introduction: String) {
    text =
      "# \(title)\n\n<!-- Made from the declarations in Sources; 'make golden' makes it again. -->\n"
    paragraph(introduction)
  }

  /// Adds a block that is laid out already.
  mutating func add(_ block: String) {
    text += "\n" + block.drop { $0 == "\n" }
    while text.hasSuffix("\n") { text.removeLast() }
    text += "\n"
  }

  /// Adds a paragraph in lines of at most 100 characters.
  mutating func paragraph(_ sentences: String) { add(Self.wrapped(sentences)) }

  /// Adds a table, a line for each row whatever its length.
  mutating func table(_ heading: [String], _ rows: [[String]]) {
    let lines = [heading, heading.map { _ in "---" }] + rows
    add(lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n"))
  }

  /// Adds entries of the glossary, a section each.
  mutating func sections(_ entries: [GlossaryEntry]) {
    for entry in entries {
      add("### \(entry.name)")
      paragraph(entry.summary)
      let items = entry.details.map { Self.wrapped("- *\($0.heading)*: \($0.text)", indent: "  ") }
      if !items.isEmpty { add(items.joined(separator: "\n")) }
    }
  }

  private static func wrapped(_ text: String, indent: String = "") -> String {
    Prose.wrapped(text, width: 100, indent: indent).joined(separator: "\n")
  }
}
