/// Runs replications of a scenario over several cores.
///
/// Replications are cut into chunks of fixed size, run by as many tasks as there are
/// jobs and put together in order (``ExperimentPool``): what comes out does not depend
/// on the number of jobs.
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
    var done = 0
    let results = try await ExperimentPool.run([self], jobs: jobs) { count in
      done += count
      progress(done)
    }
    return results[0]
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
  /// Replication by replication, one value per metric.
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
