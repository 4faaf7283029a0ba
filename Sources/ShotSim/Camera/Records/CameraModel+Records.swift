/// The records of a replication, made when it has ended.
extension CameraModel where Recorder: ~Copyable {
  /// One record per photo, by number.
  func photoRecords() -> [PhotoRecord] { photos.indices.map { photoRecord($0) } }

  private func photoRecord(_ index: PhotoIndex) -> PhotoRecord {
    let photo = photos[index]
    var record = PhotoRecord(
      number: Int(index.number), tap: Int(photo.tap), kind: photo.settings.kind, press: photo.press,
      request: photo.request,
      requestedDimensions: plan.dimensions[photo.requestedDimensions],
      requestedPrioritization: photo.requestedPrioritization,
      expectedPhotoCount: Int(photo.expectedPhotoCount), outcome: photo.outcome)
    record.begin = photo.begin.time
    record.finishedAt = photo.finishedAt.time
    guard photo.stage != .failed, let exposure = photo.exposure.time else { return record }
    record.exposure = exposure <= tables.pointee.endsAt ? exposure : nil
    record.captureEnd = photo.captureEnd.time
    record.processingStart = photo.processingStart.time
    record.processedAt = photo.processedAt.time
    record.encodingStart = photo.encodingStart.time
    record.deliveredAt = photo.deliveredAt.time
    record.lastDeliveredAt = photo.lastDeliveredAt.time
    record.finalStart = photo.finalStart.time
    record.finalAt = photo.finalAt.time
    record.resolvedDimensions = plan.dimensions[photo.resolved.dimensions]
    record.resolvedPrioritization = photo.resolved.prioritization
    record.flash = photo.resolved.flash
    record.deferred = photo.resolved.isDeferred
    record.fastCapture = photo.resolved.isFastCapture
    record.zeroShutterLag = photo.isZeroShutterLag
    record.allocation = photo.allocation
    record.processingTime = photo.processedAt.exists ? photo.processingTime : nil
    record.processingTimeRange = plan.processingTimeRange(
      photo.settings, photo.resolved, photo.light)
    return record
  }
}

extension PhotoState {
  fileprivate var outcome: PhotoOutcome {
    if stage == .failed { return .failed(failure) }
    guard finishedAt.exists else { return .unfinished }
    return resolved.isDeferred ? .deliveredProxy : .delivered
  }
}

extension CameraModel<FullRecorder> {
  /// Everything that is known of the replication that has just ended.
  package mutating func finishRecords(metrics: [Double]) -> ReplicationRecords {
    if let kept = photographer.kept { recordUnanswered(kept, reached: nil, .neverMade) }
    var records = recorder.records
    recorder.records = ReplicationRecords(replication: 0)
    recorder.firstOutstanding = .first
    records.replication = Int(draws.replication)
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
          tap: index + 1, press: press, reached: nil, readiness: readiness.value, blockedBy: nil,
          reason: .neverMade))
    }
    records.unanswered.sort { $0.tap < $1.tap }
  }
}
