package import ShotSim

/// A format of files, declared once, beside what writes it.
///
/// The command line makes options, help and completions of it, and the reference page
/// its row. A new one is a declaration in its renderer's file and an entry in
/// ``OutputFormats``.
package struct OutputFormat<Content>: Sendable {
  /// Such as `openmetrics`; distinct among the formats of a content.
  package var name: String
  /// How names of such files end, in lower case with the dot; the first is the usual one.
  package var endings: [String]
  /// Whose format it is, such as `HdrHistogram`; empty if the ending says it.
  package var tool: String
  /// The option that writes such a file, without dashes; nil = none of its own.
  package var option: String?
  /// What the option does, one sentence.
  package var help: String
  /// What is in it, for the reference page.
  package var summary: String
  /// Whether it can be asked for as what is printed on standard output.
  package var isPrinted: Bool
  /// Whether it has room for one metric of one configuration only.
  package var holdsOne: Bool
  /// Writes the whole file, or says why the format cannot hold the content.
  package var render: @Sendable (Content) throws(FormatProblem) -> String

  package init(
    _ name: String, endings: [String], tool: String = "", option: String? = nil,
    help: String = "", summary: String, isPrinted: Bool = false, holdsOne: Bool = false,
    render: @escaping @Sendable (Content) throws(FormatProblem) -> String
  ) {
    self.name = name
    self.endings = endings
    self.tool = tool
    self.option = option
    self.help = help
    self.summary = summary
    self.isPrinted = isPrinted
    self.holdsOne = holdsOne
    self.render = render
  }
}

/// Why a format cannot hold what it is to hold.
package enum FormatProblem: Error, Sendable, Equatable {
  /// It has room for one metric of one configuration.
  case onlyOne(found: Int)
  /// It has no place for values below zero, which a metric of this name has.
  case negativeValues(metric: String)
  /// It has no place for what has not come, which photos of a metric of this name have not.
  case censored(metric: String, count: CensoredCount)
}

extension [OutputFormat<Distributions>] {
  /// What a user may end a file's name with: `CSV, or by the name's ending .jsonl, …`.
  package var endingsInWords: String {
    var words: [String] = []
    for (place, format) in dropFirst().enumerated() {
      let next = dropFirst(place + 2).first
      let isLast = format.tool.isEmpty || next?.tool == format.tool
      words.append((format.endings.first ?? "") + (isLast ? "" : " (\(format.tool))"))
    }
    let last = words.popLast() ?? ""
    return "CSV, or by the name's ending " + words.joined(separator: ", ") + " or " + last
  }
}

extension Array {
  /// The format whose ending a file's name has, the longest if several fit; nil = none.
  package func format<Content>(
    ofFile name: String
  ) -> OutputFormat<Content>? where Element == OutputFormat<Content> {
    let name = name.lowercased()
    func match(_ format: OutputFormat<Content>) -> Int {
      format.endings.filter(name.hasSuffix).map(\.count).max() ?? 0
    }
    return self.max { match($0) < match($1) }.flatMap { match($0) > 0 ? $0 : nil }
  }
}
