/// Start, stop, reconfiguration, interruption, and the script (docs/model.md, section 13).
extension CapturePipeline where Recorder: ~Copyable {
  /// Whether the session has started up, is not stopped and not interrupted.
  @inline(__always)
  var isSessionRunning: Bool { isStarted && isUp && interruptions == 0 && !isShutDown }

  mutating func startRunning(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    guard !isStarted else { return false }
    isStarted = true
    startCount += 1
    sessionGeneration += 1
    let length = draw(
      tables.pointee.timing.startUp, .startUp, Int(startCount), missing: MissingTiming(.startUp))
    let event = CaptureEvent(.startUpEnd, subject: sessionGeneration)
    events.schedule(event, at: now.later(by: length), rank: event.rank)
    if output.features.contains(.preparedSettings) {
      prepare(.settings(settings), at: now, scheduling: &events)
    }
    return true
  }

  mutating func endStartUp(_ generation: Int32, at now: Nanoseconds) -> Bool {
    guard generation == sessionGeneration, isStarted else { return false }
    isUp = true
    isFirstProcessing = true
    record(.sessionStarted, at: now)
    sessionMayRun(at: now)
    return true
  }

  /// What waited for a running session goes on, if it runs now.
  mutating func sessionMayRun(at now: Nanoseconds) {
    if isSessionRunning { completeWaitingPreparation(at: now) }
  }

  private mutating func stopRunning(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    guard isStarted else { return false }
    isStarted = false
    isUp = false
    sessionGeneration += 1
    record(.sessionStopped, at: now)
    failUncaptured(.sessionStopped, at: now)
    endMovies(at: now, scheduling: &events)
    // What was being rebuilt is built at the next start; nobody is told of an end.
    isReconfiguring = false
    return true
  }

  private mutating func configure(
    to newState: Int, at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) {
    let wasPreparing = output.features.contains(.preparedSettings)
    state = newState
    output = plan.states[newState]
    for feature in plan.stateDetails[newState].fallenBack {
      record(.featureFellBack, .feature(feature), at: now)
    }
    if isSessionRunning {
      failUncaptured(.sessionConfigurationChanged, at: now)
      endMovies(at: now, scheduling: &events)
      isReconfiguring = true
      reconfigurationGeneration += 1
      record(.reconfigurationBegan, at: now)
      let length = draw(
        tables.pointee.timing.reconfiguration, .reconfiguration, Int(reconfigurationGeneration),
        missing: MissingTiming(.reconfiguration))
      let event = CaptureEvent(.reconfigurationEnd, subject: reconfigurationGeneration)
      events.schedule(event, at: now.later(by: length), rank: event.rank)
    }
    // Without a running session nothing is rebuilt, and what is prepared stays.
    if !wasPreparing, output.features.contains(.preparedSettings), isStarted {
      prepare(.settings(settings), at: now, scheduling: &events)
    }
  }

  mutating func endReconfiguration(_ generation: Int32, at now: Nanoseconds) -> Bool {
    guard isReconfiguring, generation == reconfigurationGeneration else { return false }
    isFirstProcessing = true
    isReconfiguring = false
    record(.reconfigurationEnded, at: now)
    rebuildPrepared(at: now)
    return true
  }

  private mutating func interrupt(
    for length: Nanoseconds, at now: Nanoseconds,
    scheduling events: inout EventList<CaptureEvent>
  ) {
    interruptions += 1
    record(.interruptionBegan, at: now)
    let event = CaptureEvent(.interruptionEnd)
    events.schedule(event, at: now.later(by: length), rank: event.rank)
    loseSession(at: now, scheduling: &events)
  }

  /// An interruption fails what is not captured and ends Live movies.
  mutating func loseSession(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) {
    failUncaptured(.interrupted, at: now)
    endMovies(at: now, scheduling: &events)
  }

  mutating func endInterruption(at now: Nanoseconds) -> Bool {
    interruptions -= 1
    record(.interruptionEnded, at: now)
    sessionMayRun(at: now)
    return true
  }

  /// Runs a step of the script and schedules the next.
  mutating func runStep(
    _ index: Int, at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    let next = index + 1
    if next < plan.steps.count {
      let event = CaptureEvent(.script, subject: Int32(truncatingIfNeeded: next))
      events.schedule(event, at: plan.steps[next].at, rank: event.rank)
    }
    switch plan.steps[index].step {
    case .prepare(let entries):
      prepare(
        .script(start: Int32(entries.lowerBound), end: Int32(entries.upperBound)), at: now,
        scheduling: &events)
    case .photo(let change):
      let old = settings
      change.apply(to: &settings)
      if settings != old, isStarted, output.features.contains(.preparedSettings) {
        prepare(.settings(settings), at: now, scheduling: &events)
      }
    case .configure(let state): configure(to: state, at: now, scheduling: &events)
    case .light(let level):
      light = level
      record(.lightChanged, .light(level), at: now)
    case .interrupt(let length): interrupt(for: length, at: now, scheduling: &events)
    case .stopRunning: return stopRunning(at: now, scheduling: &events)
    case .startRunning: return startRunning(at: now, scheduling: &events)
    case .requestFinalPhoto(let number): requestFinal(number: number)
    }
    return true
  }
}
