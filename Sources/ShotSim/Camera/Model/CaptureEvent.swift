/// An event of the capture model: what happens, to which photo or tap, and a
/// number whose meaning depends on what.
package struct CaptureEvent: BitwiseCopyable, Sendable {
  package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case willCapturePhoto, captureEnd, processingDue, processingEnd, encodingEnd, finalEnd
    case movieRecordingEnd, movieFileEnd
    case startUpEnd, reconfigurationEnd, interruptionEnd, preparationEnd, idleDue, heatCrossing
    case startRunning, script, press, touch
  }

  var kind: Kind
  /// Index of the photo, number of the tap, index of the script step, or the
  /// generation of the clock that set the event.
  var subject: Int32
  /// The press's time, for a touch.
  var press: Nanoseconds

  init(_ kind: Kind, subject: Int32 = 0, press: Nanoseconds = 0) {
    self.kind = kind
    self.subject = subject
    self.press = press
  }

  /// The place of the event among those of its instant (docs/model.md, section 15): the
  /// kind's, and within one kind of stage the earlier-begun photo first.
  ///
  /// Photos beyond the 2^24th of a replication share the last place; they are
  /// then served in the order in which they were scheduled.
  var rank: UInt32 {
    let place: UInt32 =
      switch kind {
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
    return switch kind {
    case .willCapturePhoto, .captureEnd, .processingEnd, .encodingEnd, .finalEnd,
      .movieRecordingEnd, .movieFileEnd:
      place << 24 | min(UInt32(bitPattern: subject), 0xFF_FFFF)
    default: place << 24
    }
  }
}

extension Nanoseconds {
  /// No such instant.
  static let never = Nanoseconds.min
  /// The latest instant that the model reaches, 73 years; later ones are moved
  /// to it, so that sums of times never overflow.
  static let latest: Nanoseconds = 1 << 61
  /// The longest stage, 18 years; longer samples are cut to it.
  ///
  /// Files state at most ten years.
  static let longestStage: Nanoseconds = 1 << 59

  /// The instant `span` after this one.
  @inline(__always)
  func later(by span: Nanoseconds) -> Nanoseconds {
    Swift.min(self + Swift.min(span, .longestStage), .latest)
  }
}
