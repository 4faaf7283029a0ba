/// When the photographer presses, and what happens to a press that makes no request
/// (docs/model.md, section 6.1).
extension CameraModel where Recorder: ~Copyable {
  mutating func planFirstPress(_ agenda: inout Agenda) {
    switch plan.shutter {
    case .none: break
    case .every(_, let from, let until), .whenReady(_, let from, let until):
      planPress(at: from, before: until, &agenda)
    case .taps:
      if let first = plan.taps.first { planPress(at: first, &agenda) }
    }
  }

  /// Plans the press that follows from one alone, if one does.
  @inline(__always)
  mutating func planPress(after tap: Int32, at now: Nanoseconds, _ agenda: inout Agenda) {
    switch plan.shutter {
    case .none, .whenReady: break
    case .taps:
      let next = Int(tap)
      if next < plan.taps.count { planPress(at: plan.taps[next], &agenda) }
    case .every(let interval, _, let until):
      // The interval to the next tap belongs to the next tap.
      let interval = draws.interval(interval, .tapInterval, tap: tap + 1)
      planPress(at: now.later(by: interval), before: until, &agenda)
    }
  }

  private mutating func planPress(
    at time: Nanoseconds, before end: Nanoseconds = .max, _ agenda: inout Agenda
  ) {
    guard time < end else { return }
    agenda.schedule(.press, number: photographer.planPress(), at: time)
  }

  /// Readiness became ready: a photographer who waits for it reacts, a kept
  /// press makes its request at once.
  mutating func becameReady(at now: Nanoseconds, _ agenda: inout Agenda) {
    if case .whenReady(let reaction, let from, let until) = plan.shutter, now >= from {
      let reaction = draws.interval(reaction, .reaction, tap: photographer.lastTap + 1)
      planPress(at: now.later(by: reaction), before: until, &agenda)
    }
    guard let kept = photographer.takeKept() else { return }
    if case .whenReady = plan.shutter, photographer.willPress {
      record(.droppedPress, tap: kept.tap, at: now)
      recordUnanswered(kept, reached: now, .dropped)
    } else {
      request(kept, at: now)
      publishReadiness(at: now, &agenda)
    }
  }

  mutating func recordUnanswered(
    _ press: PhotographerState.Press, reached: Nanoseconds?, _ reason: UnansweredPress.Reason
  ) {
    guard Recorder.isRecording else { return }
    let readiness = readiness.value
    let blocking =
      readiness == .sessionNotRunning || readiness == .ready ? nil : blockingPhoto()
    recorder.recordUnanswered(
      UnansweredPress(
        tap: Int(press.tap), press: press.time, reached: reached, readiness: readiness,
        blockedBy: blocking.map { Int($0.number) }, reason: reason))
  }

  /// The photo that holds the button back.
  private mutating func blockingPhoto() -> PhotoIndex? {
    if let photo = capture.serving { return photo }
    // The begun photo whose processing ends first. Those before it have failed or are
    // processed and stay so; photos begin in the order of their requests.
    var place = max(recorder.firstOutstanding, photos.indices.lowerBound)
    while place < photos.end {
      let photo = photos[place]
      if photo.stage == .waiting { break }
      if photo.stage != .failed, !photo.processedAt.exists {
        recorder.firstOutstanding = place
        return place
      }
      place = place.next
    }
    recorder.firstOutstanding = place
    return requests.first
  }
}
