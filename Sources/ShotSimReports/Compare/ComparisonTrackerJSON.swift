package import ShotSim

/// Writes the values of a comparison for services that draw them over time.
package enum ComparisonTrackerJSON {
  /// The input of github-action-benchmark's tools for numbers of any kind.
  ///
  /// All entries of one file must be better in the same direction, so each
  /// direction has a file of its own.
  package static func entries(of comparison: ComparisonResult, smallerIsBetter: Bool) -> JSONNode {
    .list(
      values(of: comparison).filter { $0.quantity.isSmallerBetter == smallerIsBetter }
        .map { entry in
          let half = entry.estimate.interval.halfWidth
          return .object([
            ("name", .text("\(entry.label): \(entry.quantity.name)")),
            ("unit", .text(entry.quantity.unit.rawValue)),
            ("value", .number(entry.estimate.value)),
            ("range", .text(half.isFinite ? "± \(NumberText.shortest(half))" : "unbounded")),
            (
              "extra",
              .text("\(comparison.replications) replications, level \(comparison.level)")
            ),
          ])
        })
  }

  /// Bencher's Metric Format: benchmark, then measure, then the value with its bounds.
  package static func bencher(of comparison: ComparisonResult) -> JSONNode {
    var labels: [String] = []
    let all = values(of: comparison)
    for entry in all where !labels.contains(entry.label) { labels.append(entry.label) }
    return .object(
      labels.map { label in
        (
          key: label,
          value: .object(
            all.filter { $0.label == label }.map { entry in
              (key: entry.quantity.name, value: bencherValue(entry.estimate))
            })
        )
      })
  }

  private static func bencherValue(_ estimate: Estimate) -> JSONNode {
    var members: [(key: String, value: JSONNode)] = [("value", .number(estimate.value))]
    if estimate.interval.low.isFinite {
      members.append(("lower_value", .number(estimate.interval.low)))
    }
    if estimate.interval.high.isFinite {
      members.append(("upper_value", .number(estimate.interval.high)))
    }
    return .object(members)
  }

  /// Every configuration's quantities that have a value.
  private static func values(
    of comparison: ComparisonResult
  ) -> [(label: String, quantity: Quantity, estimate: Estimate)] {
    zip(comparison.plan.configurations, comparison.results).flatMap { configuration, result in
      comparison.plan.comparedQuantities.compactMap { quantity in
        let estimate = QuantitySample(quantity, of: result).estimate(level: comparison.level)
        return estimate.value.isNaN ? nil : (configuration.label, quantity, estimate)
      }
    }
  }
}
