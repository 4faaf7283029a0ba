/// What the replications say of one metric (docs/model.md, section 14).
///
/// Mean and standard deviation are over the replications' values, of which a
/// per-photo time has the mean over its photos; percentiles, minimum and maximum
/// of a per-photo time are over all photos. All intervals are over replications:
/// Student-t for the mean; for percentiles order statistics, which for photos
/// allow for the dependence within a replication.
package struct MetricSummary: Sendable {
  package var metric: Metric
  /// Replications that have a value.
  package var replications: Int
  /// Photos that have a value; `nil` for a metric without a value per photo.
  package var photos: Int?
  package var mean: Estimate
  package var standardDeviation: Double
  package var minimum: Double
  package var maximum: Double
  /// By `percentileNumbers`.
  package var percentiles: [Estimate]

  /// The percentiles of a summary.
  package static let percentileNumbers: [Double] = [50, 90, 95, 99]

  /// Summarizes a metric of a result, with intervals of a level such as 0.95.
  package init(_ metric: Metric, of result: ConfigurationResult, level: Double = 0.95) {
    let source = MetricSource(metric, of: result)
    self.init(source, level: level)
  }

  package init(_ source: MetricSource, level: Double = 0.95) {
    metric = source.metric
    replications = source.values.count
    photos = source.metric.isPerPhoto ? source.photos.values.count : nil
    let tally = Tally(source.values)
    mean = Estimate(
      value: tally.count == 0 ? .nan : tally.mean, interval: tally.meanInterval(level: level))
    standardDeviation = tally.standardDeviation
    let spread = source.sortedSpread
    minimum = spread.first ?? .nan
    maximum = spread.last ?? .nan
    percentiles = Self.percentileNumbers.map { source.percentile($0, level: level) }
  }
}

extension MetricSummary {
  /// What other values there may be where all replications have the same; nil = they differ.
  package var unseen: UnseenShare? {
    standardDeviation == 0 ? UnseenShare(replications: replications) : nil
  }
}

/// The values of one metric in the forms that statistics are taken of.
///
/// Making one sorts the values: make it once for all that is asked of a metric.
package struct MetricSource: Sendable {
  let metric: Metric
  /// One per replication that has one.
  let values: [Double]
  /// By photo; empty for a metric without a value per photo.
  let photos: ClusteredValues
  /// In rising order: photos' values if the metric has them, else replications'.
  let sortedSpread: [Double]

  package init(_ metric: Metric, of result: ConfigurationResult) {
    self.metric = metric
    values = result.values[metric].filter { !$0.isNaN }
    photos = ClusteredValues(
      values: result.photoValues[metric], counts: result.photoValueCounts[metric])
    sortedSpread = metric.isPerPhoto ? photos.sorted : values.sorted()
  }

  /// A percentile with its interval; NaN when there is no value.
  func percentile(_ number: Double, level: Double) -> Estimate {
    guard !sortedSpread.isEmpty else {
      return Estimate(value: .nan, interval: .unbounded(level: level))
    }
    guard metric.isPerPhoto else {
      return Estimate(
        value: quantile(ofSorted: sortedSpread, at: number / 100),
        interval: quantileInterval(ofSorted: sortedSpread, at: number / 100, level: level))
    }
    return photos.quantileEstimate(at: number / 100, level: level)
  }
}

/// How often a count came up, over replications.
package struct CountDistribution: Sendable, Equatable {
  package struct Bar: Sendable, Equatable {
    package var value: Int
    package var count: Int
    package var share: Double
    /// Exact binomial interval of the share.
    package var interval: ConfidenceInterval
  }

  /// In rising order of value, without gaps between the first and the last.
  package var bars: [Bar]

  /// Counts the values of a metric that counts, with intervals of a level.
  package init(of metric: Metric, in result: ConfigurationResult, level: Double = 0.95) {
    let values = result.values[metric].filter { !$0.isNaN }.map { Int($0) }
    guard let low = values.min(), let high = values.max() else {
      bars = []
      return
    }
    var counts = [Int](repeating: 0, count: high - low + 1)
    for value in values { counts[value - low] += 1 }
    bars = counts.enumerated().map { offset, count in
      let proportion = Proportion(successes: count, trials: values.count)
      return Bar(
        value: low + offset, count: count, share: proportion.value,
        interval: proportion.clopperPearson(level: level))
    }
  }
}
