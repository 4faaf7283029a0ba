/// What the replications say of one metric (docs/model.md, section 14).
///
/// Mean and standard deviation are over the replications' values, of which a
/// per-photo time has the mean over its photos; percentiles, minimum, maximum, `photoMean`
/// and `photoStandardDeviation` of a per-photo time are over all photos. All intervals are
/// over replications: Student-t for the mean, the ratio estimator's for that over photos;
/// for percentiles order statistics, which for photos allow for the dependence within a
/// replication. With a censored photo there is no mean, deviation or maximum (section 24).
package struct MetricSummary: Sendable {
  package var metric: Metric
  /// Replications that have a value.
  package var replications: Int
  /// Photos that have a value; `nil` for a metric without a value per photo.
  package var photos: Int?
  /// How many photos have a value, and of how many; `nil` where none can be censored.
  package var censored: CensoredCount?
  package var mean: Estimate
  package var standardDeviation: Double
  /// Over all photos; `nil` for a metric without a value per photo.
  package var photoMean: Estimate?
  package var photoStandardDeviation: Double?
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
    replications = source.values.count(where: \.isFinite)
    photos = source.metric.isPerPhoto ? source.sortedSpread.count(where: \.isFinite) : nil
    censored = source.censored
    mean = source.mean(level: level)
    standardDeviation = Tally(source.values).standardDeviation
    if metric.isPerPhoto {
      photoMean = source.photoMean(level: level)
      photoStandardDeviation = Tally(source.photos.values).standardDeviation
    }
    minimum = source.minimum
    maximum = source.maximum
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
  /// One per replication that has one; infinite = it has not come.
  let values: [Double]
  /// By photo, infinite = censored; empty for a metric without a value per photo.
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

  /// How many photos have a value, and of how many; nil where none can be censored.
  var censored: CensoredCount? {
    guard let population = metric.population, population.hasCensored else { return nil }
    return CensoredCount(
      came: sortedSpread.count(where: \.isFinite), of: sortedSpread.count, population)
  }

  /// Over the replications.
  func mean(level: Double) -> Estimate { Estimate(meanOf: values, level: level) }

  /// Over all photos.
  func photoMean(level: Double) -> Estimate { RatioSample(photos) { $0 }.mean(level: level) }

  /// Of the values that have come.
  var minimum: Double { sortedSpread.first.flatMap { $0.isFinite ? $0 : nil } ?? .nan }

  /// Only known when all have come.
  var maximum: Double { sortedSpread.last.flatMap { $0.isFinite ? $0 : nil } ?? .nan }

  /// A percentile with its interval; NaN when there is no value, or it has not come.
  func percentile(_ number: Double, level: Double) -> Estimate {
    guard !sortedSpread.isEmpty else {
      return Estimate(value: .nan, interval: .unbounded(level: level))
    }
    guard metric.isPerPhoto else {
      return Estimate(
        value: metric.quantile(ofSorted: sortedSpread, at: number / 100),
        interval: quantileInterval(ofSorted: sortedSpread, at: number / 100, level: level))
    }
    return photos.quantileEstimate(at: number / 100, level: level).ifCome
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

extension Metric {
  /// The type of its percentiles (Hyndman and Fan 1996): of what takes few values
  /// the smallest that a share of them does not exceed, since nobody captures 20.05 frames.
  package var quantileType: Int { declaration.takesFewValues ? 1 : 7 }

  /// The percentile of its sorted values.
  func quantile(ofSorted values: [Double], at probability: Double) -> Double {
    declaration.takesFewValues
      ? lowerQuantile(ofSorted: values, at: probability)
      : ShotSim.quantile(ofSorted: values, at: probability)
  }
}
