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
extension CapturePipeline where Recorder: ~Copyable {
  /// Writes one value per metric, by `Metric.rawValue`; NaN = no value.
  ///
  /// The values of single photos go to `photoValues`, if they are kept.
  package mutating func measure(
    into values: UnsafeMutableBufferPointer<Double>, photoValues: inout PhotoValues,
    keepingPhotoValues: Bool
  ) {
    var totals = ReplicationTotals()
    for index in photos.indices where photos[index].hasBegun { add(index, to: &totals) }
    let window = measuredWindow
    if notReadySince != .never {
      blockedTime += overlap(from: notReadySince, to: window.end)
      notReadySince = .never
    }
    if processingSince != .never {
      noteBusy(from: processingSince, to: window.end)
      processingSince = .never
    }
    totals.windowLength = window.length
    totals.missedPresses = missedPresses
    totals.blockedTime = blockedTime
    totals.busyTime = busyTime
    totals.peakMemory = peakMemory

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

  @inline(__always)
  private func isInMoment(_ time: Nanoseconds) -> Bool {
    time >= tables.pointee.momentFrom && time < tables.pointee.momentUntil
  }

  /// Counts a photo that has begun.
  @inline(__always)
  private mutating func add(_ index: Int, to totals: inout ReplicationTotals) {
    let isDowngraded = photos[index].isDowngraded
    if isDowngraded { totals.downgraded += 1 }
    guard photos[index].isExposed(by: tables.pointee.endsAt) else { return }
    let exposure = photos[index].exposure
    // willCapturePhoto is an event, also when nobody listens and it was not
    // scheduled; it can be the last one when endsAt cuts a capture short.
    lastEvent = max(lastEvent, max(exposure, photos[index].begin))
    totals.isInOrder = totals.isInOrder && totals.previousExposure <= exposure
    totals.previousExposure = exposure
    guard isInMoment(exposure) else { return }
    totals.frames += 1
    if !isDowngraded { totals.bestFrames += 1 }
    totals.firstFrame = totals.firstFrame == .never ? exposure : min(totals.firstFrame, exposure)
    totals.lastFrame = max(totals.lastFrame, exposure)
  }
}

/// What is known of a replication as a whole when it has ended.
struct ReplicationTotals {
  var frames = 0
  var bestFrames = 0
  var downgraded = 0
  /// The first and the last exposure in the moment.
  var firstFrame = Nanoseconds.never
  var lastFrame = Nanoseconds.never
  var previousExposure = Nanoseconds.never
  /// Whether each exposure so far came after the one before.
  var isInOrder = true
  var missedPresses = 0
  /// Length of the span in which blocked and busy time count.
  var windowLength: Nanoseconds = 0
  var blockedTime: Nanoseconds = 0
  var busyTime: Nanoseconds = 0
  /// Megabytes.
  var peakMemory = 0.0

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

/// The spans of time that the photos of a replication have.
struct PhotoSpans {
  /// Whether the photos were exposed in the order of their requests; a stage that
  /// waited for its exposure and zero shutter lag can swap two.
  var isInOrder: Bool
  /// Later exposures do not count.
  var endsAt: Nanoseconds

  /// Hands over the metric's span of each photo that has one: distances between
  /// exposures in the order of exposure, others in the order of requests.
  @inline(__always)
  func forEach(
    of metric: PhotoMetric, in photos: borrowing PhotoList, _ body: (Nanoseconds) -> Void
  ) {
    var previous = Nanoseconds.never
    if metric == .shotToShot, !isInOrder {
      for index in Self.orderOfExposure(photos) {
        add(photos[index], metric, after: &previous, body)
      }
    } else {
      for index in photos.indices { add(photos[index], metric, after: &previous, body) }
    }
  }

  @inline(__always)
  private func add(
    _ photo: borrowing PhotoState, _ metric: PhotoMetric, after previous: inout Nanoseconds,
    _ body: (Nanoseconds) -> Void
  ) {
    guard photo.hasBegun else { return }
    if let span = photo.span(of: metric, after: previous, until: endsAt) { body(span) }
    if photo.isExposed(by: endsAt) { previous = photo.exposure }
  }

  @inline(never)
  private static func orderOfExposure(_ photos: borrowing PhotoList) -> [Int] {
    let exposures = photos.indices.map { photos[$0].exposure }
    return exposures.indices.sorted { exposures[$0] < exposures[$1] }
  }
}

extension PhotoState {
  /// The photo's own value of a metric: the only place that says from when until when;
  /// nil when the photo did not come to both ends.
  ///
  /// Of a photo that has begun. `previousExposure` is that of the photo exposed before
  /// it; exposures after `endsAt` do not count.
  @inline(__always)
  func span(
    of metric: PhotoMetric, after previousExposure: Nanoseconds, until endsAt: Nanoseconds
  ) -> Nanoseconds? {
    switch metric {
    case .shotToShot:
      isExposed(by: endsAt) && previousExposure != .never ? exposure - previousExposure : nil
    case .shutterLag: isExposed(by: endsAt) ? exposure - press : nil
    case .queueWait: begin - request
    case .captureTime: captureEnd != .never ? captureEnd - begin : nil
    case .processingTime: processedAt != .never ? processingTime : nil
    case .timeToPhoto: deliveredAt != .never ? deliveredAt - press : nil
    case .timeToFinal: finalAt != .never ? finalAt - press : nil
    }
  }

  /// Whether the capture stage began and did not fail.
  @inline(__always)
  var hasBegun: Bool { stage != .failed && begin != .never }

  @inline(__always)
  func isExposed(by endsAt: Nanoseconds) -> Bool { exposure <= endsAt }

  /// Whether the photo was given less than it asked for.
  @inline(__always)
  var isDowngraded: Bool {
    resolved.dimensions < requestedDimensions || resolved.prioritization < requestedPrioritization
  }
}
