/// Presses, and the touches that reach the app (docs/model.md, section 6.1).
extension CapturePipeline where Recorder: ~Copyable {
  mutating func scheduleFirstPress(scheduling events: inout EventList<CaptureEvent>) {
    switch plan.shutter {
    case .none: break
    case .every(_, let from, let until), .whenReady(_, let from, let until):
      if from < until { schedulePress(at: from, scheduling: &events) }
    case .taps:
      if let first = plan.taps.first { schedulePress(at: first, scheduling: &events) }
    }
  }

  private mutating func schedulePress(
    at time: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) {
    tapCount += 1
    scheduledPresses += 1
    events.schedule(
      CaptureEvent(.press, subject: tapCount), at: time,
      rank: CaptureEvent(.press).rank)
  }

  /// The finger touches the screen: the app hears of it `touchToRequest` later.
  mutating func press(
    _ tap: Int32, at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    scheduledPresses -= 1
    lastActivity = now
    record(.press, at: now, tap: tap)
    if Recorder.isRecording { recorder.recordPress(at: now) }
    let delay = draw(
      tables.pointee.timing.touchToRequest, .touchToRequest, Int(tap),
      missing: MissingTiming(.touchToRequest))
    let event = CaptureEvent(.touch, subject: tap, press: now)
    events.schedule(event, at: now.later(by: delay), rank: event.rank)
    switch plan.shutter {
    case .none, .whenReady: break
    case .taps:
      let next = Int(tap)
      if next < plan.taps.count { schedulePress(at: plan.taps[next], scheduling: &events) }
    case .every(let sampler, _, let until):
      // The interval to the next tap belongs to the next tap.
      let interval = draw(
        sampler, .tapInterval, Int(tap) + 1, missing: MissingTiming(.touchToRequest))
      let next = now.later(by: interval)
      if next < until { schedulePress(at: next, scheduling: &events) }
    }
    return true
  }

  /// The press reaches the app, which looks at readiness as it is now.
  mutating func touch(
    _ tap: Int32, press: Nanoseconds, at now: Nanoseconds,
    scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    record(.touch, at: now, tap: tap)
    if readiness == .ready || plan.whenNotReady == .queued {
      makeRequest(tap: tap, press: press, at: now)
    } else if plan.whenNotReady == .waits, keptPress == nil {
      keptPress = (tap, press)
      record(.keptPress, at: now, tap: tap)
    } else {
      missedPresses += 1
      record(.missedPress, at: now, tap: tap)
      recordUnanswered(
        tap: tap, press: press, reached: now,
        reason: plan.whenNotReady == .waits ? .anotherKept : .notReady)
    }
    return true
  }

  /// Readiness became ready: a photographer who waits for it reacts, a kept
  /// press makes its request at once.
  mutating func becameReady(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) {
    if case .whenReady(let sampler, let from, let until) = plan.shutter, now >= from {
      let reaction = draw(
        sampler, .reaction, Int(tapCount) + 1, missing: MissingTiming(.touchToRequest))
      let time = now.later(by: reaction)
      if time < until { schedulePress(at: time, scheduling: &events) }
    }
    guard let kept = keptPress else { return }
    keptPress = nil
    if case .whenReady = plan.shutter, scheduledPresses > 0 {
      record(.droppedPress, at: now, tap: kept.tap)
      recordUnanswered(tap: kept.tap, press: kept.press, reached: now, reason: .dropped)
    } else {
      makeRequest(tap: kept.tap, press: kept.press, at: now)
      publishReadiness(at: now, scheduling: &events)
    }
  }

  func recordableBlocker() -> Int? {
    if capturing >= 0 { return capturing + 1 }
    if head < photos.count { return firstOutstanding.map { $0 + 1 } ?? head + 1 }
    return firstOutstanding.map { $0 + 1 }
  }

  /// The begun photo whose processing ends first.
  private var firstOutstanding: Int? {
    photos.indices.first {
      (photos[$0].stage == .captured || photos[$0].stage == .capturing)
        && photos[$0].processedAt == .never
    }
  }

  private mutating func recordUnanswered(
    tap: Int32, press: Nanoseconds, reached: Nanoseconds?, reason: UnansweredPress.Reason
  ) {
    guard Recorder.isRecording else { return }
    recorder.recordUnanswered(
      UnansweredPress(
        tap: Int(tap), press: press, reached: reached, readiness: readiness,
        blockedBy: readiness == .sessionNotRunning || readiness == .ready
          ? nil : recordableBlocker(), reason: reason))
  }
}
