/// Where the photographer and the app stand: the photo settings in force, the presses
/// made, and the one that is kept (docs/model.md, section 6.1).
struct PhotographerState: BitwiseCopyable {
  /// A press, and the tap's number, from 1 in the order of the presses.
  struct Press: BitwiseCopyable, Equatable {
    let tap: Int32
    let time: Nanoseconds
  }

  /// What happens to a press that has reached the app.
  enum Answer: BitwiseCopyable, Equatable {
    case request, kept
    case missed(UnansweredPress.Reason)
  }

  /// The photo settings of the next request.
  var settings: CompiledSettings
  /// The number of the last tap that was decided on.
  private(set) var lastTap: Int32 = 0
  /// Presses that are to come, of those whose time is known.
  private var pressesToCome: Int32 = 0
  /// The press that waits for readiness.
  private(set) var kept: Press?
  private(set) var missedCount: Int32 = 0

  /// Presses that were made.
  var pressCount: Int32 { lastTap - pressesToCome }

  /// A photographer who has not pressed yet.
  init(settings: CompiledSettings) { self.settings = settings }

  /// Whether a press is to come whose time is known.
  var willPress: Bool { pressesToCome > 0 }

  /// Decides on a press.
  ///
  /// - Returns: The tap's number.
  mutating func planPress() -> Int32 {
    lastTap += 1
    pressesToCome += 1
    return lastTap
  }

  /// A press that was planned is made.
  @inline(__always)
  mutating func press() { pressesToCome -= 1 }

  /// The app's answer to a press that reaches it.
  @inline(__always)
  mutating func answer(
    _ press: Press, isReady: Bool, _ policy: Photographer.NotReadyPolicy
  ) -> Answer {
    if isReady || policy == .queued { return .request }
    if policy == .waits, kept == nil {
      kept = press
      return .kept
    }
    missedCount += 1
    return .missed(policy == .waits ? .anotherKept : .notReady)
  }

  /// Takes the kept press out, if there is one.
  @inline(__always)
  mutating func takeKept() -> Press? {
    guard let press = kept else { return nil }
    kept = nil
    return press
  }
}
