/// One number that is compared between configurations, such as `shotToShot.p95`.
package struct Quantity: Sendable, Equatable, Hashable {
  package enum Statistic: Sendable, Equatable, Hashable {
    /// Over the replications that have a value.
    case mean
    /// Above 0 and up to 100; of a per-photo time over all photos.
    case percentile(Double)
    /// The share of replications of which it holds.
    case probability(Relation, Double)
  }

  package var metric: Metric
  package var statistic: Statistic

  package init(_ metric: Metric, _ statistic: Statistic = .mean) {
    self.metric = metric
    self.statistic = statistic
  }

  /// Nil for a statistic that is not compared between configurations: sd, min, max, and
  /// percentiles of a metric that takes few values.
  package init?(_ metric: Metric, of statistic: Expectation.Statistic) {
    self.metric = metric
    switch statistic {
    case .mean: self.statistic = .mean
    case .percentile(let number):
      self.statistic = .percentile(number)
      guard isComparable else { return nil }
    case .probability(let comparison, let bound):
      self.statistic = .probability(comparison, bound)
    case .sd, .min, .max: return nil
    }
  }

  /// Whether its difference says something.
  ///
  /// A percentile of a metric that takes few values stays where it is or jumps by one of
  /// them, so no interval of its difference is right.
  package var isComparable: Bool {
    guard case .percentile = statistic else { return true }
    return !metric.declaration.takesFewValues
  }

  /// As in expectations: `framesCaptured.mean`, `P(framesCaptured >= 5)`.
  package var name: String {
    if case .probability(let comparison, let bound) = statistic {
      return "P(\(metric.name) \(comparison.rawValue) \(NumberText.shortest(bound)))"
    }
    return "\(metric.name).\(statisticName)"
  }

  /// What is taken of the metric, without its name: `mean`, `p95`, `P(>= 5)`.
  package var statisticName: String {
    switch statistic {
    case .mean: "mean"
    case .percentile(let number): "p\(NumberText.shortest(number))"
    case .probability(let comparison, let bound):
      "P(\(comparison.rawValue) \(NumberText.shortest(bound)))"
    }
  }

  package var unit: MetricUnit {
    if case .probability = statistic { .share } else { metric.unit }
  }

  /// Whether a smaller value is better for the user of the camera.
  package var isSmallerBetter: Bool {
    guard case .probability(let comparison, _) = statistic else { return metric.isSmallerBetter }
    return switch comparison {
    case .greater, .greaterOrEqual: metric.isSmallerBetter
    case .less, .lessOrEqual: !metric.isSmallerBetter
    case .equal, .notEqual: false
    }
  }

  /// How the difference of two configurations gets its interval, in a few words.
  package var method: String {
    switch statistic {
    case .mean: "paired t over replications"
    case .percentile: "paired cluster bootstrap, \(ClusterBootstrap.draws) draws"
    case .probability: "paired proportions (Bonett and Price)"
    }
  }
}

extension Quantity {
  /// What is compared of two configurations unless the user says otherwise.
  package static let usual: [Quantity] = [
    Quantity(.framesCaptured), Quantity(.bestQualityFrames), Quantity(.missedPresses),
    Quantity(.shotToShot, .percentile(50)), Quantity(.shotToShot, .percentile(95)),
    Quantity(.shutterLag), Quantity(.timeToPhoto, .percentile(95)), Quantity(.peakMemory),
  ]

  /// The few that fit on a screen when there are many configurations.
  package static let few: [Quantity] = [
    Quantity(.framesCaptured), Quantity(.bestQualityFrames),
    Quantity(.shotToShot, .percentile(95)),
  ]
}
