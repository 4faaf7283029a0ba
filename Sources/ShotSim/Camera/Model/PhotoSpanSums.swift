/// Sums of the spans of a replication's photos, one per metric.
///
/// Sums of whole nanoseconds are exact up to 104 days, so the order of the photos does not
/// matter; longer ones round instead of overflowing.
struct PhotoSpanSums: ~Copyable {
  /// By metric.
  private let sums: UnsafeMutablePointer<Double>
  private let counts: UnsafeMutablePointer<Double>
  private var previousExposure = OptionalTime.never

  init() {
    sums = .allocate(capacity: PhotoMetric.allCases.count)
    counts = .allocate(capacity: PhotoMetric.allCases.count)
    reset()
  }

  deinit {
    sums.deallocate()
    counts.deallocate()
  }

  /// Goes on to another replication.
  mutating func reset() {
    sums.initialize(repeating: 0, count: PhotoMetric.allCases.count)
    counts.initialize(repeating: 0, count: PhotoMetric.allCases.count)
    previousExposure = .never
  }

  /// Adds the spans of a photo that has begun, in the order of requests.
  @inline(__always)
  mutating func add(_ photo: borrowing PhotoState, until endsAt: Nanoseconds) {
    // Written out, which in a loop over the metrics took three times as long; a test counts.
    add(.shotToShot, photo, endsAt)
    add(.shutterLag, photo, endsAt)
    add(.queueWait, photo, endsAt)
    add(.captureTime, photo, endsAt)
    add(.processingTime, photo, endsAt)
    add(.timeToPhoto, photo, endsAt)
    add(.timeToFinal, photo, endsAt)
    if let exposure = photo.exposure(by: endsAt) { previousExposure = OptionalTime(exposure) }
  }

  @inline(__always)
  private mutating func add(
    _ metric: PhotoMetric, _ photo: borrowing PhotoState, _ endsAt: Nanoseconds
  ) {
    if let span = photo.span(of: metric, after: previousExposure, until: endsAt) {
      add(span, metric)
    }
  }

  @inline(__always)
  mutating func add(_ span: Nanoseconds, _ metric: PhotoMetric) {
    sums[Int(metric.rawValue)] += Double(span)
    counts[Int(metric.rawValue)] += 1
  }

  mutating func clear(_ metric: PhotoMetric) {
    sums[Int(metric.rawValue)] = 0
    counts[Int(metric.rawValue)] = 0
  }

  /// The mean in milliseconds; NaN when no photo has a value.
  func mean(of metric: PhotoMetric) -> Double {
    let count = counts[Int(metric.rawValue)]
    return count == 0 ? .nan : sums[Int(metric.rawValue)] / count / 1e6
  }

  /// How many photos have a value.
  func count(of metric: PhotoMetric) -> Int32 { Int32(counts[Int(metric.rawValue)]) }
}

/// The memory is owned alone.
extension PhotoSpanSums: @unchecked Sendable {}
