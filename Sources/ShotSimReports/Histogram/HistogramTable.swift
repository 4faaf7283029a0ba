package import ShotSim

/// One bin of one metric of one configuration, or the photos that are in none.
package struct HistogramRow: Sendable, Equatable {
  /// What a row counts.
  package enum Kind: String, Sendable, CaseIterable {
    case bin, underflow, overflow
    /// Photos whose value has not come; without edges.
    case censored
  }

  package var kind: Kind
  package var scenario: String
  package var configuration: String
  package var metric: String
  package var unit: String
  package var bin: HistogramBin
  /// Of this bin and all below it.
  package var cumulativeCount: UInt64
  /// All values of the metric and configuration, censored ones included.
  package var total: UInt64

  /// Not a number without values.
  package var proportion: Double { total == 0 ? .nan : Double(bin.count) / Double(total) }
  package var cumulativeProportion: Double {
    total == 0 ? .nan : Double(cumulativeCount) / Double(total)
  }
}

extension TableSchema where Row == HistogramRow {
  package static let histogram = TableSchema(
    name: "histogram",
    summary: "One row for each bin, underflow first and overflow last, empty bins included; then "
      + "one for censored photos, of metrics that can have them.",
    columns: [
      .text("scenario", "Name of the scenario.") { $0.scenario },
      .text("config", "Name of the configuration.") { $0.configuration },
      .text("metric", "Name of the metric.") { $0.metric },
      .text("unit", "Unit of the bins' edges.") { $0.unit },
      .number("bin_lower", unit: "unit", "Smallest value of the bin; -Inf in the underflow.") {
        $0.bin.lower
      },
      .number("bin_upper", unit: "unit", "Values of the bin are below this; Inf in the overflow.") {
        $0.bin.upper
      },
      .integer("count", "Values in the bin, or censored photos.") { Int(clamping: $0.bin.count) },
      .integer("cumulative_count", "Values in the row and in all above it.") {
        Int(clamping: $0.cumulativeCount)
      },
      .number("proportion", unit: "share", "Share of all photos; empty without any.") {
        $0.proportion
      },
      .number("cumulative_proportion", unit: "share", "Share in the row and all above it.") {
        $0.cumulativeProportion
      },
      .text("row", "bin, underflow, overflow, or censored, which has no edges.") {
        $0.kind.rawValue
      },
    ])
}

/// The histograms of several metrics and configurations in one table.
package struct HistogramTable: Sendable {
  package private(set) var rows: [HistogramRow] = []

  /// Lists the histograms metric by metric in the order of `accumulators`; those of one
  /// metric list the same bins, so that they overlay.
  package init(_ accumulators: [MetricAccumulator]) {
    for metric in Metric.allCases {
      let group = accumulators.filter { $0.subject.metric == metric }
      guard !group.isEmpty else { continue }
      let binned = HistogramTable.binned(group)
      let ranges = binned.map(\.binRange).filter { !$0.isEmpty }
      let range = (ranges.map(\.lowerBound).min() ?? 0)..<(ranges.map(\.upperBound).max() ?? 0)
      for (accumulator, values) in zip(group, binned) {
        append(
          values.rows(in: range),
          censored: metric.hasCensored ? UInt64(accumulator.censored) : nil,
          scenario: accumulator.subject.scenario,
          configuration: accumulator.subject.configuration, metric: metric.name,
          unit: metric.unit.rawValue)
      }
    }
  }

  init() {}

  /// Appends one configuration's bins with their cumulative counts, and its censored
  /// photos; nil = the metric has none.
  mutating func append(
    _ bins: [HistogramBin], censored: UInt64?, scenario: String, configuration: String,
    metric: String, unit: String
  ) {
    let total = bins.reduce(censored ?? 0) { $0 + $1.count }
    var cumulative: UInt64 = 0
    func append(_ kind: HistogramRow.Kind, _ bin: HistogramBin) {
      cumulative += bin.count
      rows.append(
        HistogramRow(
          kind: kind, scenario: scenario, configuration: configuration, metric: metric,
          unit: unit, bin: bin, cumulativeCount: cumulative, total: total))
    }
    for bin in bins {
      let kind: HistogramRow.Kind =
        bin.lower == -.infinity ? .underflow : bin.upper == .infinity ? .overflow : .bin
      append(kind, bin)
    }
    if let censored {
      append(.censored, HistogramBin(lower: .nan, upper: .nan, count: censored))
    }
  }

  /// Bins that depend on the values are chosen here, once for all configurations.
  private static func binned(_ group: [MetricAccumulator]) -> [BinnedValues] {
    let pending = group.compactMap(\.pendingValues)
    guard pending.count == group.count else { return group.map(\.binned) }
    let edges = DistributionComparison(
      metric: group[0].subject.metric, values: pending.map { ("", $0) }
    ).edges
    return group.map { $0.rebinned(.edges(edges)) }
  }

  static let csvFormat = OutputFormat<Distributions>(
    "csv", endings: [".csv"], summary: "The table of bins, [histogram](#histogram)."
  ) { HistogramTable($0.accumulators).text(as: .csv($0.lineEnd)) }

  static let jsonLinesFormat = OutputFormat<Distributions>(
    "jsonl", endings: [".jsonl", ".ndjson"], summary: "The same rows, one object per line."
  ) { HistogramTable($0.accumulators).text(as: .jsonLines) }

  private func text(as format: TableFormat) -> String {
    var text = ""
    write(as: format, to: &text)
    return text
  }

  /// Writes the table with its header.
  package func write(as format: TableFormat, to sink: inout some TextOutputStream) {
    let writer = TableWriter(TableSchema.histogram, as: format)
    writer.writeHeader(to: &sink)
    for row in rows { writer.write(row, to: &sink) }
  }
}
