import ShotSim

/// What a command may touch of the world.
struct Environment: Sendable {
  /// Results, and nothing else.
  var output: ByteStream
  /// Diagnostics and progress.
  var diagnostics: ByteStream
  var terminal: Terminal
  /// Looks up an environment variable.
  var variable: @Sendable (String) -> String?

  /// The process's own streams.
  static func current() -> Environment {
    Environment(
      output: ByteStream(Platform.standardOutput, name: "standard output"),
      diagnostics: ByteStream(Platform.standardError, name: "standard error"),
      terminal: .current(), variable: { Platform.variable($0) })
  }

  /// Streams in memory, no terminal, for tests; variables come from a table.
  static func capturing(variables: [String: String] = [:]) -> Environment {
    Environment(
      output: ByteStream(capturing: "standard output"),
      diagnostics: ByteStream(capturing: "standard error"),
      terminal: Terminal(
        isOutputTerminal: false, isErrorTerminal: false,
        variable: { variables[$0] }),
      variable: { variables[$0] })
  }

  mutating func apply(_ options: CommonOptions) { terminal.apply(options) }

  /// Prints lines to the diagnostics stream, in color if that is allowed.
  ///
  /// Whatever names are quoted in it, a line stays one line.
  func diagnose(_ lines: [String]) {
    diagnose(text: lines.map { line(colored: $0.printable) + "\n" }.joined())
  }

  /// Prints text of several lines to the diagnostics stream.
  ///
  /// A failure is ignored: there is nowhere left to report it.
  func diagnose(text: String) {
    // What was printed before the error should stand before it.
    try? output.flush()
    try? diagnostics.print(text)
    try? diagnostics.flush()
  }

  private func line(colored line: String) -> String {
    guard terminal.colorsErrors else { return line }
    for (word, style) in [("error:", "31"), ("warning:", "33")] {
      guard let range = line.firstRange(of: word) else { continue }
      return line[..<range.lowerBound] + "\u{1B}[1;\(style)m\(word)\u{1B}[0m"
        + line[range.upperBound...]
    }
    return line
  }
}
