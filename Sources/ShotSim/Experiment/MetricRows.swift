/// What the rows of all statistics tables begin with.
package struct TableSubject: Sendable, Equatable {
  package var scenario: String
  package var configuration: String
  package var metric: Metric

  package init(scenario: String, configuration: String, metric: Metric) {
    self.scenario = scenario
    self.configuration = configuration
    self.metric = metric
  }
}

/// A percentile of a metric over all its values, with the interval of its estimate.
package struct PercentileRow: Sendable, Equatable {
  package var subject: TableSubject
  /// From 0 to 100.
  package var percentile: Double
  package var value: Double
  /// Infinite = unbounded on that side for so few values.
  package var low: Double
  package var high: Double
  package var level: Double
  /// Values that have come.
  package var count: Int
  /// The same, and of how many; nil where none can be censored.
  package var censoredCount: CensoredCount?

  package init(
    subject: TableSubject, percentile: Double, value: Double, low: Double, high: Double,
    level: Double, count: Int, censoredCount: CensoredCount? = nil
  ) {
    self.subject = subject
    self.percentile = percentile
    self.value = value
    self.low = low
    self.high = high
    self.level = level
    self.count = count
    self.censoredCount = censoredCount
  }
}

/// A metric in one row.
///
/// Mean, deviation and interval are over replications; all else is over the values, which
/// are photos for a per-photo metric.
package struct SummaryRow: Sendable, Equatable {
  package var subject: TableSubject
  /// Values: photos for a per-photo metric, replications otherwise.
  package var count: Int
  package var replications: Int
  package var mean: Double
  package var sd: Double
  /// Student-t interval of the mean over replications.
  package var low: Double
  package var high: Double
  /// Over all photos, with the ratio estimator's interval; nil for a metric without a value
  /// per photo.
  package var photoMean: Estimate?
  /// Standard deviation of all photos; NaN for a metric without a value per photo.
  package var photoSd: Double
  package var min: Double
  package var p50: Double
  package var p90: Double
  package var p95: Double
  package var p99: Double
  package var max: Double
  /// How many photos have a value, and of how many; nil where none can be censored.
  package var censoredCount: CensoredCount?

  package init(
    subject: TableSubject, count: Int, replications: Int, mean: Estimate, sd: Double,
    photoMean: Estimate? = nil, photoSd: Double = .nan, min: Double, p50: Double, p90: Double,
    p95: Double, p99: Double, max: Double, censoredCount: CensoredCount? = nil
  ) {
    self.subject = subject
    self.count = count
    self.replications = replications
    self.mean = mean.value
    self.sd = sd
    low = mean.interval.low
    high = mean.interval.high
    self.photoMean = photoMean
    self.photoSd = photoMean == nil ? .nan : photoSd
    self.min = min
    self.p50 = p50
    self.p90 = p90
    self.p95 = p95
    self.p99 = p99
    self.max = max
    self.censoredCount = censoredCount
  }
}
