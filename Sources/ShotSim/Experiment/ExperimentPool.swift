/// Runs several experiments as one: all their chunks go through one pool of tasks.
///
/// So the cores stay busy to the end, however few replications each has.
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
      experiment.replications.chunks(of: Experiment.chunkSize).map { (place: place, range: $0) }
    }
    var results = zip(experiments, plans).map { ResultAssembly($0, plan: $1) }
    let compiled = plans
    try await OrderedTasks.run(work.count, jobs: jobs) { index in
      let (place, range) = work[index]
      let experiment = experiments[place]
      return ReplicationChunk.run(
        range, plan: compiled[place], seed: experiment.scenario.seed,
        keepingPhotoValues: experiment.keepsPhotoValues)
    } finished: { index in
      progress(work[index].range.count)
    } handOver: { index, chunk in
      try Task.checkCancellation()
      results[work[index].place].add(try chunk.get())
    }
    try Task.checkCancellation()
    return results.map(\.result)
  }
}

/// Puts the chunks of an experiment together, in order.
struct ResultAssembly {
  private let plan: CapturePlan
  private var all: ConfigurationResult
  private var used: [Bool]

  init(_ experiment: Experiment, plan: CapturePlan) {
    self.plan = plan
    let width = Metric.allCases.count
    all = ConfigurationResult(
      label: experiment.label, scenario: experiment.scenario,
      firstReplication: experiment.replications.lowerBound,
      replications: experiment.replications.count,
      values: Array(repeating: [], count: width), photoValues: Array(repeating: [], count: width),
      photoValueCounts: Array(repeating: [], count: width), usedTimings: [])
    used = [Bool](repeating: false, count: plan.timingPlaces.count)
    for place in 0..<width { all.values[place].reserveCapacity(experiment.replications.count) }
  }

  mutating func add(_ chunk: ReplicationChunk) {
    for place in used.indices where chunk.used[place] { used[place] = true }
    // By place and not through a computed subscript, which would copy.
    let width = Metric.allCases.count
    for place in 0..<width {
      for row in 0..<chunk.count {
        all.values[place].append(chunk.values[row * width + place])
      }
      all.photoValues[place] += chunk.photoValues.values[place]
      all.photoValueCounts[place] += chunk.photoValues.counts[place]
    }
  }

  /// What was added so far.
  var result: ConfigurationResult {
    var result = all
    result.usedTimings = plan.usedTimings(used)
    return result
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
