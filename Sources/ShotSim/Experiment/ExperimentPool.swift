/// Runs several experiments as one: all their chunks go through one pool of tasks.
///
/// So the cores stay busy to the end, however few replications each has. Results
/// are stored by index and put together in index order: they do not depend on the
/// number of jobs.
package enum ExperimentPool {
  /// Runs all experiments.
  ///
  /// At most `jobs` tasks run at one time; the experiments' own numbers do not
  /// count. `progress` is called on the calling task with the number of replications
  /// that came out since the last call. Throws ``CaptureModelError`` of the first
  /// experiment and lowest replication that has one, or `CancellationError`.
  package static func run(
    _ experiments: [Experiment], jobs: Int, progress: (Int) -> Void = { _ in }
  ) async throws -> [ConfigurationResult] {
    var plans: [CapturePlan] = []
    for experiment in experiments {
      plans.append(try CapturePlan(experiment.scenario.configuration))
    }
    let work = zip(experiments.indices, experiments).flatMap { place, experiment in
      experiment.chunks.map { Chunk(experiment: place, replications: $0) }
    }
    var results: [Result<ReplicationChunk, CaptureModelError>?] = Array(
      repeating: nil, count: work.count)
    var hasFailed = false
    try await withThrowingTaskGroup(
      of: (Int, Result<ReplicationChunk, CaptureModelError>).self
    ) { group in
      var next = 0
      func addTask() {
        let index = next
        let chunk = work[index]
        let experiment = experiments[chunk.experiment]
        let plan = plans[chunk.experiment]
        next += 1
        group.addTask {
          (
            index,
            ReplicationChunk.run(
              chunk.replications, plan: plan, seed: experiment.scenario.seed,
              keepingPhotoValues: experiment.keepsPhotoValues)
          )
        }
      }
      while next < min(max(1, jobs), work.count) { addTask() }
      while let (index, result) = try await group.next() {
        try Task.checkCancellation()
        results[index] = result
        progress(work[index].replications.count)
        // After a fault no later chunk matters.
        if case .failure = result { hasFailed = true }
        if !hasFailed, next < work.count { addTask() }
      }
    }
    var assembled: [ConfigurationResult] = []
    for (place, experiment) in experiments.enumerated() {
      let own = zip(work, results).filter { $0.0.experiment == place }.map(\.1)
      assembled.append(try experiment.assemble(own, plan: plans[place]))
    }
    return assembled
  }

  private struct Chunk {
    var experiment: Int
    var replications: Range<Int>
  }
}

extension Experiment {
  /// The replications in pieces of at most `chunkSize`, in order.
  var chunks: [Range<Int>] {
    stride(from: replications.lowerBound, to: replications.upperBound, by: Self.chunkSize).map {
      $0..<min($0 + Self.chunkSize, replications.upperBound)
    }
  }
}

extension ConfigurationResult {
  /// Adds the replications that follow its own.
  ///
  /// - Precondition: They begin where these end.
  mutating func append(_ next: ConfigurationResult) {
    precondition(
      next.firstReplication == firstReplication + replications, "replications must follow")
    replications += next.replications
    for place in values.indices {
      values[place] += next.values[place]
      photoValues[place] += next.photoValues[place]
      photoValueCounts[place] += next.photoValueCounts[place]
    }
    let known = usedTimings
    usedTimings += next.usedTimings.filter { !known.contains($0) }
  }
}
