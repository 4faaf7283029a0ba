import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct ReferencePageTests {
  /// The pages are made by `make golden`, as the other expected texts are.
  @Test(arguments: ReferencePage.allCases)
  func `A reference page says what the declarations say`(page: ReferencePage) throws {
    let file = SourceTree.root.appending(path: "docs/\(page.fileName)")
    if Golden.isRemaking { try Data(page.text.utf8).write(to: file) }
    let found = try Data(contentsOf: file)
    if let difference = Golden.difference(expected: Array(found), actual: Array(page.text.utf8)) {
      Issue.record("docs/\(page.fileName), \(difference)\n'make golden' makes it again")
    }
  }

  @Test(arguments: ReferencePage.allCases)
  func `Only rows of tables are wider than 100 columns`(page: ReferencePage) {
    let wide = page.text.split(separator: "\n").filter { $0.count > 100 && !$0.hasPrefix("|") }
    #expect(wide == [])
  }

  @Test func `A name is in a table of one page only`() {
    let rows = ReferencePage.allCases.flatMap { page in
      Set(page.text.split(separator: "\n").filter { $0.hasPrefix("| `") })
    }
    #expect(rows.count > 120)
    #expect(Set(rows).count == rows.count)
    for event in CaptureEventRecord.Kind.allCases {
      #expect(ReferencePage.events.text.contains("| `\(event.rawValue)` |"))
    }
    for table in ReferencePage.tables {
      for column in table.columns {
        #expect(ReferencePage.formats.text.contains("| `\(column.name)` | `\(column.key)` |"))
      }
    }
  }

  @Test func `Columns have names that need no quotes, and units in the names of times`() {
    for table in ReferencePage.tables {
      #expect(Set(table.columns.map(\.name)).count == table.columns.count)
      #expect(Set(table.columns.map(\.key)).count == table.columns.count)
      for column in table.columns {
        #expect(column.name.wholeMatch(of: /[a-z0-9_]+/) != nil, "\(column.name)")
        #expect(!column.documentation.isEmpty && !column.documentation.contains("|"))
        #expect((column.kind == .time) == column.name.hasSuffix("_ms"), "\(column.name)")
      }
    }
  }
}
