/// What `run` reports: one or several configurations of a scenario, over all
/// replications, and one replication of each in full.
package struct RunReport: Sendable {
  package var results: [ConfigurationResult]
  /// By configuration; `nil` = none is shown.
  package var records: [ReplicationRecords?]
  package var checks: [[ExpectationCheck]]
  package var level: Double

  /// `checksExpectations` says of each configuration whether the scenario's
  /// expectations are about it: they are about the scenario as it is written, not
  /// about other features than the file's.
  package init(
    results: [ConfigurationResult], records: [ReplicationRecords?],
    checksExpectations: [Bool], level: Double = 0.95
  ) {
    self.results = results
    self.records = records
    self.level = level
    checks = zip(results, checksExpectations).map { result, isChecked in
      guard isChecked else { return [] }
      return result.scenario.expectations.map { ExpectationCheck($0, of: result, level: level) }
    }
  }

  /// Expectations that do not hold and are not mere warnings.
  package var failedExpectations: [ExpectationCheck] {
    checks.joined().filter { !$0.holds && !$0.expectation.isWarning }
  }

  /// Summaries by configuration, then in the order of `Metric.allCases`.
  var summaries: [[MetricSummary]] {
    results.map { result in
      Metric.allCases.map { MetricSummary($0, of: result, level: level) }
    }
  }
}
