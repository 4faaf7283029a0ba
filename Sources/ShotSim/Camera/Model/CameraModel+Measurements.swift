/// The values of single photos, one list a metric that has them.
package struct PhotoValues: Sendable {
  /// By `Metric.rawValue`; empty for metrics without a value a photo.
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
  /// Writes one value for each metric, by `Metric.rawValue`; NaN = no value.
  ///
  /// The values of single photos go to `photoValues`, if they are kept.
  package mutating func measure(
    into values: UnsafeMutableBufferPointer<Double>, photoValues: inout PhotoValues,
    keepingPhotoValues: Bool
  ) {
    var tally = MetricTally()
    for photo in photos.indices where photos[photo].hasBegun { add(photo, to: &tally) }
    if !tally.isInOrder {
      tally.removeShotToShot()
      for span in sortedShotToShot() { tally.add(.shotToShot, span) }
    }

    let window = measuredWindow
    readiness.noteBlocked(until: window.end, within: tables.pointee.moment)
    processing.noteBusy(until: window.end, within: tables.pointee.moment)
    for metric in Metric.perPhoto {
      values[Int(metric.rawValue)] = tally.mean(metric)
    }
    values[Metric.framesCaptured] = Double(tally.frames)
    values[Metric.bestQualityFrames] = Double(tally.bestFrames)
    values[Metric.downgraded] = Double(tally.downgraded)
    values[Metric.missedPresses] = Double(photographer.missedCount)
    values[Metric.shootingRate] = tally.shootingRate
    values[Metric.blockedTime] = Double(readiness.blockedTime) / 1e6
    values[Metric.peakMemory] = requests.outstanding.peakMemory
    values[Metric.processorUtilization] =
      window.length > 0 ? Double(processing.busyTime) / Double(window.length) : .nan
    if keepingPhotoValues { keepPhotoValues(in: &photoValues) }
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

  /// Adds the values of a photo that has begun.
  ///
  /// Photos begin in order, so their exposures mostly come in order too; but a
  /// stage that waited for its exposure and zero shutter lag can swap two.
  @inline(__always)
  private mutating func add(_ photo: PhotoIndex, to tally: inout MetricTally) {
    guard let begin = photos[photo].begin.time, let exposure = photos[photo].exposure.time else {
      return
    }
    let press = photos[photo].press
    tally.add(.queueWait, begin - photos[photo].request)
    let isDowngraded = photos[photo].isDowngraded
    if isDowngraded { tally.downgraded += 1 }
    if let end = photos[photo].captureEnd.time { tally.add(.captureTime, end - begin) }
    if photos[photo].processedAt.exists {
      tally.add(.processingTime, photos[photo].processingTime)
    }
    if let delivered = photos[photo].deliveredAt.time {
      tally.add(.timeToPhoto, delivered - press)
    }
    if let final = photos[photo].finalAt.time { tally.add(.timeToFinal, final - press) }
    guard exposure <= tables.pointee.endsAt else { return }
    // willCapturePhoto is an event, also when nobody listens and it was not
    // scheduled; it can be the last one when endsAt cuts a capture short.
    lastEvent = max(lastEvent, max(exposure, begin))
    tally.add(.shutterLag, exposure - press)
    if let previous = tally.previousExposure.time {
      tally.isInOrder = tally.isInOrder && previous <= exposure
      tally.add(.shotToShot, exposure - previous)
    }
    tally.previousExposure = OptionalTime(exposure)
    guard tables.pointee.moment.contains(exposure) else { return }
    tally.addFrame(at: exposure, isBest: !isDowngraded)
  }

  /// Each exposure's distance from the one before it, by exposure order.
  // Mutating, as well as the next, only to be handed the model's address and
  // not a copy.
  private mutating func sortedShotToShot() -> [Nanoseconds] {
    var times: [Nanoseconds] = []
    for photo in photos.indices where photos[photo].hasBegun {
      guard let exposure = photos[photo].exposure.time, exposure <= tables.pointee.endsAt else {
        continue
      }
      times.append(exposure)
    }
    times.sort()
    return zip(times.dropFirst(), times).map { $0 - $1 }
  }

  private mutating func keepPhotoValues(in all: inout PhotoValues) {
    let before = Metric.perPhoto.map { all.values[Int($0.rawValue)].count }
    for index in photos.indices where photos[index].hasBegun {
      let photo = photos[index]
      guard let begin = photo.begin.time, let exposure = photo.exposure.time else { continue }
      all.append(.queueWait, begin - photo.request)
      if let end = photo.captureEnd.time { all.append(.captureTime, end - begin) }
      if photo.processedAt.exists { all.append(.processingTime, photo.processingTime) }
      if let delivered = photo.deliveredAt.time {
        all.append(.timeToPhoto, delivered - photo.press)
      }
      if let final = photo.finalAt.time { all.append(.timeToFinal, final - photo.press) }
      if exposure <= tables.pointee.endsAt { all.append(.shutterLag, exposure - photo.press) }
    }
    for span in sortedShotToShot() { all.append(.shotToShot, span) }
    for (metric, count) in zip(Metric.perPhoto, before) {
      let index = Int(metric.rawValue)
      all.counts[index].append(Int32(all.values[index].count - count))
    }
  }
}

extension PhotoValues {
  fileprivate mutating func append(_ metric: Metric, _ span: Nanoseconds) {
    values[Int(metric.rawValue)].append(Double(span) / 1e6)
  }
}

extension UnsafeMutableBufferPointer<Double> {
  fileprivate subscript(_ metric: Metric) -> Double {
    get { self[Int(metric.rawValue)] }
    nonmutating set { self[Int(metric.rawValue)] = newValue }
  }
}

/// Sums over the photos of a replication.
///
/// Sums of whole nanoseconds are exact up
/// to 104 days, so the order of the photos does not matter; longer ones round
/// instead of overflowing.
private struct MetricTally {
  private var sums = (0, 0, 0, 0, 0, 0, 0) as Sums
  private var counts = (0, 0, 0, 0, 0, 0, 0) as Sums
  private typealias Sums = (Double, Double, Double, Double, Double, Double, Double)
  private(set) var frames = 0
  private(set) var bestFrames = 0
  var downgraded = 0
  /// The first and the last exposure in the moment.
  private var first = Nanoseconds.max
  private var last = Nanoseconds.min
  var previousExposure = OptionalTime.never
  /// Whether each exposure so far came after the one before.
  var isInOrder = true

  @inline(__always)
  mutating func add(_ metric: Metric, _ span: Nanoseconds) {
    switch metric {
    case .shotToShot: sums.0 += Double(span); counts.0 += 1
    case .shutterLag: sums.1 += Double(span); counts.1 += 1
    case .queueWait: sums.2 += Double(span); counts.2 += 1
    case .captureTime: sums.3 += Double(span); counts.3 += 1
    case .processingTime: sums.4 += Double(span); counts.4 += 1
    case .timeToPhoto: sums.5 += Double(span); counts.5 += 1
    case .timeToFinal: sums.6 += Double(span); counts.6 += 1
    default: preconditionFailure("\(metric) has no value a photo")
    }
  }

  /// Adds a photo that was exposed in the moment.
  @inline(__always)
  mutating func addFrame(at exposure: Nanoseconds, isBest: Bool) {
    frames += 1
    if isBest { bestFrames += 1 }
    first = min(first, exposure)
    last = max(last, exposure)
  }

  /// Photos a second; NaN = no value.
  var shootingRate: Double {
    frames > 1 && last > first
      ? Double(frames - 1) / (Double(last - first) / 1e9) : .nan
  }

  mutating func removeShotToShot() {
    sums.0 = 0
    counts.0 = 0
  }

  /// The mean in milliseconds; NaN when no photo has a value.
  func mean(_ metric: Metric) -> Double {
    let (sum, count) =
      switch metric {
      case .shotToShot: (sums.0, counts.0)
      case .shutterLag: (sums.1, counts.1)
      case .queueWait: (sums.2, counts.2)
      case .captureTime: (sums.3, counts.3)
      case .processingTime: (sums.4, counts.4)
      case .timeToPhoto: (sums.5, counts.5)
      case .timeToFinal: (sums.6, counts.6)
      default: preconditionFailure("\(metric) has no value a photo")
      }
    return count == 0 ? .nan : sum / count / 1e6
  }
}
