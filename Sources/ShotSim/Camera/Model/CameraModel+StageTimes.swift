/// What a photo's stages are given, and how long they take.
extension CameraModel where Recorder: ~Copyable {
  /// What settings resolve to now.
  @inline(__always)
  mutating func resolve(
    _ settings: CompiledSettings, fast: Bool, at now: Nanoseconds
  ) -> ResolvedSettings {
    resolutions.resolve(
      settings, session.output,
      ResolutionConditions(
        state: session.state, light: session.light, level: heat.level(at: now),
        isFastCaptureActive: fast), tables)
  }

  /// Length of the capture itself, of all frames of a bracket.
  @inline(__always)
  mutating func captureTime(
    _ photo: PhotoIndex, _ settings: CompiledSettings, _ resolved: ResolvedSettings,
    speed: Double, at now: Nanoseconds
  ) -> Nanoseconds {
    let lightFactor = tables.light(session.light).captureFactor
    let heatFactor = tables.captureFactor(heat.level(at: now))
    guard settings.kind.traits.photos == .frames else {
      return draws.time(
        tables.pointee.timing[.capture, settings.kind, resolved], photo,
        speed: speed, light: lightFactor, heat: heatFactor)
    }
    var total: Nanoseconds = 0
    for frame in 0..<settings.bracketCount {
      total = total.later(
        by: draws.time(
          tables.pointee.timing[.bracketFrame, resolved], photo, sub: frame,
          speed: speed, light: lightFactor, heat: heatFactor))
    }
    return total
  }

  /// Length of a photo's next job in the processing server.
  @inline(__always)
  mutating func processingTime(_ photo: PhotoIndex, at now: Nanoseconds) -> Nanoseconds {
    let resolved = photos[photo].resolved
    let job = photos[photo].processedCount
    let speed = photos[photo].speed
    let lightFactor = tables.light(photos[photo].light).processingFactor
    let heatFactor = tables.processingFactor(heat.level(at: now))
    var length: Nanoseconds
    if resolved.isDeferred {
      length = draws.time(
        tables.pointee.timing[.proxy, resolved], photo, speed: speed, light: lightFactor,
        heat: heatFactor)
    } else {
      let kind = photos[photo].settings.kind.kind(
        ofJob: Int(job), supportsProRAW: tables.pointee.supportsAppleProRAW)
      length = draws.time(
        tables.pointee.timing[.processing, kind, resolved], photo, sub: job, speed: speed,
        light: lightFactor, heat: heatFactor)
    }
    if processing.takeFirst() {
      length = length.later(
        by: draws.time(tables.pointee.timing[.firstProcessing, resolved], photo))
    }
    return length
  }
}
