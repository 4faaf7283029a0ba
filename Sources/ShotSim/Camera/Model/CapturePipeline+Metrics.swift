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
extension CapturePipeline where Recorder: ~Copyable {
  /// Writes one value a metric, by `Metric.rawValue`; NaN = no value.
  ///
  /// The values of single photos go to `photoValues`, if they are kept.
  package mutating func measure(
    into values: UnsafeMutableBufferPointer<Double>, photoValues: inout PhotoValues,
    keepingPhotoValues: Bool
  ) {
    var tally = MetricTally()
    for index in photos.indices where photos[index].hasBegun { add(index, to: &tally) }
    if !tally.isInOrder {
      tally.removeShotToShot()
      for span in sortedShotToShot() { tally.add(.shotToShot, span) }
    }

    let window = measuredWindow
    if notReadySince != .never {
      blockedTime += overlap(from: notReadySince, to: window.end)
      notReadySince = .never
    }
    if processingSince != .never {
      noteBusy(from: processingSince, to: window.end)
      processingSince = .never
    }
    for metric in Metric.perPhoto {
      values[Int(metric.rawValue)] = tally.mean(metric)
    }
    values[Metric.framesCaptured] = Double(tally.frames)
    values[Metric.bestQualityFrames] = Double(tally.bestFrames)
    values[Metric.downgraded] = Double(tally.downgraded)
    values[Metric.missedPresses] = Double(missedPresses)
    values[Metric.shootingRate] =
      tally.frames > 1 && tally.last > tally.first
      ? Double(tally.frames - 1) / (Double(tally.last - tally.first) / 1e9) : .nan
    values[Metric.blockedTime] = Double(blockedTime) / 1e6
    values[Metric.peakMemory] = peakMemory
    values[Metric.processorUtilization] =
      window.length > 0 ? Double(busyTime) / Double(window.length) : .nan
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

  @inline(__always)
  private func isInMoment(_ time: Nanoseconds) -> Bool {
    time >= tables.pointee.momentFrom && time < tables.pointee.momentUntil
  }

  /// Adds the values of a photo that has begun.
  ///
  /// Photos begin in order, so their exposures mostly come in order too; but a
  /// stage that waited for its exposure and zero shutter lag can swap two.
  @inline(__always)
  private mutating func add(_ index: Int, to tally: inout MetricTally) {
    let (press, begin) = (photos[index].press, photos[index].begin)
    let exposure = photos[index].exposure
    tally.add(.queueWait, begin - photos[index].request)
    let isDowngraded = photos[index].isDowngraded
    if isDowngraded { tally.downgraded += 1 }
    if photos[index].captureEnd != .never {
      tally.add(.captureTime, photos[index].captureEnd - begin)
    }
    if photos[index].processedAt != .never {
      tally.add(.processingTime, photos[index].processingTime)
    }
    if photos[index].deliveredAt != .never {
      tally.add(.timeToPhoto, photos[index].deliveredAt - press)
    }
    if photos[index].finalAt != .never { tally.add(.timeToFinal, photos[index].finalAt - press) }
    guard exposure <= tables.pointee.endsAt else { return }
    // willCapturePhoto is an event, also when nobody listens and it was not
    // scheduled; it can be the last one when endsAt cuts a capture short.
    lastEvent = max(lastEvent, max(exposure, begin))
    tally.add(.shutterLag, exposure - press)
    if tally.previousExposure != .never {
      tally.isInOrder = tally.isInOrder && tally.previousExposure <= exposure
      tally.add(.shotToShot, exposure - tally.previousExposure)
    }
    tally.previousExposure = exposure
    guard isInMoment(exposure) else { return }
    tally.frames += 1
    if !isDowngraded { tally.bestFrames += 1 }
    tally.first = tally.first == .never ? exposure : min(tally.first, exposure)
    tally.last = max(tally.last, exposure)
  }

  /// Each exposure's distance from the one before it, by exposure order.
  // Mutating, as well as the next, only to be handed the pipeline's address and
  // not a copy.
  private mutating func sortedShotToShot() -> [Nanoseconds] {
    let times = photos.indices.filter {
      photos[$0].hasBegun && photos[$0].exposure <= tables.pointee.endsAt
    }.map { photos[$0].exposure }.sorted()
    return zip(times.dropFirst(), times).map { $0 - $1 }
  }

  private mutating func keepPhotoValues(in all: inout PhotoValues) {
    let before = Metric.perPhoto.map { all.values[Int($0.rawValue)].count }
    for index in photos.indices where photos[index].hasBegun {
      let photo = photos[index]
      all.append(.queueWait, photo.begin - photo.request)
      if photo.captureEnd != .never { all.append(.captureTime, photo.captureEnd - photo.begin) }
      if photo.processedAt != .never { all.append(.processingTime, photo.processingTime) }
      if photo.deliveredAt != .never { all.append(.timeToPhoto, photo.deliveredAt - photo.press) }
      if photo.finalAt != .never { all.append(.timeToFinal, photo.finalAt - photo.press) }
      if photo.exposure <= tables.pointee.endsAt {
        all.append(.shutterLag, photo.exposure - photo.press)
      }
    }
    for span in sortedShotToShot() { all.append(.shotToShot, span) }
    for (metric, count) in zip(Metric.perPhoto, before) {
      let index = Int(metric.rawValue)
      all.counts[index].append(Int32(all.values[index].count - count))
    }
  }
}

extension PhotoState {
  /// Whether the capture stage began and did not fail.
  @inline(__always)
  var hasBegun: Bool { stage != .failed && begin != .never }

  /// Whether the photo was given less than it asked for.
  @inline(__always)
  var isDowngraded: Bool {
    resolved.dimensions < requestedDimensions || resolved.prioritization < requestedPrioritization
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
  var frames = 0
  var bestFrames = 0
  var downgraded = 0
  /// The first and the last exposure in the moment.
  var first = Nanoseconds.never
  var last = Nanoseconds.never
  var previousExposure = Nanoseconds.never
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
