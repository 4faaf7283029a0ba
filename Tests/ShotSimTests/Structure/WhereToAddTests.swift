import Foundation
import Testing

/// A concept has one place: each addition of docs/where-to-add.md, done.
@Suite(.serialized) struct WhereToAddTests {
  /// The cells of the page's table, by concept.
  private static func rows() throws -> [String: [String]] {
    let page = try String(
      contentsOf: SourceTree.root.appending(path: "docs/where-to-add.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return Dictionary(rows.map { ($0[0], $0) }) { first, _ in first }
  }

  @Test(arguments: Addition.all.map(\.concept))
  func `An addition touches no more files than it may, and the page names them`(
    concept: String
  ) throws {
    let addition = try #require(Addition.all.first { $0.concept == concept })
    let files = Set(addition.files)
    #expect(files.count == addition.edits.count)
    #expect(files.count <= addition.fileLimit)
    let row = try #require(try Self.rows()[concept], "docs/where-to-add.md has no such row")
    #expect(row.count == 3)
    #expect(row[1].hasPrefix("\(files.count): "))
    for edit in addition.edits {
      let name = URL(filePath: edit.file).lastPathComponent
      switch edit.change {
      case .newFile:
        let folder = edit.file.dropLast(name.count).dropFirst("Sources/".count)
        #expect(row[1].contains(folder), "\(folder) is not in \(row[1])")
      case .insertions: #expect(row[1].contains(name), "\(name) is not in \(row[1])")
      }
      if let oversight = edit.oversight {
        #expect(row[2].contains(oversight.message), "\(row[2])")
        #expect(row[2].contains(oversight.file), "\(row[2])")
      }
    }
  }

  /// All additions in one copy of the package: a few builds, not one for each.
  @Test(.enabled(if: Binary.isComplete, "make test-all compiles a copy of the program"))
  func `Each addition is seen, and what is forgotten is an error`() async throws {
    let copy = ScratchCopy()
    let edits = Addition.all.flatMap(\.edits)
    for module in ["ShotSim", "ShotSimReports", "shotsim-cli"] {
      let forgotten = edits.filter { $0.module == module && $0.oversight != nil }
      if forgotten.isEmpty { continue }
      try copy.hold(edits.filter { $0.module != module || $0.oversight == nil })
      let result = try await copy.build("--target \(module)")
      #expect(result.exitCode != 0)
      let errors = result.outputText.split(separator: "\n").filter { $0.contains("error: ") }
      for oversight in forgotten.compactMap(\.oversight) {
        #expect(
          errors.contains { $0.contains(oversight.file) && $0.contains(oversight.message) },
          "\(oversight)\n\(errors.joined(separator: "\n"))")
      }
    }
    try copy.hold(edits)
    let built = try await copy.build("--product shotsim")
    try #require(built.exitCode == 0, "\(built.outputText)")
    #expect(!built.outputText.contains("warning: "), "\(built.outputText)")
    for addition in Addition.all {
      for sight in addition.sights {
        let result = try await copy.run(sight)
        for words in sight.words {
          #expect(
            result.outputText.contains(words),
            "\(addition.concept): \(sight.arguments) does not print \(words)\n\(result.errorText)")
        }
      }
    }
  }
}
