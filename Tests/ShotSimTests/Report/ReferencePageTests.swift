import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct FormatsPageTests {
  @Test func `The reference page is the one that the declarations make`() throws {
    let file = SourceTree.root.appending(path: "docs/formats.md")
    if Golden.isRemaking { try Data(FormatsPage.markdown.utf8).write(to: file) }
    let page = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(page == FormatsPage.markdown, "'make golden' writes docs/formats.md anew")
  }

  @Test func `Columns have names that need no quotes, and units in the names of times`() {
    for table in FormatsPage.tables {
      #expect(Set(table.columns.map(\.name)).count == table.columns.count)
      #expect(Set(table.columns.map(\.key)).count == table.columns.count)
      for column in table.columns {
        #expect(column.name.wholeMatch(of: /[a-z0-9_]+/) != nil, "\(column.name)")
        #expect(!column.documentation.isEmpty && !column.documentation.contains("|"))
        #expect((column.kind == .time) == column.name.hasSuffix("_ms"), "\(column.name)")
      }
    }
  }

  @Test func `Every event that a replication records has a name`() throws {
    let names = Set(EventName.allCases.map(\.rawValue))
    let file = SourceTree.root.appending(
      path: "Sources/ShotSim/Camera/Records/CaptureRecords.swift")
    let source = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    let start = try #require(source.firstRange(of: "enum Kind: Sendable, Equatable {")?.upperBound)
    let end = try #require(source[start...].firstRange(of: "\n  }")?.lowerBound)
    var declared: Set<String> = []
    for line in source[start..<end].split(separator: "\n") where line.contains("case ") {
      for name in line.matches(of: /[a-z][A-Za-z]+(?=[,(]|$)/) {
        declared.insert(String(name.output))
      }
    }
    #expect(declared == names)
  }
}
