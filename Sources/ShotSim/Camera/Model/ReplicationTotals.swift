/// What is known of a replication as a whole when it has ended.
struct ReplicationTotals {
  private var frames = 0
  private var bestFrames = 0
  var downgraded = 0
  /// The first and the last exposure in the moment.
  private var firstFrame = Nanoseconds.max
  private var lastFrame = Nanoseconds.min
  private var previousExposure = Nanoseconds.min
  /// Whether each exposure so far came after the one before.
  private(set) var isInOrder = true
  var missedPresses = 0
  /// Length of the span in which blocked and busy time count.
  var windowLength: Nanoseconds = 0
  var blockedTime: Nanoseconds = 0
  var busyTime: Nanoseconds = 0
  /// Megabytes.
  var peakMemory = 0.0

  /// Counts an exposure, and a frame if it is in the moment.
  @inline(__always)
  mutating func addExposure(at exposure: Nanoseconds, isInMoment: Bool, isBest: Bool) {
    isInOrder = isInOrder && previousExposure <= exposure
    previousExposure = exposure
    guard isInMoment else { return }
    frames += 1
    if isBest { bestFrames += 1 }
    firstFrame = min(firstFrame, exposure)
    lastFrame = max(lastFrame, exposure)
  }

  /// The value in the metric's unit; NaN = no value.
  @inline(__always)
  func value(of metric: ReplicationMetric) -> Double {
    switch metric {
    case .framesCaptured: Double(frames)
    case .bestQualityFrames: Double(bestFrames)
    case .downgraded: Double(downgraded)
    case .missedPresses: Double(missedPresses)
    case .shootingRate:
      frames > 1 && lastFrame > firstFrame
        ? Double(frames - 1) / (Double(lastFrame - firstFrame) / 1e9) : .nan
    case .blockedTime: Double(blockedTime) / 1e6
    case .peakMemory: peakMemory
    case .processorUtilization:
      windowLength > 0 ? Double(busyTime) / Double(windowLength) : .nan
    }
  }
}
