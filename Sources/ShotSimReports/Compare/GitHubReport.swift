package import ShotSim

/// What GitHub Actions shows of a comparison: annotations and step outputs.
package struct GitHubReport: Sendable {
  /// GitHub shows no more of one kind in a step.
  package static let annotationLimit = 10

  /// The file that annotations are put on; nil = none.
  package var file: String?
  private let comparison: ComparisonResult

  package init(_ comparison: ComparisonResult, file: String? = nil) {
    self.comparison = comparison
    self.file = file
  }

  /// One line for each check that failed or is undecided, worst first, at most
  /// ten; the last of ten counts the rest.
  package var annotations: String {
    let gates = comparison.gatesByWeight.filter {
      $0.verdict == .fail || $0.verdict == .inconclusive
    }
    let isTooMuch = gates.count > Self.annotationLimit
    var lines = gates.prefix(isTooMuch ? Self.annotationLimit - 1 : gates.count).map { gate in
      let kind = gate.verdict == .fail && !gate.isWarning ? "error" : "warning"
      return line(
        kind, title: "\(gate.word): \(gate.title)",
        "\(gate.title) of \(gate.configuration): \(gate.sentence)")
    }
    if isTooMuch {
      let rest = gates.count - lines.count
      lines.append(line("warning", title: "More", "\(rest) more checks failed or are undecided"))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// `key=value` lines for the file that GITHUB_OUTPUT names.
  package var outputs: String {
    let gates = comparison.gates.filter { !$0.isWarning }
    func count(_ verdict: Judgement) -> Int { gates.count { $0.verdict == verdict } }
    let pairs = [
      ("verdict", comparison.verdict?.rawValue ?? "none"), ("checks", "\(gates.count)"),
      ("failed", "\(count(.fail))"), ("inconclusive", "\(count(.inconclusive))"),
      ("improved", "\(count(.improved))"), ("replications", "\(comparison.replications)"),
    ]
    return pairs.map { "\($0.0)=\($0.1)\n" }.joined()
  }

  private func line(_ kind: String, title: String, _ message: String) -> String {
    var properties = file.map { "file=\(Self.property($0))," } ?? ""
    properties += "title=\(Self.property(title))"
    return "::\(kind) \(properties)::\(Self.data(message))"
  }

  /// Escapes a message: it has to stay on its line.
  static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A").printable
  }

  /// Escapes a property, which ends at a comma or colon.
  static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
