/// What the output has prepared, and the `prepare` call that is under way (docs/model.md,
/// section 10).
struct Preparation: BitwiseCopyable {
  /// The entries of a `prepare` call.
  enum Entries: BitwiseCopyable, Sendable {
    /// What is prepared before any call: processed, smallest size, balanced.
    case standard
    /// The app prepares its current settings.
    case settings(CompiledSettings)
    /// A range of the plan's entries.
    case script(start: Int32, end: Int32)
  }

  /// A call that has not completed.
  private struct Pending: BitwiseCopyable {
    let entries: Entries
    var set: PreparedSet
    /// Whether it completes when the session next runs.
    var waitsForSession: Bool
  }

  /// What is prepared.
  private(set) var prepared: PreparedSet
  /// The entries of the last call that completed.
  private(set) var entries = Entries.standard
  private var pending: Pending?
  private var calls: Int32 = 0

  /// Nothing but the standard entries are prepared.
  init(standard: PreparedSet) { prepared = standard }

  /// Whether a call has not completed.
  var isPending: Bool { pending != nil }

  /// The entries of the call that has not completed.
  var pendingEntries: Entries? { pending?.entries }

  /// A call of `prepare`, which takes the place of one that has not completed.
  ///
  /// - Returns: The call's number, from 1.
  mutating func call(_ entries: Entries, _ set: PreparedSet, isSessionRunning: Bool) -> Int32 {
    calls += 1
    pending = Pending(entries: entries, set: set, waitsForSession: !isSessionRunning)
    return calls
  }

  /// What has become of a call whose time has ended.
  enum Ending: BitwiseCopyable {
    case completed, waitsForSession
    /// Another call took its place, or it completed before.
    case outdated
  }

  /// The time of a call has ended.
  mutating func end(ofCall number: Int32, isSessionRunning: Bool) -> Ending {
    guard number == calls, pending != nil else { return .outdated }
    guard isSessionRunning else {
      pending?.waitsForSession = true
      return .waitsForSession
    }
    complete()
    return .completed
  }

  /// The session runs: a call that waited for that completes.
  ///
  /// - Returns: Whether one did.
  mutating func sessionRuns() -> Bool {
    guard let pending, pending.waitsForSession else { return false }
    complete()
    return true
  }

  /// A rebuild has allocated for the last entries, as they resolve now; what shots
  /// allocated is gone.
  mutating func rebuild(_ set: PreparedSet) { prepared = set }

  /// A rebuild has resolved the entries of the call under way again.
  mutating func rebuildPending(_ set: PreparedSet) { pending?.set = set }

  /// A shot allocates what it needs; that then counts as prepared, whatever becomes of
  /// the photo.
  ///
  /// - Returns: Whether it was not prepared.
  @inline(__always)
  mutating func allocate(_ kind: CaptureKind, _ resolved: ResolvedSettings) -> Bool {
    let (size, level) = (resolved.dimensions, resolved.prioritization)
    guard !prepared.contains(kind, size, level) else { return false }
    prepared.insert(kind, size, level)
    return true
  }

  private mutating func complete() {
    guard let done = pending else { return }
    prepared = done.set
    entries = done.entries
    pending = nil
  }
}
