/// Which combinations of kind, size and prioritization are prepared.
struct PreparedSet: BitwiseCopyable, Sendable {
  /// A bit a size for each kind and prioritization.
  private var masks: InlineMasks = InlineMasks()

  private struct InlineMasks: BitwiseCopyable {
    // 6 kinds x 3 prioritizations; a tuple is copied without an allocation.
    var processed = SIMD4<UInt64>()
    var bayerRAW = SIMD4<UInt64>()
    var appleProRAW = SIMD4<UInt64>()
    var rawPlusProcessed = SIMD4<UInt64>()
    var bracket = SIMD4<UInt64>()
    var livePhoto = SIMD4<UInt64>()

    subscript(kind: CaptureKind) -> SIMD4<UInt64> {
      get {
        switch kind {
        case .processed: processed
        case .bayerRAW: bayerRAW
        case .appleProRAW: appleProRAW
        case .rawPlusProcessed: rawPlusProcessed
        case .bracket: bracket
        case .livePhoto: livePhoto
        }
      }
      set {
        switch kind {
        case .processed: processed = newValue
        case .bayerRAW: bayerRAW = newValue
        case .appleProRAW: appleProRAW = newValue
        case .rawPlusProcessed: rawPlusProcessed = newValue
        case .bracket: bracket = newValue
        case .livePhoto: livePhoto = newValue
        }
      }
    }
  }

  func contains(_ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization) -> Bool {
    masks[kind][Int(level.rawValue)] & (1 << UInt64(size)) != 0
  }

  mutating func insert(_ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization) {
    masks[kind][Int(level.rawValue)] |= 1 << UInt64(size)
  }
}

/// The entries of a `prepare` call.
enum PreparationEntries: Sendable, BitwiseCopyable {
  /// What is prepared before any call: processed, smallest size, balanced.
  case standard
  /// The app prepares its current settings.
  case settings(CompiledSettings)
  /// A range of the plan's entries.
  case script(start: Int32, end: Int32)
}

/// A `prepare` call that has not completed.
struct PendingPreparation: Sendable, BitwiseCopyable {
  var entries: PreparationEntries
  var set: PreparedSet
  /// Whether it completes when the session next runs.
  var waitsForSession: Bool
}

/// Preparation and just-in-time allocation (docs/model.md, section 10).
extension CapturePipeline where Recorder: ~Copyable {
  /// The app calls `prepare`; an earlier call that has not completed completes
  /// with false and has no effect.
  mutating func prepare(
    _ entries: PreparationEntries, at now: Nanoseconds,
    scheduling events: inout EventList<CaptureEvent>
  ) {
    if pendingPreparation != nil { record(.prepared, .success(false), at: now) }
    preparationGeneration += 1
    let set = resolve(entries, at: now)
    pendingPreparation = PendingPreparation(
      entries: entries, set: set, waitsForSession: !isSessionRunning)
    guard isSessionRunning else { return }
    let length = draw(
      tables.pointee.timing.preparation, .preparation, Int(preparationGeneration),
      missing: MissingTiming(.preparation))
    let event = CaptureEvent(.preparationEnd, subject: preparationGeneration)
    events.schedule(event, at: now.later(by: length), rank: event.rank)
  }

  mutating func endPreparation(_ generation: Int32, at now: Nanoseconds) -> Bool {
    guard generation == preparationGeneration, pendingPreparation != nil else { return false }
    if isSessionRunning {
      completePreparation(at: now)
    } else {
      pendingPreparation?.waitsForSession = true
    }
    return true
  }

  /// Completes the preparation that waited for the session, if one did.
  mutating func completeWaitingPreparation(at now: Nanoseconds) {
    if pendingPreparation?.waitsForSession == true { completePreparation(at: now) }
  }

  private mutating func completePreparation(at now: Nanoseconds) {
    guard let pending = pendingPreparation else { return }
    prepared = pending.set
    lastPreparation = pending.entries
    pendingPreparation = nil
    record(.prepared, .success(true), at: now)
  }

  /// A rebuild resolves the entries of the last `prepare` again and allocates
  /// for them; what shots allocated is gone.
  mutating func rebuildPrepared(at now: Nanoseconds) {
    prepared = resolve(lastPreparation, at: now)
    if var pending = pendingPreparation {
      pending.set = resolve(pending.entries, at: now)
      pendingPreparation = pending
    }
  }

  /// The just-in-time allocation of a photo, 0 when its resolved settings are
  /// prepared; with it they count as prepared, whatever becomes of the photo.
  mutating func allocate(
    _ photo: Int, _ kind: CaptureKind, _ resolved: ResolvedSettings, speed: Double
  ) -> Nanoseconds {
    let size = resolved.dimensions
    guard !prepared.contains(kind, size, resolved.prioritization) else { return 0 }
    prepared.insert(kind, size, resolved.prioritization)
    return draw(
      tables.pointee.timing.allocation(size, resolved.prioritization), .allocation, photo + 1,
      speed: speed, missing: MissingTiming(.allocation, size))
  }

  /// Resolves entries as a request would be, fast capture aside.
  mutating func resolve(_ entries: PreparationEntries, at now: Nanoseconds? = nil) -> PreparedSet {
    var set = PreparedSet()
    let level = now.map { thermalLevel(at: $0) } ?? level
    switch entries {
    case .standard: set.insert(.processed, output.smallest, .balanced)
    case .settings(let settings): insert(settings, level, into: &set, at: now)
    case .script(let start, let end):
      for entry in start..<end {
        insert(plan.preparedEntries[Int(entry)], level, into: &set, at: now)
      }
    }
    return set
  }

  private mutating func insert(
    _ settings: CompiledSettings, _ level: ThermalLevel, into set: inout PreparedSet,
    at now: Nanoseconds?
  ) {
    let conditions = ResolutionConditions(
      state: state, light: light, level: level, isFastCaptureActive: false)
    let rejection = plan.insertPrepared(settings, conditions, into: &set)
    if let rejection, let now { record(.preparationRejected, .reason(rejection), at: now) }
  }
}

extension CapturePlan {
  /// Adds to a set what an entry of a `prepare` call prepares: what it resolves
  /// to, the lower prioritizations of that when the session allows quality, and
  /// what it would resolve to when fast capture steps in.
  ///
  /// - Returns: Why a request would reject the entry, which then prepares nothing.
  @discardableResult
  func insertPrepared(
    _ settings: CompiledSettings, _ conditions: ResolutionConditions, into set: inout PreparedSet
  ) -> RejectionReason? {
    if let reason = rejection(of: settings, state: conditions.state) { return reason }
    let output = states[conditions.state]
    let resolved = resolve(settings, conditions)
    set.insert(settings.kind, resolved.dimensions, resolved.prioritization)
    if output.maxPrioritization == .quality {
      for lower in QualityPrioritization.allCases where lower < resolved.prioritization {
        set.insert(settings.kind, resolved.dimensions, lower)
      }
    }
    if output.features.contains(.fastCapturePrioritization) {
      var fast = conditions
      fast.isFastCaptureActive = true
      let downgraded = resolve(settings, fast)
      set.insert(settings.kind, downgraded.dimensions, downgraded.prioritization)
    }
    return nil
  }
}
