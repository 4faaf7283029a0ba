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

  @Test func `Schemas of results are written as they were looked at`() {
    expectGolden(ResultsSchema.text, "report/results.schema.json")
    expectGolden(
      ResultsSchema.text(of: TableSchema.photos.description), "report/photos.schema.json")
  }
}
