/// Capture readiness (docs/model.md, section 7).
extension CameraModel where Recorder: ~Copyable {
  /// Evaluates readiness; a change is an event.
  @inline(__always)
  mutating func publishReadiness(at now: Nanoseconds, _ agenda: inout Agenda) {
    let new = evaluateReadiness(at: now)
    guard new != readiness.value else { return }
    changeReadiness(to: new, at: now, &agenda)
  }

  private mutating func changeReadiness(
    to new: CaptureReadiness, at now: Nanoseconds, _ agenda: inout Agenda
  ) {
    readiness.change(to: new, at: now, within: tables.pointee.moment)
    record(.readiness, .readiness(new), at: now)
    if new == .ready { becameReady(at: now, &agenda) }
  }

  /// Mutating to keep the last resolution, and to be handed the model's address: a
  /// borrowed one is passed as a copy at every event.
  private mutating func evaluateReadiness(at now: Nanoseconds) -> CaptureReadiness {
    guard session.isRunning else { return .sessionNotRunning }
    if session.isReconfiguring { return .notReadyMomentarily }
    if capture.serving != nil {
      return capture.isLong ? .notReadyWaitingForCapture : .notReadyMomentarily
    }
    if let first = requests.first {
      // The first request either begins in this very instant or is held back by slots
      // or memory.
      let hasRoom = hasRoom(
        for: photos[first].settings, fast: photos[first].isFastCaptureActive, at: now)
      return hasRoom ? .notReadyMomentarily : .notReadyWaitingForProcessing
    }
    let hasRoom = hasRoom(
      for: photographer.settings, fast: requests.fastCapture.isActive, at: now)
    return hasRoom ? .ready : .notReadyWaitingForProcessing
  }

  /// Whether another photo may be outstanding besides those that are.
  @inline(__always)
  private mutating func hasRoom(
    for settings: CompiledSettings, fast: Bool, at now: Nanoseconds
  ) -> Bool {
    guard requests.outstanding.count > 0 else { return true }
    // Without responsive capture there is one slot, whatever the settings resolve to.
    guard session.output.features.contains(.responsiveCapture) else { return false }
    let resolved = resolve(settings, fast: fast, at: now)
    return requests.outstanding.haveRoom(
      for: tables.demand(settings, resolved, session.output),
      memoryLimit: tables.pointee.sessionMemory)
  }
}
