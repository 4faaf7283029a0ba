/// An event of the camera's model: what happens, to which photo, tap or clock.
package struct CaptureEvent: BitwiseCopyable, Sendable {
  package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case willCapturePhoto, captureEnd, processingDue, processingEnd, encodingEnd, finalEnd
    case movieRecordingEnd, movieFileEnd
    case startUpEnd, reconfigurationEnd, interruptionEnd, preparationEnd, idleDue, heatCrossing
    case startRunning, script, press, touch
  }

  let kind: Kind
  /// Place of the photo; number of the tap; place of the script's step; or which
  /// setting of a clock made the event, so that an earlier one's can be told.
  let number: Int32
  /// The press's time, for a touch.
  let press: Nanoseconds

  /// The photo, of an event that is about one.
  @inline(__always)
  var photo: PhotoIndex { PhotoIndex(place: number) }
}

extension CaptureEvent.Kind {
  /// The place of the kind among the events of one instant (docs/model.md, section 15).
  @inline(__always)
  fileprivate var place: UInt32 {
    switch self {
    case .willCapturePhoto: 0
    case .captureEnd: 1
    case .processingEnd: 2
    // A job that may start now starts after the jobs that end now.
    case .processingDue: 3
    case .encodingEnd: 4
    case .finalEnd: 5
    case .movieRecordingEnd, .movieFileEnd: 6
    case .startUpEnd: 7
    case .reconfigurationEnd: 8
    case .interruptionEnd: 9
    case .preparationEnd: 10
    case .idleDue, .heatCrossing: 11
    case .startRunning: 12
    case .script: 13
    case .press: 14
    case .touch: 15
    }
  }
}

/// The events that are yet to happen in a replication.
package typealias Agenda = EventList<CaptureEvent>

extension Agenda {
  /// Schedules an event that is about a photo.
  ///
  /// Within one kind and instant the photo with the lower number comes first. Photos
  /// beyond the 2^24th share the last place; they are then served in the order in which
  /// they were scheduled.
  @inline(__always)
  mutating func schedule(_ kind: CaptureEvent.Kind, _ photo: PhotoIndex, at time: Nanoseconds) {
    schedule(
      CaptureEvent(kind: kind, number: photo.place, press: 0), at: time,
      rank: kind.place << 24 | min(UInt32(bitPattern: photo.place), 0xFF_FFFF))
  }

  /// Schedules an event that is about no photo.
  @inline(__always)
  mutating func schedule(
    _ kind: CaptureEvent.Kind, number: Int32 = 0, press: Nanoseconds = 0, at time: Nanoseconds
  ) {
    schedule(
      CaptureEvent(kind: kind, number: number, press: press), at: time, rank: kind.place << 24)
  }
}
