/// Two studies with common random numbers, to be compared photo by photo and metric by metric.
///
/// ```swift
/// let off = try BurstStudy(scenario: "basketball-burst", features: "none")
/// let on = try BurstStudy(scenario: "basketball-burst", features: "all")
/// print(try BurstComparison(baseline: off, candidate: on, replications: 1_000).text())
/// ```
public struct BurstComparison: Sendable {
  private let plan: ComparisonPlan
  private let results: [ConfigurationResult]

  /// Runs both studies, one after the other on the calling thread.
  ///
  /// - Throws: ``BurstStudyError`` when a replication cannot be run to its end.
  public init(
    baseline: BurstStudy, candidate: BurstStudy, replications: Int
  ) throws(BurstStudyError) {
    let replications = max(1, replications)
    plan = ComparisonPlan(
      .scenarios, title: "\(baseline.scenario.name) and \(candidate.scenario.name)",
      configurations: [
        ComparedConfiguration(label: "baseline", scenario: baseline.scenario),
        ComparedConfiguration(label: "candidate", scenario: candidate.scenario),
      ], replications: replications)
    results = [
      try baseline.result(label: "baseline", replications: replications),
      try candidate.result(label: "candidate", replications: replications),
    ]
  }

  /// The differences with their intervals, one line per quantity: its name, the
  /// baseline's value, the candidate's, the difference and the ends of its interval.
  public func text() -> String {
    let comparison = ComparisonJudge(
      plan, results, plan.looks(from: plan.replications), look: 0
    ).comparison()
    return comparison.rows.map { row in
      let interval = row.difference.estimate.interval
      let numbers = [
        row.baseline.value, row.value.value, row.difference.estimate.value, interval.low,
        interval.high,
      ]
      return row.quantity.name + numbers.map { " " + NumberText.shortest($0) }.joined() + "\n"
    }.joined()
  }
}
