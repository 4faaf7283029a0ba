package import ShotSim

/// What `run` reports: one or several configurations of a scenario, over all
/// replications, and one replication of each in full.
package struct RunReport: Sendable {
  package var results: [ConfigurationResult]
  /// By configuration; `nil` = none is shown.
  package var records: [ReplicationRecords?]
  package var checks: [[ExpectationCheck]]
  package var level: Double
  /// How much the results depend on timings of some provenance, if that was asked.
  package var assumptions: [AssumptionStudy] = []
  /// How precisely what was asked for is known; empty = nothing was.
  package var precision: [PrecisionRow] = []
  /// By configuration, then in the order of `Metric.allCases`.
  let summaries: [[MetricSummary]]

  /// `checksExpectations` says of each configuration whether the scenario's
  /// expectations are about it: they are about the scenario as it is written, not
  /// about other features than the file's.
  package init(
    results: [ConfigurationResult], records: [ReplicationRecords?],
    checksExpectations: [Bool], level: Double = 0.95, goals: [PrecisionGoal] = []
  ) {
    self.results = results
    self.records = records
    self.level = level
    let replications = results.first?.replications ?? 1
    precision = PrecisionRun(
      goals: goals, level: level, first: replications, maximum: replications
    ).rows(of: results)
    let sources = results.map { result in
      Metric.allCases.map { MetricSource($0, of: result) }
    }
    summaries = sources.map { $0.map { MetricSummary($0, level: level) } }
    checks = zip(zip(results, sources), checksExpectations).map { item, isChecked in
      guard isChecked else { return [] }
      return item.0.scenario.expectations.map {
        ExpectationCheck($0, of: item.1[$0.metric], level: level)
      }
    }
  }

  /// Expectations that do not hold and are not mere warnings.
  package var failedExpectations: [ExpectationCheck] {
    checks.joined().filter { !$0.holds && !$0.expectation.isWarning }
  }
}
