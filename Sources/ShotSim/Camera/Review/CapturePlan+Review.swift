extension CapturePlan {
  /// Reviews the configuration, step by step of the script.
  package func review() -> ConfigurationReview {
    var state = 0
    var settings = photo
    var light = configuration.light
    var entries =
      states[0].features.contains(.preparedSettings)
      ? Preparation.Entries.settings(photo) : .standard
    var prepared = reviewPrepared(entries, state, light)
    var periods = [period(nil, state, settings, light, prepared, [.output, .photo, .light])]
    for (at, step) in steps {
      var changes: ConfigurationReview.Changes = []
      switch step {
      case .configure(let new):
        if states[new].features.contains(.preparedSettings),
          !states[state].features.contains(.preparedSettings)
        {
          entries = .settings(settings)
        }
        state = new
        changes = .output
        // A rebuild resolves the last entries again.
        prepared = reviewPrepared(entries, state, light)
      case .photo(let change):
        let old = settings
        change.apply(to: &settings)
        if settings != old { changes = .photo }
        if states[state].features.contains(.preparedSettings) {
          entries = .settings(settings)
          prepared = reviewPrepared(entries, state, light)
        }
      case .light(let new):
        if new != light { changes = .light }
        light = new
      case .prepare(let range):
        entries = .script(start: Int32(range.lowerBound), end: Int32(range.upperBound))
        prepared = reviewPrepared(entries, state, light)
        changes = .photo
      default: break
      }
      if !changes.isEmpty {
        add(period(at, state, settings, light, prepared, changes), to: &periods)
      }
    }
    for place in periods.indices {
      let end = place + 1 < periods.count ? periods[place + 1].at : nil
      periods[place].mayBePressed = mayBePressed(from: periods[place].at, until: end)
    }
    return ConfigurationReview(periods: periods)
  }

  /// Adds a period; one that begins when the last one does takes its place.
  private func add(
    _ period: ConfigurationReview.Period, to periods: inout [ConfigurationReview.Period]
  ) {
    guard let last = periods.last, last.at == period.at else {
      periods.append(period)
      return
    }
    var merged = period
    merged.changes.formUnion(last.changes)
    for place in merged.features.indices where last.features[place].fellBack {
      merged.features[place].fellBack = !merged.features[place].isOn
    }
    periods[periods.count - 1] = merged
  }

  /// Whether a press may come in a span of time.
  private func mayBePressed(from: Nanoseconds?, until: Nanoseconds?) -> Bool {
    let (begin, end) = (from ?? .min, until ?? .max)
    switch shutter {
    case .none: return false
    case .taps: return taps.contains { $0 >= begin && $0 < end && $0 <= tables.pointee.endsAt }
    case .every(_, let first, let last), .whenReady(_, let first, let last):
      return first < end && last > begin && first < last
    }
  }

  private func reviewPrepared(
    _ entries: Preparation.Entries, _ state: Int, _ light: LightLevel
  ) -> PreparedSet {
    var set = PreparedSet()
    switch entries {
    case .standard: set.insert(.processed, states[state].smallest, .balanced)
    case .settings(let settings): insert(settings, state, light, into: &set)
    case .script(let start, let end):
      for place in start..<end { insert(preparedEntries[Int(place)], state, light, into: &set) }
    }
    return set
  }

  private func list(_ prepared: PreparedSet) -> [ConfigurationReview.Prepared] {
    CaptureKind.allCases.flatMap { kind in
      dimensions.indices.flatMap { size in
        QualityPrioritization.allCases.compactMap { level in
          guard prepared.contains(kind, Int8(size), level) else { return nil }
          return ConfigurationReview.Prepared(
            kind: kind, dimensions: dimensions[size], prioritization: level)
        }
      }
    }
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
          fellBack: changes.contains(.output) && stateDetails[state].fallenBack.contains(feature),
          unmet: FeatureGating.firstUnmetPrerequisite(
            of: feature, enabled: output.features, device: configuration.device,
            session: session))
      },
      photo: photoReview(settings, state, light, prepared), prepared: list(prepared),
      changes: changes)
  }

  private func photoReview(
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
        Int(settings.dimensions < 0 ? output.smallest : settings.dimensions)],
      requestedPrioritization: settings.prioritization ?? .balanced,
      rejection: rejection(of: settings, state: state),
      resolved: slow, resolvedFast: fast == slow ? nil : fast,
      resolvedHot: hot,
      isPrepared: prepared.contains(
        settings.kind, dimensions.place(of: slow.dimensions), slow.prioritization),
      isFastPrepared: prepared.contains(
        settings.kind, dimensions.place(of: fast.dimensions), fast.prioritization),
      expectedPhotoCount: Int(max(1, settings.expectedPhotoCount)),
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
    let frames = settings.kind == .bracket ? Double(max(settings.bracketCount, 1)) : 1
    return ConfigurationReview.Resolution(
      dimensions: dimensions[Int(resolved.dimensions)], prioritization: resolved.prioritization,
      flash: resolved.flash, isDeferred: resolved.isDeferred,
      notDeferred: notDeferred(settings, output, resolved),
      noZeroShutterLag: noZeroShutterLag(settings, output, resolved, light),
      reasons: resolved.reasons,
      memory: tables.pointee.memory[Int(resolved.dimensions)] * frames,
      processingTimeRange: processingTimeRange(settings, resolved, light))
  }

  private func noZeroShutterLag(
    _ settings: CompiledSettings, _ output: OutputState, _ resolved: ResolvedSettings,
    _ light: LightLevel
  ) -> ConfigurationReview.NoZeroShutterLag? {
    guard output.features.contains(.zeroShutterLag) else { return .featureOff }
    switch settings.kind {
    case .processed, .livePhoto, .appleProRAW: break
    case .bayerRAW, .rawPlusProcessed, .bracket: return .kind
    }
    if resolved.prioritization == .speed { return .speed }
    if resolved.flash { return .flash }
    return tables.light(light).allowsZeroShutterLag ? nil : .light
  }

  private func notDeferred(
    _ settings: CompiledSettings, _ output: OutputState, _ resolved: ResolvedSettings
  ) -> ConfigurationReview.NotDeferred? {
    if resolved.isDeferred { return nil }
    if !output.features.contains(.autoDeferredPhotoDelivery) { return .featureOff }
    if settings.kind != .processed, settings.kind != .livePhoto { return .kind }
    if settings.isUncompressed { return .uncompressed }
    if resolved.flash { return .flash }
    if resolved.prioritization == .quality { return .noProxy }
    guard resolved.isFastCapture else { return .prioritization }
    return configuration.device.supports.deferredFastCapture ? .noProxy : .fastCapture
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
