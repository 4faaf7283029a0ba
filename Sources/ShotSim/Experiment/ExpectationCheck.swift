/// How an expectation came out against a result.
package struct ExpectationCheck: Sendable {
  package enum Verdict: String, Sendable {
    case pass, fail, inconclusive
  }

  package var expectation: Expectation
  /// NaN when no replication has a value: nothing holds of it.
  package var estimate: Estimate
  /// In the metric's unit; NaN when it is relative to a baseline that is missing.
  package var limit: Double
  /// Whether the value itself holds, whatever its interval.
  package var holds: Bool
  /// By the interval: wholly on the good side, wholly on the bad side, or neither.
  package var verdict: Verdict

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
    func reference() -> Double {
      baseline.map { Self.estimate(expectation, of: $0, level: level).value } ?? .nan
    }
    self.expectation = expectation
    estimate = Self.estimate(expectation, of: source, level: level)
    switch expectation.limit {
    case .number(let number): limit = number
    case .baselineTimes(let factor): limit = factor * reference()
    case .baselinePlus(let addend): limit = addend + reference()
    }
    let comparison = expectation.comparison
    holds = comparison.holds(estimate.value, limit)
    let interval = estimate.interval
    let low = comparison.holds(interval.low, limit)
    let high = comparison.holds(interval.high, limit)
    verdict =
      if estimate.value.isNaN || limit.isNaN {
        .fail
      } else if interval.low == interval.high {
        holds ? .pass : .fail
      } else if comparison == .equal {
        // A single point inside an interval can be refuted and not confirmed.
        interval.contains(limit) ? .inconclusive : .fail
      } else if comparison == .notEqual {
        interval.contains(limit) ? .inconclusive : .pass
      } else if low && high {
        .pass
      } else if !low && !high {
        .fail
      } else {
        .inconclusive
      }
  }

  private static func estimate(
    _ expectation: Expectation, of source: MetricSource, level: Double
  ) -> Estimate {
    let unbounded = ConfidenceInterval.unbounded(level: level)
    switch expectation.statistic {
    case .mean:
      let tally = Tally(source.values)
      return Estimate(
        value: tally.count == 0 ? .nan : tally.mean, interval: tally.meanInterval(level: level))
    case .sd:
      return Estimate(value: Tally(source.values).standardDeviation, interval: unbounded)
    case .min: return Estimate(value: source.sortedSpread.first ?? .nan, interval: unbounded)
    case .max: return Estimate(value: source.sortedSpread.last ?? .nan, interval: unbounded)
    case .percentile(let number): return source.percentile(number, level: level)
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

extension Expectation.Relation {
  /// Whether the comparison holds; never with a NaN.
  package func holds(_ left: Double, _ right: Double) -> Bool {
    guard !left.isNaN, !right.isNaN else { return false }
    return switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .equal: left == right
    case .notEqual: left != right
    }
  }
}
