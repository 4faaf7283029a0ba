package import ShotSim

/// One raw value.
package struct SampleRow: Sendable, Equatable {
  package var subject: TableSubject
  package var replication: Int
  /// Number of the value in its replication, from 1; `nil` for a metric with one
  /// value a replication.
  package var shot: Int?
  package var value: Double

  package init(subject: TableSubject, replication: Int, shot: Int?, value: Double) {
    self.subject = subject
    self.replication = replication
    self.shot = shot
    self.value = value
  }
}

extension TableColumn {
  /// The columns `scenario, config, metric, unit`.
  static func subject(_ subject: @escaping @Sendable (Row) -> TableSubject) -> [Self] {
    [
      .text("scenario", "Name of the scenario.") { subject($0).scenario },
      .text("config", "Name of the configuration.") { subject($0).configuration },
      .text("metric", "Name of the metric.") { subject($0).metric.name },
      .text("unit", "Unit of the metric's values.") { subject($0).metric.unit.rawValue },
    ]
  }
}

extension TableSchema where Row == PercentileRow {
  package static let percentiles = TableSchema(
    name: "percentiles",
    summary: "Percentiles of a metric's values, of R's type 7, of counts and memory 1; a "
      + "censored photo counts as infinite.",
    columns: TableColumn.subject(\.subject) + [
      .number("percentile", unit: "%", "From 0 to 100.") { $0.percentile },
      .number("value", unit: "unit", "The percentile; empty = it has not come.") { $0.value },
      .number("ci_low", unit: "unit", "Lower end of its interval; -Inf = unbounded.") { $0.low },
      .number("ci_high", unit: "unit", "Upper end of its interval; Inf = unbounded.") { $0.high },
      .number("ci_level", unit: "share", "Confidence level, such as 0.95.") { $0.level },
      .integer("n", "Number of values.") { $0.count },
      .integer("of_n", "Photos or taps that it was asked of; empty = none can be censored.") {
        $0.censoredCount?.all
      },
    ])
}

extension TableSchema where Row == SummaryRow {
  package static let summary = TableSchema(
    name: "summary",
    summary: "One row for each configuration and metric: first over bursts (replications), then "
      + "over all values, which are photos for times of photos.",
    columns: TableColumn.subject(\.subject) + [
      .integer("n", "Number of values: photos or replications.") { $0.count },
      .integer("replications", "Replications that were run.") { $0.replications },
      .number("mean", unit: "unit", "Mean over bursts, each of which weighs the same.") {
        $0.mean
      },
      .number("sd", unit: "unit", "Standard deviation over bursts.") { $0.sd },
      .number("ci_low", unit: "unit", "Lower end of the mean's interval.") { $0.low },
      .number("ci_high", unit: "unit", "Upper end of the mean's interval.") { $0.high },
      .number("min", unit: "unit", "Smallest value.") { $0.min },
      .number("p50", unit: "unit", "Median of the values.") { $0.p50 },
      .number("p90", unit: "unit", "90th percentile of the values.") { $0.p90 },
      .number("p95", unit: "unit", "95th percentile of the values.") { $0.p95 },
      .number("p99", unit: "unit", "99th percentile of the values.") { $0.p99 },
      .number("max", unit: "unit", "Largest value; empty with a censored one.") { $0.max },
      .integer("of_n", "Photos or taps that it was asked of; empty = none can be censored.") {
        $0.censoredCount?.all
      },
      .number("photo_mean", unit: "unit", "Mean over all photos; empty = they have none.") {
        $0.photoMean?.value ?? .nan
      },
      .number("photo_ci_low", unit: "unit", "Lower end of that mean's interval.") {
        $0.photoMean?.interval.low ?? .nan
      },
      .number("photo_ci_high", unit: "unit", "Upper end of that mean's interval.") {
        $0.photoMean?.interval.high ?? .nan
      },
      .number("photo_sd", unit: "unit", "Standard deviation of all photos.") { $0.photoSd },
    ])
}

extension TableSchema where Row == SampleRow {
  package static let samples = TableSchema(
    name: "samples",
    summary: "One row for each value, and for each photo or tap whose value has not come.",
    columns: [
      .text("scenario", "Name of the scenario.") { $0.subject.scenario },
      .text("config", "Name of the configuration.") { $0.subject.configuration },
      .integer("replication", "Replication, from 0.") { $0.replication },
      .integer("shot", "Number of the value in its replication, from 1; else empty.") { $0.shot },
      .text("metric", "Name of the metric.") { $0.subject.metric.name },
      .number("value", unit: "unit", "The value; Inf = it had not come when the run ended.") {
        $0.value
      },
      .text("unit", "Unit of the metric's values.") { $0.subject.metric.unit.rawValue },
    ])
}

/// Writes the raw values of a configuration, replication by replication.
package enum SampleExporter {
  /// Writes every value of one metric.
  package static func write(
    _ result: ConfigurationResult, _ metric: Metric, scenario: String,
    with writer: TableWriter<SampleRow>, to sink: inout some TextOutputStream
  ) {
    let subject = TableSubject(
      scenario: scenario, configuration: result.label, metric: metric)
    let index = Int(metric.rawValue)
    var start = 0
    for offset in 0..<result.replications {
      let replication = result.firstReplication + offset
      guard metric.isPerPhoto else {
        let value = result.values[index][offset]
        guard value.isFinite else { continue }
        writer.write(
          SampleRow(subject: subject, replication: replication, shot: nil, value: value),
          to: &sink)
        continue
      }
      let count = Int(result.photoValueCounts[index][offset])
      for shot in 0..<count {
        let value = result.photoValues[index][start + shot]
        writer.write(
          SampleRow(subject: subject, replication: replication, shot: shot + 1, value: value),
          to: &sink)
      }
      start += count
    }
  }
}
