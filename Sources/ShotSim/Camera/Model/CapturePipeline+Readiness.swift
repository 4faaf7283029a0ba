/// Capture readiness (docs/model.md, section 7).
extension CapturePipeline where Recorder: ~Copyable {
  /// Evaluates readiness; a change is an event.
  @inline(__always)
  mutating func publishReadiness(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) {
    let new = evaluateReadiness(at: now)
    guard new != readiness else { return }
    changeReadiness(to: new, at: now, scheduling: &events)
  }

  private mutating func changeReadiness(
    to new: CaptureReadiness, at now: Nanoseconds,
    scheduling events: inout EventList<CaptureEvent>
  ) {
    if new == .ready {
      blockedTime += overlap(from: notReadySince, to: now)
      notReadySince = .never
    } else if readiness == .ready {
      notReadySince = now
    }
    readiness = new
    record(.readiness, .readiness(new), at: now)
    if new == .ready { becameReady(at: now, scheduling: &events) }
  }

  /// Mutating only to be handed the pipeline's address: a borrowed one is passed
  /// as a copy, here of a kilobyte at every event.
  private mutating func evaluateReadiness(at now: Nanoseconds) -> CaptureReadiness {
    guard isSessionRunning else { return .sessionNotRunning }
    if isReconfiguring { return .notReadyMomentarily }
    if capturing >= 0 {
      return isCaptureLong ? .notReadyWaitingForCapture : .notReadyMomentarily
    }
    if head < photos.count {
      // The request at the head either begins in this very instant or is held
      // back by slots or memory.
      let next = photos[head].settings
      guard outstanding > 0 else { return .notReadyMomentarily }
      let resolved = resolve(next, fast: photos[head].isFastCaptureActive, at: now)
      return hasRoom(for: next, resolved) ? .notReadyMomentarily : .notReadyWaitingForProcessing
    }
    guard outstanding > 0 else { return .ready }
    let resolved = resolve(settings, fast: isFastCaptureActive, at: now)
    return hasRoom(for: settings, resolved) ? .ready : .notReadyWaitingForProcessing
  }

  /// The part of a span that lies in the moment; all of it when there is none.
  @inline(__always)
  func overlap(from start: Nanoseconds, to end: Nanoseconds) -> Nanoseconds {
    max(0, min(end, tables.pointee.momentUntil) - max(start, tables.pointee.momentFrom))
  }
}
