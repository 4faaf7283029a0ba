/// Whether fast capture is active, by the gaps between accepted requests
/// (docs/model.md, section 8).
struct FastCapture: BitwiseCopyable {
  /// As it stands for the last accepted request.
  private(set) var isActive = false
  private var shortGaps: Int32 = 0
  private var lastRequest = OptionalTime.never

  /// Follows the gap that an accepted request ends.
  @inline(__always)
  mutating func accept(at now: Nanoseconds, _ rule: FastCaptureRule) {
    let last = lastRequest
    lastRequest = OptionalTime(now)
    guard rule.captures > 0, let last = last.time else { return }
    let gap = now - last
    if isActive {
      guard gap > rule.recovery else { return }
      isActive = false
      shortGaps = 0
    } else {
      shortGaps = gap <= rule.window ? shortGaps + 1 : 0
      isActive = shortGaps >= rule.captures
    }
  }
}
