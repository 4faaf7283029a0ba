/// A validated scenario file: what is simulated, how often, and what is
/// expected of it (docs/model.md, section 4).
package struct Scenario: Sendable, Equatable {
  package var name: String
  package var summary = ""
  /// The file's own words for the device: a built-in name or a path.
  package var deviceReference: String
  package var configuration: CaptureConfiguration
  package var replications = 1
  package var seed: UInt64 = 1
  package var expectations: [Expectation] = []
  /// What is legal but surprising, found while reading.
  package var warnings: [Diagnostic] = []
  /// Fingerprint of what the file says, its device, seed and number of
  /// replications left out.
  package var digest = ""
  /// Fingerprint of the device's file and what it extends.
  package var deviceDigest = ""

  /// The most replications that a file or an option may ask for.
  package static let replicationLimit = 100_000_000
}

/// One entry of `expect`: `metric.statistic operator number`.
package struct Expectation: Sendable, Equatable {
  package enum Statistic: Sendable, Equatable {
    case mean, sd, min, max
    /// Over all photos, or taps, and not over the replications' means.
    case photoMean, photoSd
    /// A percentile, above 0 and up to 100.
    case percentile(Double)
    /// P(metric comparison number), written `P(metric >= 5) >= 0.9`.
    case probability(Relation, Double)
  }

  package enum Limit: Sendable, Equatable {
    /// In the metric's own unit.
    case number(Double)
    /// That many times the baseline's value, `baseline * 1.05`.
    case baselineTimes(Double)
    /// The baseline's value and that much, `baseline + 20ms`.
    case baselinePlus(Double)
  }

  package var metric: Metric
  package var statistic: Statistic
  package var comparison: Relation
  package var limit: Limit
  /// Whether a failure is only a warning (`warn: …`).
  package var isWarning: Bool
  /// As written.
  package var text: String

  package init(
    metric: Metric, statistic: Statistic, comparison: Relation, limit: Limit,
    isWarning: Bool = false, text: String
  ) {
    self.metric = metric
    self.statistic = statistic
    self.comparison = comparison
    self.limit = limit
    self.isWarning = isWarning
    self.text = text
  }
}
