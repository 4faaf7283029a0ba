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

  @Test func `A gzip file holds its data and their checksum`() {
    #expect(CRC32.checksum("123456789".utf8) == 0xCBF4_3926)
    let empty = GzipContainer.stored([])
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    let block: [UInt8] = [1, 0, 0, 255, 255]
    #expect(empty == header + block + [UInt8](repeating: 0, count: 8))
    let long = [UInt8](repeating: 7, count: 65_536)
    #expect(GzipContainer.stored(long).count == 65_536 + 10 + 5 + 5 + 8)
  }
}
