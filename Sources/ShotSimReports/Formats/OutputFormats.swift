package import ShotSim

/// All formats of files, by what they are of.
package enum OutputFormats {
  /// Of distributions, which `--histogram` of three commands writes.
  ///
  /// The first is that of standard output.
  package static let distributions: [OutputFormat<Distributions>] = [
    HistogramTable.csvFormat, HistogramTable.jsonLinesFormat, HdrHistogramText.format,
    OpenMetricsText.format, TrackerJSON.jmhFormat, TrackerJSON.bencherFormat,
    TrackerJSON.smallerFormat, TrackerJSON.biggerFormat,
  ]

  /// Of comparisons, in the order of the help.
  package static let comparisons: [OutputFormat<JudgedComparison>] = [
    ComparisonDocument.format, ComparisonMarkdown.format, ComparisonJUnit.format,
    ComparisonTrackerJSON.smallerFormat, ComparisonTrackerJSON.biggerFormat,
    ComparisonTrackerJSON.bencherFormat, TableSchema<CompareRow>.format,
  ]
}

/// What a file of distributions is made of.
package struct Distributions: Sendable {
  package var accumulators: [MetricAccumulator]
  package var lineEnd: CSVLineEnd
  /// Of the intervals.
  package var level: Double

  package init(
    _ accumulators: [MetricAccumulator], lineEnd: CSVLineEnd = .lineFeed, level: Double = 0.95
  ) {
    self.accumulators = accumulators
    self.lineEnd = lineEnd
    self.level = level
  }

  var summaries: [SummaryRow] { accumulators.map { $0.summary(level: level) } }
}

/// What a file of a comparison is made of.
package struct JudgedComparison: Sendable {
  package var comparison: ComparisonResult
  /// Whether what is inconclusive counts as a failure.
  package var failsInconclusive: Bool

  package init(_ comparison: ComparisonResult, failsInconclusive: Bool = false) {
    self.comparison = comparison
    self.failsInconclusive = failsInconclusive
  }
}
