/// Runs replications of a scenario over several cores.
///
/// Replications are cut into chunks of fixed size, run by as many tasks as there
/// are jobs, stored by index and put together in index order: what comes out
/// does not depend on the number of jobs, nor on which task ran what.
package struct Experiment: Sendable {
  package var scenario: Scenario
  package var label: String
  /// Replications to run, from 0.
  package var replications: Range<Int>
  /// Tasks that run at one time, at least 1.
  package var jobs: Int
  /// Whether the values of single photos are kept, for percentiles and histograms.
  package var keepsPhotoValues: Bool

  /// Replications a chunk: enough to make the cost of a task small, few enough
  /// to keep all cores busy to the end.
  package static let chunkSize = 250

  package init(
    _ scenario: Scenario, label: String? = nil, replications: Range<Int>? = nil, jobs: Int = 1,
    keepsPhotoValues: Bool = true
  ) {
    self.scenario = scenario
    self.label = label ?? scenario.name
    self.replications = replications ?? 0..<scenario.replications
    self.jobs = max(1, jobs)
    self.keepsPhotoValues = keepsPhotoValues
  }

  /// Runs all replications; `progress` is called on the calling task, with the
  /// number of replications that are done.
  ///
  /// - Throws: ``CaptureModelError`` of the lowest replication that has one, or
  ///   `CancellationError`.
  package func run(
    progress: (Int) -> Void = { _ in }
  ) async throws -> ConfigurationResult {
    let plan = try CapturePlan(scenario.configuration)
    let chunks = stride(
      from: replications.lowerBound, to: replications.upperBound, by: Self.chunkSize
    ).map { $0..<min($0 + Self.chunkSize, replications.upperBound) }
    var results: [Result<ReplicationChunk, CaptureModelError>?] = Array(
      repeating: nil, count: chunks.count)
    var done = 0
    try await withThrowingTaskGroup(
      of: (Int, Result<ReplicationChunk, CaptureModelError>).self
    ) { group in
      var next = 0
      func addTask() {
        let index = next
        let chunk = chunks[index]
        let seed = scenario.seed
        let keeps = keepsPhotoValues
        next += 1
        group.addTask {
          (index, ReplicationChunk.run(chunk, plan: plan, seed: seed, keepingPhotoValues: keeps))
        }
      }
      while next < min(jobs, chunks.count) { addTask() }
      while let (index, result) = try await group.next() {
        try Task.checkCancellation()
        results[index] = result
        done += chunks[index].count
        progress(done)
        // After a fault no later replication matters.
        if case .failure = result { continue }
        if next < chunks.count { addTask() }
      }
    }
    return try assemble(results, plan: plan)
  }

  func assemble(
    _ results: [Result<ReplicationChunk, CaptureModelError>?], plan: CapturePlan
  ) throws(CaptureModelError) -> ConfigurationResult {
    var all = ConfigurationResult(
      label: label, scenario: scenario, firstReplication: replications.lowerBound,
      replications: replications.count,
      values: Array(repeating: [], count: Metric.allCases.count),
      photoValues: Array(repeating: [], count: Metric.allCases.count),
      photoValueCounts: Array(repeating: [], count: Metric.allCases.count),
      usedTimings: [])
    var used = [Bool](repeating: false, count: plan.timingPlaces.count)
    let width = Metric.allCases.count
    for place in 0..<width { all.values[place].reserveCapacity(replications.count) }
    for result in results {
      // Chunks after one that failed were not run, and are not reached here.
      guard let result else { break }
      let chunk = try result.get()
      for place in used.indices where chunk.used[place] { used[place] = true }
      // By place and not through a computed subscript, which would copy.
      for place in 0..<width {
        for row in 0..<chunk.count {
          all.values[place].append(chunk.values[row * width + place])
        }
        all.photoValues[place] += chunk.photoValues.values[place]
        all.photoValueCounts[place] += chunk.photoValues.counts[place]
      }
    }
    all.usedTimings = plan.usedTimings(used)
    return all
  }
}

extension Array {
  /// The entry of a metric, in lists by `Metric.rawValue`.
  package subscript(metric: Metric) -> Element {
    self[Int(metric.rawValue)]
  }
}

/// What a run of consecutive replications gave.
struct ReplicationChunk: Sendable {
  /// Replication by replication, one value a metric.
  var values: [Double]
  var photoValues: PhotoValues
  var count: Int
  /// By place in the plan's timings: whether a replication has drawn from it.
  var used: ContiguousArray<Bool> = []

  static func run(
    _ replications: Range<Int>, plan: CapturePlan, seed: UInt64, keepingPhotoValues: Bool
  ) -> Result<ReplicationChunk, CaptureModelError> {
    let width = Metric.allCases.count
    var chunk = ReplicationChunk(
      values: Array(repeating: .nan, count: width * replications.count),
      photoValues: PhotoValues(), count: replications.count)
    var runner = ReplicationRunner(plan: plan, seed: seed, recorder: NoRecorder())
    do throws(CaptureModelError) {
      for (row, replication) in replications.enumerated() {
        // A cancelled run's values are thrown away, so it may stop anywhere.
        if row % 16 == 0, Task.isCancelled { break }
        try chunk.values.withMutableRow(row, width: width) {
          (buffer: UnsafeMutableBufferPointer<Double>) throws(CaptureModelError) in
          try runner.run(
            replication: replication, into: buffer, photoValues: &chunk.photoValues,
            keepingPhotoValues: keepingPhotoValues)
        }
      }
    } catch {
      return .failure(error)
    }
    chunk.used = runner.used
    return .success(chunk)
  }
}

extension [Double] {
  fileprivate mutating func withMutableRow<Failure: Error>(
    _ row: Int, width: Int,
    _ body: (UnsafeMutableBufferPointer<Double>) throws(Failure) -> Void
  ) throws(Failure) {
    let result: Result<Void, Failure> = withUnsafeMutableBufferPointer { all in
      Result { () throws(Failure) in
        try body(UnsafeMutableBufferPointer(rebasing: all[row * width..<(row + 1) * width]))
      }
    }
    try result.get()
  }
}
