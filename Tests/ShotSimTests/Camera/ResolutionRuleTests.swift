import Testing

@testable import ShotSim

/// The rules by which a request's size and prioritization become those of the photo,
/// a row each.
@Suite struct ResolutionRuleTests {
  /// What a request asks for, under which conditions, and what it is given.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var size: PhotoDimensions?
    var level: QualityPrioritization?
    var isFast = false
    var light = LightLevel.bright
    var heat = ThermalLevel.nominal
    var features: FeatureSet = []
    var change: @Sendable (inout CaptureConfiguration) -> Void = { _ in }
    var given: (PhotoDimensions, QualityPrioritization)
    var because: ResolutionReasons = []
    var flash = false
    var deferred = false

    init(
      _ text: String, _ size: PhotoDimensions?, _ level: QualityPrioritization?,
      fast: Bool = false, in light: LightLevel = .bright, at heat: ThermalLevel = .nominal,
      with features: FeatureSet = [],
      given: (PhotoDimensions, QualityPrioritization), because: ResolutionReasons = [],
      flash: Bool = false, deferred: Bool = false,
      change: @escaping @Sendable (inout CaptureConfiguration) -> Void = { _ in }
    ) {
      testDescription = text
      self.size = size
      self.level = level
      isFast = fast
      self.light = light
      self.heat = heat
      self.features = features
      self.change = change
      self.given = given
      self.because = because
      self.flash = flash
      self.deferred = deferred
    }
  }

  private static let twelve = RuleDevice.twelve
  private static let eighteen = RuleDevice.eighteen
  private static let twentyFour = RuleDevice.twentyFour
  private static let fortyEight = RuleDevice.fortyEight
  private static let deferral: FeatureSet = [.autoDeferredPhotoDelivery]
  private static let fast: FeatureSet = [
    .zeroShutterLag, .responsiveCapture, .fastCapturePrioritization,
  ]

  static let defaults = [
    Row("Nothing set is the smallest size at balanced", nil, nil, given: (twelve, .balanced)),
    Row("48MP at quality is given as asked", fortyEight, .quality, given: (fortyEight, .quality)),
  ]

  static let flash = [
    Row(
      "0: flash fires when it is on", twelve, .balanced, given: (twelve, .balanced), flash: true
    ) { $0.photo.flash = .on },
    Row(
      "0: automatic flash does not fire in bright light", twelve, .balanced,
      given: (twelve, .balanced)
    ) { $0.photo.flash = .auto },
    Row(
      "0: automatic flash fires in low light", twelve, .balanced, in: .low,
      given: (twelve, .balanced), flash: true
    ) { $0.photo.flash = .auto },
    Row(
      "0: no flash fires when the device is seriously hot", twelve, .balanced, at: .serious,
      given: (twelve, .balanced)
    ) { $0.photo.flash = .on },
    Row(
      "0: no flash fires for a bracket", twelve, .balanced, given: (twelve, .balanced)
    ) {
      $0.photo.flash = .on
      $0.photo.kind = .bracket
      $0.photo.bracketCount = 2
    },
  ]

  static let fastCapture = [
    Row(
      "1: active fast capture makes quality balanced", fortyEight, .quality, fast: true,
      with: fast, given: (fortyEight, .balanced), because: .fastCapture),
    Row(
      "1: and then 18MP, which needs quality, becomes 12MP", eighteen, .quality, fast: true,
      with: fast, given: (twelve, .balanced), because: [.fastCapture, .qualityOnly]),
    Row(
      "1: it leaves balanced as it is", fortyEight, .balanced, fast: true, with: fast,
      given: (fortyEight, .balanced)),
    Row(
      "1: it does nothing unless enabled", fortyEight, .quality, fast: true,
      given: (fortyEight, .quality)),
    Row(
      "1: it lowers processed photos only", fortyEight, .quality, fast: true, with: fast,
      given: (fortyEight, .quality)
    ) { $0.photo.kind = .appleProRAW },
  ]

  static let limits = [
    Row(
      "2: other presets give the smallest size", fortyEight, .quality, given: (twelve, .quality),
      because: .preset
    ) { $0.session.preset = .high },
    Row(
      "2: low light lowers to the largest size within its limit", fortyEight, .quality, in: .low,
      with: deferral, given: (twentyFour, .quality), because: .light, deferred: true),
    Row(
      "2: heat lowers to the largest size within its limit", fortyEight, .quality, at: .critical,
      given: (eighteen, .quality), because: .heat),
    Row(
      "2: a photo that alone exceeds the session's memory is lowered", fortyEight, .quality,
      given: (eighteen, .quality), because: .memory
    ) {
      $0.device.memory = [twelve: 50, eighteen: 90, twentyFour: 150, fortyEight: 200]
      $0.device.limits.sessionMemory = 100
    },
    Row(
      "2: a bracket counts once per frame", fortyEight, .quality, given: (twelve, .quality),
      because: .memory
    ) {
      $0.device.memory = [twelve: 50, eighteen: 90, twentyFour: 150, fortyEight: 200]
      $0.device.limits.sessionMemory = 100
      $0.photo.kind = .bracket
      $0.photo.bracketCount = 2
    },
  ]

  static let prioritizations = [
    Row(
      "3: 18MP at balanced is 12MP", eighteen, .balanced, given: (twelve, .balanced),
      because: .qualityOnly),
    Row("3: 18MP at quality is given", eighteen, .quality, given: (eighteen, .quality)),
    Row(
      "3: 48MP at speed is 12MP", fortyEight, .speed, given: (twelve, .speed),
      because: .notSpeed),
    Row("3: 48MP at balanced is given", fortyEight, .balanced, given: (fortyEight, .balanced)),
    Row(
      "3: what rule 2 lowered to 24MP needs quality too", fortyEight, .balanced, in: .low,
      with: deferral, given: (twelve, .balanced), because: [.light, .qualityOnly]),
  ]

  static let deferralRows = [
    Row(
      "4: 24MP without deferral is 12MP", twentyFour, .quality, given: (twelve, .quality),
      because: .deferredOnly),
    Row(
      "4: 24MP with deferral is given", twentyFour, .quality, with: deferral,
      given: (twentyFour, .quality), deferred: true),
    Row(
      "4: 24MP with flash is not deferred, so 12MP", twentyFour, .quality, with: deferral,
      given: (twelve, .quality), because: .deferredOnly, flash: true
    ) { $0.photo.flash = .on },
    Row(
      "5: quality is deferred", fortyEight, .quality, with: deferral,
      given: (fortyEight, .quality), deferred: true),
    Row(
      "5: balanced is not", fortyEight, .balanced, with: deferral, given: (fortyEight, .balanced)),
    Row(
      "5: balanced by fast capture is", fortyEight, .quality, fast: true,
      with: fast.union(deferral), given: (fortyEight, .balanced), because: .fastCapture,
      deferred: true),
    Row(
      "5: but not on a device that does not defer fast captures", fortyEight, .quality,
      fast: true, with: fast.union(deferral), given: (fortyEight, .balanced),
      because: .fastCapture
    ) { $0.device.supports.deferredFastCapture = false },
    Row(
      "5: a size without a proxy is not deferred", eighteen, .quality, with: deferral,
      given: (eighteen, .quality)),
    Row(
      "5: uncompressed output is not deferred", fortyEight, .quality, with: deferral,
      given: (fortyEight, .quality)
    ) { $0.photo.uncompressed = true },
    Row(
      "5: a photo with flash is not deferred", fortyEight, .quality, with: deferral,
      given: (fortyEight, .quality), flash: true
    ) { $0.photo.flash = .on },
    Row(
      "5: a Live Photo is deferred", fortyEight, .quality, with: deferral,
      given: (fortyEight, .quality), deferred: true
    ) {
      $0.session.livePhotoCapture = true
      $0.photo.kind = .livePhoto
    },
    Row(
      "5: ProRAW is never deferred", fortyEight, .quality, with: deferral,
      given: (fortyEight, .quality)
    ) { $0.photo.kind = .appleProRAW },
    Row(
      "5: RAW plus processed is never deferred", fortyEight, .quality, with: deferral,
      given: (fortyEight, .quality)
    ) { $0.photo.kind = .rawPlusProcessed },
    Row(
      "5: a bracket is never deferred", fortyEight, .quality, with: deferral,
      given: (fortyEight, .quality)
    ) {
      $0.photo.kind = .bracket
      $0.photo.bracketCount = 2
    },
  ]

  @Test(arguments: defaults + flash + fastCapture + limits + prioritizations + deferralRows)
  func `A request is given what its rule says`(row: Row) throws {
    var configuration = RuleDevice.configuration
    configuration.features = row.features
    configuration.photo.maxPhotoDimensions = row.size
    configuration.photo.photoQualityPrioritization = row.level
    row.change(&configuration)
    let plan = try CapturePlan(configuration)
    let resolved = plan.resolve(
      plan.photo,
      ResolutionConditions(
        state: 0, light: row.light, level: row.heat, isFastCaptureActive: row.isFast))
    #expect(plan.dimensions[resolved.dimensions] == row.given.0)
    #expect(resolved.prioritization == row.given.1)
    #expect(resolved.reasons == row.because)
    #expect(resolved.flash == row.flash)
    #expect(resolved.isDeferred == row.deferred)
    #expect(resolved.isFastCapture == row.because.contains(.fastCapture))
  }
}
