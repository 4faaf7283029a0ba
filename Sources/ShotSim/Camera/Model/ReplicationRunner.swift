/// Runs replications of one plan, one after the other, reusing all memory.
package struct ReplicationRunner<Recorder: CaptureRecorder & ~Copyable>: ~Copyable {
  /// More events than this in one replication is taken for a mistake in the
  /// scenario, such as a press every nanosecond.
  package static var eventLimit: Int { 5_000_000 }

  let plan: CapturePlan
  private var simulation: Simulation<CameraModel<Recorder>>

  /// Creates a runner.
  package init(plan: CapturePlan, seed: UInt64, recorder: consuming Recorder) {
    self.plan = plan
    simulation = Simulation(model: CameraModel(plan: plan, seed: seed, recorder: recorder))
  }

  /// By place in the plan's timings: whether a replication has drawn from it.
  var used: ContiguousArray<Bool> { simulation.model.used }

  /// Events that happened in the last replication.
  var eventCount: Int { simulation.events.scheduledCount - simulation.events.count }

  /// Runs one replication and writes one value per metric, NaN = no value.
  ///
  /// The replication's number, from 0, and the seed fix everything. The values of
  /// single photos go to `photoValues`, if they are kept.
  /// - Throws: ``CaptureModelError`` when the replication cannot be run to its end.
  package mutating func run(
    replication: Int, into values: UnsafeMutableBufferPointer<Double>,
    photoValues: inout PhotoValues, keepingPhotoValues: Bool
  ) throws(CaptureModelError) {
    simulation.reset()
    simulation.model.start(
      replication: UInt32(truncatingIfNeeded: replication), scheduling: &simulation.events)
    let reason = simulation.run(until: plan.tables.pointee.endsAt, eventLimit: Self.eventLimit)
    if let missing = simulation.model.draws.missing {
      throw .missingTiming(path: missing.key(in: plan).path)
    }
    if reason == .eventLimit { throw .tooManyEvents(limit: Self.eventLimit) }
    simulation.model.measure(
      into: values, photoValues: &photoValues, keepingPhotoValues: keepingPhotoValues)
  }
}

extension ReplicationRunner<FullRecorder> {
  /// Runs one replication and returns everything that is known of it.
  package mutating func records(
    ofReplication replication: Int
  ) throws(CaptureModelError) -> ReplicationRecords {
    var metrics = [Double](repeating: .nan, count: Metric.allCases.count)
    var photoValues = PhotoValues()
    let result = metrics.withUnsafeMutableBufferPointer { buffer in
      Result { () throws(CaptureModelError) in
        try run(
          replication: replication, into: buffer, photoValues: &photoValues,
          keepingPhotoValues: false)
      }
    }
    try result.get()
    return simulation.model.finishRecords(metrics: metrics)
  }
}
