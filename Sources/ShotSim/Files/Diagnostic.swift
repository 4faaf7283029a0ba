/// Something wrong with an input, as data; `DiagnosticText` renders it, once.
package struct Diagnostic: Error, Sendable, Equatable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  package var severity: Severity
  /// As the user named it; `nil` = no file.
  package var file: String?
  /// From 1; `nil` = no position.
  package var line: Int?
  package var column: Int?
  /// Such as `photographer.shutter.every.gamma.cv`; empty = the whole file.
  package var path: String
  /// What is wrong, and what was found.
  package var message: String
  /// What is allowed instead.
  package var allowed: String?
  /// The nearest legal name to a misspelt one.
  package var nearest: String?

  package init(
    severity: Severity = .error, file: String? = nil, line: Int? = nil, column: Int? = nil,
    path: String = "", message: String, allowed: String? = nil, nearest: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.message = message
    self.allowed = allowed
    self.nearest = nearest
  }
}

/// All that is wrong with an input.
package struct DiagnosticList: Error, Sendable, Equatable {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
