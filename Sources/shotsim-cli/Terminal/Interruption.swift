internal import Dispatch

/// Ends the process cleanly when the user interrupts it.
enum Interruption {
  /// Waits in the background for an interruption; then removes unfinished
  /// files, erases the progress line and ends the process with 128 and the
  /// signal's number (130 for control-C).
  ///
  /// Call it first, before other threads exist, since they inherit from this
  /// one that the signals are left to the waiting thread. A signal that the
  /// caller chose to ignore, as shells do for a background job, stays ignored.
  static func install() {
    guard let signals = Platform.blockInterruptions() else { return }
    // A thread of its own: the computation may use every thread of the pool.
    DispatchQueue(label: "interruption", qos: .userInteractive).async {
      let code = signals.wait()
      ProgressLine.eraseVisible()
      UnfinishedFiles.removeAllAndExit(code)
    }
  }
}
