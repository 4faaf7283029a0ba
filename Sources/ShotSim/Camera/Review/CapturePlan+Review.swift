extension CapturePlan {
  /// Reviews the configuration, step by step of the script.
  package func review() -> ConfigurationReview {
    var walk = ReviewWalk(self)
    for (at, step) in steps { walk.follow(step, at: at) }
    walk.startRunning(before: .max)
    var periods = walk.periods
    for place in periods.indices {
      let end = place + 1 < periods.count ? periods[place + 1].at : nil
      periods[place].mayBePressed = configuration.mayPress(from: periods[place].at, until: end)
    }
    return ConfigurationReview(periods: periods)
  }

  func list(_ prepared: PreparedSet) -> [ConfigurationReview.Prepared] {
    CaptureKind.allCases.flatMap { kind in
      dimensions.indices.flatMap { size in
        QualityPrioritization.allCases.compactMap { level in
          guard prepared.contains(kind, SizeIndex(place: Int8(size)), level) else { return nil }
          return ConfigurationReview.Prepared(
            kind: kind, dimensions: dimensions[size], prioritization: level)
        }
      }
    }
  }

  func period(
    _ at: Nanoseconds?, _ state: Int, _ settings: CompiledSettings, _ light: LightLevel,
    _ prepared: PreparedSet, _ changes: ConfigurationReview.Changes
  ) -> ConfigurationReview.Period {
    let output = states[state]
    let session = stateDetails[state].session
    return ConfigurationReview.Period(
      at: at, camera: configuration.device.cameras[output.camera], preset: session.preset,
      maxPrioritization: output.maxPrioritization,
      maxDimensions: dimensions[output.maxDimensions],
      isLivePhotoEnabled: output.isLivePhotoEnabled, light: light,
      features: Feature.allCases.map { feature in
        ConfigurationReview.FeatureReview(
          feature: feature, isOn: output.features.contains(feature),
          fellBack: changes.contains(.output) && stateDetails[state].fallenBack.contains(feature),
          unmet: FeatureGating.firstUnmetPrerequisite(
            of: feature, enabled: output.features, device: configuration.device,
            session: session))
      },
      photo: photoReview(settings, state, light, prepared), prepared: list(prepared),
      changes: changes)
  }

  func photoReview(
    _ settings: CompiledSettings, _ state: Int, _ light: LightLevel, _ prepared: PreparedSet
  ) -> ConfigurationReview.PhotoReview {
    let output = states[state]
    let slow = resolution(settings, state, light)
    let fast = resolution(settings, state, light, isFast: true)
    var hot: [ConfigurationReview.Hot] = []
    let levels = configuration.device.thermal?.levels ?? [:]
    for level in ThermalLevel.allCases where level < .shutdown && levels[level] != nil {
      let resolved = resolution(settings, state, light, level)
      if resolved != hot.last?.resolved ?? slow {
        hot.append(.init(level: level, resolved: resolved))
      }
    }
    return ConfigurationReview.PhotoReview(
      settings: photoSettings(settings),
      requestedDimensions: dimensions[
        settings.dimensions ?? output.smallest],
      requestedPrioritization: settings.prioritization ?? .balanced,
      rejection: rejection(of: settings, state: state),
      resolved: slow, resolvedFast: fast == slow ? nil : fast,
      resolvedHot: hot,
      isPrepared: prepared.contains(
        settings.kind, dimensions.place(of: slow.dimensions) ?? .first, slow.prioritization),
      isFastPrepared: prepared.contains(
        settings.kind, dimensions.place(of: fast.dimensions) ?? .first, fast.prioritization),
      expectedPhotoCount: Int(max(1, settings.expectedPhotoCount)),
      isExclusive: settings.isExclusive,
      slots: slots(settings, output, slow), fastSlots: slots(settings, output, fast))
  }

  private func slots(
    _ settings: CompiledSettings, _ output: OutputState,
    _ resolved: ConfigurationReview.Resolution
  ) -> Int {
    let limits = configuration.device.limits
    guard output.features.contains(.responsiveCapture), !settings.isExclusive else { return 1 }
    return resolved.isDeferred ? limits.proxiesInFlight : limits.photosInProcessing
  }

  private func resolution(
    _ settings: CompiledSettings, _ state: Int, _ light: LightLevel,
    _ level: ThermalLevel = .nominal, isFast: Bool = false
  ) -> ConfigurationReview.Resolution {
    let output = states[state]
    let resolved = resolve(
      settings,
      ResolutionConditions(
        state: state, light: light, level: level, isFastCaptureActive: isFast))
    let frames = settings.kind.photosInMemory(bracketCount: settings.bracketCount)
    return ConfigurationReview.Resolution(
      dimensions: dimensions[resolved.dimensions], prioritization: resolved.prioritization,
      flash: resolved.flash, isDeferred: resolved.isDeferred,
      notDeferred: tables.whyNotDeferred(settings, resolved, output),
      noZeroShutterLag: tables.whyNoZeroShutterLag(settings.kind, resolved, output, light),
      reasons: resolved.reasons,
      memory: tables.pointee.memory[resolved.dimensions] * frames,
      processingTimeRange: processingTimeRange(settings, resolved, light))
  }

  private func photoSettings(_ compiled: CompiledSettings) -> PhotoSettings {
    var settings = PhotoSettings()
    settings.kind = compiled.kind
    settings.maxPhotoDimensions =
      compiled.dimensions.map { dimensions[$0] }
    settings.photoQualityPrioritization = compiled.prioritization
    settings.flash = compiled.flash
    settings.bracketCount = compiled.bracketCount == 0 ? nil : Int(compiled.bracketCount)
    settings.uncompressed = compiled.isUncompressed
    return settings
  }
}
