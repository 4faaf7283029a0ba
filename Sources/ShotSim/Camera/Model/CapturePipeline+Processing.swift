/// Processing, encoding and delivery (docs/model.md, sections 6.5 to 6.7).
extension CapturePipeline where Recorder: ~Copyable {
  /// Starts the next job of the processing server, if one may start now.
  @discardableResult
  mutating func startProcessing(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    guard processing < 0 else { return false }
    while nextToProcess < photos.count, photos[nextToProcess].stage == .failed {
      nextToProcess += 1
    }
    guard nextToProcess < photos.count, photos[nextToProcess].stage == .captured else {
      return false
    }
    let photo = nextToProcess
    let from = photos[photo].processingFrom
    guard from <= now else {
      events.schedule(
        CaptureEvent(.processingDue), at: from, rank: CaptureEvent(.processingDue).rank)
      return false
    }
    processing = photo
    processingSince = now
    if photos[photo].processingStart == .never { photos[photo].processingStart = now }
    record(.processingBegan, at: now, photo: photo)
    let length = processingTime(photo, at: now)
    photos[photo].processingTime = photos[photo].processingTime.later(by: length)
    let event = CaptureEvent(.processingEnd, subject: Int32(truncatingIfNeeded: photo))
    events.schedule(event, at: now.later(by: length), rank: event.rank)
    return true
  }

  @inline(__always)
  private mutating func processingTime(_ photo: Int, at now: Nanoseconds) -> Nanoseconds {
    let resolved = photos[photo].resolved
    let size = resolved.dimensions
    let priority = resolved.prioritization
    let job = Int(photos[photo].processedCount)
    let speed = photos[photo].speed
    let lightFactor = tables.light(photos[photo].light).processingFactor
    let heatFactor = tables.processingFactor(thermalLevel(at: now))
    var length: Nanoseconds
    if resolved.isDeferred {
      length = draw(
        tables.pointee.timing.proxy(size, priority), .proxy, photo + 1, speed: speed,
        light: lightFactor, heat: heatFactor, missing: MissingTiming(.proxy))
    } else {
      let kind = photos[photo].settings.kind.kind(
        ofJob: job, supportsProRAW: tables.pointee.supportsAppleProRAW)
      length = draw(
        tables.pointee.timing.processing(kind, size, priority), .processing, photo + 1, sub: job,
        speed: speed, light: lightFactor, heat: heatFactor,
        missing: MissingTiming(.processing, kind: kind, size, priority))
    }
    if isFirstProcessing {
      isFirstProcessing = false
      let extra = tables.pointee.timing.firstProcessing(size, priority)
      if extra >= 0 {
        length = length.later(
          by: draw(extra, .firstProcessing, photo + 1, missing: MissingTiming(.firstProcessing)))
      }
    }
    return length
  }

  mutating func endProcessing(
    _ photo: Int, at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    processing = -1
    lastActivity = now
    noteBusy(from: processingSince, to: now)
    processingSince = .never
    record(.processingEnded, at: now, photo: photo)
    photos[photo].processedCount += 1
    encodingQueue.append(photo)
    if photos[photo].resolved.isDeferred
      || photos[photo].processedCount == photos[photo].expectedPhotoCount
    {
      nextToProcess += 1
      photos[photo].processedAt = now
      release(photo)
      addHeat(
        of: photo, isProxy: photos[photo].resolved.isDeferred, at: now, scheduling: &events)
      if photos[photo].resolved.isDeferred { enqueueFinal(photo) }
    }
    startEncoding(at: now, scheduling: &events)
    startProcessing(at: now, scheduling: &events)
    return true
  }

  private mutating func startEncoding(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) {
    guard !isEncoding, !encodingQueue.isEmpty else { return }
    isEncoding = true
    let photo = encodingQueue.first
    if photos[photo].encodingStart == .never { photos[photo].encodingStart = now }
    var length: Nanoseconds = 0
    if !photos[photo].settings.isUncompressed {
      record(.encodingBegan, at: now, photo: photo)
      let resolved = photos[photo].resolved
      length = draw(
        tables.pointee.timing.encoding(resolved.dimensions, resolved.prioritization), .encoding,
        photo + 1,
        sub: Int(photos[photo].deliveredCount), speed: photos[photo].speed,
        missing: MissingTiming(.encoding))
    }
    let event = CaptureEvent(.encodingEnd, subject: Int32(truncatingIfNeeded: photo))
    events.schedule(event, at: now.later(by: length), rank: event.rank)
  }

  mutating func endEncoding(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    isEncoding = false
    let photo = encodingQueue.removeFirst()
    let isDeferred = photos[photo].resolved.isDeferred
    photos[photo].deliveredCount += 1
    if photos[photo].deliveredAt == .never { photos[photo].deliveredAt = now }
    record(
      isDeferred ? .didFinishCapturingDeferredPhotoProxy : .didFinishProcessingPhoto, at: now,
      photo: photo)
    if isDelivered(photo) {
      photos[photo].lastDeliveredAt = now
      if !isDeferred {
        let saved = now.later(
          by: draw(
            tables.pointee.timing.saveToLibrary, .saveToLibrary, photo + 1,
            missing: MissingTiming(.saveToLibrary)))
        if saved <= tables.pointee.endsAt { photos[photo].finalAt = saved }
      }
      finishIfDone(photo, at: now)
    }
    startEncoding(at: now, scheduling: &events)
    return true
  }

  /// Whether all photos of a request, or its proxy, have been delivered.
  @inline(__always)
  func isDelivered(_ photo: Int) -> Bool {
    photos[photo].resolved.isDeferred
      ? photos[photo].deliveredCount == 1
      : photos[photo].deliveredCount == photos[photo].expectedPhotoCount
  }

  private mutating func finishIfDone(_ photo: Int, at now: Nanoseconds) {
    guard photos[photo].lastDeliveredAt != .never,
      photos[photo].movie == .none || photos[photo].movie == .done
    else { return }
    photos[photo].finishedAt = now
    unfinished -= 1
    record(.didFinishCapture, at: now, photo: photo)
  }

  mutating func endMovieRecording(
    _ photo: Int, at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    guard photos[photo].movie == .recording else { return false }
    recordingMovies -= 1
    photos[photo].movie = .writing
    record(.didFinishRecordingLivePhotoMovie, at: now, photo: photo)
    let length = draw(
      tables.pointee.timing.movieFile, .movieFile, photo + 1, speed: photos[photo].speed,
      missing: MissingTiming(.movieFile))
    let event = CaptureEvent(.movieFileEnd, subject: Int32(truncatingIfNeeded: photo))
    events.schedule(event, at: now.later(by: length), rank: event.rank)
    return true
  }

  /// Ends the movies that are being recorded for captured photos (docs/model.md, section 13).
  mutating func endMovies(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) {
    guard recordingMovies > 0 else { return }
    for photo in photos.indices where photos[photo].movie == .recording {
      _ = endMovieRecording(photo, at: now, scheduling: &events)
    }
  }

  mutating func endMovieFile(_ photo: Int, at now: Nanoseconds) -> Bool {
    // The request may have failed since its movie was recorded.
    guard photos[photo].movie == .writing else { return false }
    photos[photo].movie = .done
    record(.didFinishProcessingLivePhotoMovie, at: now, photo: photo)
    finishIfDone(photo, at: now)
    return true
  }

  /// Adds a busy span of the processing server, as far as it is in the moment.
  mutating func noteBusy(from start: Nanoseconds, to end: Nanoseconds) {
    busyTime += overlap(from: start, to: end)
  }
}
