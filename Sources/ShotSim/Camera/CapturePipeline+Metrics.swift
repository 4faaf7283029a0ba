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

/// What is measured in a replication (model, section 14).
extension CapturePipeline where Recorder: ~Copyable {
  /// Writes one value a metric, by `Metric.rawValue`; NaN = no value.
  ///
  /// The values of single photos go to `photoValues`, if they are kept.
  package mutating func measure(
    into values: UnsafeMutableBufferPointer<Double>, photoValues: inout PhotoValues,
    keepingPhotoValues: Bool
  ) {
    var tally = MetricTally()
    var previousExposure = Nanoseconds.never
    var isInOrder = true
    var first = Nanoseconds.never
    var last = Nanoseconds.never
    for photo in photos where photo.stage != .failed && photo.begin != .never {
      tally.add(.queueWait, photo.begin - photo.request)
      if photo.isDowngraded { tally.downgraded += 1 }
      if photo.captureEnd != .never { tally.add(.captureTime, photo.captureEnd - photo.begin) }
      if photo.processedAt != .never { tally.add(.processingTime, photo.processingTime) }
      if photo.deliveredAt != .never {
        tally.add(.timeToPhoto, photo.deliveredAt - photo.press)
      }
      if photo.finalAt != .never { tally.add(.timeToFinal, photo.finalAt - photo.press) }
      guard photo.exposure <= tables.endsAt else { continue }
      tally.add(.shutterLag, photo.exposure - photo.press)
      if previousExposure != .never { isInOrder = isInOrder && previousExposure <= photo.exposure }
      previousExposure = photo.exposure
      guard isInMoment(photo.exposure) else { continue }
      tally.frames += 1
      if !photo.isDowngraded { tally.bestFrames += 1 }
      first = first == .never ? photo.exposure : min(first, photo.exposure)
      last = max(last, photo.exposure)
    }
    addShotToShot(to: &tally, isInOrder: isInOrder)

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
      tally.frames > 1 && last > first
      ? Double(tally.frames - 1) / (Double(last - first) / 1e9) : .nan
    values[Metric.blockedTime] = Double(blockedTime) / 1e6
    values[Metric.peakMemory] = peakMemory
    values[Metric.processorUtilization] =
      window.length > 0 ? Double(busyTime) / Double(window.length) : .nan
    if keepingPhotoValues { keepPhotoValues(in: &photoValues) }
  }

  /// The instants between which blocked and busy time count, and their distance.
  private var measuredWindow: (end: Nanoseconds, length: Nanoseconds) {
    guard let moment = plan.moment else {
      return (lastEvent, lastEvent - plan.firstInstant)
    }
    let end = min(moment.until, tables.endsAt)
    return (end, moment.until - moment.from)
  }

  @inline(__always)
  private func isInMoment(_ time: Nanoseconds) -> Bool {
    time >= tables.momentFrom && time < tables.momentUntil
  }

  /// Adds each exposure's distance from the one before it, by exposure order;
  /// photos begin in order, but a stage that waited for its exposure and zero
  /// shutter lag can swap two exposures.
  private func addShotToShot(to tally: inout MetricTally, isInOrder: Bool) {
    guard isInOrder else {
      for span in sortedShotToShot() { tally.add(.shotToShot, span) }
      return
    }
    var previous = Nanoseconds.never
    for photo in photos where photo.wasExposed(by: tables.endsAt) {
      if previous != .never { tally.add(.shotToShot, photo.exposure - previous) }
      previous = photo.exposure
    }
  }

  private func sortedShotToShot() -> [Nanoseconds] {
    let times = photos.filter { $0.wasExposed(by: tables.endsAt) }.map(\.exposure).sorted()
    return zip(times.dropFirst(), times).map { $0 - $1 }
  }

  private func keepPhotoValues(in all: inout PhotoValues) {
    let before = Metric.perPhoto.map { all.values[Int($0.rawValue)].count }
    for photo in photos where photo.stage != .failed && photo.begin != .never {
      all.append(.queueWait, photo.begin - photo.request)
      if photo.captureEnd != .never { all.append(.captureTime, photo.captureEnd - photo.begin) }
      if photo.processedAt != .never { all.append(.processingTime, photo.processingTime) }
      if photo.deliveredAt != .never { all.append(.timeToPhoto, photo.deliveredAt - photo.press) }
      if photo.finalAt != .never { all.append(.timeToFinal, photo.finalAt - photo.press) }
      if photo.exposure <= tables.endsAt { all.append(.shutterLag, photo.exposure - photo.press) }
    }
    for span in sortedShotToShot() { all.append(.shotToShot, span) }
    for (metric, count) in zip(Metric.perPhoto, before) {
      let index = Int(metric.rawValue)
      all.counts[index].append(Int32(all.values[index].count - count))
    }
  }
}

extension PhotoState {
  /// Whether the photo was given less than it asked for.
  var isDowngraded: Bool {
    resolved.dimensions < requestedDimensions || resolved.prioritization < requestedPrioritization
  }

  func wasExposed(by end: Nanoseconds) -> Bool {
    stage != .failed && begin != .never && exposure <= end
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
