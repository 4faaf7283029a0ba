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
    var previous = OptionalTime.never
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
    _ photo: borrowing PhotoState, _ metric: PhotoMetric, after previous: inout OptionalTime,
    _ body: (Nanoseconds) -> Void
  ) {
    guard photo.hasBegun else { return }
    if let span = photo.span(of: metric, after: previous, until: endsAt) { body(span) }
    if let exposure = photo.exposure(by: endsAt) { previous = OptionalTime(exposure) }
  }

  @inline(never)
  private static func orderOfExposure(_ photos: borrowing PhotoList) -> [PhotoIndex] {
    let exposures = photos.indices.map { (photo: $0, time: photos[$0].exposure.time ?? .min) }
    return exposures.sorted { ($0.time, $0.photo) < ($1.time, $1.photo) }.map(\.photo)
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
    of metric: PhotoMetric, after previousExposure: OptionalTime, until endsAt: Nanoseconds
  ) -> Nanoseconds? {
    switch metric {
    case .shotToShot: exposure(by: endsAt).since(previousExposure.time)
    case .shutterLag: exposure(by: endsAt).since(press)
    case .queueWait: begin.time.since(request)
    case .captureTime: captureEnd.time.since(begin.time)
    case .processingTime: processedAt.exists ? processingTime : nil
    case .timeToPhoto: deliveredAt.time.since(press)
    case .timeToFinal: finalAt.time.since(press)
    }
  }

  /// The exposure, if it came by an instant.
  @inline(__always)
  func exposure(by endsAt: Nanoseconds) -> Nanoseconds? {
    guard let exposure = exposure.time, exposure <= endsAt else { return nil }
    return exposure
  }
}

extension PhotoSpanSums {
  /// Adds the spans of a photo that has begun, in the order of requests.
  @inline(__always)
  mutating func add(_ photo: borrowing PhotoState, until endsAt: Nanoseconds) {
    // Written out, which in a loop over the metrics took three times as long; each case
    // falls through to the next, so that the compiler asks for one that is missing.
    switch PhotoMetric.shotToShot {
    case .shotToShot:
      add(.shotToShot, photo, endsAt)
      fallthrough
    case .shutterLag:
      add(.shutterLag, photo, endsAt)
      fallthrough
    case .queueWait:
      add(.queueWait, photo, endsAt)
      fallthrough
    case .captureTime:
      add(.captureTime, photo, endsAt)
      fallthrough
    case .processingTime:
      add(.processingTime, photo, endsAt)
      fallthrough
    case .timeToPhoto:
      add(.timeToPhoto, photo, endsAt)
      fallthrough
    case .timeToFinal: add(.timeToFinal, photo, endsAt)
    }
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
}

extension Nanoseconds? {
  /// The span from an instant to this one; `nil` when either did not come.
  @inline(__always)
  fileprivate func since(_ start: Nanoseconds?) -> Nanoseconds? {
    guard let self, let start else { return nil }
    return self - start
  }
}
