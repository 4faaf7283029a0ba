/// The records of a replication, made when it has ended.
extension CapturePipeline where Recorder: ~Copyable {
  /// One record a photo, by number.
  func photoRecords() -> [PhotoRecord] { photos.indices.map { photoRecord($0) } }

  private func photoRecord(_ index: Int) -> PhotoRecord {
    let photo = photos[index]
    var record = PhotoRecord(
      number: index + 1, tap: Int(photo.tap), kind: photo.settings.kind, press: photo.press,
      request: photo.request,
      requestedDimensions: plan.dimensions[Int(photo.requestedDimensions)],
      requestedPrioritization: photo.requestedPrioritization,
      expectedPhotoCount: Int(photo.expectedPhotoCount), outcome: outcome(of: index))
    record.begin = photo.begin.orNil
    record.finishedAt = photo.finishedAt.orNil
    guard photo.stage != .failed, photo.begin != .never else { return record }
    record.exposure = photo.exposure <= tables.pointee.endsAt ? photo.exposure : nil
    record.captureEnd = photo.captureEnd.orNil
    record.processingStart = photo.processingStart.orNil
    record.processedAt = photo.processedAt.orNil
    record.encodingStart = photo.encodingStart.orNil
    record.deliveredAt = photo.deliveredAt.orNil
    record.lastDeliveredAt = photo.lastDeliveredAt.orNil
    record.finalStart = photo.finalStart.orNil
    record.finalAt = photo.finalAt.orNil
    record.resolvedDimensions = plan.dimensions[Int(photo.resolved.dimensions)]
    record.resolvedPrioritization = photo.resolved.prioritization
    record.flash = photo.resolved.flash
    record.deferred = photo.resolved.isDeferred
    record.fastCapture = photo.resolved.isFastCapture
    record.zeroShutterLag = photo.isZeroShutterLag
    record.allocation = photo.allocation
    record.processingTime = photo.processedAt == .never ? nil : photo.processingTime
    record.processingTimeRange = plan.processingTimeRange(
      photo.settings, photo.resolved, photo.light)
    return record
  }

  private func outcome(of index: Int) -> PhotoOutcome {
    let photo = photos[index]
    if photo.stage == .failed { return .failed(photo.failure) }
    guard photo.finishedAt != .never else { return .unfinished }
    return photo.resolved.isDeferred ? .deliveredProxy : .delivered
  }
}

extension CapturePipeline<FullRecorder> {
  /// Everything that is known of the replication that has just ended.
  ///
  package mutating func finishRecords(metrics: [Double]) -> ReplicationRecords {
    if let kept = keptPress {
      recorder.recordUnanswered(
        UnansweredPress(
          tap: Int(kept.tap), press: kept.press, reached: nil, readiness: readiness,
          blockedBy: readiness == .sessionNotRunning ? nil : recordableBlocker(),
          reason: .neverMade))
    }
    var records = recorder.records
    recorder.records = ReplicationRecords(replication: 0)
    records.replication = Int(replication)
    records.photos = photoRecords()
    records.metrics = metrics
    records.firstEvent = plan.firstInstant
    records.lastEvent = records.photos.reduce(lastEvent) { max($0, $1.finalAt ?? $0) }
    noteUnreachedTouches(in: &records)
    return records
  }

  /// Presses whose touch had not reached the app when the run ended.
  private func noteUnreachedTouches(in records: inout ReplicationRecords) {
    var answered = Set(records.unanswered.map(\.tap))
    answered.formUnion(records.photos.map(\.tap))
    answered.formUnion(records.rejected.map(\.tap))
    for (index, press) in records.presses.enumerated() where !answered.contains(index + 1) {
      records.unanswered.append(
        UnansweredPress(
          tap: index + 1, press: press, reached: nil, readiness: readiness, blockedBy: nil,
          reason: .neverMade))
    }
    records.unanswered.sort { $0.tap < $1.tap }
  }
}

extension Nanoseconds {
  fileprivate var orNil: Nanoseconds? { self == .never ? nil : self }
}
