/// Requests: what throws, what is accepted, and fast capture (docs/model.md, sections 5 and 8).
extension CapturePipeline where Recorder: ~Copyable {
  /// The app asks for a photo with the settings in force.
  mutating func makeRequest(tap: Int32, press: Nanoseconds, at now: Nanoseconds) {
    if let reason = rejection() {
      record(.rejected, .reason(reason), at: now, tap: tap)
      if Recorder.isRecording {
        recorder.recordRejected(
          RejectedRequest(tap: Int(tap), press: press, request: now, reason: reason))
      }
      return
    }
    noteGap(to: now)
    unfinished += 1
    photos.append(
      PhotoState(
        settings: settings,
        requestedDimensions: settings.dimensions < 0 ? output.smallest : settings.dimensions,
        requestedPrioritization: settings.prioritization ?? .balanced,
        isFastCaptureActive: isFastCaptureActive,
        tap: tap,
        expectedPhotoCount: settings.expectedPhotoCount,
        resolved: ResolvedSettings(
          dimensions: 0, prioritization: .speed, flash: false, isDeferred: false,
          isFastCapture: false, reasons: []),
        press: press, request: now))
    record(.request, at: now, photo: photos.count - 1, tap: tap)
  }

  @inline(__always)
  private func rejection() -> RejectionReason? {
    guard isSessionRunning else { return .sessionNotRunning }
    if let reason = plan.rejection(of: settings, state: state) { return reason }
    return unfinished + 1 > tables.pointee.requestQueue ? .requestQueueFull : nil
  }

  /// Follows the gaps between accepted requests (docs/model.md, section 8).
  private mutating func noteGap(to now: Nanoseconds) {
    defer { lastAcceptedRequest = now }
    let rule = tables.pointee.fastCapture
    guard rule.captures > 0, lastAcceptedRequest != .never else { return }
    let gap = now - lastAcceptedRequest
    if isFastCaptureActive {
      guard gap > rule.recovery else { return }
      isFastCaptureActive = false
      shortGaps = 0
    } else {
      shortGaps = gap <= rule.window ? shortGaps + 1 : 0
      isFastCaptureActive = shortGaps >= rule.captures
    }
  }

  /// Ends the requests whose capture stage has not ended (docs/model.md, section 13).
  mutating func failUncaptured(_ reason: FailureReason, at now: Nanoseconds) {
    if capturing >= 0 {
      let photo = capturing
      capturing = -1
      lastActivity = now
      release(photo)
      fail(photo, reason, at: now)
    }
    for photo in head..<photos.count { fail(photo, reason, at: now) }
    head = photos.count
  }

  private mutating func fail(_ photo: Int, _ reason: FailureReason, at now: Nanoseconds) {
    if photos[photo].movie == .recording { recordingMovies -= 1 }
    photos[photo].stage = .failed
    photos[photo].movie = .none
    photos[photo].failure = reason
    photos[photo].finishedAt = now
    unfinished -= 1
    record(.didFinishCapture, at: now, photo: photo)
  }
}
