import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct OtherReaderTests {
  static let histogram = HistogramExportTests.csv(HistogramTable(HistogramExportTests.both(0..<40)))

  static func photos(_ format: TableFormat) -> String {
    var text = ""
    let exporter = RecordExporter(
      scenario: "with \"quotes\", commas", configuration: "é", format: format)
    exporter.writePhotoHeader(to: &text)
    exporter.writePhotos(of: SampleResults.off, to: &text)
    exporter.writePhotos(of: SampleResults.on, to: &text)
    return text
  }

  private func expectSame(_ found: [String: Any], as text: String) throws {
    let wanted = try OtherReaders.numbers(text)
    let numbers = try #require(found["numbers"] as? [String: [Double]])
    #expect(found["rows"] as? Int == CSVReader.cells(text).count - 1)
    #expect(numbers.count == wanted.count)
    for (name, entry) in numbers where entry[0] > 0 {
      let own = try #require(wanted[name])
      #expect(Int(entry[0]) == own.count, "\(name)")
      #expect(abs(entry[1] - own.sum) <= 1e-12 * abs(own.sum), "\(name)")
    }
  }

  @Test(.enabled(if: OtherReaders.has("python3"), "make test-all asks Python's csv"))
  func `Python's csv reads tables with equal counts and sums`() async throws {
    for text in [
      Self.histogram, Self.photos(.csv(.lineFeed)), Self.photos(.csv(.carriageReturnLineFeed)),
    ] {
      let found = try await OtherReaders.read("csv", text)
      try expectSame(found, as: text)
    }
    let lines = try await OtherReaders.read("jsonl", Self.photos(.jsonLines))
    #expect(lines["rows"] as? Int == 6)
  }

  @Test(.enabled("make test-all asks pandas") { await OtherReaders.hasModule("pandas") })
  func `Pandas reads tables with equal counts and sums`() async throws {
    for text in [
      Self.histogram, Self.photos(.csv(.lineFeed)), Self.photos(.csv(.carriageReturnLineFeed)),
    ] {
      let found = try await OtherReaders.read("pandas", text)
      try expectSame(found, as: text)
    }
  }

  @Test(.enabled(if: OtherReaders.has("Rscript"), "make test-all asks R"))
  func `R reads tables with equal counts and sums`() async throws {
    for text in [Self.histogram, Self.photos(.csv(.carriageReturnLineFeed))] {
      let result = try await OtherReaders.ask(
        "exec Rscript --vanilla \"$tools/read_table.R\" \"$file\"", file: Array(text.utf8))
      let lines = result.outputText.split(separator: "\n").map { $0.split(separator: " ") }
      #expect(lines.first?.first == "\(CSVReader.cells(text).count - 1)")
      let wanted = try OtherReaders.numbers(text)
      for line in lines.dropFirst() where line[1] != "0" {
        let own = try #require(wanted[String(line[0])])
        let sum = try #require(Double(line[2]))
        #expect(Int(line[1]) == own.count, "\(line)")
        #expect(abs(sum - own.sum) <= 1e-12 * abs(own.sum), "\(line)")
      }
    }
  }

  @Test(
    .enabled(
      if: OtherReaders.has("java")
        && FileManager.default.fileExists(atPath: OtherReaders.hdrHistogram),
      "make test-all asks HdrHistogram"))
  func `HdrHistogram prints the same text for the same values`() async throws {
    var sets: [[Int64]] = [[0], [1, 1, 1], [2047, 2048, 4095, 4096, 1 << 40]]
    sets.append((0..<5000).map { Int64($0) * 7919 % 100_003 * 37 })
    for values in sets {
      var histogram = HdrHistogram(digits: 3)
      for value in values {
        let isRecorded = histogram.record(value)
        #expect(isRecorded)
      }
      let input = values.map(String.init).joined(separator: "\n")
      let result = try await OtherReaders.ask(
        "exec java -cp \(OtherReaders.hdrHistogram) \"$tools/PercentileText.java\" < \"$file\"",
        file: Array(input.utf8))
      #expect(result.outputText == histogram.text(scale: 1000), "\(values.prefix(5))")
    }
  }

  @Test(
    .enabled("make test-all asks prometheus_client") {
      await OtherReaders.hasModule("prometheus_client")
    })
  func `Prometheus' client reads the OpenMetrics text`() async throws {
    let negative = HistogramExportTests.accumulator(
      "features all", replications: 0..<20, offset: -40, metric: .shutterLag)
    let text = OpenMetricsText.text(HistogramExportTests.both(0..<40) + [negative])
    let found = try await OtherReaders.read("openmetrics", text)
    let time = try #require(found["shotsim_time_to_photo_seconds"] as? [Any])
    #expect(time[0] as? String == "histogram" && time[1] as? String == "seconds")
    let samples = try #require(time[2] as? [String: Double])
    #expect(samples["_countfeatures all"] == 120)
    let lag = try #require(found["shotsim_shutter_lag_seconds"] as? [Any])
    #expect(lag[0] as? String == "gaugehistogram")
  }

  @Test(.enabled(if: OtherReaders.has("python3"), "make test-all asks Python's XML parser"))
  func `Pictures are well-formed`() async throws {
    for picture in PictureTests.pictures {
      let result = try await OtherReaders.ask(
        "exec \"$python\" \"$tools/read_tables.py\" xml \"$file\"", file: Array(picture.svg.utf8))
      #expect(result.outputText.contains("{http://www.w3.org/2000/svg}svg"), "\(picture.name)")
    }
  }

  @Test(.enabled("make test-all asks jsonschema") { await OtherReaders.hasModule("jsonschema") })
  func `Results and photo rows keep their schemas`() async throws {
    let scenario = try ScenarioReader().read("basketball-burst")
    let result = try await Experiment(scenario, replications: 0..<10).run()
    let report = RunReport(results: [result], records: [nil], checksExpectations: [true])
    let whole = try await OtherReaders.ask(
      "exec \"$python\" \"$tools/read_tables.py\" schema \"$other\" \"$file\"",
      file: Array(ResultsDocument.document.text(report).utf8),
      other: Array(PublishedSchema.results.text.utf8))
    #expect(whole.outputText == "\"valid\"\n")
    let schema = PublishedSchema.photos.text
    let lines = try await OtherReaders.ask(
      "exec \"$python\" \"$tools/read_tables.py\" schema-lines \"$other\" \"$file\"",
      file: Array(Self.photos(.jsonLines).utf8), other: Array(schema.utf8))
    #expect(lines.outputText == "\"valid\"\n")
  }
}
