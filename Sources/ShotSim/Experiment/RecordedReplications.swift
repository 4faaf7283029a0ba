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
    typealias Batch = Result<[ReplicationRecords], CaptureModelError>
    let plan = try CapturePlan(scenario.configuration)
    let batches = stride(
      from: replications.lowerBound, to: replications.upperBound, by: Self.batchSize
    ).map { $0..<min($0 + Self.batchSize, replications.upperBound) }
    try await withThrowingTaskGroup(of: (Int, Batch).self) { group in
      var waiting: [Int: Batch] = [:]
      var started = 0
      var handedOver = 0
      func startTask() {
        guard started < batches.count else { return }
        let index = started
        let batch = batches[index]
        let seed = scenario.seed
        started += 1
        group.addTask { (index, Self.record(batch, plan: plan, seed: seed)) }
      }
      for _ in 0..<jobs { startTask() }
      while let (index, batch) = try await group.next() {
        try Task.checkCancellation()
        waiting[index] = batch
        while let next = waiting.removeValue(forKey: handedOver) {
          for records in try next.get() { try body(records) }
          handedOver += 1
          // Started only now, so that a slow reader holds the tasks back.
          startTask()
        }
      }
    }
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
