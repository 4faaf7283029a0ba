/// The values of single photos, one list per metric that has them.
package struct PhotoValues: Sendable {
  /// By `Metric.rawValue`; empty for metrics without a value per photo.
  package var values: [[Double]]
  /// By `Metric.rawValue`: how many values each replication added.
  package var counts: [[Int32]]

  package init() {
    values = Array(repeating: [], count: Metric.allCases.count)
    counts = Array(repeating: [], count: Metric.allCases.count)
  }
}

/// What is measured in a replication (docs/model.md, section 14).
extension CameraModel where Recorder: ~Copyable {
  /// Writes one value per metric, by `Metric.rawValue`; NaN = no value.
  ///
  /// The values of single photos go to `photoValues`, if they are kept.
  package mutating func measure(
    into values: UnsafeMutableBufferPointer<Double>, photoValues: inout PhotoValues,
    keepingPhotoValues: Bool
  ) {
    var totals = ReplicationTotals()
    for photo in photos.indices where photos[photo].hasBegun { add(photo, to: &totals) }
    let window = measuredWindow
    readiness.noteBlocked(until: window.end, within: tables.pointee.moment)
    processing.noteBusy(until: window.end, within: tables.pointee.moment)
    totals.windowLength = window.length
    totals.missedPresses = Int(photographer.missedCount)
    totals.blockedTime = readiness.blockedTime
    totals.busyTime = processing.busyTime
    totals.peakMemory = requests.outstanding.peakMemory

    let spans = PhotoSpans(isInOrder: totals.isInOrder, endsAt: tables.pointee.endsAt)
    let sources = Metric.sources
    for place in sources.indices {
      switch sources[place] {
      case .photo(let metric):
        var (sum, count) = (0.0, 0.0)
        spans.forEach(of: metric, in: photos) { span in
          sum += Double(span)
          count += 1
        }
        // Sums of whole nanoseconds are exact up to 104 days.
        values[place] = count == 0 ? .nan : sum / count / 1e6
        if keepingPhotoValues {
          photoValues.counts[place].append(Int32(count))
          spans.forEach(of: metric, in: photos) { span in
            photoValues.values[place].append(Double(span) / 1e6)
          }
        }
      case .replication(let metric): values[place] = totals.value(of: metric)
      }
    }
  }

  /// The instants between which blocked and busy time count, and their distance.
  @inline(__always)
  private var measuredWindow: (end: Nanoseconds, length: Nanoseconds) {
    guard let moment = plan.moment else {
      return (lastEvent, lastEvent - plan.firstInstant)
    }
    let end = min(moment.until, tables.pointee.endsAt)
    return (end, moment.until - moment.from)
  }

  /// Counts a photo that has begun.
  @inline(__always)
  private mutating func add(_ photo: PhotoIndex, to totals: inout ReplicationTotals) {
    let isDowngraded = photos[photo].isDowngraded
    if isDowngraded { totals.downgraded += 1 }
    guard let begin = photos[photo].begin.time,
      let exposure = photos[photo].exposure(by: tables.pointee.endsAt)
    else { return }
    // willCapturePhoto is an event, also when nobody listens and it was not
    // scheduled; it can be the last one when endsAt cuts a capture short.
    lastEvent = max(lastEvent, max(exposure, begin))
    totals.addExposure(
      at: exposure, isInMoment: tables.pointee.moment.contains(exposure), isBest: !isDowngraded)
  }
}
