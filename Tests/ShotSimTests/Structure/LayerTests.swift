import Foundation
import Testing

/// Data flows one way: the table in CONTRIBUTING.md, kept by reading the sources.
@Suite struct LayerTests {
  @Test(arguments: LayerRule.all.map(\.folder))
  func `No file imports or names what its layer must not know`(folder: String) throws {
    let rule = try #require(LayerRule.all.first { $0.folder == folder })
    let violations = try rule.violations()
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test func `Every folder has a rule and every rule a row in the table`() throws {
    let folders = Set(try LayerRule.sources.get().compactMap(\.layer))
    #expect(folders.subtracting(LayerRule.all.map(\.folder)).isEmpty)
    let table = try String(
      contentsOf: SourceTree.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }
    for rule in LayerRule.all where folders.contains(rule.folder) {
      let name = rule.folder.split(separator: "/").last ?? ""
      #expect(rows.contains { $0.contains(name) }, "\(rule.folder)")
    }
  }

  @Test(arguments: [
    ("import Foundation", "imports Foundation"),
    ("@preconcurrency internal import CGSL", "imports CGSL"),
    ("import struct Foundation.URL", "imports Foundation"),
    ("let photo = 1", "mentions photo"),
    ("func next(nextPhotoTime: Int) {}", "mentions nextPhotoTime"),
    ("/// Waits for the shutter.", "mentions shutter"),
    ("/* a /* nested */ camera */", "mentions camera"),
    ("let text = \"a camera\"", "mentions camera"),
    ("let x: Planted", "names Planted, a type of another layer"),
    ("let y = \"\\(Planted.self)\"", "names Planted, a type of another layer"),
  ])
  func `A planted violation is found`(source: String, violation: String) throws {
    let rule = try #require(LayerRule.all.first { $0.folder == "ShotSim/Engine" })
    let types = ["Camera": Set(SwiftText("public struct Planted: Sendable {}").declaredTypes)]
    let found = rule.violations(
      in: SwiftText("// First.\n" + source), file: "E.swift", types: types)
    #expect(found.contains("E.swift:2: \(violation)"))
  }

  @Test(arguments: [
    "let photograph = 1", "let gslowest = 2", "/// A Planted in prose.", "let z = \"Planted\"",
    "let q = #\"\"\"\n  \"Planted\" \\(Planted)\n  \"\"\"#", "let cameraman = \"\\\"\"",
    "let time: Nanoseconds = 1",
  ])
  func `What only looks like a violation is none`(source: String) throws {
    let rule = try #require(LayerRule.all.first { $0.folder == "ShotSim/Engine" })
    let types: [String: Set<String>] = ["Camera": ["Planted", "Nanoseconds"]]
    #expect(rule.violations(in: SwiftText(source), file: "E.swift", types: types).isEmpty)
  }

  @Test func `Names fall into their parts`() {
    #expect(LayerRule.parts(of: "nextPhotoURL") == ["next", "Photo", "URL"])
    #expect(LayerRule.parts(of: "JSONReader") == ["JSON", "Reader"])
    #expect(LayerRule.parts(of: "gsl_ran_gamma") == ["gsl", "ran", "gamma"])
    #expect(LayerRule.parts(of: "A") == ["A"])
  }

  @Test func `Only one file of the program differs between systems`() throws {
    let program = SourceTree.root.appending(path: "Sources/shotsim-cli")
    for file in SourceTree.swiftFiles(below: program)
    where file.lastPathComponent != "Platform.swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect(!source.contains("#if "), "\(file.lastPathComponent)")
    }
  }
}
