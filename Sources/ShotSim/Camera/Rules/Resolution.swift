/// What the rules of resolution look at besides the settings (docs/model.md, section 5).
struct ResolutionConditions: BitwiseCopyable, Equatable {
  var state: Int
  var light: LightLevel
  var level: ThermalLevel
  var isFastCaptureActive: Bool
}

/// A resolution and all that it depends on.
struct KeptResolution: BitwiseCopyable {
  var settings: CompiledSettings
  var conditions: ResolutionConditions
  var resolved: ResolvedSettings
}

extension CapturePlan {
  /// Resolves settings as the output stands in a state.
  func resolve(
    _ settings: CompiledSettings, _ conditions: ResolutionConditions
  ) -> ResolvedSettings {
    tables.resolve(settings, states[conditions.state], conditions)
  }
}

extension UnsafePointer<PlanTables> {
  /// Resolves settings at the start of a capture; the rules in their order
  /// (docs/model.md, section 5).
  ///
  /// Total: settings that a request would reject resolve too.
  func resolve(
    _ settings: CompiledSettings, _ output: CapturePlan.OutputState,
    _ conditions: ResolutionConditions
  ) -> ResolvedSettings {
    var size = settings.dimensions < 0 ? output.smallest : settings.dimensions
    var level = settings.prioritization ?? .balanced
    var reasons: ResolutionReasons = []
    let kind = settings.kind

    // 0. Flash.
    let flash = firesFlash(settings, conditions)

    // 1. Fast capture.
    var isFastCapture = false
    if conditions.isFastCaptureActive, output.features.contains(.fastCapturePrioritization),
      kind == .processed, level == .quality
    {
      level = .balanced
      isFastCapture = true
      reasons.insert(.fastCapture)
    }

    // 2. Preset, light, heat, memory.
    if !output.isPhotoPreset, size != output.smallest {
      size = output.smallest
      reasons.insert(.preset)
    }
    let lightLimit = light(conditions.light).limit
    if size > lightLimit {
      size = output.largestOffered(within: lightLimit)
      reasons.insert(.light)
    }
    if let thermal = pointee.thermal {
      let limit = thermal.pointee.limits[Int(conditions.level.rawValue)]
      if size > limit {
        size = output.largestOffered(within: limit)
        reasons.insert(.heat)
      }
    }
    let frames = kind == .bracket ? Double(max(settings.bracketCount, 1)) : 1
    let memory = pointee.memory
    let sessionMemory = pointee.sessionMemory
    if memory[Int(size)] * frames > sessionMemory {
      // Lowered, never raised: a larger size may need less memory.
      let tooLarge = Int(size)
      size = output.largestOffered { $0 < tooLarge && memory[$0] * frames <= sessionMemory }
      reasons.insert(.memory)
    }

    // 3. Sizes that need a prioritization.
    if output.qualityOnly & bit(size) != 0, level != .quality {
      size = output.smallest
      reasons.insert(.qualityOnly)
    }
    if output.notSpeed & bit(size) != 0, level == .speed {
      size = output.smallest
      reasons.insert(.notSpeed)
    }

    // 4 and 5. Deferral, and sizes that need it.
    var isDeferred = defers(settings, output, size, level, flash, isFastCapture)
    if output.deferredOnly & bit(size) != 0, !isDeferred {
      size = output.smallest
      reasons.insert(.deferredOnly)
      isDeferred = defers(settings, output, size, level, flash, isFastCapture)
    }
    return ResolvedSettings(
      dimensions: size, prioritization: level, flash: flash, isDeferred: isDeferred,
      isFastCapture: isFastCapture, reasons: reasons)
  }

  /// Whether zero shutter lag is effective for a photo (docs/model.md, section 6.4).
  @inline(__always)
  func hasZeroShutterLag(
    _ kind: CaptureKind, _ resolved: ResolvedSettings, _ output: CapturePlan.OutputState,
    _ level: LightLevel
  ) -> Bool {
    guard kind == .processed || kind == .livePhoto || kind == .appleProRAW else { return false }
    return resolved.prioritization != .speed && !resolved.flash
      && output.features.contains(.zeroShutterLag)
      && light(level).allowsZeroShutterLag
  }

  private func firesFlash(
    _ settings: CompiledSettings, _ conditions: ResolutionConditions
  ) -> Bool {
    guard settings.kind != .bracket, conditions.level < .serious else { return false }
    return switch settings.flash {
    case .off: false
    case .on: true
    case .auto: conditions.light != .bright
    }
  }

  @inline(__always)
  private func defers(
    _ settings: CompiledSettings, _ output: CapturePlan.OutputState, _ size: Int8,
    _ level: QualityPrioritization, _ flash: Bool, _ isFastCapture: Bool
  ) -> Bool {
    output.features.contains(.autoDeferredPhotoDelivery)
      && (settings.kind == .processed || settings.kind == .livePhoto)
      && !settings.isUncompressed && !flash
      && pointee.timing[.proxy, size, level].exists
      && (level == .quality
        || isFastCapture && pointee.supportsDeferredFastCapture)
  }

  @inline(__always)
  private func bit(_ size: Int8) -> UInt64 { 1 << UInt64(size) }
}

extension CapturePlan.OutputState {
  /// The largest offered size up to a limit, or the smallest when none is.
  func largestOffered(within limit: Int8) -> Int8 {
    guard limit >= 0 else { return smallest }
    let within = offered & (UInt64.max >> UInt64(63 - limit))
    return within == 0 ? smallest : Int8(63 - within.leadingZeroBitCount)
  }

  /// The largest offered size that a condition allows, or the smallest when none is.
  func largestOffered(where isAllowed: (Int) -> Bool) -> Int8 {
    for size in (0..<64).reversed() where offered & (1 << UInt64(size)) != 0 {
      if isAllowed(size) { return Int8(size) }
    }
    return smallest
  }
}
