import ShotSim

/// Writes summaries in the JSON formats of tools that track benchmarks over time.
package enum TrackerJSON {
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
    var names: [String] = []
    for row in rows where !names.contains(name(row)) { names.append(name(row)) }
    return JSONNode.object(
      names.map { benchmark in
        let own = rows.filter { name($0) == benchmark && $0.mean.isFinite }
        let measures = own.map { row in
          (
            key: row.subject.metric.name,
            value: JSONNode.object(
              [(key: "value", value: JSONNode.number(row.mean))]
                + (row.low.isFinite && row.high.isFinite
                  ? [("lower_value", .number(row.low)), ("upper_value", .number(row.high))] : []))
          )
        }
        return (key: benchmark, value: .object(measures))
      }
    ).pretty
  }

  /// What github-action-benchmark reads as `customSmallerIsBetter`, or as
  /// `customBiggerIsBetter`: the metrics of that kind only, because a file has one.
  package static func custom(_ rows: [SummaryRow], smallerIsBetter: Bool) -> String {
    let own = rows.filter {
      $0.subject.metric.isSmallerBetter == smallerIsBetter && $0.mean.isFinite
    }
    return JSONNode.list(
      own.map { row in
        let isBounded = row.low.isFinite && row.high.isFinite
        let half = NumberText.shortest((row.high - row.low) / 2)
        return .object([
          ("name", .text(name(row) + " " + row.subject.metric.name)),
          ("unit", .text(row.subject.metric.unit.rawValue)), ("value", .number(row.mean)),
          ("range", .text(isBounded ? "± " + half : "unknown")),
          ("extra", .text("\(row.replications) replications, p95 \(NumberText.shortest(row.p95))")),
        ])
      }
    ).pretty
  }

  private static func name(_ row: SummaryRow) -> String {
    row.subject.scenario == row.subject.configuration
      ? row.subject.scenario : row.subject.scenario + " " + row.subject.configuration
  }
}
