/// Sums of the spans of a replication's photos, one per metric.
///
/// Sums of whole nanoseconds are exact up to 104 days, so the order of the photos does not
/// matter; longer ones round instead of overflowing.
struct PhotoSpanSums: ~Copyable {
  /// By metric.
  private let sums: UnsafeMutablePointer<Double>
  private let counts: UnsafeMutablePointer<Double>
  /// That of the photo that was exposed before the next one.
  var previousExposure = OptionalTime.never

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
