import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct ChromeTraceTests {
  static let sideBySide = ChromeTrace.json(
    [
      TraceSource(label: "features none", records: SampleResults.off),
      TraceSource(label: "features all", records: SampleResults.on),
    ], metadata: [("seed", .text("1"))])

  @Test func `Both configurations side by side are written as they were looked at`() throws {
    expectGolden(Self.sideBySide, "report/trace.json")
  }

  @Test func `Slices of one lane never overlap`() {
    var slices: [TraceProcess.Slice] = []
    for index in 0..<40 {
      let start = Nanoseconds(index * 7 % 13 * 10)
      let end = start + Nanoseconds(index % 5 * 12)
      slices.append(TraceProcess.Slice(lane: .processing, name: "", start: start, end: end))
    }
    let rows = TraceProcess.inRows(slices)
    #expect(rows.count == slices.count)
    #expect(Set(rows.map(\.row)).count > 1)
    for row in Set(rows.map(\.row)) {
      let inRow = rows.filter { $0.row == row }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
      for (first, second) in zip(inRow, inRow.dropFirst()) {
        #expect(first.end <= second.start)
      }
    }
  }

  @Test func `No time is negative`() {
    #expect(!Self.sideBySide.contains("\"ts\":-"))
    #expect(Self.sideBySide.contains("\"originMicroseconds\":-3000000"))
  }
}
