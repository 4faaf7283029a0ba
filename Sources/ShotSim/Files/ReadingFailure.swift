/// A file that could not be read at all.
package struct UnreadableFile: Error, Sendable, Equatable {
  package var path: String
  package var reason: String
  /// Whether nothing is there, so that the text may have been meant for a name.
  package var isMissing: Bool

  package init(path: String, reason: String, isMissing: Bool = false) {
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
  }

  /// What all messages say of it.
  package var message: String { "cannot read '\(path.printable)': \(reason)" }
}

/// Why a scenario or a device could not be had.
package enum ReadingFailure: Error, Sendable, Equatable {
  /// The file that was asked for is not there or not readable.
  case unreadable(UnreadableFile)
  /// No built-in file of this kind has this name; the nearest one that exists.
  case unknownName(String, kind: FileKind, nearest: String?)
  /// The content is wrong.
  case invalid(DiagnosticList)
}

extension ReadingFailure {
  /// The failure as lines for a person.
  package var diagnostics: [Diagnostic] {
    switch self {
    case .unreadable(let file): [Diagnostic(file: file.path.printable, message: file.reason)]
    case .unknownName(let name, let kind, let nearest):
      [
        Diagnostic(
          message: "there is no \(kind.rawValue) \"\(name.shortened)\"",
          allowed: kind.builtInNames.joined(separator: ", ") + ", or the path of a file",
          nearest: nearest)
      ]
    case .invalid(let list): list.diagnostics
    }
  }
}

extension DiagnosticList {
  /// Errors of one reading that are shown at the most.
  static let limit = 20

  /// Puts diagnostics in order and keeps the first ones.
  static func sorted(_ diagnostics: [Diagnostic], omitted: Int = 0) -> DiagnosticList {
    var kept = inOrder(diagnostics)
    let rest = kept.count - limit + omitted
    if rest > 0 {
      kept.removeLast(max(0, kept.count - limit))
      kept.append(Diagnostic(message: "\(rest) more errors are not shown"))
    }
    return DiagnosticList(kept)
  }

  /// Puts diagnostics in the order of their files, by first mention, and of
  /// their places.
  static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var files: [String?] = []
    for diagnostic in diagnostics where !files.contains(diagnostic.file) {
      files.append(diagnostic.file)
    }
    return diagnostics.enumerated().sorted { left, right in
      let a = left.element
      let b = right.element
      let keyA = (files.firstIndex(of: a.file) ?? 0, a.line ?? 0, a.column ?? 0, left.offset)
      let keyB = (files.firstIndex(of: b.file) ?? 0, b.line ?? 0, b.column ?? 0, right.offset)
      return keyA < keyB
    }.map(\.element)
  }
}
