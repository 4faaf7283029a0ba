import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

/// Times that have not come (docs/model.md, section 24), in small samples worked out by hand.
@Suite struct CensoringTests {
  /// Two bursts: finals after 100 and 300 ms, and one of 200 ms beside one that never came.
  private static let finals = HandMadeResults.photos(
    .timeToFinal, [[100, 300], [200, .infinity]])
  private static let complete = HandMadeResults.photos(.timeToFinal, [[100, 300], [200, 400]])

  private func check(_ text: String, _ result: ConfigurationResult = finals) throws
    -> ExpectationCheck
  {
    ExpectationCheck(try ExpectationParser.parse(text), of: result)
  }

  @Test("With one censored photo there is no mean, deviation or maximum, and a minimum")
  func summary() {
    let summary = MetricSummary(.timeToFinal, of: Self.finals)
    #expect(summary.censored == CensoredCount(came: 3, of: 4, .accepted))
    #expect(summary.censored?.text == "3 of 4 photos")
    #expect(summary.photos == 3)
    #expect(summary.mean.value.isNaN && !summary.mean.interval.isBounded)
    #expect(summary.standardDeviation.isNaN)
    #expect(summary.photoMean?.value.isNaN == true)
    #expect(summary.photoStandardDeviation?.isNaN == true)
    #expect(summary.maximum.isNaN)
    #expect(summary.minimum == 100)
    // Type 7 of 100, 200, 300, infinite: the median is between the second and the third.
    #expect(summary.percentiles[0].value == 250)
    #expect(summary.percentiles[1].value.isNaN, "the 90th takes part of what has not come")
  }

  @Test("Metrics whose photos are not censored have no such count")
  func others() {
    let gaps = MetricSummary(.shotToShot, of: HandMadeResults.photos(.shotToShot, [[1, 2]]))
    #expect(gaps.censored == nil)
    #expect(gaps.photoMean?.value == 1.5)
    let frames = MetricSummary(
      .framesCaptured, of: HandMadeResults.result(.framesCaptured, [4, 5]))
    #expect(frames.censored == nil && frames.photoMean == nil)
  }

  @Test(
    "An expectation on what has no value fails with the count; what has one is judged by it",
    arguments: [
      ("timeToFinal.mean <= 9s", false), ("timeToFinal.max <= 9s", false),
      ("timeToFinal.sd <= 9s", false), ("timeToFinal.photoMean <= 9s", false),
      ("timeToFinal.photoSd <= 9s", false), ("timeToFinal.p90 <= 9s", false),
      ("timeToFinal.min >= 100", true), ("timeToFinal.p50 <= 250", true),
      ("P(timeToFinal <= 9s) == 0.5", true), ("P(timeToFinal > 9s) == 0.5", true),
    ])
  func expectations(text: String, holds: Bool) throws {
    let check = try check(text)
    #expect(check.holds == holds)
    #expect(check.censored == CensoredCount(came: 3, of: 4, .accepted))
    if !holds { #expect(check.estimate.value.isNaN && check.judgementByInterval == .fail) }
  }

  @Test("A lost tap is never within, whatever the photos that came took")
  func taps() throws {
    // Of six taps four got a photo, three of them within a second.
    let result = HandMadeResults.photos(
      .tapToPhoto, [[400, 600, .infinity], [800, 1200, .infinity]])
    let within = try check("P(tapToPhoto <= 1s) == 0.5", result)
    #expect(within.holds)
    #expect(within.censored?.text == "4 of 6 taps")
    #expect(within.estimate.interval.contains(0.5) && within.estimate.interval.low > 0)
    let quantity = Quantity(.tapToPhoto, .probability(.lessOrEqual, 1000))
    #expect(quantity.name == "P(tapToPhoto <= 1000)")
    let sample = QuantitySample(quantity, of: result)
    #expect(sample.form == .ratio(RatioSample(sums: [2, 1], counts: [3, 3])))
    #expect(sample.estimate(level: 0.95) == within.estimate)
    // One tap more within: +1/6, and its replication is the one that moves it.
    let better = QuantitySample(
      quantity,
      of: HandMadeResults.photos(
        .tapToPhoto, [[400, 600, .infinity], [800, 900, .infinity]]))
    let difference = QuantityContrast(of: better, minus: sample, level: 0.95)
    #expect(abs(difference.estimate.value - 1.0 / 6) < 1e-12)
  }

  @Test("A quantity with a value on one side only is incomparable, and that is said in words")
  func incomparable() {
    var plan = ComparisonPlan(
      .scenarios, title: "",
      configurations: ["before", "after"].map {
        ComparedConfiguration(label: $0, scenario: HandMadeResults.burst)
      }, replications: 2)
    let quantity = Quantity(.timeToFinal)
    plan.quantities = [quantity]
    plan.margins = [QuantityMargin(quantity, .relative(0.1))]
    func compared(_ before: ConfigurationResult, _ after: ConfigurationResult)
      -> ShotSim.ComparisonResult
    {
      var result = ComparisonJudge(
        plan, [before, after], SequentialLooks(first: 2, maximum: 2, level: 0.95), look: 0
      ).comparison()
      result.looks = [.init(replications: 2, level: 0.95, open: 0)]
      return result
    }
    for (before, after, words) in [
      (Self.complete, Self.finals, "the candidate has no value to compare (3 of 4 photos)"),
      (Self.finals, Self.complete, "the baseline has no value to compare with (3 of 4 photos)"),
    ] {
      let result = compared(before, after)
      #expect(result.rows[0].verdict == .incomparable)
      #expect(result.verdict == .incomparable)
      #expect(result.gates[0].sentence.hasSuffix(words), "\(result.gates[0].sentence)")
      #expect(
        ComparisonText(width: 200).text(result)
          .contains("timeToFinal has come of "))
    }
    // The same on both sides is the same, also without a value.
    #expect(compared(Self.finals, Self.finals).rows[0].verdict == .equivalent)
    let other = HandMadeResults.photos(.timeToFinal, [[100, 350], [200, .infinity]])
    #expect(compared(Self.finals, other).rows[0].verdict == .incomparable)
  }

  @Test("A baseline keeps how many had come, and which replications had not")
  func baseline() throws {
    let inputs = Baseline.Inputs(
      scenario: "a", scenarioDigest: "b", device: "c", deviceDigest: "d", seed: 1,
      replications: 2, version: "e")
    let quantities = [
      Quantity(.timeToFinal), Quantity(.timeToFinal, .photoMean),
      Quantity(.timeToPhoto, .photoMean),
    ]
    let kept = Baseline(of: Self.finals, inputs: inputs, margins: [], quantities: quantities)
    let text = BaselineDocument.document.text(kept)
    let read = try BaselineDocument.read(Array(text.utf8), file: "baseline.json")
    #expect(read.samples.map(\.form) == kept.samples.map(\.form))
    #expect(read.summaries[0].censored == CensoredCount(came: 3, of: 4, .accepted))
    #expect(read.samples[0].form == .values([200, .infinity]))
    #expect(BaselineText.text(read, width: 100).contains("–, 3 of 4 photos"))
  }

  // MARK: Files

  private static func accumulator(_ result: ConfigurationResult) -> MetricAccumulator {
    var accumulator = MetricAccumulator(
      subject: TableSubject(scenario: "s", configuration: "c", metric: .timeToFinal),
      bins: .linear(width: 100))
    accumulator.add(result)
    return accumulator
  }

  @Test("A histogram has a row of censored photos after the overflow, and shares are of all")
  func histogram() throws {
    let table = HistogramTable([Self.accumulator(Self.finals)])
    var text = ""
    table.write(as: .csv(.lineFeed), to: &text)
    let rows = CSVReader.cells(text)
    #expect(rows[0].suffix(2) == ["cumulative_proportion", "row"])
    #expect(
      rows.dropFirst().map { $0[10] }
        == ["underflow", "bin", "bin", "bin", "overflow", "censored"])
    #expect(
      rows[2] == ["s", "c", "timeToFinal", "ms", "100", "200", "1", "1", "0.25", "0.25", "bin"])
    #expect(rows[5].suffix(5) == ["0", "3", "0", "0.75", "overflow"])
    #expect(rows[6].suffix(7) == ["", "", "1", "4", "0.25", "1", "censored"])

    // Twice the file is twice the counts, and a file of before has none that are censored.
    var sum = try HistogramCSV(Array(text.utf8), file: "a.csv")
    try sum.merge(sum)
    var twice = ""
    try sum.table().write(as: .csv(.lineFeed), to: &twice)
    #expect(CSVReader.cells(twice)[6].suffix(5) == ["2", "8", "0.25", "1", "censored"])
    let older = rows.dropLast().map { $0.dropLast().joined(separator: ",") + "\n" }.joined()
    var read = ""
    try HistogramCSV(Array(older.utf8), file: "b.csv").table().write(as: .csv(.lineFeed), to: &read)
    #expect(
      CSVReader.cells(read).map { $0[10] }
        == ["row", "underflow", "bin", "bin", "bin", "overflow"])
  }

  @Test("Rows of a metric without values have no share")
  func noValues() {
    let none = HandMadeResults.photos(.timeToFinal, [[], []])
    let rows = HistogramTable([Self.accumulator(none)]).rows
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { $0.proportion.isNaN && $0.cumulativeProportion.isNaN })
  }

  @Test("Rows with censored photos in the wrong place are refused")
  func wrongRows() throws {
    var text = ""
    HistogramTable([Self.accumulator(Self.finals)]).write(as: .csv(.lineFeed), to: &text)
    for (wrong, line, path) in [
      (text + "s,c,timeToFinal,ms,,,1,5,0.2,1,censored\n", 8, "metric"),
      (text.replacing(",,,1,4,", with: ",7,8,1,4,"), 7, "bin_lower"),
      (text.replacing(",censored", with: ",absent"), 7, "row"),
    ] {
      do throws(Diagnostic) {
        _ = try HistogramCSV(Array(wrong.utf8), file: "a.csv")
        Issue.record("line \(line) was read")
      } catch {
        #expect(error.line == line)
        #expect(error.path == path)
      }
    }
  }

  @Test(
    "OpenMetrics counts a censored photo as infinite; without one sum / count is the photo mean")
  func openMetrics() {
    let text = OpenMetricsText.text([Self.accumulator(Self.finals)])
    #expect(text.contains("le=\"+Inf\"} 4\n"))
    #expect(text.contains("_count{scenario=\"s\",config=\"c\"} 4\n"))
    #expect(text.contains("_sum{scenario=\"s\",config=\"c\"} +Inf\n"))
    let full = OpenMetricsText.text([Self.accumulator(Self.complete)])
    #expect(full.contains("_count{scenario=\"s\",config=\"c\"} 4\n"))
    #expect(full.contains("_sum{scenario=\"s\",config=\"c\"} 1\n"))
  }

  @Test("HdrHistogram's text has no place for what has not come")
  func hdr() {
    var accumulator = MetricAccumulator(
      subject: TableSubject(scenario: "s", configuration: "c", metric: .timeToFinal),
      bins: .standard, countsPercentiles: true)
    accumulator.add(Self.finals)
    #expect(
      throws: FormatProblem.censored(
        metric: "timeToFinal", count: CensoredCount(came: 3, of: 4, .accepted))
    ) {
      try HdrHistogramText.format.render(Distributions([accumulator]))
    }
  }

  @Test("The summary of a stream is that of a result, to the bit", arguments: [finals, complete])
  func stream(result: ConfigurationResult) {
    let stream = Self.accumulator(result).summary(level: 0.95)
    let whole = SummaryRow(result, .timeToFinal, level: 0.95)
    for (one, other) in [
      (stream.mean, whole.mean), (stream.sd, whole.sd), (stream.photoSd, whole.photoSd),
      (stream.photoMean?.value ?? .nan, whole.photoMean?.value ?? .nan),
      (stream.photoMean?.interval.low ?? .nan, whole.photoMean?.interval.low ?? .nan),
      (stream.p50, whole.p50), (stream.p95, whole.p95), (stream.max, whole.max),
    ] {
      #expect(one == other || one.isNaN && other.isNaN)
    }
    #expect(stream.count == whole.count && stream.censoredCount == whole.censoredCount)
  }

  // MARK: Means over photos, percentiles of counts

  @Test("The mean over photos weighs a burst by its photos, with the ratio estimator's error")
  func photoMean() throws {
    let result = HandMadeResults.photos(.shotToShot, [[300, 300, 300], [900]])
    let summary = MetricSummary(.shotToShot, of: result)
    #expect(summary.mean.value == 600)
    #expect(summary.photoMean?.value == 450)
    #expect(abs((summary.photoStandardDeviation ?? .nan) - 300) < 1e-9)
    // Residuals 900 − 3·450 = −450 and 900 − 450 = 450: √(2 · 2 · 450²) / 4 = 225.
    var ratio = ClusterRatio()
    ratio.add(sum: 900, count: 3)
    ratio.add(sum: 900, count: 1)
    ratio.add(sum: 0, count: 0)
    #expect(ratio.clusters == 2)
    #expect(abs(ratio.standardError - 225) < 1e-9)
    #expect(try check("shotToShot.photoMean == 450", result).holds)
    #expect(try check("shotToShot.photoSd >= 299", result).holds)
    #expect(throws: ExpectationParser.Failure.self) {
      try ExpectationParser.parse("framesCaptured.photoMean >= 3")
    }
  }

  @Test("A percentile of a count is a count, of a time between two times")
  func typeOne() {
    let values = [1, 2, 2, 3, 20, 21].map(Double.init)
    #expect(lowerQuantile(ofSorted: values, at: 0.95) == 21)
    #expect(lowerQuantile(ofSorted: values, at: 0.5) == 2)
    #expect(lowerQuantile(ofSorted: [1, 2, 3], at: 1.0 / 3) == 1)
    let frames = MetricSummary(
      .framesCaptured, of: HandMadeResults.result(.framesCaptured, values))
    #expect(frames.percentiles.map(\.value) == [2, 21, 21, 21])
    #expect(Metric.framesCaptured.quantileType == 1 && Metric.peakMemory.quantileType == 1)
    #expect(Metric.timeToPhoto.quantileType == 7)
  }

  @Test("Beyond the exact limit percentiles are of type 1")
  func quantileType() {
    var accumulator = MetricAccumulator(
      subject: TableSubject(scenario: "s", configuration: "c", metric: .timeToFinal),
      bins: .standard, exactLimit: 3)
    #expect(accumulator.quantileType == 7)
    accumulator.add(Self.finals)
    #expect(accumulator.quantileType == 1)
    #expect(accumulator.percentiles([99], level: 0.95)[0].value.isNaN)
  }

  // MARK: In a run

  @Test("A deferred photo whose final never comes is censored; every tap is asked of")
  func run() async throws {
    let folder = try #require(
      CaseFolder.all.first { $0.url.lastPathComponent == "final-that-never-comes" })
    let scenario = try ScenarioReader().read(folder.scenarioURL.path)
    let result = try await Experiment(scenario).run()
    #expect(CensoredCount(.timeToPhoto, of: result)?.text == "2 of 2 photos")
    #expect(CensoredCount(.timeToFinal, of: result)?.text == "1 of 2 photos")
    #expect(CensoredCount(.tapToPhoto, of: result)?.text == "2 of 2 taps")
    #expect(result.values[.timeToPhoto] == [515])
    let report = RunReport(results: [result], records: [nil], checksExpectations: [true])
    #expect(
      report.text(options: TextPictureOptions(width: 100)).contains("–, 1 of 2 photos"))
  }

  @Test("Taps without a photo are those that were missed, refused, failed or are on their way")
  func tapsOfRuns() async throws {
    let result = try await Experiment(HandMadeResults.burst, replications: 0..<20).run()
    let records = try (0..<20).map {
      try RecordedReplications.record(HandMadeResults.burst, replication: $0)
    }
    let presses = records.map(\.presses.count)
    #expect(result.photoValueCounts[.tapToPhoto].map(Int.init) == presses)
    #expect(
      result.countsOfCome(.tapToPhoto)
        == records.map { $0.photos.count { $0.deliveredAt != nil && !$0.hasFailed } })
    #expect(
      result.photoValueCounts[.timeToFinal].map(Int.init)
        == records.map { $0.photos.count { !$0.hasFailed } })
    #expect(CensoredCount(.tapToPhoto, of: result)?.isCensored == true, "taps were lost")
  }
}

extension PhotoRecord {
  fileprivate var hasFailed: Bool {
    if case .failed = outcome { true } else { false }
  }
}
