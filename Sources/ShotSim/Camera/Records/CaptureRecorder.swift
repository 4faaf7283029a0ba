/// Hears what happens in a replication; a model without a listener compiles
/// the calls away.
package protocol CaptureRecorder: ~Copyable {
  /// Whether anything is kept; `false` lets the compiler drop the calls.
  static var isRecording: Bool { get }
  /// No photo before it is outstanding any more; where a search for one begins.
  var firstOutstanding: PhotoIndex { get set }
  mutating func record(_ event: CaptureEventRecord)
  mutating func recordUnanswered(_ press: UnansweredPress)
  mutating func recordRejected(_ request: RejectedRequest)
  mutating func recordPress(at time: Nanoseconds)
  mutating func recordLevels(
    at time: Nanoseconds, outstanding: Int, memory: Double, heat: Double)
}

/// Keeps nothing.
package struct NoRecorder: CaptureRecorder {
  package static var isRecording: Bool { false }
  package var firstOutstanding: PhotoIndex {
    get { .first }
    set {}
  }
  package init() {}
  package func record(_ event: CaptureEventRecord) {}
  package func recordUnanswered(_ press: UnansweredPress) {}
  package func recordRejected(_ request: RejectedRequest) {}
  package func recordPress(at time: Nanoseconds) {}
  package func recordLevels(
    at time: Nanoseconds, outstanding: Int, memory: Double, heat: Double
  ) {}
}

/// Keeps everything, in the order in which it happens.
package struct FullRecorder: CaptureRecorder {
  package static var isRecording: Bool { true }
  package var records = ReplicationRecords(replication: 0)
  package var firstOutstanding = PhotoIndex.first

  package init() {}

  package mutating func record(_ event: CaptureEventRecord) { records.events.append(event) }

  package mutating func recordUnanswered(_ press: UnansweredPress) {
    records.unanswered.append(press)
  }

  package mutating func recordRejected(_ request: RejectedRequest) {
    records.rejected.append(request)
  }

  package mutating func recordPress(at time: Nanoseconds) { records.presses.append(time) }

  package mutating func recordLevels(
    at time: Nanoseconds, outstanding: Int, memory: Double, heat: Double
  ) {
    Self.append(Double(outstanding), at: time, to: &records.outstanding)
    Self.append(memory, at: time, to: &records.memory)
    Self.append(heat, at: time, to: &records.heat)
  }

  /// Keeps a level's changes only, the last one of an instant.
  private static func append(
    _ value: Double, at time: Nanoseconds, to levels: inout [LevelChange]
  ) {
    if let last = levels.last {
      if last.value == value { return }
      if last.time == time { levels.removeLast() }
    }
    levels.append(LevelChange(time: time, value: value))
  }
}
