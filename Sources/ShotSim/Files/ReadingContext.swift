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

  /// Reports something about the value at the current path.
  mutating func report(
    _ message: String, at position: SourcePosition, allowed: String? = nil,
    nearest: String? = nil, severity: Diagnostic.Severity = .error
  ) {
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
