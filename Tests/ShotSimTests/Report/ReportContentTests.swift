import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct ReportContentTests {
  /// The basketball burst with features off and on, sixty replications, picture and all.
  static func content() async throws -> ReportContent {
    var results: [ConfigurationResult] = []
    for (label, features) in [("features none", FeatureSet()), ("features all", .all)] {
      let scenario = try ScenarioReader(features: features).read("basketball-burst")
      results.append(try await Experiment(scenario, label: label, replications: 0..<60).run())
    }
    let report = RunReport(
      results: results, records: [nil, nil], checksExpectations: [false, true])
    var shown: [ReportContent.ShownReplication] = []
    for place in [ReplicationPick.Place.median, .worst] {
      let number = try #require(ReplicationPick(place).replication(of: results[1]))
      var records: [ReplicationRecords] = []
      for result in results {
        records.append(
          try RecordedReplications.record(result.scenario, replication: number))
      }
      shown.append(
        ReportContent.ShownReplication(
          title: "The \(place) replication", note: "By frames captured.", records: records))
    }
    return ReportContent(report, shown: shown, metadata: SampleResults.metadata)
  }

  @Test func `A report of real results has every section, and its numbers are theirs`() async throws
  {
    let content = try await Self.content()
    #expect(content.verdict.judgement == .pass)
    #expect(content.frames.map(\.label) == ["features none", "features all"])
    #expect(content.frames[0].mean == 1)
    #expect(content.frames.allSatisfy { $0.total == 60 })
    #expect(content.timelines.map(\.panels.count) == [2, 2])
    #expect(content.timelines[0].panels[0].timeline.framesCaptured == 1)
    #expect(content.latencies.first?.metric == .timeToPhoto)
    #expect(content.expectations.map(\.outcome) == ["holds"])
    #expect(!content.timings.isEmpty)
    #expect(content.summaries.count == 2 * Metric.allCases.count)
    #expect(content.findings.count == 3)
  }

  @Test func `Samples have one row a value, by replication and number`() async throws {
    let scenario = try ScenarioReader().read("basketball-burst")
    let result = try await Experiment(
      scenario, label: "features all", replications: 5..<9
    ).run()
    var text = ""
    let writer = TableWriter(TableSchema.samples, as: .csv(.lineFeed))
    writer.writeHeader(to: &text)
    for metric in [Metric.framesCaptured, .shotToShot] {
      SampleExporter.write(result, metric, scenario: scenario.name, with: writer, to: &text)
    }
    let rows = CSVReader.cells(text).dropFirst()
    let frames = rows.filter { $0[4] == "framesCaptured" }
    #expect(frames.map { $0[2] } == ["5", "6", "7", "8"])
    #expect(frames.allSatisfy { $0[3].isEmpty && $0[6] == "count" })
    let gaps = rows.filter { $0[4] == "shotToShot" }
    #expect(gaps.compactMap { Double($0[5]) } == result.photoValues[.shotToShot])
    for (offset, count) in result.photoValueCounts[.shotToShot].enumerated() {
      let own = gaps.filter { $0[2] == "\(5 + offset)" }
      #expect(own.map { $0[3] } == (0..<Int(count)).map { "\($0 + 1)" })
    }
  }

  @Test func `A metric taken replication by replication is summarized as the whole`() async throws {
    let scenario = try ScenarioReader().read("basketball-burst")
    let whole = try await Experiment(scenario, replications: 0..<40).run()
    let halves = [
      try await Experiment(scenario, replications: 0..<15).run(),
      try await Experiment(scenario, replications: 15..<40).run(),
    ]
    for metric in Metric.allCases {
      let subject = TableSubject(
        scenario: scenario.name, configuration: whole.label, metric: metric)
      var accumulator = MetricAccumulator(subject: subject, bins: .standard)
      for half in halves { accumulator.add(half) }
      let row = SummaryRow(whole, metric, level: 0.95)
      let streamed = accumulator.summary(level: 0.95)
      #expect("\(streamed)" == "\(row)", "\(metric)")
    }
  }
}
