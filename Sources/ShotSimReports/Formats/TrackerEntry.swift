import ShotSim

/// One number that a service draws over time.
struct TrackerEntry {
  /// What several measures belong to, such as the configuration.
  var benchmark: String
  /// Such as `framesCaptured`.
  var measure: String
  /// Of the series; a service that knows it goes on with it, so it never changes.
  var series: String
  var unit: String
  var estimate: Estimate
  var isSmallerBetter: Bool
  /// Anything else that is shown beside it.
  var extra: String

  /// What github-action-benchmark reads as `customSmallerIsBetter`, or as
  /// `customBiggerIsBetter`: the entries of that kind only, because a file has one.
  static func custom(_ entries: [TrackerEntry], smallerIsBetter: Bool) -> JSONNode {
    .list(
      entries.filter { $0.isSmallerBetter == smallerIsBetter }.map { entry in
        let half = entry.estimate.interval.halfWidth
        return .object([
          ("name", .text(entry.series)), ("unit", .text(entry.unit)),
          ("value", .number(entry.estimate.value)),
          ("range", .text(half.isFinite ? "± \(NumberText.shortest(half))" : "unbounded")),
          ("extra", .text(entry.extra)),
        ])
      })
  }

  /// Bencher Metric Format: benchmark, then measure, then the value with its bounds.
  static func bencher(_ entries: [TrackerEntry]) -> JSONNode {
    var benchmarks: [String] = []
    for entry in entries where !benchmarks.contains(entry.benchmark) {
      benchmarks.append(entry.benchmark)
    }
    return .object(
      benchmarks.map { benchmark in
        let own = entries.filter { $0.benchmark == benchmark }
        return (
          key: benchmark,
          value: .object(own.map { (key: $0.measure, value: bounded($0.estimate)) })
        )
      })
  }

  private static func bounded(_ estimate: Estimate) -> JSONNode {
    var members: [(key: String, value: JSONNode)] = [("value", .number(estimate.value))]
    if estimate.interval.low.isFinite {
      members.append(("lower_value", .number(estimate.interval.low)))
    }
    if estimate.interval.high.isFinite {
      members.append(("upper_value", .number(estimate.interval.high)))
    }
    return .object(members)
  }
}
