/// Deferred final processing (docs/model.md, section 9).
extension CapturePipeline where Recorder: ~Copyable {
  /// A proxy is made: its final joins the background queue.
  mutating func enqueueFinal(_ photo: Int) {
    photos[photo].isFinalQueued = true
    finalQueue.append(photo)
    if !requestedFinals.isEmpty,
      requestedFinals.contains(Int32(truncatingIfNeeded: photo + 1))
    {
      photos[photo].isFinalRequested = true
    }
    if photos[photo].isFinalRequested { finalQueue.moveToFront(photo) }
  }

  /// The app asks for a final: it goes to the front and runs at once, idle or
  /// not, hot or not.
  ///
  /// Asked for before its proxy or its request exists, it is
  /// remembered.
  mutating func requestFinal(number: Int32) {
    let photo = Int(number) - 1
    guard photo < photos.count else {
      requestedFinals.append(number)
      return
    }
    photos[photo].isFinalRequested = true
    if photos[photo].isFinalQueued { finalQueue.moveToFront(photo) }
  }

  /// Starts the first final, if it may start now.
  ///
  /// - Returns: Whether one started.
  mutating func considerFinal(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    guard finalInService < 0, !finalQueue.isEmpty else { return false }
    let photo = finalQueue.first
    if !photos[photo].isFinalRequested {
      guard thermalLevel(at: now) < .serious else { return false }
      guard isIdle(at: now) else {
        scheduleIdleCheck(at: now, scheduling: &events)
        return false
      }
    }
    _ = finalQueue.removeFirst()
    photos[photo].isFinalQueued = false
    finalInService = photo
    photos[photo].finalStart = now
    record(.finalProcessingBegan, at: now, photo: photo)
    let resolved = photos[photo].resolved
    let kind = photos[photo].settings.kind
    let length = draw(
      tables.pointee.timing.finalProcessing(kind, resolved.dimensions, resolved.prioritization),
      .finalProcessing, photo + 1, speed: photos[photo].speed,
      light: tables.light(photos[photo].light).processingFactor,
      heat: tables.processingFactor(thermalLevel(at: now)),
      missing: MissingTiming(
        .finalProcessing, kind: kind, resolved.dimensions, resolved.prioritization))
    let event = CaptureEvent(.finalEnd, subject: Int32(truncatingIfNeeded: photo))
    events.schedule(event, at: now.later(by: length), rank: event.rank)
    return true
  }

  mutating func endFinal(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    let photo = finalInService
    finalInService = -1
    photos[photo].finalAt = now
    record(.finalPhotoAvailable, at: now, photo: photo)
    addHeat(of: photo, isProxy: false, at: now, scheduling: &events)
    return true
  }

  /// Idle: no session runs, or it has been quiet for `idleAfter`.
  @inline(__always)
  private func isIdle(at now: Nanoseconds) -> Bool {
    guard isSessionRunning else { return true }
    guard tables.pointee.idleAfter != .never, capturing < 0, processing < 0 else { return false }
    return now >= lastActivity.later(by: tables.pointee.idleAfter)
  }

  /// Has a quiet session looked at again when it will have been quiet for long
  /// enough.
  ///
  /// Busy stages need no check: their ends look again.
  private mutating func scheduleIdleCheck(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) {
    guard tables.pointee.idleAfter != .never, capturing < 0, processing < 0 else { return }
    let due = lastActivity.later(by: tables.pointee.idleAfter)
    guard due > now, due != idleDueAt else { return }
    idleDueAt = due
    events.schedule(CaptureEvent(.idleDue), at: due, rank: CaptureEvent(.idleDue).rank)
  }
}
