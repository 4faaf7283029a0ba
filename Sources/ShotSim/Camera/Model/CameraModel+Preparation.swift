/// Preparation (docs/model.md, section 10).
extension CameraModel where Recorder: ~Copyable {
  /// The app calls `prepare`; an earlier call that has not completed completes
  /// with false and has no effect.
  mutating func prepare(
    _ entries: Preparation.Entries, at now: Nanoseconds, _ agenda: inout Agenda
  ) {
    if preparation.isPending { record(.prepared, .success(false), at: now) }
    let set = resolve(entries, at: now)
    let call = preparation.call(entries, set, isSessionRunning: session.isRunning)
    guard session.isRunning else { return }
    let length = draws.time(tables.pointee.timing[.preparation], number: call)
    agenda.schedule(.preparationEnd, number: call, at: now.later(by: length))
  }

  /// The app prepares its photo settings by itself, where that feature is on and it has
  /// started the session.
  mutating func prepareSettings(at now: Nanoseconds, _ agenda: inout Agenda) {
    guard session.isStarted, session.output.features.contains(.preparedSettings) else { return }
    prepare(.settings(photographer.settings), at: now, &agenda)
  }

  mutating func endPreparation(_ call: Int32, at now: Nanoseconds) -> Bool {
    switch preparation.end(ofCall: call, isSessionRunning: session.isRunning) {
    case .outdated: return false
    case .waitsForSession: break
    case .completed: record(.prepared, .success(true), at: now)
    }
    return true
  }

  /// A rebuild resolves the entries of the last `prepare` again and allocates
  /// for them; what shots allocated is gone.
  mutating func rebuildPrepared(at now: Nanoseconds) {
    preparation.rebuild(resolve(preparation.entries, at: now))
    if let entries = preparation.pendingEntries {
      preparation.rebuildPending(resolve(entries, at: now))
    }
  }

  /// Resolves entries as a request would be, fast capture aside.
  private mutating func resolve(
    _ entries: Preparation.Entries, at now: Nanoseconds
  ) -> PreparedSet {
    var set = PreparedSet()
    switch entries {
    case .standard: set.insert(.processed, session.output.smallest, .balanced)
    case .settings(let settings): insert(settings, into: &set, at: now)
    case .script(let start, let end):
      for entry in start..<end {
        insert(plan.preparedEntries[Int(entry)], into: &set, at: now)
      }
    }
    return set
  }

  private mutating func insert(
    _ settings: CompiledSettings, into set: inout PreparedSet, at now: Nanoseconds
  ) {
    let conditions = ResolutionConditions(
      state: session.state, light: session.light, level: heat.level(at: now),
      isFastCaptureActive: false)
    if let rejection = plan.insertPrepared(settings, conditions, into: &set) {
      record(.preparationRejected, .reason(rejection), at: now)
    }
  }
}
