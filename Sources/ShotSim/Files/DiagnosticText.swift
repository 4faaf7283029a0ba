/// The text of a diagnostic, made here and nowhere else.
package enum DiagnosticText {
  /// Renders one diagnostic as a line without its end.
  ///
  /// `file:line:column: error: path: message; allowed: …; did you mean "…"?`,
  /// the parts that there are.
  package static func line(_ diagnostic: Diagnostic) -> String {
    var text = ""
    if let file = diagnostic.file {
      text += file
      if let line = diagnostic.line { text += ":\(line)" }
      if let column = diagnostic.column { text += ":\(column)" }
      text += ": "
    }
    text += "\(diagnostic.severity.rawValue): "
    if !diagnostic.path.isEmpty { text += "\(diagnostic.path): " }
    text += diagnostic.message
    if let allowed = diagnostic.allowed { text += "; allowed: \(allowed)" }
    if let nearest = diagnostic.nearest { text += "; did you mean \"\(nearest)\"?" }
    return text
  }

  /// Renders several, a line each, every line with its end.
  package static func lines(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { line($0) + "\n" }.joined()
  }
}
