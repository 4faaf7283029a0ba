/// Runs replications with everything recorded, several at a time, and hands the
/// records over in order; memory does not grow with the number of replications.
package struct RecordedReplications: Sendable {
  package var scenario: Scenario
  package var replications: Range<Int>
  package var jobs: Int

  /// Replications that one task records before it hands them over.
  private static let batchSize = 32

  package init(_ scenario: Scenario, replications: Range<Int>, jobs: Int = 1) {
    self.scenario = scenario
    self.replications = replications
    self.jobs = max(1, jobs)
  }

  /// Records one replication.
  package static func record(
    _ scenario: Scenario, replication: Int
  ) throws(CaptureModelError) -> ReplicationRecords {
    var runner = ReplicationRunner(
      plan: try CapturePlan(scenario.configuration), seed: scenario.seed,
      recorder: FullRecorder())
    return try runner.records(ofReplication: replication)
  }

  /// Calls `body` with the records of each replication, in order.
  ///
  /// - Throws: ``CaptureModelError`` of the lowest replication that has one, what
  ///   `body` throws, or `CancellationError`.
  package func forEach(_ body: (ReplicationRecords) throws -> Void) async throws {
    let plan = try CapturePlan(scenario.configuration)
    let seed = scenario.seed
    let batches = replications.chunks(of: Self.batchSize)
    try await OrderedTasks.run(batches.count, jobs: jobs) { index in
      Self.record(batches[index], plan: plan, seed: seed)
    } handOver: { _, batch in
      try Task.checkCancellation()
      for records in try batch.get() { try body(records) }
    }
    try Task.checkCancellation()
  }

  private static func record(
    _ replications: Range<Int>, plan: CapturePlan, seed: UInt64
  ) -> Result<[ReplicationRecords], CaptureModelError> {
    var runner = ReplicationRunner(plan: plan, seed: seed, recorder: FullRecorder())
    var all: [ReplicationRecords] = []
    do throws(CaptureModelError) {
      for replication in replications {
        if Task.isCancelled { break }
        all.append(try runner.records(ofReplication: replication))
      }
    } catch {
      return .failure(error)
    }
    return .success(all)
  }
}
