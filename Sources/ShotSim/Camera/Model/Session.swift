/// The capture session: whether it runs, and how its output is set (docs/model.md,
/// section 13).
struct Session: BitwiseCopyable {
  /// Number of the output's state in the plan.
  private(set) var state = 0
  /// How the output is set.
  private(set) var output: CapturePlan.OutputState
  var light: LightLevel
  /// Whether it was started and not stopped since.
  private(set) var isStarted = false
  private var isUp = false
  private var isShutDown = false
  private var interruptions: Int32 = 0
  /// Whether it is being rebuilt.
  private(set) var isReconfiguring = false
  private var starts: Int32 = 0
  private var rebuilds: Int32 = 0

  /// A session that was not started yet.
  init(_ output: CapturePlan.OutputState, light: LightLevel) {
    self.output = output
    self.light = light
  }

  /// Whether it has started up, is not stopped and not interrupted.
  @inline(__always)
  var isRunning: Bool { isStarted && isUp && interruptions == 0 && !isShutDown }

  /// Whether a request may begin, as far as the session is concerned.
  @inline(__always)
  var takesPhotos: Bool { isRunning && !isReconfiguring }

  /// Begins to start up.
  ///
  /// - Returns: The number of the start, from 1; `nil` when it was started already.
  mutating func start() -> Int32? {
    guard !isStarted else { return nil }
    isStarted = true
    starts += 1
    return starts
  }

  /// Ends the start-up of a start.
  ///
  /// - Returns: Whether it is still the one under way.
  mutating func endStartUp(ofStart number: Int32) -> Bool {
    guard isStarted, number == starts else { return false }
    isUp = true
    return true
  }

  /// Stops; what was being rebuilt is built at the next start, and nobody is told of
  /// an end.
  ///
  /// - Returns: Whether it was started.
  mutating func stop() -> Bool {
    guard isStarted else { return false }
    isStarted = false
    isUp = false
    isReconfiguring = false
    return true
  }

  /// Sets the output.
  mutating func configure(to state: Int, _ output: CapturePlan.OutputState) {
    self.state = state
    self.output = output
  }

  /// Begins a rebuild; one that is under way begins anew.
  ///
  /// - Returns: The number of the rebuild, from 1.
  mutating func beginRebuild() -> Int32 {
    isReconfiguring = true
    rebuilds += 1
    return rebuilds
  }

  /// Ends a rebuild.
  ///
  /// - Returns: Whether it is still the one under way.
  mutating func endRebuild(_ number: Int32) -> Bool {
    guard isReconfiguring, number == rebuilds else { return false }
    isReconfiguring = false
    return true
  }

  /// An interruption begins; several may be under way.
  mutating func beginInterruption() { interruptions += 1 }

  mutating func endInterruption() {
    assert(interruptions > 0, "no interruption is under way")
    interruptions -= 1
  }

  /// The device's heat has come to a level: at shutdown it interrupts the session
  /// until it is below critical (docs/model.md, section 11).
  ///
  /// - Returns: What that changes, if anything.
  mutating func noteHeat(_ level: ThermalLevel) -> HeatEffect? {
    if level == .shutdown, !isShutDown {
      isShutDown = true
      return .shutDown
    }
    guard isShutDown, level < .critical else { return nil }
    isShutDown = false
    return .resumed
  }

  enum HeatEffect: BitwiseCopyable {
    case shutDown, resumed
  }
}
