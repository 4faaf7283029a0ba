/// What one reading of a document has come to: where it is, and what is wrong so far.
struct ReadingContext: Sendable {
  /// A statement of where a number comes from.
  struct Origin: Sendable {
    var path: String
    var provenance: Provenance
    var source: String
  }

  var diagnostics: [Diagnostic] = []
  var path = JSON5Path()
  /// Whether every object may carry `provenance` and `source` (device files).
  var allowsProvenance = false
  /// Whether `null` stands for an absent key (device files that extend another).
  var nullMeansAbsent = false
  /// The origins found so far, those of timings left out.
  var origins: [Origin] = []

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// How many of one severity are kept: to find the place of one may mean to go through
  /// the whole file, so that those of a file with a mistake in every line are capped.
  static let limit = 200
  private var counts: [Diagnostic.Severity: Int] = [:]
  private var hints = 0

  /// Whether one more is kept; what is not kept is only counted.
  func hasRoom(for severity: Diagnostic.Severity) -> Bool {
    counts[severity, default: 0] < Self.limit
  }

  /// What is wrong and not among ``diagnostics``.
  var omittedErrors: Int { max(0, counts[.error, default: 0] - Self.limit) }

  private mutating func counts(_ severity: Diagnostic.Severity) -> Bool {
    let isKept = hasRoom(for: severity)
    counts[severity, default: 0] += 1
    return isKept
  }

  /// The legal name that a misspelt one most likely means; for as many as are shown.
  mutating func nearest(to word: String, among names: [String]) -> String? {
    guard hints < Self.limit else { return nil }
    hints += 1
    return NearestName.nearest(to: word, among: names)
  }

  /// Reports something about the value at the current path.
  mutating func report(
    _ message: String, at position: SourcePosition, allowed: String? = nil,
    nearest: String? = nil, severity: Diagnostic.Severity = .error
  ) {
    guard counts(severity) else { return }
    diagnostics.append(
      Diagnostic(
        message, at: position, path: path.description, severity: severity, allowed: allowed,
        nearest: nearest))
  }

  /// Reports something about a place of a document.
  mutating func report(
    _ message: String, path: JSON5Path, in document: JSON5Value, allowed: String? = nil,
    nearest: String? = nil, severity: Diagnostic.Severity = .error
  ) {
    guard counts(severity) else { return }
    diagnostics.append(
      Diagnostic(
        message, at: document.position(of: path), path: path.description, severity: severity,
        allowed: allowed, nearest: nearest))
  }

  /// Does something one step further down the path.
  mutating func descend<Result>(
    _ component: JSON5Path.Component, _ body: (inout ReadingContext) -> Result
  ) -> Result {
    path.components.append(component)
    defer { path.components.removeLast() }
    return body(&self)
  }
}
