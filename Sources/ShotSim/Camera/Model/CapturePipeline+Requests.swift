/// Requests: what throws, what is accepted, and fast capture (docs/model.md, sections 5 and 8).
extension CapturePipeline where Recorder: ~Copyable {
  /// The app asks for a photo with the settings in force.
  mutating func makeRequest(tap: Int32, press: Nanoseconds, at now: Nanoseconds) {
    if let reason = rejection() {
      record(.rejected(reason), at: now, tap: tap)
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

extension CapturePlan {
  /// Why a request with these settings throws, session and queue aside; in the
  /// order of docs/model.md, section 5.
  func rejection(of settings: CompiledSettings, state: Int) -> RejectionReason? {
    let output = states[state]
    let supports = configuration.device.supports
    let size = settings.dimensions < 0 ? output.smallest : settings.dimensions
    let level = settings.prioritization ?? .balanced
    let kind = settings.kind
    let takesBayer = kind == .bayerRAW || (kind == .rawPlusProcessed && !supports.appleProRAW)
    let takesProRAW = kind == .appleProRAW || (kind == .rawPlusProcessed && supports.appleProRAW)
    if level > output.maxPrioritization { return .prioritizationAboveMaximum }
    if output.offered & (1 << UInt64(size)) == 0 { return .dimensionsNotOffered }
    if size > output.maxDimensions { return .dimensionsAboveMaximum }
    if takesBayer, level != .speed { return .bayerRAWNeedsSpeed }
    if takesBayer, !supports.bayerRAW { return .rawNotSupported }
    if takesProRAW, !supports.appleProRAW { return .rawNotSupported }
    if takesProRAW, output.isLivePhotoEnabled { return .proRAWWithLivePhoto }
    if kind == .bracket,
      settings.bracketCount < 1 || Int(settings.bracketCount) > supports.maxBracketCount
    {
      return .bracketCount
    }
    if kind == .livePhoto, !output.isLivePhotoEnabled { return .livePhotoNotAvailable }
    if settings.flash != .off, !supports.flash { return .flashNotAvailable }
    return nil
  }
}
