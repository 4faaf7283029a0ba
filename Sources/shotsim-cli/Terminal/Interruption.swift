/// Ends the process cleanly when the user interrupts it.
///
/// The main thread does nothing else: the computation may use every thread of
/// the pool, and an `async` main function would leave its thread to a library
/// that unblocks signals.
struct Interruption {
  private let signals: Platform.InterruptionSet?

  /// Takes signals away from all threads that are started from now on.
  ///
  /// Call it first. A signal that the caller chose to ignore, as shells do for
  /// a background job, stays ignored.
  init() { signals = Platform.blockInterruptions() }

  /// Waits for an interruption; then removes unfinished files, erases the
  /// progress line and ends the process with 128 and the signal's number (130
  /// for control-C).
  func wait() -> Never {
    let code = Platform.waitForInterruption(signals)
    ProgressLine.eraseVisible()
    UnfinishedFiles.removeAllAndExit(code)
  }
}
