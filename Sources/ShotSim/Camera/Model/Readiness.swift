/// The published readiness, and how long it was not ready (docs/model.md, sections 7
/// and 14).
struct Readiness: BitwiseCopyable {
  private(set) var value = CaptureReadiness.sessionNotRunning
  private var notReadySince: OptionalTime
  /// Time within the moment in which it was not ready.
  private(set) var blockedTime: Nanoseconds = 0

  /// Readiness before the session runs; blocked time counts from an instant on.
  init(blockedFrom start: Nanoseconds) { notReadySince = OptionalTime(start) }

  /// Publishes another value.
  mutating func change(
    to new: CaptureReadiness, at now: Nanoseconds, within moment: TimeWindow
  ) {
    if new == .ready {
      noteBlocked(until: now, within: moment)
    } else if value == .ready {
      notReadySince = OptionalTime(now)
    }
    value = new
  }

  /// Counts the time in which it was not ready, up to an instant.
  mutating func noteBlocked(until now: Nanoseconds, within moment: TimeWindow) {
    guard let start = notReadySince.time else { return }
    blockedTime += moment.overlap(from: start, to: now)
    notReadySince = .never
  }
}
