/// A photo's life, from the press to the final image in the library, told in the order in
/// which it happens (docs/model.md, sections 6 and 9).
///
/// Each function is an event, or what follows from one at once; what comes later is put on
/// the agenda. An event says whether it changed anything.
extension CameraModel where Recorder: ~Copyable {
  // Press, touch, request (section 6.1).

  /// The finger touches the screen: the app hears of it `touchToRequest` later.
  mutating func press(_ tap: Int32, at now: Nanoseconds, _ agenda: inout Agenda) -> Bool {
    photographer.press()
    idle.noteActivity(at: now)
    record(.press, tap: tap, at: now)
    if Recorder.isRecording { recorder.recordPress(at: now) }
    let delay = draws.time(tables.pointee.timing[.touchToRequest], number: tap)
    agenda.schedule(.touch, number: tap, press: now, at: now.later(by: delay))
    planPress(after: tap, at: now, &agenda)
    return true
  }

  /// The press reaches the app, which looks at readiness as it is now.
  mutating func touch(_ press: PhotographerState.Press, at now: Nanoseconds) -> Bool {
    record(.touch, tap: press.tap, at: now)
    switch photographer.answer(press, isReady: readiness.value == .ready, plan.whenNotReady) {
    case .request: request(press, at: now)
    case .kept: record(.keptPress, tap: press.tap, at: now)
    case .missed(let reason):
      record(.missedPress, tap: press.tap, at: now)
      recordUnanswered(press, reached: now, reason)
    }
    return true
  }

  /// The app asks for a photo with the settings in force; the output throws, or accepts.
  mutating func request(_ press: PhotographerState.Press, at now: Nanoseconds) {
    if let reason = rejection() {
      record(.rejected, .reason(reason), tap: press.tap, at: now)
      if Recorder.isRecording {
        recorder.recordRejected(
          RejectedRequest(
            tap: Int(press.tap), press: press.time, request: now, reason: reason))
      }
      return
    }
    requests.accept(at: now, tables.pointee.fastCapture)
    let settings = photographer.settings
    let photo = photos.end
    photos.append(
      PhotoState(
        settings: settings,
        requestedDimensions: settings.dimensions ?? session.output.smallest,
        requestedPrioritization: settings.prioritization ?? .balanced,
        isFastCaptureActive: requests.fastCapture.isActive, tap: press.tap,
        expectedPhotoCount: settings.expectedPhotoCount, press: press.time, request: now))
    record(.request, photo, tap: press.tap, at: now)
  }

  @inline(__always)
  private mutating func rejection() -> RejectionReason? {
    guard session.isRunning else { return .sessionNotRunning }
    if let reason = plan.rejection(of: photographer.settings, state: session.state) {
      return reason
    }
    return requests.unfinished < tables.pointee.requestQueue ? nil : .requestQueueFull
  }

  // The capture stage (sections 6.2 to 6.4).

  /// Begins the capture of the request that waits first, if it may begin now.
  ///
  /// - Precondition: The capture stage is free.
  mutating func begin(_ photo: PhotoIndex, at now: Nanoseconds, _ agenda: inout Agenda) -> Bool {
    guard session.takesPhotos else { return false }
    let settings = photos[photo].settings
    let resolved = resolve(settings, fast: photos[photo].isFastCaptureActive, at: now)
    let demand = tables.demand(settings, resolved, session.output)
    guard
      requests.outstanding.haveRoom(for: demand, memoryLimit: tables.pointee.sessionMemory)
    else { return false }
    requests.begin()
    record(.willBeginCapture, photo, at: now)
    let speed = speed.factor(of: photo, tables.variation(heat.level(at: now)), &draws)

    let allocation =
      preparation.allocate(settings.kind, resolved)
      ? draws.time(tables.pointee.timing[.allocation, resolved], photo, speed: speed) : 0
    var settled = now.later(by: allocation)
    if capture.switches(to: resolved.dimensions) {
      settled = settled.later(
        by: draws.time(tables.pointee.timing[.dimensionSwitch, resolved], photo))
    }
    if resolved.flash {
      settled = settled.later(
        by: draws.time(tables.pointee.timing[.flash], photo, speed: speed))
    }
    let captured = settled.later(
      by: captureTime(photo, settings, resolved, speed: speed, at: now))
    let isZeroLag =
      tables.whyNoZeroShutterLag(settings.kind, resolved, session.output, session.light) == nil
    let lag = draws.time(
      isZeroLag ? tables.pointee.timing[.zeroShutterLag] : tables.pointee.timing[.standardLag],
      photo)
    // A ring buffer reaches back from the begin and not over the wait before it,
    // so zero shutter lag counts from the begin whether the request waited or not.
    let exposure = (isZeroLag ? now : settled).later(by: lag)
    let end = max(captured, exposure)

    photos[photo].stage = .capturing
    photos[photo].resolved = resolved
    photos[photo].light = session.light
    photos[photo].speed = speed
    photos[photo].begin = OptionalTime(now)
    photos[photo].exposure = OptionalTime(exposure)
    photos[photo].isZeroShutterLag = isZeroLag
    photos[photo].allocation = allocation
    photos[photo].memory = demand.memory
    capture.begin(
      photo, size: resolved.dimensions,
      isLong: resolved.flash || end - now > tables.pointee.longCapture)
    requests.outstanding.add(memory: demand.memory, isExclusive: demand.isExclusive)

    if Recorder.isRecording {
      // It changes nothing but the record.
      agenda.schedule(.willCapturePhoto, photo, at: max(exposure, now))
    }
    if settings.kind.traits.hasMovie { beginMovie(photo, exposure, at: now, &agenda) }
    agenda.schedule(.captureEnd, photo, at: end)
    return true
  }

  /// The exposure.
  mutating func willCapture(_ photo: PhotoIndex, at now: Nanoseconds) -> Bool {
    guard photos[photo].stage != .failed else { return false }
    record(.willCapturePhoto, photo, at: now)
    return true
  }

  /// The photo is captured, and leaves the capture stage for the processing server.
  mutating func endCapture(
    _ photo: PhotoIndex, at now: Nanoseconds, _ agenda: inout Agenda
  ) -> Bool {
    guard capture.end(photo) else { return false }
    idle.noteActivity(at: now)
    photos[photo].stage = .captured
    photos[photo].captureEnd = OptionalTime(now)
    record(.didCapturePhoto, photo, at: now)
    let latency = draws.time(
      tables.pointee.timing[.captureLatency, photos[photo].resolved], photo)
    photos[photo].processingFrom = now.later(by: latency)
    startProcessing(at: now, &agenda)
    return true
  }

  // Processing (section 6.5).

  /// Starts the next job of the processing server, if one may start now.
  @discardableResult
  mutating func startProcessing(at now: Nanoseconds, _ agenda: inout Agenda) -> Bool {
    guard processing.serving == nil else { return false }
    while processing.next < photos.end, photos[processing.next].stage == .failed {
      processing.advance()
    }
    let photo = processing.next
    guard photo < photos.end, photos[photo].stage == .captured else { return false }
    let from = photos[photo].processingFrom
    guard from <= now else {
      agenda.schedule(.processingDue, at: from)
      return false
    }
    processing.begin(at: now)
    if !photos[photo].processingStart.exists {
      photos[photo].processingStart = OptionalTime(now)
    }
    record(.processingBegan, photo, at: now)
    let length = processingTime(photo, at: now)
    photos[photo].processingTime = photos[photo].processingTime.later(by: length)
    agenda.schedule(.processingEnd, photo, at: now.later(by: length))
    return true
  }

  /// A job ends.
  ///
  /// With the last one, or the proxy, the photo gives its room back and heats the device;
  /// a proxy's final joins the background queue.
  mutating func endProcessing(
    _ photo: PhotoIndex, at now: Nanoseconds, _ agenda: inout Agenda
  ) -> Bool {
    processing.end(at: now, within: tables.pointee.moment)
    idle.noteActivity(at: now)
    record(.processingEnded, photo, at: now)
    photos[photo].processedCount += 1
    if photos[photo].isProcessed {
      processing.advance()
      photos[photo].processedAt = OptionalTime(now)
      requests.outstanding.remove(
        memory: photos[photo].memory, isExclusive: photos[photo].settings.isExclusive)
      addHeat(of: photo, isProxy: photos[photo].resolved.isDeferred, at: now, &agenda)
      if photos[photo].resolved.isDeferred { finals.append(photo) }
    }
    if encoder.seize(for: photo, at: now) == .served { encode(photo, at: now, &agenda) }
    startProcessing(at: now, &agenda)
    return true
  }

  // Encoding, delivery (sections 6.5 to 6.7).

  private mutating func encode(
    _ photo: PhotoIndex, at now: Nanoseconds, _ agenda: inout Agenda
  ) {
    if !photos[photo].encodingStart.exists { photos[photo].encodingStart = OptionalTime(now) }
    var length: Nanoseconds = 0
    if !photos[photo].settings.isUncompressed {
      record(.encodingBegan, photo, at: now)
      length = draws.time(
        tables.pointee.timing[.encoding, photos[photo].resolved], photo,
        sub: photos[photo].deliveredCount, speed: photos[photo].speed)
    }
    agenda.schedule(.encodingEnd, photo, at: now.later(by: length))
  }

  /// One of the photos of a request, or its proxy, is delivered; with the last one an
  /// image that was not deferred is on its way to the library.
  mutating func endEncoding(
    _ photo: PhotoIndex, at now: Nanoseconds, _ agenda: inout Agenda
  ) -> Bool {
    let isDeferred = photos[photo].resolved.isDeferred
    photos[photo].deliveredCount += 1
    if !photos[photo].deliveredAt.exists { photos[photo].deliveredAt = OptionalTime(now) }
    record(
      isDeferred ? .didFinishCapturingDeferredPhotoProxy : .didFinishProcessingPhoto, photo,
      at: now)
    if photos[photo].isDelivered {
      photos[photo].lastDeliveredAt = OptionalTime(now)
      if !isDeferred {
        let saved = now.later(by: draws.time(tables.pointee.timing[.saveToLibrary], photo))
        if saved <= tables.pointee.endsAt { photos[photo].finalAt = OptionalTime(saved) }
      }
      finishIfDone(photo, at: now)
    }
    if let next = encoder.release(at: now) { encode(next, at: now, &agenda) }
    return true
  }

  /// The last callback: all photos are delivered, and the movie of a Live Photo too.
  mutating func finishIfDone(_ photo: PhotoIndex, at now: Nanoseconds) {
    guard photos[photo].lastDeliveredAt.exists, photos[photo].isMovieDone else { return }
    photos[photo].finishedAt = OptionalTime(now)
    requests.finish()
    record(.didFinishCapture, photo, at: now)
  }

  // The final of a deferred photo (section 9).

  /// Starts the final that comes next, if it may start now: when the app asked for it,
  /// or when the camera is idle and not hot.
  ///
  /// - Returns: Whether one started.
  mutating func considerFinal(at now: Nanoseconds, _ agenda: inout Agenda) -> Bool {
    guard finals.next != nil else { return false }
    if !finals.isNextAskedFor {
      guard heat.level(at: now) < .serious, isIdle(at: now, &agenda) else { return false }
    }
    guard let photo = finals.begin() else { return false }
    photos[photo].finalStart = OptionalTime(now)
    record(.finalProcessingBegan, photo, at: now)
    let length = draws.time(
      tables.pointee.timing[
        .finalProcessing, photos[photo].settings.kind, photos[photo].resolved], photo,
      speed: photos[photo].speed, light: tables.light(photos[photo].light).processingFactor,
      heat: tables.processingFactor(heat.level(at: now)))
    agenda.schedule(.finalEnd, photo, at: now.later(by: length))
    return true
  }

  /// Whether no session runs or it has been quiet for `idleAfter`; if it has not yet,
  /// it is looked at again when it will have been.
  @inline(__always)
  private mutating func isIdle(at now: Nanoseconds, _ agenda: inout Agenda) -> Bool {
    guard session.isRunning else { return true }
    // Busy stages need no look: their ends look again.
    guard let idleAfter = tables.pointee.idleAfter.time, capture.serving == nil,
      processing.serving == nil
    else { return false }
    if idle.isQuiet(for: idleAfter, at: now) { return true }
    if let check = idle.planCheck(after: idleAfter, at: now) {
      agenda.schedule(.idleDue, at: check)
    }
    return false
  }

  /// The final image is in the library.
  mutating func endFinal(
    _ photo: PhotoIndex, at now: Nanoseconds, _ agenda: inout Agenda
  ) -> Bool {
    finals.end()
    photos[photo].finalAt = OptionalTime(now)
    record(.finalPhotoAvailable, photo, at: now)
    addHeat(of: photo, isProxy: false, at: now, &agenda)
    return true
  }
}
