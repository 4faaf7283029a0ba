package import ShotSim

/// Writes the values of a comparison for services that draw them over time.
package enum ComparisonTrackerJSON {
  static let smallerFormat = OutputFormat<JudgedComparison>(
    "smaller-is-better", endings: [".smaller.json"], tool: "github-action-benchmark",
    option: "smaller-is-better",
    help: "Write latencies and the like for github-action-benchmark.",
    summary: "The quantities of which less is better, of each configuration."
  ) { entries(of: $0.comparison, smallerIsBetter: true).pretty }

  static let biggerFormat = OutputFormat<JudgedComparison>(
    "bigger-is-better", endings: [".bigger.json"], tool: "github-action-benchmark",
    option: "bigger-is-better",
    help: "Write frames and the like for github-action-benchmark.",
    summary: "The quantities of which more is better, of each configuration."
  ) { entries(of: $0.comparison, smallerIsBetter: false).pretty }

  static let bencherFormat = OutputFormat<JudgedComparison>(
    "bencher", endings: [".bmf.json"], tool: "Bencher", option: "bencher",
    help: "Write Bencher Metric Format.",
    summary: "`{\"configuration\": {\"quantity\": {value, lower_value, upper_value}}}`."
  ) { bencher(of: $0.comparison).pretty }

  /// The input of github-action-benchmark's tools for numbers of any kind.
  ///
  /// All entries of one file must be better in the same direction, so each
  /// direction has a file of its own.
  package static func entries(of comparison: ComparisonResult, smallerIsBetter: Bool) -> JSONNode {
    TrackerEntry.custom(entries(of: comparison), smallerIsBetter: smallerIsBetter)
  }

  /// Bencher's Metric Format: benchmark, then measure, then the value with its bounds.
  package static func bencher(of comparison: ComparisonResult) -> JSONNode {
    TrackerEntry.bencher(entries(of: comparison))
  }

  /// Every configuration's quantities that have a value.
  private static func entries(of comparison: ComparisonResult) -> [TrackerEntry] {
    zip(comparison.plan.configurations, comparison.results).flatMap { configuration, result in
      comparison.plan.comparedQuantities.compactMap { quantity in
        let estimate = QuantitySample(quantity, of: result).estimate(level: comparison.level)
        guard !estimate.value.isNaN else { return nil }
        return TrackerEntry(
          benchmark: configuration.label, measure: quantity.name,
          series: "\(configuration.label): \(quantity.name)", unit: quantity.unit.rawValue,
          estimate: estimate, isSmallerBetter: quantity.isSmallerBetter,
          extra: "\(comparison.replications) replications, level \(comparison.level)")
      }
    }
  }
}
