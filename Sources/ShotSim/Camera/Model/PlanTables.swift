/// What a level of light does, with its limit as a set.
struct CompiledLight: BitwiseCopyable {
  var captureFactor: Double
  var processingFactor: Double
  /// The sizes within the level's limit.
  var sizes: SizeSet
  var allowsZeroShutterLag: Bool
}

/// The part of a plan that the model reads in its loop: plain values and
/// pointers into the plan's arena, read where they lie without reference counting.
///
/// What takes the tables as a whole is a method of the pointer to them: as a method
/// of the value it would be handed a copy of 300 bytes at each call.
struct PlanTables: BitwiseCopyable, @unchecked Sendable {
  // The tables never change after the plan is made, hence the unchecked conformance.

  var timing: TimingTables
  /// `nil` = the device file says nothing of heat.
  var thermal: UnsafePointer<CompiledThermalRule>?
  /// By `ThermalLevel.rawValue`.
  var variation: UnsafePointer<DeviceVariation>
  /// By `LightLevel.rawValue`.
  var light: UnsafePointer<CompiledLight>
  /// Megabytes by size.
  var memory: UnsafePointer<Double>
  var sessionMemory: Double
  var photosInProcessing: Int
  var proxiesInFlight: Int
  var supportsDeferredFastCapture: Bool
  var supportsAppleProRAW: Bool
  /// `captures` is 0 when the device has no fast capture.
  var fastCapture: FastCaptureRule
  /// How long the camera is quiet before it is idle.
  var idleAfter: OptionalTime
  var longCapture: Nanoseconds
  var requestQueue: Int
  var endsAt: Nanoseconds
  /// The moment, or all of time.
  var moment: TimeWindow

  init(
    _ configuration: CaptureConfiguration, timing: TimingTables, compiler: SettingsCompiler,
    arena: TableArena
  ) {
    let device = configuration.device
    let dimensions = compiler.dimensions
    self.timing = timing
    thermal = device.thermal.map {
      arena.table([CompiledThermalRule($0, dimensions: dimensions, arena: arena)])
    }
    variation = arena.table(
      ThermalLevel.allCases.map { level in
        highestEntry(of: device.variation, at: level) ?? DeviceVariation()
      })
    light = arena.table(
      LightLevel.allCases.map { level in
        let rule = device.light[level] ?? LightRule()
        return CompiledLight(
          captureFactor: rule.captureFactor, processingFactor: rule.processingFactor,
          sizes: dimensions.sizes(within: rule.maxDimensions),
          allowsZeroShutterLag: rule.zeroShutterLag)
      })
    memory = arena.table(dimensions.map { device.memory[$0] ?? 0 })
    sessionMemory = device.limits.sessionMemory ?? .infinity
    photosInProcessing = device.limits.photosInProcessing
    proxiesInFlight = device.limits.proxiesInFlight
    supportsDeferredFastCapture = device.supports.deferredFastCapture
    supportsAppleProRAW = device.supports.appleProRAW
    fastCapture = device.fastCapture ?? FastCaptureRule(captures: 0, window: 0, recovery: 0)
    idleAfter = OptionalTime(device.limits.idleAfter)
    longCapture = device.limits.longCapture ?? .max
    requestQueue = device.limits.requestQueue ?? .max
    endsAt = configuration.endsAt ?? .latest
    moment = configuration.moment.map { TimeWindow(from: $0.from, until: $0.until) } ?? .always
  }
}

extension UnsafePointer<PlanTables> {
  @inline(__always)
  func light(_ level: LightLevel) -> CompiledLight { pointee.light[Int(level.rawValue)] }

  @inline(__always)
  func variation(_ level: ThermalLevel) -> DeviceVariation {
    pointee.variation[Int(level.rawValue)]
  }

  /// The factor of a capture stage that begins at a level of heat.
  @inline(__always)
  func captureFactor(_ level: ThermalLevel) -> Double {
    pointee.thermal.map { $0.pointee.captureFactors[Int(level.rawValue)] } ?? 1
  }

  /// The factor of a processing stage that starts at a level of heat.
  @inline(__always)
  func processingFactor(_ level: ThermalLevel) -> Double {
    pointee.thermal.map { $0.pointee.processingFactors[Int(level.rawValue)] } ?? 1
  }

  /// What a photo takes of the room for outstanding ones (docs/model.md, section 6.2).
  @inline(__always)
  func demand(
    _ settings: CompiledSettings, _ resolved: ResolvedSettings, _ output: CapturePlan.OutputState
  ) -> OutstandingPhotos.Demand {
    let slots =
      if !output.features.contains(.responsiveCapture) {
        1
      } else if resolved.isDeferred {
        pointee.proxiesInFlight
      } else {
        pointee.photosInProcessing
      }
    let one = pointee.memory[resolved.dimensions]
    return OutstandingPhotos.Demand(
      memory: one * settings.kind.photosInMemory(bracketCount: settings.bracketCount),
      isExclusive: settings.isExclusive, slots: slots)
  }
}
