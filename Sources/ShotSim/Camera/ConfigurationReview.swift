/// What a configuration really gives: the features that end up on, what each
/// photo setting resolves to, and what is prepared; by AVFoundation's rules
/// (model, sections 5 and 10), without a run.
package struct ConfigurationReview: Sendable {
  /// The output between two changes of the script.
  package var periods: [Period]

  package struct Period: Sendable {
    /// When it begins; `nil` = from the start.
    package var at: Nanoseconds?
    package var camera: Camera
    package var preset: SessionPreset
    package var maxPrioritization: QualityPrioritization
    package var maxDimensions: PhotoDimensions
    package var isLivePhotoEnabled: Bool
    package var light: LightLevel
    package var features: [FeatureReview]
    package var photo: PhotoReview
    /// What changed since the period before.
    package var changes: Changes
  }

  /// What a period's beginning changed.
  package struct Changes: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let output = Self(rawValue: 1)
    package static let photo = Self(rawValue: 2)
    package static let light = Self(rawValue: 4)
  }

  package struct FeatureReview: Sendable, Equatable {
    package var feature: Feature
    package var isOn: Bool
    /// Whether it was on before and fell back to off.
    package var fellBack: Bool
    /// What it would need; `nil` = it could be on.
    package var unmet: Prerequisite?
  }

  package struct PhotoReview: Sendable, Equatable {
    package var settings: PhotoSettings
    package var requestedDimensions: PhotoDimensions
    package var requestedPrioritization: QualityPrioritization
    /// Why a request with these settings throws; the rest is then moot.
    package var rejection: RejectionReason?
    package var resolved: Resolution
    /// What it resolves to once taps come fast, if that differs.
    package var resolvedFast: Resolution?
    /// Whether the first such photo waits for an allocation: `nil` = it depends
    /// on what was prepared or taken before.
    package var isPrepared: Bool
    package var expectedPhotoCount: Int
    /// Photos that may be outstanding when such a photo begins.
    package var slots: Int
  }

  package struct Resolution: Sendable, Equatable {
    package var dimensions: PhotoDimensions
    package var prioritization: QualityPrioritization
    package var flash: Bool
    package var isDeferred: Bool
    /// Why it is not deferred; `nil` = it is.
    package var notDeferred: NotDeferred?
    package var hasZeroShutterLag: Bool
    package var reasons: ResolutionReasons
    /// Megabytes held until processed.
    package var memory: Double
  }

  /// Why a photo is not deferred (model, section 5, rule 5).
  package enum NotDeferred: Sendable, Equatable {
    case featureOff
    /// RAW of any kind, or a bracket.
    case kind
    case uncompressed, flash
    case prioritization
    /// The device has no proxy timing for the size and prioritization.
    case noProxy
  }
}

extension CapturePlan {
  /// Reviews the configuration, step by step of the script, at nominal heat.
  package func review() -> ConfigurationReview {
    var state = 0
    var settings = photo
    var light = configuration.light
    var prepared = reviewPreparedSet(state, photo, light)
    var periods = [period(nil, state, settings, light, prepared, [.output, .photo, .light])]
    for (at, step) in steps {
      var changes: ConfigurationReview.Changes = []
      switch step {
      case .configure(let new):
        state = new
        changes = .output
        prepared = reviewPreparedSet(state, settings, light)
      case .photo(let change):
        let old = settings
        change.apply(to: &settings)
        if settings != old { changes = .photo }
        if states[state].features.contains(.preparedSettings) {
          prepared = reviewPreparedSet(state, settings, light)
        }
      case .light(let new):
        if new != light { changes = .light }
        light = new
      case .prepare(let entries):
        prepared = PreparedSet()
        for entry in preparedEntries[entries] { insert(entry, state, light, into: &prepared) }
        changes = .photo
      default: break
      }
      if !changes.isEmpty {
        periods.append(period(at, state, settings, light, prepared, changes))
      }
    }
    return ConfigurationReview(periods: periods)
  }

  private func reviewPreparedSet(
    _ state: Int, _ settings: CompiledSettings, _ light: LightLevel
  ) -> PreparedSet {
    var set = PreparedSet()
    if states[state].features.contains(.preparedSettings) {
      insert(settings, state, light, into: &set)
    } else {
      set.insert(.processed, states[state].smallest, .balanced)
    }
    return set
  }

  private func insert(
    _ settings: CompiledSettings, _ state: Int, _ light: LightLevel, into set: inout PreparedSet
  ) {
    insertPrepared(
      settings,
      ResolutionConditions(
        state: state, light: light, level: .nominal, isFastCaptureActive: false),
      into: &set)
  }

  private func period(
    _ at: Nanoseconds?, _ state: Int, _ settings: CompiledSettings, _ light: LightLevel,
    _ prepared: PreparedSet, _ changes: ConfigurationReview.Changes
  ) -> ConfigurationReview.Period {
    let output = states[state]
    let session = stateDetails[state].session
    return ConfigurationReview.Period(
      at: at, camera: configuration.device.cameras[output.camera], preset: session.preset,
      maxPrioritization: output.maxPrioritization,
      maxDimensions: dimensions[Int(output.maxDimensions)],
      isLivePhotoEnabled: output.isLivePhotoEnabled, light: light,
      features: Feature.allCases.map { feature in
        ConfigurationReview.FeatureReview(
          feature: feature, isOn: output.features.contains(feature),
          fellBack: stateDetails[state].fallenBack.contains(feature),
          unmet: FeatureGating.firstUnmetPrerequisite(
            of: feature, enabled: output.features, device: configuration.device,
            session: session))
      },
      photo: photoReview(settings, state, light, prepared), changes: changes)
  }

  private func photoReview(
    _ settings: CompiledSettings, _ state: Int, _ light: LightLevel, _ prepared: PreparedSet
  ) -> ConfigurationReview.PhotoReview {
    let output = states[state]
    let slow = resolution(settings, state, light, fast: false)
    let fast = resolution(settings, state, light, fast: true)
    let limits = configuration.device.limits
    let slots =
      if settings.isExclusive || !output.features.contains(.responsiveCapture) {
        1
      } else {
        slow.isDeferred ? limits.proxiesInFlight : limits.photosInProcessing
      }
    return ConfigurationReview.PhotoReview(
      settings: photoSettings(settings),
      requestedDimensions: dimensions[
        Int(settings.dimensions < 0 ? output.smallest : settings.dimensions)],
      requestedPrioritization: settings.prioritization ?? .balanced,
      rejection: rejection(of: settings, state: state),
      resolved: slow, resolvedFast: fast == slow ? nil : fast,
      isPrepared: prepared.contains(
        settings.kind, index(of: slow.dimensions), slow.prioritization),
      expectedPhotoCount: Int(max(1, settings.expectedPhotoCount)), slots: slots)
  }

  private func resolution(
    _ settings: CompiledSettings, _ state: Int, _ light: LightLevel, fast: Bool
  ) -> ConfigurationReview.Resolution {
    let output = states[state]
    let resolved = resolve(
      settings,
      ResolutionConditions(
        state: state, light: light, level: .nominal, isFastCaptureActive: fast))
    let frames = settings.kind == .bracket ? Double(max(settings.bracketCount, 1)) : 1
    return ConfigurationReview.Resolution(
      dimensions: dimensions[Int(resolved.dimensions)], prioritization: resolved.prioritization,
      flash: resolved.flash, isDeferred: resolved.isDeferred,
      notDeferred: notDeferred(settings, output, resolved),
      hasZeroShutterLag: tables.hasZeroShutterLag(settings.kind, resolved, output, light),
      reasons: resolved.reasons, memory: tables.memory[Int(resolved.dimensions)] * frames)
  }

  private func notDeferred(
    _ settings: CompiledSettings, _ output: OutputState, _ resolved: ResolvedSettings
  ) -> ConfigurationReview.NotDeferred? {
    if resolved.isDeferred { return nil }
    if !output.features.contains(.autoDeferredPhotoDelivery) { return .featureOff }
    if settings.kind != .processed, settings.kind != .livePhoto { return .kind }
    if settings.isUncompressed { return .uncompressed }
    if resolved.flash { return .flash }
    return resolved.prioritization == .quality ? .noProxy : .prioritization
  }

  private func photoSettings(_ compiled: CompiledSettings) -> PhotoSettings {
    var settings = PhotoSettings()
    settings.kind = compiled.kind
    settings.maxPhotoDimensions =
      compiled.dimensions < 0 ? nil : dimensions[Int(compiled.dimensions)]
    settings.photoQualityPrioritization = compiled.prioritization
    settings.flash = compiled.flash
    settings.bracketCount = compiled.bracketCount == 0 ? nil : Int(compiled.bracketCount)
    settings.uncompressed = compiled.isUncompressed
    return settings
  }
}
