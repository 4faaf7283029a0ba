/// What deferral puts off: finals that are not made yet when a run ends.
package struct FinalsOwed: Sendable, Equatable {
  package var feature: Feature
  /// Photos of a run without a final that the feature is to blame for: its Shapley
  /// value.
  package var photos: Estimate
  /// What making them takes, in milliseconds of processing; nil = the device file
  /// does not say.
  package var processingTime: Double?
}

extension FinalsOwed {
  /// Photos whose first picture came and whose final did not, replication by replication.
  static func counts(in result: ConfigurationResult) -> [Double] {
    zip(result.countsOfCome(.timeToPhoto), result.countsOfCome(.timeToFinal))
      .map { Double($0 - $1) }
  }

  /// The mean time of final processing of the scenario's photos, in milliseconds.
  ///
  /// A device without final timings takes as long as processing takes (docs/model.md,
  /// section 3).
  static func meanProcessingTime(in scenario: Scenario) -> Double? {
    meanTime(of: .finalProcessing, in: scenario) ?? meanTime(of: .processing, in: scenario)
  }

  private static func meanTime(of stage: TimingStage, in scenario: Scenario) -> Double? {
    let (configuration, photo) = (scenario.configuration, scenario.configuration.photo)
    let fitting = configuration.device.timing.filter { key, _ in
      key.stage == stage && (key.kind == nil || key.kind == photo.kind)
        && (key.dimensions == nil || key.dimensions == photo.maxPhotoDimensions)
        && (key.prioritization == nil || key.prioritization == photo.photoQualityPrioritization)
    }
    // Of several the most special one; paths settle the rest.
    let best = fitting.min { one, other in
      (-one.key.detail, one.key.path) < (-other.key.detail, other.key.path)
    }
    return best.map { $0.value.distribution.mean / 1e6 }
  }
}

extension TimingKey {
  /// How many things it tells apart.
  fileprivate var detail: Int {
    (kind == nil ? 0 : 1) + (dimensions == nil ? 0 : 1) + (prioritization == nil ? 0 : 1)
  }
}
