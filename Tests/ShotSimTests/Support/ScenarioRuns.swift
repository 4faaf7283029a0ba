@testable import ShotSim
@testable import ShotSimReports

/// Reads and runs scenarios for tests.
enum ScenarioRuns {
  /// Reads a scenario's text; its device is a built-in one.
  static func scenario(_ text: String, changes: [String] = []) throws -> Scenario {
    let overrides = try changes.map { try Override($0) }
    return try ScenarioReader(overrides: overrides).read(
      InputFile(bytes: Array(text.utf8), name: "test", directory: nil))
  }

  /// Reads a built-in scenario.
  static func builtIn(_ name: String, changes: [String] = []) throws -> Scenario {
    let overrides = try changes.map { try Override($0) }
    return try ScenarioReader(overrides: overrides).read(builtIn: name)
  }

  /// A timing that does not vary, as a change.
  static func fixed(_ path: String, _ length: String) -> String {
    "device.timing.\(path)={ constant: '\(length)', provenance: 'guess', source: 'test' }"
  }

  /// Everything that is known of one replication.
  static func records(_ scenario: Scenario, replication: Int = 0) throws -> ReplicationRecords {
    var runner = ReplicationRunner(
      plan: try CapturePlan(scenario.configuration), seed: scenario.seed, recorder: FullRecorder())
    return try runner.records(ofReplication: replication)
  }

  static func result(
    _ scenario: Scenario, replications: Int? = nil
  ) async throws -> ConfigurationResult {
    try await Experiment(scenario, replications: replications.map { 0..<$0 }, jobs: 2).run()
  }
}

extension ReplicationRecords {
  subscript(metric: Metric) -> Double { metrics[Int(metric.rawValue)] }

  /// Whether both say the same in everything, to the last bit.
  func isIdentical(to other: ReplicationRecords) -> Bool {
    var (left, right) = (self, other)
    left.metrics = []
    right.metrics = []
    // A metric without a value is a NaN, which equals nothing.
    return left == right && metrics.map(\.bitPattern) == other.metrics.map(\.bitPattern)
  }

  /// The times at which something happened.
  func times(
    _ kind: CaptureEventRecord.Kind, _ detail: CaptureEventRecord.Detail? = nil,
    photo: Int? = nil
  ) -> [Nanoseconds] {
    events.filter {
      $0.kind == kind && (detail == nil || $0.detail == detail)
        && (photo == nil || $0.photo == photo)
    }.map(\.time)
  }
}

extension ConfigurationResult {
  /// The mean over the replications that have a value.
  func mean(_ metric: Metric) -> Double {
    let values = self.values[metric].filter { !$0.isNaN }
    return values.reduce(0, +) / Double(values.count)
  }
}

extension Nanoseconds {
  static func milliseconds(_ count: Int64) -> Nanoseconds { count * 1_000_000 }
}
