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

  @Test func `An arrow stops only at slices that last, one of its photo in each lane`() throws {
    let scenario = try ScenarioRuns.builtIn(
      "basketball-burst", changes: [ScenarioRuns.fixed("touchToRequest", "0ms")])
    let records = try ScenarioRuns.records(scenario)
    let process = TraceProcess(TraceSource(label: "x", records: records), number: 1)
    let slices = process.events.filter { $0.phase == .complete && ($0.length ?? 0) > 0 }
    let stops = process.events.filter { $0.flow != nil }
    #expect(stops.count { $0.phase == .flowStart } == records.photos.count)
    for stop in stops {
      #expect(slices.contains { $0.thread == stop.thread && $0.time == stop.time }, "\(stop)")
    }
  }

  @Test func `Rows of a lane end at a limit, and what is beyond shares the last one`() {
    let limit = TraceProcess.rowLimit
    let slices = (0..<2 * limit).map {
      TraceProcess.Slice(lane: .taps, name: "\($0)", start: Nanoseconds($0), end: 1_000_000)
    }
    let rows = TraceProcess.inRows(slices).map(\.row)
    #expect(rows == Array(0..<limit) + Array(repeating: limit - 1, count: limit))
  }
}
