/// How much the results of a configuration move when the timings of one
/// provenance are all shorter, or all longer, than the device file says.
///
/// The same photographer and common random numbers in all three runs, so that small
/// moves are seen; intervals are over replications.
package struct AssumptionStudy: Sendable, Equatable {
  /// Of the configuration.
  package var label: String
  package var assumption: Assumption
  /// Timings of that provenance among those that the run used.
  package var scaledTimings: Int
  /// Timings that the run used.
  package var usedTimings: Int
  /// What the run rests on besides, which is not scaled.
  package var untouched: [UsedSection]
  /// Metrics that have a value, in the order of `metrics`.
  package var moves: [Move]

  /// What happens to one metric.
  package struct Move: Sendable, Equatable {
    package var metric: Metric
    /// With the timings as they are.
    package var baseline: Double
    /// With shorter timings, minus the baseline.
    package var shorter: Estimate
    /// With longer timings, minus the baseline.
    package var longer: Estimate
    /// A move up to this is of no practical consequence.
    package var margin: Double

    /// Of shorter and of longer timings: the difference against the margin.
    package var judgements: [Judgement] {
      [shorter, longer].map {
        $0.interval.judgement(margin: margin, isSmallerBetter: metric.isSmallerBetter)
      }
    }

    /// Whether the timings matter: yes when a difference is beyond the margin to either
    /// side, no when both are within it; nil = more replications would tell.
    package var matters: Bool? {
      if judgements.contains(where: { $0 == .fail || $0 == .improved }) { return true }
      return judgements.allSatisfy { $0 == .equivalent } ? false : nil
    }
  }

  /// The metrics that are looked at: what the user of the camera notices.
  package static let metrics = Metric.byPlace.filter(\.declaration.isNoticed)

  /// Share of the baseline that is of no practical consequence.
  package static let marginShare = 0.05

  /// Compares three results of the same replications.
  package init(
    _ assumption: Assumption, baseline: ConfigurationResult, shorter: ConfigurationResult,
    longer: ConfigurationResult, level: Double = 0.95
  ) {
    label = baseline.label
    self.assumption = assumption
    usedTimings = baseline.usedTimings.count
    untouched = baseline.scenario.configuration.usedSections
    scaledTimings = baseline.usedTimings.count {
      $0.timing.provenance == assumption.provenance
    }
    moves = Self.metrics.compactMap { metric in
      let values = baseline.values[metric]
      let mean = Estimate(meanOf: values.lazy.filter { !$0.isNaN }, level: level).value
      guard !mean.isNaN else { return nil }
      func difference(_ result: ConfigurationResult) -> Estimate {
        PairedComparison(of: result.values[metric], minus: values, level: level).difference
      }
      return Move(
        metric: metric, baseline: mean, shorter: difference(shorter), longer: difference(longer),
        margin: max(Self.marginShare * abs(mean), metric.unit.declaration.leastMargin))
    }
  }
}

extension Scenario {
  /// The scenario with the timings of a provenance multiplied by a factor.
  package func scalingTimings(of provenance: Provenance, by factor: Double) -> Scenario {
    var scenario = self
    scenario.configuration.device = configuration.device.scalingTimings(
      of: provenance, by: factor)
    return scenario
  }
}
