import ShotSim
import Synchronization

/// One line on standard error that says how far a run is, how fast it goes and
/// how long it will take.
///
/// Only on a terminal, drawn at most ten times per second, erased at the end.
/// ``advance(by:)`` may be called from any thread.
final class ProgressLine: Sendable {
  private let noun: String
  private let stream: ByteStream?
  private let width: Int
  private let clock = ContinuousClock()
  private let state: Mutex<State>

  private struct State {
    var total: Int
    var completed = 0
    let started: ContinuousClock.Instant
    var nextDrawing: ContinuousClock.Instant
  }

  /// Whether a line is on the screen, for the thread that handles interruptions.
  private static let isVisible = Atomic(false)
  private static let interval = Duration.milliseconds(100)
  private static let eraseSequence = "\r\u{1B}[K"

  /// Begins to measure; nothing is drawn before the first tenth of a second.
  ///
  /// - Parameters:
  ///   - total: How much there is to do, above zero.
  ///   - noun: What is counted, such as `replications`.
  ///   - environment: Decides whether there is a line at all.
  init(total: Int, noun: String, in environment: Environment) {
    self.noun = noun
    stream = environment.terminal.allowsProgress ? environment.diagnostics : nil
    width = environment.terminal.errorWidth
    let now = clock.now
    state = Mutex(State(total: total, started: now, nextDrawing: now + Self.interval))
  }

  /// Counts what was done and draws the line if it is time.
  func advance(by count: Int = 1) {
    guard let stream else { return }
    state.withLock { state in
      state.completed += count
      let now = clock.now
      guard now >= state.nextDrawing else { return }
      state.nextDrawing = now + Self.interval
      let text = Self.text(
        completed: state.completed, total: state.total, noun: noun,
        elapsed: state.started.duration(to: now))
      // A line that wraps could not be erased.
      Self.isVisible.store(true, ordering: .relaxed)
      try? stream.write(Array((Self.eraseSequence + text.prefix(width - 1)).utf8))
      try? stream.flush()
    }
  }

  /// Raises the total, for runs that decide on the way how much they need.
  func extend(to total: Int) {
    state.withLock { $0.total = max($0.total, total) }
  }

  /// Removes the line; call it before anything else is printed.
  func erase() {
    guard let stream, Self.isVisible.exchange(false, ordering: .relaxed) else { return }
    try? stream.write(Array(Self.eraseSequence.utf8))
    try? stream.flush()
  }

  /// Removes the line when there is no time to ask who drew it.
  static func eraseVisible() {
    guard isVisible.load(ordering: .relaxed) else { return }
    try? Platform.write(Array(eraseSequence.utf8)[...], to: Platform.standardError)
  }

  /// The line's text, such as
  /// ` 45 %  450 of 1,000 replications, 12,345/s, 3 s left`.
  static func text(completed: Int, total: Int, noun: String, elapsed: Duration) -> String {
    let seconds = elapsed / .seconds(1)
    let share = total > 0 ? min(100, Int(100 * Double(completed) / Double(total))) : 0
    let padding = String(repeating: " ", count: max(0, 3 - String(share).count))
    var text = "\(padding)\(share) %  \(NumberText.grouped(completed)) of "
    text += "\(NumberText.grouped(total)) \(noun)"
    guard seconds > 0, completed > 0 else { return text }
    let rate = Double(completed) / seconds
    let shownRate =
      rate >= 10
      ? NumberText.grouped(Int64(min(rate.rounded(), 1e15))) : String((rate * 10).rounded() / 10)
    text += ", \(shownRate)/s"
    let left = Double(max(0, total - completed)) / rate
    let whole = Int(min(left.rounded(.up), 1e9))
    return text + ", \(DurationText.clock(seconds: whole)) left"
  }
}
