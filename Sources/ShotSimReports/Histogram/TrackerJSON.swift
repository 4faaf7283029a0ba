package import ShotSim

/// Writes summaries in the JSON formats of tools that track benchmarks over time.
package enum TrackerJSON {
  static let jmhFormat = OutputFormat<Distributions>(
    "jmh", endings: [".jmh.json"],
    summary: "Of the Java Microbenchmark Harness: `score` is the mean over replications, "
      + "`scoreError` half its interval's width, `rawData` is left out."
  ) { jmh($0.summaries) }

  static let bencherFormat = OutputFormat<Distributions>(
    "bmf", endings: [".bmf.json"], tool: "Bencher",
    summary: "Bencher Metric Format, `{\"scenario configuration\": {\"metric\": {value, "
      + "lower_value, upper_value}}}`, means."
  ) { bencher($0.summaries) }

  static let smallerFormat = OutputFormat<Distributions>(
    "customSmallerIsBetter", endings: [".smaller.json"], tool: "github-action-benchmark",
    summary: "The metrics of which less is better, means."
  ) { custom($0.summaries, smallerIsBetter: true) }

  static let biggerFormat = OutputFormat<Distributions>(
    "customBiggerIsBetter", endings: [".bigger.json"], tool: "github-action-benchmark",
    summary: "The metrics of which more is better, means."
  ) { custom($0.summaries, smallerIsBetter: false) }

  /// As the Java Microbenchmark Harness writes results; read by its visualizers.
  ///
  /// The score is the mean over replications, its error half the interval's width;
  /// the percentiles are those of all values. Raw data are left out.
  package static func jmh(_ rows: [SummaryRow]) -> String {
    JSONNode.list(
      rows.map { row in
        .object([
          ("benchmark", .text("shotsim." + row.subject.metric.name)), ("mode", .text("ss")),
          ("threads", .integer(1)), ("forks", .integer(1)), ("warmupIterations", .integer(0)),
          ("measurementIterations", .integer(Int64(row.replications))),
          (
            "params",
            .object([
              ("scenario", .text(row.subject.scenario)),
              ("config", .text(row.subject.configuration)),
            ])
          ),
          (
            "primaryMetric",
            .object([
              ("score", .number(row.mean)), ("scoreError", .number((row.high - row.low) / 2)),
              ("scoreConfidence", .list([.number(row.low), .number(row.high)])),
              (
                "scorePercentiles",
                .object([
                  ("0.0", .number(row.min)), ("50.0", .number(row.p50)),
                  ("90.0", .number(row.p90)), ("95.0", .number(row.p95)),
                  ("99.0", .number(row.p99)), ("100.0", .number(row.max)),
                ])
              ),
              ("scoreUnit", .text(row.subject.metric.unit.rawValue)),
              ("rawData", .list([.list([])])),
            ])
          ), ("secondaryMetrics", .object([])),
        ])
      }
    ).pretty
  }

  /// Bencher Metric Format: benchmark → measure → value with its interval.
  package static func bencher(_ rows: [SummaryRow]) -> String {
    TrackerEntry.bencher(entries(rows)).pretty
  }

  /// Of github-action-benchmark: the metrics of that kind only, because a file has one.
  package static func custom(_ rows: [SummaryRow], smallerIsBetter: Bool) -> String {
    TrackerEntry.custom(entries(rows), smallerIsBetter: smallerIsBetter).pretty
  }

  private static func entries(_ rows: [SummaryRow]) -> [TrackerEntry] {
    rows.filter(\.mean.isFinite).map { row in
      let metric = row.subject.metric
      let benchmark =
        row.subject.scenario == row.subject.configuration
        ? row.subject.scenario : row.subject.scenario + " " + row.subject.configuration
      return TrackerEntry(
        benchmark: benchmark, measure: metric.name, series: benchmark + " " + metric.name,
        unit: metric.unit.rawValue,
        estimate: Estimate(
          value: row.mean, interval: ConfidenceInterval(low: row.low, high: row.high, level: 0.95)),
        isSmallerBetter: metric.isSmallerBetter,
        extra: "\(row.replications) replications, p95 \(NumberText.shortest(row.p95))"
          + (row.censoredCount.map { ", \($0.text)" } ?? ""))
    }
  }
}
