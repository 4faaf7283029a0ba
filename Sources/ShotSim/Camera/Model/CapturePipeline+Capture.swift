/// The capture stage (docs/model.md, sections 6.2 to 6.4).
extension CapturePipeline where Recorder: ~Copyable {
  /// Whether another photo may be outstanding besides those that are.
  @inline(__always)
  func hasRoom(for settings: CompiledSettings, _ resolved: ResolvedSettings) -> Bool {
    guard outstanding > 0 else { return true }
    let slots =
      if settings.isExclusive || outstandingExclusive > 0
        || !output.features.contains(.responsiveCapture)
      {
        1
      } else if resolved.isDeferred {
        tables.pointee.proxiesInFlight
      } else {
        tables.pointee.photosInProcessing
      }
    return outstanding < slots
      && memoryInUse + memory(of: settings, resolved) <= tables.pointee.sessionMemory
  }

  @inline(__always)
  func memory(of settings: CompiledSettings, _ resolved: ResolvedSettings) -> Double {
    let one = tables.pointee.memory[Int(resolved.dimensions)]
    return one * settings.kind.photosInMemory(bracketCount: settings.bracketCount)
  }

  /// What settings resolve to now.
  ///
  /// The last answer is kept, since readiness asks the same after every event.
  @inline(__always)
  mutating func resolve(
    _ settings: CompiledSettings, fast: Bool, at now: Nanoseconds
  ) -> ResolvedSettings {
    let conditions = ResolutionConditions(
      state: state, light: light, level: thermalLevel(at: now), isFastCaptureActive: fast)
    if let last = lastResolution, last.settings == settings, last.conditions == conditions {
      return last.resolved
    }
    let resolved = tables.resolve(settings, output, conditions)
    lastResolution = KeptResolution(settings: settings, conditions: conditions, resolved: resolved)
    return resolved
  }

  /// Begins the capture of the first waiting photo, if it may begin now.
  ///
  /// - Precondition: One is waiting and the capture stage is free.
  mutating func beginNext(
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    guard isSessionRunning, !isReconfiguring else { return false }
    let photo = head
    let settings = photos[photo].settings
    let resolved = resolve(settings, fast: photos[photo].isFastCaptureActive, at: now)
    guard hasRoom(for: settings, resolved) else { return false }
    head += 1
    capturing = photo
    begin(photo, settings, resolved, at: now, scheduling: &events)
    return true
  }

  private mutating func begin(
    _ photo: Int, _ settings: CompiledSettings, _ resolved: ResolvedSettings,
    at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) {
    let size = resolved.dimensions
    let priority = resolved.prioritization
    record(.willBeginCapture, at: now, photo: photo)
    let speed = speedFactor(photo, at: now)

    let allocation = allocate(photo, settings.kind, resolved, speed: speed)
    var settled = now.later(by: allocation)
    if lastBegunDimensions >= 0, lastBegunDimensions != size {
      let switching = tables.pointee.timing.dimensionSwitch(size, priority)
      if switching >= 0 {
        settled = settled.later(
          by: draw(
            switching, .dimensionSwitch, photo + 1, missing: MissingTiming(.dimensionSwitch)))
      }
    }
    lastBegunDimensions = size
    if resolved.flash {
      settled = settled.later(
        by: draw(
          tables.pointee.timing.flash, .flash, photo + 1, speed: speed,
          missing: MissingTiming(.flash)))
    }

    let captured = settled.later(
      by: captureTime(photo, settings, resolved, speed: speed, at: now))
    let isZeroLag =
      tables.whyNoZeroShutterLag(settings.kind, resolved, output, light) == nil
    let lag = draw(
      isZeroLag ? tables.pointee.timing.zeroShutterLag : tables.pointee.timing.standardLag,
      .shutterLag, photo + 1,
      missing: MissingTiming(isZeroLag ? .zeroShutterLag : .standardLag))
    // A ring buffer reaches back from the begin and not over the wait before it,
    // so zero shutter lag counts from the begin whether the request waited or not.
    let exposure = (isZeroLag ? now : settled).later(by: lag)
    let end = max(captured, exposure)

    photos[photo].stage = .capturing
    photos[photo].resolved = resolved
    photos[photo].light = light
    photos[photo].speed = speed
    photos[photo].begin = now
    photos[photo].exposure = exposure
    photos[photo].isZeroShutterLag = isZeroLag
    photos[photo].allocation = allocation
    photos[photo].memory = memory(of: settings, resolved)
    isCaptureLong = resolved.flash || end - now > tables.pointee.longCapture
    outstanding += 1
    if settings.isExclusive { outstandingExclusive += 1 }
    memoryInUse += photos[photo].memory
    peakMemory = max(peakMemory, memoryInUse)

    let index = Int32(truncatingIfNeeded: photo)
    if Recorder.isRecording {
      // It changes nothing but the record.
      let event = CaptureEvent(.willCapturePhoto, subject: index)
      events.schedule(event, at: max(exposure, now), rank: event.rank)
    }
    if settings.kind.traits.hasMovie {
      photos[photo].movie = .recording
      recordingMovies += 1
      let tail = draw(
        tables.pointee.timing.livePhotoTail, .livePhotoTail, photo + 1,
        missing: MissingTiming(.livePhotoTail))
      let event = CaptureEvent(.movieRecordingEnd, subject: index)
      events.schedule(event, at: max(exposure.later(by: tail), now), rank: event.rank)
    }
    let event = CaptureEvent(.captureEnd, subject: index)
    events.schedule(event, at: end, rank: event.rank)
  }

  @inline(__always)
  private mutating func captureTime(
    _ photo: Int, _ settings: CompiledSettings, _ resolved: ResolvedSettings, speed: Double,
    at now: Nanoseconds
  ) -> Nanoseconds {
    let size = resolved.dimensions
    let priority = resolved.prioritization
    let lightFactor = tables.light(light).captureFactor
    let heatFactor = tables.captureFactor(thermalLevel(at: now))
    guard settings.kind.traits.photos == .frames else {
      return draw(
        tables.pointee.timing.capture(settings.kind, size, priority), .capture, photo + 1,
        speed: speed, light: lightFactor, heat: heatFactor,
        missing: MissingTiming(.capture, kind: settings.kind, size, priority))
    }
    var total: Nanoseconds = 0
    for frame in 0..<Int(settings.bracketCount) {
      total = total.later(
        by: draw(
          tables.pointee.timing.bracketFrame(size, priority), .bracketFrame, photo + 1, sub: frame,
          speed: speed, light: lightFactor, heat: heatFactor,
          missing: MissingTiming(.bracketFrame)))
    }
    return total
  }

  mutating func willCapture(_ photo: Int, at now: Nanoseconds) -> Bool {
    guard photos[photo].stage != .failed else { return false }
    record(.willCapturePhoto, at: now, photo: photo)
    return true
  }

  mutating func endCapture(
    _ photo: Int, at now: Nanoseconds, scheduling events: inout EventList<CaptureEvent>
  ) -> Bool {
    guard photo == capturing, photos[photo].stage == .capturing else { return false }
    capturing = -1
    lastActivity = now
    photos[photo].stage = .captured
    photos[photo].captureEnd = now
    photos[photo].processingFrom = now
    record(.didCapturePhoto, at: now, photo: photo)
    let resolved = photos[photo].resolved
    let latency = tables.pointee.timing.captureLatency(resolved.dimensions, resolved.prioritization)
    if latency >= 0 {
      let wait = draw(
        latency, .captureLatency, photo + 1, missing: MissingTiming(.captureLatency))
      photos[photo].processingFrom = now.later(by: wait)
    }
    _ = startProcessing(at: now, scheduling: &events)
    return true
  }

  /// Takes a photo out of the outstanding ones.
  mutating func release(_ photo: Int) {
    outstanding -= 1
    if photos[photo].settings.isExclusive { outstandingExclusive -= 1 }
    // With nothing outstanding nothing is held; this drops the rounding of sums.
    memoryInUse = outstanding == 0 ? 0 : memoryInUse - photos[photo].memory
  }

  /// The device's speed for a photo, G of docs/model.md, section 2.
  @inline(__always)
  private mutating func speedFactor(_ photo: Int, at now: Nanoseconds) -> Double {
    let variation = tables.variation(thermalLevel(at: now))
    guard variation.runSigma != 0 || variation.driftSigma != 0 else { return 1 }
    if runFactor.isNaN {
      runFactor = stream.standardNormal(
        at: RandomAddress(replication: replication, purpose: .runFactor, index: 0))
    }
    // Numbers without a begin still take their step, so that a photo's drift
    // does not depend on what became of the requests before it.
    let phi = variation.driftCorrelation
    while driftIndex <= UInt32(photo) {
      driftIndex += 1
      let shock = stream.standardNormal(
        at: RandomAddress(replication: replication, purpose: .drift, index: driftIndex))
      drift =
        driftIndex == 1 ? shock : phi * drift + (max(0, 1 - phi * phi)).squareRoot() * shock
    }
    return Elementary.exp(
      variation.runSigma * runFactor + variation.driftSigma * drift
        - (variation.runSigma * variation.runSigma + variation.driftSigma * variation.driftSigma)
        / 2)
  }
}
