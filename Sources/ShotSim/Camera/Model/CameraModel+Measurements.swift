/// The values of single photos, one list per metric that has them.
package struct PhotoValues: Sendable {
  /// By `Metric.rawValue`; empty for metrics without a value per photo.
  ///
  /// Infinite = censored.
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
  /// Infinite = a photo's end has not come, so that there is no mean of the photos, but
  /// it is beyond every limit (docs/model.md, section 24).
  ///
  /// The values of single photos go to `photoValues`, if they are kept.
  package mutating func measure(
    into values: UnsafeMutableBufferPointer<Double>, photoValues: inout PhotoValues,
    keepingPhotoValues: Bool
  ) {
    var totals = ReplicationTotals()
    sums.reset()
    var accepted: Int32 = 0
    for photo in photos.indices where photos[photo].stage != .failed {
      accepted += 1
      guard photos[photo].begin.exists else { continue }
      add(photo, to: &totals)
      sums.add(photos[photo], until: tables.pointee.endsAt)
    }
    let window = measuredWindow
    readiness.noteBlocked(until: window.end, within: tables.pointee.moment)
    processing.noteBusy(until: window.end, within: tables.pointee.moment)
    totals.windowLength = window.length
    totals.missedPresses = Int(photographer.missedCount)
    totals.blockedTime = readiness.blockedTime
    totals.busyTime = processing.busyTime
    totals.peakMemory = requests.outstanding.peakMemory

    let spans = PhotoSpans(isInOrder: totals.isInOrder, endsAt: tables.pointee.endsAt)
    if !totals.isInOrder {
      sums.clear(.shotToShot)
      spans.forEach(of: .shotToShot, in: photos) { span in sums.add(span, .shotToShot) }
    }
    let sources = Metric.sources
    for place in sources.indices {
      switch sources[place] {
      case .photo(let metric, of: let population):
        let ended = sums.count(of: metric)
        let count: Int32 =
          switch population {
          case .ended: ended
          case .accepted: accepted
          case .taps: photographer.pressCount
          }
        values[place] = ended < count ? .infinity : sums.mean(of: metric)
        if keepingPhotoValues {
          photoValues.counts[place].append(count)
          spans.forEach(of: metric, in: photos) { span in
            photoValues.values[place].append(Double(span) / 1e6)
          }
          photoValues.values[place].append(
            contentsOf: repeatElement(.infinity, count: Int(count - ended)))
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
