import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct HistogramExportTests {
  /// Forty replications of three photos each, of simple numbers that repeat nowhere.
  static func values(_ replication: Int, offset: Double) -> [Double] {
    (0..<3).map { photo in
      let step = Double((replication * 37 + photo * 11) % 101)
      return offset + step * 1.25 + Double(photo) * 0.0625
    }
  }

  static func accumulator(
    _ label: String, replications: Range<Int>, offset: Double, bins: HistogramBins = .standard,
    metric: Metric = .timeToPhoto
  ) -> MetricAccumulator {
    let subject = TableSubject(
      scenario: SampleResults.scenario, configuration: label, metric: metric)
    var result = MetricAccumulator(subject: subject, bins: bins)
    for replication in replications {
      let values = values(replication, offset: offset)
      result.add(
        values[...], mean: values.reduce(0, +) / Double(values.count), replication: replication)
    }
    return result
  }

  static func both(_ replications: Range<Int>, bins: HistogramBins = .standard)
    -> [MetricAccumulator]
  {
    [
      accumulator("features none", replications: replications, offset: 1900, bins: bins),
      accumulator("features all", replications: replications, offset: 600, bins: bins),
    ]
  }

  static func csv(_ table: HistogramTable) -> String {
    var text = ""
    table.write(as: .csv(.lineFeed), to: &text)
    return text
  }

  @Test func `A histogram file is written as it was looked at`() throws {
    expectGolden(Self.csv(HistogramTable(Self.both(0..<40))), "report/histogram.csv")
  }

  @Test(arguments: ["log-linear:1", "log-linear:2", "linear:0.7", "edges:650,700,1950"])
  func `Files of two halves add up to the file of the whole`(bins: String) throws {
    let bins = try #require(HistogramBins(bins))
    var merged = try HistogramCSV(
      Array(Self.csv(HistogramTable(Self.both(0..<13, bins: bins))).utf8), file: "f.csv")
    try merged.merge(
      HistogramCSV(
        Array(Self.csv(HistogramTable(Self.both(13..<40, bins: bins))).utf8), file: "f.csv"))
    #expect(
      try Self.csv(merged.table()) == Self.csv(HistogramTable(Self.both(0..<40, bins: bins))))
  }

  @Test func `Bins enclose their values, lower edge included`() {
    for bins in [HistogramBins.logLinear(digits: 2), .linear(width: 5), .auto] {
      let accumulator = Self.accumulator("", replications: 0..<40, offset: -40, bins: bins)
      let all = (0..<40).flatMap { Self.values($0, offset: -40) }
      for row in HistogramTable([accumulator]).rows where row.kind != .censored {
        let inside = all.count { $0 >= row.bin.lower && $0 < row.bin.upper }
        #expect(UInt64(inside) == row.bin.count, "\(bins) \(row.bin)")
      }
    }
  }

  @Test func `Every configuration of a metric has the same bins, and all its values`() {
    let all = HistogramTable(Self.both(0..<40)).rows
    let rows = all.filter { $0.kind != .censored }
    #expect(all.count { $0.kind == .censored && $0.bin.count == 0 } == 2)
    let off = rows.filter { $0.configuration == "features none" }
    let on = rows.filter { $0.configuration == "features all" }
    #expect(off.map(\.bin.lower) == on.map(\.bin.lower))
    #expect(off.first?.bin.lower == -.infinity && off.last?.bin.upper == .infinity)
    #expect(off.last?.cumulativeCount == 120 && on.last?.cumulativeCount == 120)
    #expect(off.reduce(0) { $0 + $1.bin.count } == 120)
  }

  @Test func `Files of different bins are not added`() throws {
    let explicit = try #require(HistogramBins("edges:650,700.5,1950"))
    var file = try HistogramCSV(
      Array(Self.csv(HistogramTable(Self.both(0..<3, bins: explicit))).utf8), file: "f.csv")
    let other = try HistogramCSV(
      Array(Self.csv(HistogramTable(Self.both(0..<3))).utf8), file: "f.csv")
    #expect(throws: Diagnostic.self) { try file.merge(other) }
  }

  @Test(arguments: [
    ("a,b\n", "1:1: error: found \"a\"; allowed: the column scenario"),
    ("", ": error: the file is empty; allowed: a histogram file as CSV"),
    (
      "scenario,config,metrics\n",
      "1:17: error: found \"metrics\"; allowed: the column metric; did you mean \"metric\"?"
    ),
  ])
  func `A file that is no histogram is refused`(text: String, problem: String) {
    #expect(Self.problem(text).hasSuffix(problem))
  }

  @Test(arguments: [
    (
      "s,c,m,ms,1,x,0,0,0,0,bin",
      "3:12: error: bin_upper: found \"x\"; allowed: a number, -Inf or Inf"
    ),
    (
      "s,c,m,ms,2,Inf,0,0,0,0,overflow",
      "3:10: error: bin_lower: the bin does not begin where the one above it ends; allowed: 1"
    ),
    (
      "\"s\",c,m,ms,1,Inf,18446744073709551615,0,0,0,overflow",
      "3:18: error: count: the counts up to here are more than can be added exactly; "
        + "allowed: a whole number, in all at most 9,007,199,254,740,992 of a metric"
    ),
    (
      "s,c,m,ms,1,Inf,1.5,0,0,0,overflow",
      "3:16: error: count: found \"1.5\"; "
        + "allowed: a whole number, in all at most 9,007,199,254,740,992 of a metric"
    ),
    (
      "é,c,m,ms,1,Inf,0,0,0,0,overflows",
      "3:24: error: row: found \"overflows\"; allowed: bin, underflow, overflow or censored; "
        + "did you mean \"overflow\"?"
    ),
    ("s,c,m", "3: error: found 3 cells; allowed: 11"),
    (
      "s,c,m,ms,1,0,0,0,0,0,bin",
      "3:12: error: bin_upper: the bin ends before it begins; allowed: at least 1"
    ),
  ])
  func `A damaged line is told with its place`(line: String, problem: String) {
    let head = TableSchema.histogram.columns.map(\.description.name).joined(separator: ",") + "\n"
    let good = "s,c,m,ms,-Inf,1,0,0,0,0,underflow\n"
    #expect(Self.problem(head + good + line + "\n") == "f.csv:" + problem)
  }

  /// How a file is refused.
  private static func problem(_ text: String) -> String {
    do throws(Diagnostic) {
      _ = try HistogramCSV(Array(text.utf8), file: "f.csv")
      return ""
    } catch {
      return DiagnosticText.line(error)
    }
  }

  @Test func `Bins are read as they are written`() {
    for bins in [
      HistogramBins.logLinear(digits: 3), .linear(width: 0.1), .edges([-1, 0, 2.5]), .auto,
    ] {
      #expect(HistogramBins(bins.text) == bins)
    }
    for text in [
      "", "log-linear:9", "linear:0", "linear:nan", "edges:1", "edges:2,1", "edges:1,,2",
    ] {
      #expect(HistogramBins(text) == nil, "\(text)")
    }
  }

  @Test func `Percentiles and summary are written as they were looked at`() throws {
    var percentiles = ""
    var summary = ""
    let percentileWriter = TableWriter(TableSchema.percentiles, as: .csv(.lineFeed))
    let summaryWriter = TableWriter(TableSchema.summary, as: .csv(.lineFeed))
    percentileWriter.writeHeader(to: &percentiles)
    summaryWriter.writeHeader(to: &summary)
    for accumulator in Self.both(0..<40) {
      for row in accumulator.percentiles([0, 50, 90, 95, 99, 99.9, 100], level: 0.95) {
        percentileWriter.write(row, to: &percentiles)
      }
      summaryWriter.write(accumulator.summary(level: 0.95), to: &summary)
    }
    expectGolden(percentiles, "report/percentiles.csv")
    expectGolden(summary, "report/summary.csv")
  }

  @Test func `Beyond the limit percentiles come from bounded memory, and are near`() {
    var accumulator = MetricAccumulator(
      subject: TableSubject(scenario: "s", configuration: "c", metric: .captureTime),
      bins: .standard, exactLimit: 10_000)
    let replications = 5_000
    for replication in 0..<replications {
      let value = Double(replication * 7919 % 100_003) / 50
      accumulator.add([value, value, value, value], mean: value, replication: replication)
    }
    #expect(!accumulator.isExact)
    let row = accumulator.percentiles([50], level: 0.95)[0]
    #expect(abs(row.value - 1000) < 30)
    #expect(row.low <= row.value && row.value <= row.high && row.high - row.low < 100)
    #expect(accumulator.count == 4 * replications)
  }

  @Test func `Other formats are written as they were looked at`() throws {
    let accumulators = Self.both(0..<40)
    expectGolden(OpenMetricsText.text(accumulators), "report/openmetrics.txt")
    let rows = accumulators.map { $0.summary(level: 0.95) }
    expectGolden(TrackerJSON.jmh(rows), "report/jmh.json")
    expectGolden(TrackerJSON.bencher(rows), "report/bencher.json")
    expectGolden(TrackerJSON.custom(rows, smallerIsBetter: true), "report/custom.json")
    expectGolden(Self.hgrm(), "report/percentiles.hgrm")
  }

  @Test func `A value that HdrHistogram has no place for is refused, and nothing is counted`() {
    var histogram = HdrHistogram(digits: 3)
    for value: Int64 in [-1, (1 << 52) + 1, .max] {
      let isTaken = histogram.record(value)
      #expect(!isTaken)
    }
    #expect(histogram.total == 0)
    let takesEnds = [histogram.record(0), histogram.record(1 << 52)]
    #expect(takesEnds == [true, true])
  }

  static func hgrm() -> String {
    var histogram = HdrHistogram(digits: 3)
    for replication in 0..<40 {
      for value in values(replication, offset: 600) where !histogram.record(Int64(value * 1000)) {
        Issue.record("a value of \(value) ms has no place")
      }
    }
    return histogram.text(scale: 1000)
  }

  @Test func `Formats say what they have no room for`() throws {
    #expect(throws: FormatProblem.onlyOne(found: 2)) {
      try HdrHistogramText.format.render(Distributions(Self.both(0..<2)))
    }
    var accumulator = MetricAccumulator(
      subject: TableSubject(scenario: "s", configuration: "c", metric: .shutterLag),
      bins: .standard, countsPercentiles: true)
    accumulator.add([600.5, 601], mean: 600.75, replication: 0)
    let text = try HdrHistogramText.format.render(Distributions([accumulator]))
    #expect(text.contains("Total count    =            2"))
    accumulator.add([-0.5], mean: -0.5, replication: 1)
    #expect(throws: FormatProblem.negativeValues(metric: "shutterLag")) {
      try HdrHistogramText.format.render(Distributions([accumulator]))
    }
  }

  @Test func `Metadata are written as they were looked at`() throws {
    let metadata = RunMetadata(
      version: "1.0.0", gslVersion: "2.7.1", command: "shotsim histogram basketball-burst",
      configurations: [
        RunMetadata.Configuration(
          scenario: "basketball-burst", label: "features all", scenarioDigest: "sha256:00",
          device: "iphone-17", deviceDigest: "sha256:01", seed: .max, firstReplication: 0,
          replications: 1000)
      ], bins: .standard, level: 0.95)
    expectGolden(metadata.json, "report/metadata.json")
  }

  @Test func `CSV is read as it was written`() {
    let rows = [["a", "b,c", "d\"e\"", "f\ng"], ["", "1", "", ""]]
    for end in ["\n", "\r\n"] {
      let text = rows.map { $0.map(CSVText.quoted).joined(separator: ",") + end }.joined()
      #expect(CSVReader.cells(text) == rows)
    }
  }
}
