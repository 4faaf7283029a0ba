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
    var size = settings.dimensions ?? output.smallest
    var level = settings.prioritization ?? .balanced
    var reasons: ResolutionReasons = []
    let kind = settings.kind

    // 0. Flash.
    let flash = firesFlash(settings, conditions)

    // 1. Fast capture.
    var isFastCapture = false
    if conditions.isFastCaptureActive, output.features.contains(.fastCapturePrioritization),
      kind.traits.yieldsToFastCapture, level == .quality
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
    let lit = light(conditions.light).sizes
    if !lit.contains(size) {
      size = output.largestOffered(within: lit)
      reasons.insert(.light)
    }
    if let thermal = pointee.thermal {
      let cool = thermal.pointee.sizes[Int(conditions.level.rawValue)]
      if !cool.contains(size) {
        size = output.largestOffered(within: cool)
        reasons.insert(.heat)
      }
    }
    let frames = kind.photosInMemory(bracketCount: settings.bracketCount)
    let memory = pointee.memory
    let sessionMemory = pointee.sessionMemory
    if memory[size] * frames > sessionMemory {
      // Lowered, never raised: a larger size may need less memory.
      let tooLarge = size
      size = output.largestOffered { $0 < tooLarge && memory[$0] * frames <= sessionMemory }
      reasons.insert(.memory)
    }

    // 3. Sizes that need a prioritization.
    if output.qualityOnly.contains(size), level != .quality {
      size = output.smallest
      reasons.insert(.qualityOnly)
    }
    if output.notSpeed.contains(size), level == .speed {
      size = output.smallest
      reasons.insert(.notSpeed)
    }

    // 4 and 5. Deferral, and sizes that need it.
    var resolved = ResolvedSettings(
      dimensions: size, prioritization: level, flash: flash, isDeferred: false,
      isFastCapture: isFastCapture, reasons: reasons)
    resolved.isDeferred = whyNotDeferred(settings, resolved, output) == nil
    if output.deferredOnly.contains(size), !resolved.isDeferred {
      resolved.dimensions = output.smallest
      resolved.reasons.insert(.deferredOnly)
      resolved.isDeferred = whyNotDeferred(settings, resolved, output) == nil
    }
    return resolved
  }

  /// Why zero shutter lag is not effective for a photo; `nil` = it is (docs/model.md,
  /// section 6.4).
  @inline(__always)
  func whyNoZeroShutterLag(
    _ kind: CaptureKind, _ resolved: ResolvedSettings, _ output: CapturePlan.OutputState,
    _ level: LightLevel
  ) -> NoZeroShutterLagReason? {
    if !output.features.contains(.zeroShutterLag) { return .featureOff }
    if !kind.traits.mayHaveZeroShutterLag { return .kind }
    if resolved.prioritization == .speed { return .speed }
    if resolved.flash { return .flash }
    return light(level).allowsZeroShutterLag ? nil : .light
  }

  /// Why a photo of this size and prioritization is not deferred; `nil` = it is (docs/model.md,
  /// section 5, rule 5).
  ///
  /// `isDeferred` of what is given is not looked at.
  @inline(__always)
  func whyNotDeferred(
    _ settings: CompiledSettings, _ resolved: ResolvedSettings, _ output: CapturePlan.OutputState
  ) -> NotDeferredReason? {
    if !output.features.contains(.autoDeferredPhotoDelivery) { return .featureOff }
    if !settings.kind.traits.mayBeDeferred { return .kind }
    if settings.isUncompressed { return .uncompressed }
    if resolved.flash { return .flash }
    if resolved.prioritization != .quality {
      if !resolved.isFastCapture { return .prioritization }
      if !pointee.supportsDeferredFastCapture { return .fastCapture }
    }
    return pointee.timing[.proxy, resolved].exists ? nil : .noProxy
  }

  private func firesFlash(
    _ settings: CompiledSettings, _ conditions: ResolutionConditions
  ) -> Bool {
    guard settings.kind.traits.mayFireFlash, conditions.level < .serious else { return false }
    return switch settings.flash {
    case .off: false
    case .on: true
    case .auto: conditions.light != .bright
    }
  }
}

extension CapturePlan.OutputState {
  /// The largest offered size of a set, or the smallest when none is in it.
  func largestOffered(within sizes: SizeSet) -> SizeIndex {
    offered.intersection(sizes).largest ?? smallest
  }

  /// The largest offered size that a condition allows, or the smallest when none is.
  func largestOffered(where isAllowed: (SizeIndex) -> Bool) -> SizeIndex {
    var sizes = offered
    while let size = sizes.largest {
      if isAllowed(size) { return size }
      sizes.remove(SizeSet(size))
    }
    return smallest
  }
}

/// Why zero shutter lag is not effective for a photo (docs/model.md, section 6.4).
package enum NoZeroShutterLagReason: BitwiseCopyable, Sendable {
  case featureOff
  /// A kind that never has it, such as a bracket.
  case kind
  case speed, flash, light
}

/// Why a photo is not deferred (docs/model.md, section 5, rule 5).
package enum NotDeferredReason: BitwiseCopyable, Sendable {
  case featureOff
  /// A kind that is never deferred, such as RAW.
  case kind
  case uncompressed, flash
  /// Neither quality nor made balanced by fast capture.
  case prioritization
  /// Made balanced by fast capture, and the device does not defer such photos.
  case fastCapture
  /// The device has no proxy timing for the size and prioritization.
  case noProxy
}
