import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct TableTests {
  private static func photos(_ format: TableFormat) -> String {
    var text = ""
    let off = RecordExporter(
      scenario: SampleResults.scenario, configuration: "features none", format: format)
    let on = RecordExporter(
      scenario: SampleResults.scenario, configuration: "features all", format: format)
    off.writePhotoHeader(to: &text)
    off.writePhotos(of: SampleResults.off, to: &text)
    on.writePhotos(of: SampleResults.on, to: &text)
    return text
  }

  private static func events(_ format: TableFormat) -> String {
    var text = ""
    let exporter = RecordExporter(
      scenario: SampleResults.scenario, configuration: "features all", format: format)
    exporter.writeEventHeader(to: &text)
    exporter.writeEvents(of: SampleResults.on, to: &text)
    return text
  }

  @Test func `Photos and events are written as they were looked at`() throws {
    expectGolden(Self.photos(.csv(.lineFeed)), "report/photos.csv")
    expectGolden(Self.photos(.jsonLines), "report/photos.jsonl")
    expectGolden(Self.events(.csv(.lineFeed)), "report/events.csv")
    expectGolden(Self.events(.jsonLines), "report/events.jsonl")
  }

  @Test func `CRLF changes nothing but the ends of lines`() {
    let crlf = Self.photos(.csv(.carriageReturnLineFeed))
    #expect(crlf.replacing("\r\n", with: "\n") == Self.photos(.csv(.lineFeed)))
    #expect(crlf.unicodeScalars.count { $0 == "\r" } == 7)
  }

  @Test func `A cell is quoted only when it must be`() {
    #expect(CSVText.quoted("features all") == "features all")
    for text in ["a\nb", "a\rb", "a,b"] { #expect(CSVText.quoted(text) == "\"\(text)\"") }
    #expect(CSVText.quoted("48MP, quality") == "\"48MP, quality\"")
    #expect(CSVText.quoted("say \"cheese\"") == "\"say \"\"cheese\"\"\"")
    #expect(CSVText.quoted("two\r\nlines") == "\"two\r\nlines\"")
  }

  @Test func `A failed photo keeps only what is certain`() {
    var photo = PhotoRecord(
      number: 1, tap: 2, kind: .livePhoto, press: -5, request: 40,
      requestedDimensions: PhotoDimensions(megapixels: 12), requestedPrioritization: .speed,
      outcome: .failed(.interrupted))
    photo.finishedAt = 100
    var records = ReplicationRecords(replication: 7)
    records.photos = [photo]
    var text = ""
    RecordExporter(scenario: "a,b", configuration: "c", format: .csv(.lineFeed))
      .writePhotos(of: records, to: &text)
    #expect(
      text == "\"a,b\",c,7,1,2,livePhoto,-0.000005,0.00004,,,,,,,,,0.0001,,,12MP,speed,,,,,,,,,,,1,"
        + "failed(interrupted)\n")
  }

  @Test func `JSON strings escape what JSON asks for`() {
    #expect(JSONText.string("a\"b\\c\n\t\u{1}é") == #""a\"b\\c\n\t\u0001é""#)
  }

  @Test func `Statistics tables have the columns of their reference`() {
    #expect(
      TableSchema.percentiles.columns.map(\.description.name).joined(separator: ",")
        == "scenario,config,metric,unit,percentile,value,ci_low,ci_high,ci_level,n")
    #expect(
      TableSchema.summary.columns.map(\.description.name).joined(separator: ",")
        == "scenario,config,metric,unit,n,replications,mean,sd,ci_low,ci_high,min,p50,p90,p95,"
        + "p99,max")
    #expect(
      TableSchema.samples.columns.map(\.description.name).joined(separator: ",")
        == "scenario,config,replication,shot,metric,value,unit")
    #expect(
      TableSchema.compare.columns.map(\.description.name).joined(separator: ",")
        == "scenario,config,metric,statistic,unit,baseline,candidate,diff,diff_ci_low,"
        + "diff_ci_high,ratio,p_adjusted,margin,verdict")
  }
}
