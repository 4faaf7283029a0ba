import Foundation
import Testing

/// Compares text with a file of `Golden/`.
///
/// `make golden` writes the files anew; the difference is then part of the
/// review.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectGolden(Array(text.utf8), name, sourceLocation: sourceLocation)
}

/// Compares bytes with a file of `Golden/`.
func expectGolden(
  _ bytes: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SourceTree.tests.appending(path: "Golden").appending(path: name)
  if Golden.isRemaking {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    } catch {
      Issue.record("cannot write Golden/\(name): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let expected = try? Data(contentsOf: file) else {
    Issue.record(
      "Golden/\(name) is missing; 'make golden' makes it", sourceLocation: sourceLocation)
    return
  }
  if let difference = Golden.difference(expected: Array(expected), actual: bytes) {
    Issue.record(
      "Golden/\(name), \(difference)\n'make golden' accepts the new output",
      sourceLocation: sourceLocation)
  }
}

/// Compares lines with a file of `Golden/` and tells each line that differs.
///
/// With `isPart` the lines are only the first of the file; all must be there
/// when the file is made anew.
func expectGolden(
  lines: [String], _ name: String, isPart: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = lines.map { $0 + "\n" }.joined()
  guard !Golden.isRemaking, let expected = Golden.lines(of: name) else {
    return expectGolden(text, name, sourceLocation: sourceLocation)
  }
  let changes = Golden.changes(
    from: isPart ? Array(expected.prefix(lines.count)) : expected, to: lines)
  if !changes.isEmpty {
    Issue.record(
      """
      Golden/\(name) differs:
      \(changes.joined(separator: "\n"))
      'make golden' accepts the new output
      """, sourceLocation: sourceLocation)
  }
}

enum Golden {
  static let isRemaking =
    ProcessInfo.processInfo.environment["SHOTSIM_REMAKE_GOLDEN"] == "1"

  /// Describes the first line that differs, `nil` if the bytes are equal.
  static func difference(expected: [UInt8], actual: [UInt8]) -> String? {
    if expected == actual { return nil }
    func lines(_ bytes: [UInt8]) -> [String] {
      bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let (old, new) = (lines(expected), lines(actual))
    let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let row = index ?? min(old.count, new.count)
    func shown(_ lines: [String]) -> String {
      row < lines.count ? "'\(lines[row].prefix(300))'" : "the end"
    }
    return "line \(row + 1): expected \(shown(old)), found \(shown(new))"
  }

  /// The lines of a file, `nil` if there is none.
  static func lines(of name: String) -> [String]? {
    let file = SourceTree.tests.appending(path: "Golden").appending(path: name)
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.split(separator: "\n").map(String.init)
  }

  /// The lines that went, after a minus, and those that came, after a plus.
  static func changes(from old: [String], to new: [String]) -> [String] {
    let difference = new.difference(from: old)
    return (difference.removals + difference.insertions).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }
}
