/// What one configuration says of a quantity, replication by replication.
///
/// Two samples of the same replications pair, whether they were just run or come
/// from a baseline file.
package struct QuantitySample: Sendable {
  package enum Form: Sendable, Equatable {
    /// One value per replication; NaN = no value.
    case values([Double])
    case percentile(PercentileSample)
  }

  package let quantity: Quantity
  package let form: Form
  /// To find intervals of any level; nil for samples from a file.
  private let clusters: ClusteredValues?

  /// Takes a quantity out of a result.
  package init(_ quantity: Quantity, of result: ConfigurationResult) {
    self.quantity = quantity
    guard case .percentile(let number) = quantity.statistic else {
      form = .values(result.values[quantity.metric])
      clusters = nil
      return
    }
    let clusters = ClusteredValues(quantity.metric, of: result)
    form = .percentile(PercentileSample(clusters, at: number / 100))
    self.clusters = clusters
  }

  /// Rebuilds a sample from what a file kept.
  package init(_ quantity: Quantity, form: Form) {
    self.init(quantity, form: form, clusters: nil)
  }

  private init(_ quantity: Quantity, form: Form, clusters: ClusteredValues?) {
    self.quantity = quantity
    self.form = form
    self.clusters = clusters
  }

  package var replications: Int {
    switch form {
    case .values(let values): values.count
    case .percentile(let sample): sample.counts.count
    }
  }

  /// Replications that have a value.
  package var occupied: Int {
    switch form {
    case .values(let values): values.count { !$0.isNaN }
    case .percentile(let sample): sample.counts.count { $0 > 0 }
    }
  }

  /// The same with the percentiles of its replications drawn anew.
  ///
  /// A difference asks for them: make it once where there are several. Other quantities
  /// stay as they are.
  package func drawn() -> QuantitySample {
    guard case .percentile(var sample) = form, sample.draws == nil, let draws else { return self }
    sample.draws = draws
    return QuantitySample(quantity, form: .percentile(sample), clusters: clusters)
  }

  /// The percentiles of ``ClusterBootstrap``; nil for other quantities and where neither
  /// they nor the values are known.
  var draws: [Double]? {
    guard case .percentile(let sample) = form, case .percentile(let number) = quantity.statistic
    else { return nil }
    return sample.draws ?? clusters.map { ClusterBootstrap.quantiles(of: $0, at: number / 100) }
  }

  /// The distance of neighboring values at a percentile; nil for other quantities.
  var step: Double? {
    guard case .percentile(let sample) = form else { return nil }
    return sample.step
  }

  /// The value with the interval that it has by itself.
  ///
  /// Of a percentile from a file the interval is the one that the file kept.
  package func estimate(level: Double) -> Estimate {
    switch form {
    case .percentile(let sample):
      if let clusters, !clusters.values.isEmpty, case .percentile(let number) = quantity.statistic {
        return clusters.quantileEstimate(at: number / 100, level: level)
      }
      return Estimate(value: sample.value, interval: sample.interval)
    case .values(let values):
      guard case .probability = quantity.statistic else {
        let tally = Tally(values.lazy.filter { !$0.isNaN })
        return Estimate(
          value: tally.count == 0 ? .nan : tally.mean, interval: tally.meanInterval(level: level))
      }
      let trials = values.count { !$0.isNaN }
      guard trials > 0 else { return Estimate(value: .nan, interval: .unbounded(level: level)) }
      let proportion = Proportion(successes: values.count(where: isSuccess), trials: trials)
      return Estimate(value: proportion.value, interval: proportion.clopperPearson(level: level))
    }
  }

  /// Whether both say the same in every replication, to the last bit.
  func hasSameData(as other: QuantitySample) -> Bool {
    switch (form, other.form) {
    case (.values(let one), .values(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
    case (.percentile(let one), .percentile(let two)):
      if let ours = clusters, let theirs = other.clusters {
        ours.counts == theirs.counts && ours.values == theirs.values
      } else {
        one.value == two.value && one.counts == two.counts && one.below == two.below
          && hasSameDraws(as: other)
      }
    default: false
    }
  }

  /// Whether both drawn anew are the same; yes if they are not known of one.
  private func hasSameDraws(as other: QuantitySample) -> Bool {
    guard let ours = draws, let theirs = other.draws else { return true }
    return zip(ours, theirs).allSatisfy { $0 == $1 || !($0.isFinite || $1.isFinite) }
  }

  /// Whether a replication's value counts as a success of a probability.
  func isSuccess(_ value: Double) -> Bool {
    guard case .probability(let comparison, let bound) = quantity.statistic else { return false }
    return comparison.holds(value, bound)
  }

  /// The value, and how far each replication moves it, to first order.
  ///
  /// Means and shares: (value − mean) / replications with a value, 0 without one.
  /// Nil influences when the sample does not bound the value.
  func linearised() -> (value: Double, influences: [Double]?) {
    switch form {
    case .percentile(let sample): return (sample.value, sample.influences)
    case .values(let values):
      var numbers = values
      if case .probability = quantity.statistic {
        numbers = values.map { $0.isNaN ? .nan : isSuccess($0) ? 1 : 0 }
      }
      let tally = Tally(numbers.lazy.filter { !$0.isNaN })
      guard tally.count > 0 else { return (.nan, nil) }
      let (mean, count) = (tally.mean, Double(tally.count))
      return (mean, numbers.map { $0.isNaN ? 0 : ($0 - mean) / count })
    }
  }
}

/// A percentile in the form that lets it be paired later, without the values.
///
/// How many values each replication has, and how many of them are up to the
/// percentile, are all that the linearisation asks for besides one slope.
package struct PercentileSample: Sendable, Equatable {
  package var value: Double
  package var interval: ConfidenceInterval
  /// Values of each replication.
  package var counts: [Int32]
  /// Values of each replication up to the percentile.
  package var below: [Int32]
  /// Slope of the quantile function there, the reciprocal of the density; nil =
  /// the sample is too small to bound the percentile.
  package var slope: Double?
  /// Percentiles of the replications drawn anew (``ClusterBootstrap``), in its order; nil =
  /// they were not made, or a file does not have them.
  package var draws: [Double]?

  /// The level at which slopes are taken and kept intervals stated.
  package static let level = 0.95

  package init(
    value: Double, interval: ConfidenceInterval, counts: [Int32], below: [Int32], slope: Double?,
    draws: [Double]? = nil
  ) {
    self.value = value
    self.interval = interval
    self.counts = counts
    self.below = below
    self.slope = slope
    self.draws = draws
  }

  init(_ clusters: ClusteredValues, at probability: Double) {
    counts = clusters.counts
    guard !clusters.values.isEmpty else {
      (value, interval) = (.nan, .unbounded(level: Self.level))
      (below, slope) = (Array(repeating: 0, count: counts.count), nil)
      return
    }
    let estimate = clusters.quantileEstimate(at: probability, level: Self.level)
    (value, interval) = (estimate.value, estimate.interval)
    below = clusters.counts(upTo: estimate.value)
    slope = clusters.quantileSlope(at: probability, level: Self.level)
  }

  /// The distance of neighboring values at the percentile: the slope over all values.
  var step: Double? {
    slope.map { $0 / Double(counts.reduce(0) { $0 + Int($1) }) }
  }

  /// How far each replication moves the percentile: minus the slope times its
  /// deviation from the share of values up to it.
  var influences: [Double]? {
    guard let slope else { return nil }
    let all = Double(counts.reduce(0) { $0 + Int($1) })
    let share = Double(below.reduce(0) { $0 + Int($1) }) / all
    return zip(below, counts).map { -slope * (Double($0) - share * Double($1)) / all }
  }
}

extension ClusteredValues {
  /// The values of a metric: photos' if it has them, else one per replication.
  init(_ metric: Metric, of result: ConfigurationResult) {
    if metric.isPerPhoto {
      self.init(values: result.photoValues[metric], counts: result.photoValueCounts[metric])
    } else {
      let values = result.values[metric]
      self.init(
        values: values.filter { !$0.isNaN }, counts: values.map { $0.isNaN ? 0 : 1 })
    }
  }

  /// How many values of each cluster are up to a limit.
  func counts(upTo limit: Double) -> [Int32] {
    var position = 0
    return counts.map { count in
      let end = position + Int(count)
      defer { position = end }
      return Int32(values[position..<end].count { $0 <= limit })
    }
  }

  /// The slope of the quantile function; nil when the sample does not bound it.
  func quantileSlope(at probability: Double, level: Double) -> Double? {
    guard occupiedClusters > 1, probability > 0, probability < 1 else { return nil }
    let effective = effectiveCount(upTo: quantile(at: probability), level: level)
    let ranks = OrderStatisticRanks(
      count: values.count, effectiveCount: effective, probability: probability, level: level)
    guard let lower = ranks.lower, let upper = ranks.upper, upper > lower else { return nil }
    return (sorted[upper - 1] - sorted[lower - 1]) * Double(values.count) / Double(upper - lower)
  }
}
