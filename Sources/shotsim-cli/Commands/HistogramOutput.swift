import ShotSim
import ShotSimReports

/// Writes distributions of metrics into the formats that files' names ask for.
struct HistogramOutput {
  /// The format that a file's name asks for; `nil` = none that is known.
  static func format(of target: OutputTarget) -> HistogramFormat? {
    guard case .file(let path) = target else { return .csv }
    let name = path.lowercased()
    let endings: [(String, HistogramFormat)] = [
      (".csv", .csv), (".jsonl", .jsonl), (".ndjson", .jsonl), (".hgrm", .hgrm),
      (".prom", .openmetrics), (".openmetrics", .openmetrics), (".jmh.json", .jmh),
      (".bmf.json", .bmf), (".smaller.json", .customSmallerIsBetter),
      (".bigger.json", .customBiggerIsBetter),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  static let formatHelp = """
    CSV, or by the name's ending .jsonl, .hgrm (HdrHistogram), .prom (OpenMetrics), .jmh.json, \
    .bmf.json (Bencher), .smaller.json or .bigger.json (github-action-benchmark)
    """

  /// Checks the names of files before anything runs.
  ///
  /// - Throws: ``UsageError`` for a name whose ending says no format.
  static func checkNames(_ targets: [OutputTarget], option: String) throws(UsageError) {
    for target in targets where format(of: target) == nil {
      throw .invalidValue(
        of: option, value: target.argumentText,
        expectation: "a name whose ending says the format: " + formatHelp, nearest: nil)
    }
  }

  /// The distributions of all metrics of some results, as a file's format needs them.
  static func accumulators(
    of results: [ConfigurationResult], for file: OutputFile
  ) -> [MetricAccumulator] {
    let needsText = format(of: file.target)?.needsPercentileText == true
    return results.flatMap { result in
      Metric.allCases.map { metric in
        var accumulator = MetricAccumulator(
          subject: TableSubject(
            scenario: result.scenario.name, configuration: result.label, metric: metric),
          bins: .standard, hasPercentileText: needsText)
        accumulator.add(result)
        return accumulator
      }
    }
  }

  static func write(
    _ accumulators: [MetricAccumulator], to file: OutputFile, lineEnd: CSVLineEnd = .lineFeed
  ) throws {
    let format = format(of: file.target) ?? .csv
    var text = ""
    do throws(HistogramFormat.Problem) {
      try format.write(accumulators, lineEnd: lineEnd, to: &text)
    } catch {
      throw CommandFailure(.invalidData, ["error: \(file.target.argumentText): " + words(error)])
    }
    try file.write(text)
  }

  private static func words(_ problem: HistogramFormat.Problem) -> String {
    switch problem {
    case .onlyOne(let found):
      "this format holds one metric of one configuration, found \(found); "
        + "choose with --metric and --features"
    case .negativeValues(let metric):
      "this format has no place for negative values, which \(metric.name) has"
    }
  }
}
