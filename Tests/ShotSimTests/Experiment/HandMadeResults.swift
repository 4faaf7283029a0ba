@testable import ShotSim

/// Results with given values, for tests of what is computed from them.
enum HandMadeResults {
  /// The built-in burst.
  static let burst: Scenario = {
    do {
      return try ScenarioReader().read(builtIn: "basketball-burst")
    } catch {
      preconditionFailure("the built-in scenario does not read: \(error)")
    }
  }()

  /// A result with one value a replication of a metric, and one photo of each value.
  static func result(
    _ metric: Metric, _ values: [Double], label: String = "made by hand"
  ) -> ConfigurationResult {
    photos(metric, values.map { $0.isNaN ? [] : [$0] }, label: label)
  }

  /// A result with the photos' values of each replication; its value is their mean.
  static func photos(
    _ metric: Metric, _ photos: [[Double]], label: String = "made by hand"
  ) -> ConfigurationResult {
    let none = [Double](repeating: .nan, count: photos.count)
    var result = ConfigurationResult(
      label: label, scenario: burst, firstReplication: 0, replications: photos.count,
      values: Array(repeating: none, count: Metric.allCases.count),
      photoValues: Array(repeating: [], count: Metric.allCases.count),
      photoValueCounts: Array(
        repeating: Array(repeating: 0, count: photos.count), count: Metric.allCases.count))
    let place = Int(metric.rawValue)
    result.values[place] = photos.map {
      $0.isEmpty ? .nan : $0.reduce(0, +) / Double($0.count)
    }
    if metric.isPerPhoto {
      result.photoValues[place] = photos.flatMap { $0 }
      result.photoValueCounts[place] = photos.map { Int32($0.count) }
    }
    return result
  }

  static func sample(_ values: [Double]) -> QuantitySample {
    QuantitySample(Quantity(.framesCaptured), of: result(.framesCaptured, values))
  }

  /// The scenario with the timings of one stage made longer by a factor.
  static func burst(slowing stage: TimingStage, by factor: Double) -> Scenario {
    var scenario = burst
    for (key, timing) in scenario.configuration.device.timing where key.stage == stage {
      scenario.configuration.device.timing[key]?.distribution = timing.distribution.scaled(
        by: factor)
    }
    return scenario
  }

  static func burst(with features: FeatureSet) -> Scenario {
    var scenario = burst
    scenario.configuration.features = features
    return scenario
  }
}
