/// Start, stop, reconfiguration, interruption, and the script (docs/model.md, section 13).
extension CameraModel where Recorder: ~Copyable {
  mutating func startRunning(at now: Nanoseconds, _ agenda: inout Agenda) -> Bool {
    guard let start = session.start() else { return false }
    let length = draws.time(tables.pointee.timing[.startUp], number: start)
    agenda.schedule(.startUpEnd, number: start, at: now.later(by: length))
    prepareSettings(at: now, &agenda)
    return true
  }

  mutating func endStartUp(_ start: Int32, at now: Nanoseconds) -> Bool {
    guard session.endStartUp(ofStart: start) else { return false }
    processing.warmUp()
    record(.sessionStarted, at: now)
    sessionMayRun(at: now)
    return true
  }

  /// What waited for a running session goes on, if it runs now.
  private mutating func sessionMayRun(at now: Nanoseconds) {
    if session.isRunning, preparation.sessionRuns() { record(.prepared, .success(true), at: now) }
  }

  private mutating func stopRunning(at now: Nanoseconds, _ agenda: inout Agenda) -> Bool {
    guard session.stop() else { return false }
    record(.sessionStopped, at: now)
    loseUncaptured(.sessionStopped, at: now, &agenda)
    return true
  }

  private mutating func configure(
    to state: Int, at now: Nanoseconds, _ agenda: inout Agenda
  ) {
    let wasPreparing = session.output.features.contains(.preparedSettings)
    session.configure(to: state, plan.states[state])
    for feature in plan.stateDetails[state].fallenBack {
      record(.featureFellBack, .feature(feature), at: now)
    }
    // Without a running session nothing is rebuilt, and what is prepared stays.
    if session.isRunning {
      loseUncaptured(.sessionConfigurationChanged, at: now, &agenda)
      let rebuild = session.beginRebuild()
      record(.reconfigurationBegan, at: now)
      let length = draws.time(tables.pointee.timing[.reconfiguration], number: rebuild)
      agenda.schedule(.reconfigurationEnd, number: rebuild, at: now.later(by: length))
    }
    if !wasPreparing { prepareSettings(at: now, &agenda) }
  }

  mutating func endReconfiguration(_ rebuild: Int32, at now: Nanoseconds) -> Bool {
    guard session.endRebuild(rebuild) else { return false }
    processing.warmUp()
    record(.reconfigurationEnded, at: now)
    rebuildPrepared(at: now)
    return true
  }

  private mutating func interrupt(
    for length: Nanoseconds, at now: Nanoseconds, _ agenda: inout Agenda
  ) {
    session.beginInterruption()
    record(.interruptionBegan, at: now)
    agenda.schedule(.interruptionEnd, at: now.later(by: length))
    loseUncaptured(.interrupted, at: now, &agenda)
  }

  mutating func endInterruption(at now: Nanoseconds) -> Bool {
    session.endInterruption()
    record(.interruptionEnded, at: now)
    sessionMayRun(at: now)
    return true
  }

  /// Ends the requests whose capture stage has not ended, and the movies that are being
  /// recorded.
  private mutating func loseUncaptured(
    _ reason: FailureReason, at now: Nanoseconds, _ agenda: inout Agenda
  ) {
    if let photo = capture.interrupt() {
      idle.noteActivity(at: now)
      requests.outstanding.remove(
        memory: photos[photo].memory, isExclusive: photos[photo].settings.isExclusive)
      fail(photo, reason, at: now)
    }
    for photo in requests.waiting { fail(photo, reason, at: now) }
    requests.clear()
    endMovies(at: now, &agenda)
  }

  private mutating func fail(_ photo: PhotoIndex, _ reason: FailureReason, at now: Nanoseconds) {
    if photos[photo].movie == .recording { recordingMovies -= 1 }
    photos[photo].stage = .failed
    photos[photo].movie = .none
    photos[photo].failure = reason
    photos[photo].finishedAt = OptionalTime(now)
    requests.finish()
    record(.didFinishCapture, photo, at: now)
  }

  /// Runs a step of the script and schedules the next.
  mutating func runStep(_ step: Int, at now: Nanoseconds, _ agenda: inout Agenda) -> Bool {
    let next = step + 1
    if next < plan.steps.count {
      agenda.schedule(
        .script, number: Int32(truncatingIfNeeded: next), at: plan.steps[next].at)
    }
    switch plan.steps[step].step {
    case .prepare(let entries):
      prepare(
        .script(start: Int32(entries.lowerBound), end: Int32(entries.upperBound)), at: now,
        &agenda)
    case .photo(let change):
      let old = photographer.settings
      change.apply(to: &photographer.settings)
      if photographer.settings != old { prepareSettings(at: now, &agenda) }
    case .configure(let state): configure(to: state, at: now, &agenda)
    case .light(let level):
      session.light = level
      record(.lightChanged, .light(level), at: now)
    case .interrupt(let length): interrupt(for: length, at: now, &agenda)
    case .stopRunning: return stopRunning(at: now, &agenda)
    case .startRunning: return startRunning(at: now, &agenda)
    case .requestFinalPhoto(let number): finals.ask(for: PhotoIndex(number: number))
    }
    return true
  }

  // Heat (section 11).

  /// An initial level is in force from the first instant.
  mutating func startHeat(_ agenda: inout Agenda) {
    _ = session.noteHeat(heat.level)
    if let crossing = heat.nextCrossing(at: plan.firstInstant) {
      agenda.schedule(.heatCrossing, number: crossing.number, at: crossing.time)
    }
  }

  /// Adds a photo's heat when its (final) processing ends, or a proxy's.
  mutating func addHeat(
    of photo: PhotoIndex, isProxy: Bool, at now: Nanoseconds, _ agenda: inout Agenda
  ) {
    guard let rule = tables.pointee.thermal else { return }
    let added =
      isProxy
      ? rule.pointee.proxyHeat : rule.pointee.heat[photos[photo].resolved.dimensions]
    if let change = heat.add(added, at: now) { heatChanged(change, at: now, &agenda) }
  }

  /// Heat has fallen below the threshold of a level.
  mutating func crossHeat(
    _ crossing: Int32, at now: Nanoseconds, _ agenda: inout Agenda
  ) -> Bool {
    guard let change = heat.cross(crossing, at: now) else { return false }
    heatChanged(change, at: now, &agenda)
    return true
  }

  private mutating func heatChanged(
    _ change: Heat.Change, at now: Nanoseconds, _ agenda: inout Agenda
  ) {
    if let level = change.newLevel {
      record(.thermalLevel, .heat(level), at: now)
      switch session.noteHeat(level) {
      case .shutDown:
        record(.interruptionBegan, at: now)
        loseUncaptured(.interrupted, at: now, &agenda)
      case .resumed:
        record(.interruptionEnded, at: now)
        sessionMayRun(at: now)
      case nil: break
      }
    }
    if let crossing = change.crossing {
      agenda.schedule(.heatCrossing, number: crossing.number, at: crossing.time)
    }
  }
}
