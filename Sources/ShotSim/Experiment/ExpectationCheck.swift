/// How an expectation came out against a result (docs/model.md, section 4).
///
/// Judged by the value found, the same wherever a scenario's own `expect` is judged.
package struct ExpectationCheck: Sendable {
  package var expectation: Expectation
  /// NaN when no replication has a value: nothing holds of it.
  package var estimate: Estimate
  /// In the metric's unit; NaN when it is relative to a baseline that is missing.
  package var limit: Double
  /// Whether the value found keeps the limit, whatever its interval.
  package var holds: Bool
  /// Of its metric; `nil` where nothing can be censored.
  package var censored: CensoredCount?

  /// By the value found: pass or fail.
  package var judgement: Judgement { holds ? .pass : .fail }

  /// By the interval, for what is not a scenario's own expectation.
  ///
  /// An extreme has no interval and what has no value keeps nothing, so these are
  /// judged by the value.
  package var judgementByInterval: Judgement {
    guard expectation.statistic.hasInterval, !estimate.value.isNaN, !limit.isNaN else {
      return judgement
    }
    return estimate.interval.judgement(expectation.comparison, limit: limit)
  }

  /// Whether the limit lies inside the value's interval, so that other random numbers
  /// might have decided otherwise.
  package var isWithinSamplingError: Bool {
    estimate.interval.isBounded && judgementByInterval == .inconclusive
  }

  /// Checks an expectation; `baseline` is what its limit may refer to.
  package init(
    _ expectation: Expectation, of result: ConfigurationResult,
    baseline: ConfigurationResult? = nil, level: Double = 0.95
  ) {
    self.init(
      expectation, of: MetricSource(expectation.metric, of: result),
      baseline: baseline.map { MetricSource(expectation.metric, of: $0) }, level: level)
  }

  /// Checks an expectation against the values of its metric.
  package init(
    _ expectation: Expectation, of source: MetricSource, baseline: MetricSource? = nil,
    level: Double = 0.95
  ) {
    self.expectation = expectation
    estimate = expectation.statistic.estimate(of: source, level: level)
    limit = expectation.limit.value(
      baseline: baseline.map { expectation.statistic.estimate(of: $0, level: level).value } ?? .nan)
    holds = expectation.comparison.holds(estimate.value, limit)
    censored = source.censored
  }
}

extension Expectation.Limit {
  /// In the metric's unit, given the same statistic of the baseline; NaN = it needs one
  /// and there is none.
  package func value(baseline: Double) -> Double {
    switch self {
    case .number(let number): number
    case .baselineTimes(let factor): factor * baseline
    case .baselinePlus(let addend): addend + baseline
    }
  }

  /// Whether it says something like `baseline * 1.05`.
  package var refersToBaseline: Bool {
    switch self {
    case .number: false
    case .baselineTimes, .baselinePlus: true
    }
  }
}

extension Expectation.Statistic {
  /// Whether its estimate has an interval; the extremes of a sample have none.
  package var hasInterval: Bool {
    switch self {
    case .mean, .sd, .photoMean, .photoSd, .percentile, .probability: true
    case .min, .max: false
    }
  }

  /// The statistic of the values of a metric; NaN without a value.
  func estimate(of source: MetricSource, level: Double) -> Estimate {
    let unbounded = ConfidenceInterval.unbounded(level: level)
    switch self {
    case .mean: return source.mean(level: level)
    case .sd:
      guard source.values.allSatisfy(\.isFinite) else {
        return Estimate(value: .nan, interval: unbounded)
      }
      return standardDeviationEstimate(of: source.values, level: level)
    case .photoMean: return source.photoMean(level: level)
    case .photoSd: return source.photos.standardDeviationEstimate(level: level)
    case .min: return Estimate(value: source.minimum, interval: unbounded)
    case .max: return Estimate(value: source.maximum, interval: unbounded)
    case .percentile(let number): return source.percentile(number, level: level)
    case .probability(let comparison, let number) where source.metric.population == .taps:
      return RatioSample(source.photos) { comparison.holds($0, number) ? 1 : 0 }
        .share(level: level)
    case .probability(let comparison, let number):
      guard !source.values.isEmpty else { return Estimate(value: .nan, interval: unbounded) }
      let proportion = Proportion(
        successes: source.values.count { comparison.holds($0, number) },
        trials: source.values.count)
      return Estimate(
        value: proportion.value, interval: proportion.clopperPearson(level: level))
    }
  }
}
