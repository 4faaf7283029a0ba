/// How long the camera has been quiet, which decides when finals are processed
/// (docs/model.md, section 9).
struct IdleWatch: BitwiseCopyable {
  private var lastActivity = OptionalTime.never
  private var nextCheck = OptionalTime.never

  /// A press, or the end of a capture or a processing job.
  @inline(__always)
  mutating func noteActivity(at now: Nanoseconds) { lastActivity = OptionalTime(now) }

  /// Whether nothing has happened for a time.
  @inline(__always)
  func isQuiet(for idleAfter: Nanoseconds, at now: Nanoseconds) -> Bool {
    guard let last = lastActivity.time else { return true }
    return now >= last.later(by: idleAfter)
  }

  /// The instant at which to look again whether the camera was quiet for a time; `nil`
  /// when that has passed, or a look is planned already.
  mutating func planCheck(after idleAfter: Nanoseconds, at now: Nanoseconds) -> Nanoseconds? {
    guard let last = lastActivity.time else { return nil }
    let due = OptionalTime(last.later(by: idleAfter))
    guard let time = due.time, time > now, due != nextCheck else { return nil }
    nextCheck = due
    return time
  }
}
