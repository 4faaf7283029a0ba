package import ShotSim

/// The formats that distributions of metrics are written in.
package enum HistogramFormat: String, Sendable, CaseIterable {
  /// The table of bins.
  case csv
  /// The same rows as JSON, one a line.
  case jsonl
  /// HdrHistogram's percentile text.
  case hgrm
  case openmetrics
  case jmh
  /// Bencher Metric Format.
  case bmf
  case customSmallerIsBetter, customBiggerIsBetter

  /// Why a format cannot hold what it is to hold.
  package enum Problem: Error, Sendable, Equatable {
    /// The format has room for one metric of one configuration.
    case onlyOne(found: Int)
    /// The format has no place for values below zero.
    case negativeValues(metric: Metric)
  }

  /// Whether accumulators must be made with `hasPercentileText`.
  package var needsPercentileText: Bool { self == .hgrm }

  /// Writes the histograms, or summaries, of all accumulators.
  ///
  /// - Throws: ``Problem`` before anything is written.
  package func write(
    _ accumulators: [MetricAccumulator], lineEnd: CSVLineEnd = .lineFeed, level: Double = 0.95,
    to sink: inout some TextOutputStream
  ) throws(Problem) {
    func summaries() -> [SummaryRow] { accumulators.map { $0.summary(level: level) } }
    switch self {
    case .csv: HistogramTable(accumulators).write(as: .csv(lineEnd), to: &sink)
    case .jsonl: HistogramTable(accumulators).write(as: .jsonLines, to: &sink)
    case .hgrm:
      guard accumulators.count == 1 else { throw .onlyOne(found: accumulators.count) }
      guard let text = accumulators[0].percentileText else {
        throw .negativeValues(metric: accumulators[0].subject.metric)
      }
      sink.write(text)
    case .openmetrics: sink.write(OpenMetricsText.text(accumulators))
    case .jmh: sink.write(TrackerJSON.jmh(summaries()))
    case .bmf: sink.write(TrackerJSON.bencher(summaries()))
    case .customSmallerIsBetter:
      sink.write(TrackerJSON.custom(summaries(), smallerIsBetter: true))
    case .customBiggerIsBetter:
      sink.write(TrackerJSON.custom(summaries(), smallerIsBetter: false))
    }
  }
}
