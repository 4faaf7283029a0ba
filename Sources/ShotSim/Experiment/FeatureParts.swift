/// What each feature of a scenario buys: all features against all but one, with
/// common random numbers.
package struct FeatureParts: Sendable {
  /// The features that are on, in the order of `Feature.allCases`.
  package let features: [Feature]
  /// The scenario as it is, then without each feature and those that need it.
  package let scenarios: [LabelledScenario]

  /// Nil when no feature is on, or when all that is on is not legal.
  package init?(of full: Scenario) {
    features = full.configuration.features.features
    let design = ToggleDesign(features, of: full.configuration)
    guard !features.isEmpty, design.problem(with: design.all) == nil else { return nil }
    scenarios =
      [LabelledScenario(label: "all", scenario: full, hasOwnFeatures: true)]
      + features.map { feature in
        var scenario = full
        scenario.configuration.features = design.leftOut(feature)
        return LabelledScenario(label: "\(feature)", scenario: scenario, hasOwnFeatures: false)
      }
  }

  /// By feature: the metric with it minus without it, paired by replication.
  ///
  /// - Precondition: The results are those of ``scenarios``.
  package func effects(
    of metric: Metric, in results: [ConfigurationResult], level: Double = 0.95
  ) -> [(feature: Feature, effect: Estimate)] {
    precondition(results.count == scenarios.count, "a result for each scenario")
    return zip(features, results.dropFirst()).map { feature, without in
      let pair = PairedComparison(
        of: results[0].values[metric], minus: without.values[metric], level: level)
      return (feature, pair.difference)
    }
  }
}
