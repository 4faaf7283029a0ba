/// Turns settings and sessions into the plan's form.
struct SettingsCompiler {
  /// All sizes that device or scenario name, in rising order.
  let dimensions: [PhotoDimensions]
  let device: Device

  /// - Throws: ``CaptureModelError/tooManyDimensions`` when more than 64 sizes are named.
  init(_ configuration: CaptureConfiguration) throws(CaptureModelError) {
    device = configuration.device
    dimensions = Self.allDimensions(of: configuration)
    guard dimensions.count <= 64 else { throw .tooManyDimensions(dimensions.count) }
  }

  private static func allDimensions(of configuration: CaptureConfiguration) -> [PhotoDimensions] {
    let device = configuration.device
    var all = Set(device.cameras.flatMap(\.photoDimensions))
    all.formUnion(device.timing.keys.compactMap(\.dimensions))
    all.formUnion(device.memory.keys)
    all.formUnion(device.thermal.map { Array($0.heat.keys) } ?? [])
    all.formUnion([configuration.photo.maxPhotoDimensions].compactMap(\.self))
    for step in configuration.script {
      switch step.action {
      case .prepare(let settings): all.formUnion(settings.compactMap(\.maxPhotoDimensions))
      case .photo(let change): all.formUnion([change.maxPhotoDimensions].compactMap(\.self))
      case .configure, .light, .interrupt, .stopRunning, .startRunning, .requestFinalPhoto: break
      }
    }
    return all.sorted()
  }

  func index(of size: PhotoDimensions?) -> SizeIndex? { dimensions.place(of: size) }

  func set(_ sizes: some Sequence<PhotoDimensions>) -> SizeSet {
    SizeSet(sizes.compactMap { dimensions.place(of: $0).map { SizeSet($0) } })
  }

  func compile(_ settings: PhotoSettings) -> CompiledSettings {
    CompiledSettings(
      kind: settings.kind, dimensions: index(of: settings.maxPhotoDimensions),
      prioritization: settings.photoQualityPrioritization, flash: settings.flash,
      bracketCount: Int32(clamping: settings.bracketCount ?? 0),
      isUncompressed: settings.uncompressed)
  }

  func compile(_ change: PhotoSettingsChange) -> CapturePlan.CompiledSettingsChange {
    .init(change: change, dimensions: index(of: change.maxPhotoDimensions))
  }

  func state(_ setup: OutputSetup) -> CapturePlan.OutputState {
    let camera = device.cameras[setup.camera]
    let session = setup.session
    let smallest = index(of: camera.photoDimensions[0]) ?? .first
    return CapturePlan.OutputState(
      camera: setup.camera,
      offered: set(camera.photoDimensions),
      smallest: smallest,
      qualityOnly: set(camera.qualityOnly.intersection(camera.photoDimensions)),
      notSpeed: set(camera.notSpeed.intersection(camera.photoDimensions)),
      deferredOnly: set(camera.deferredOnly.intersection(camera.photoDimensions)),
      isPhotoPreset: session.preset == .photo,
      maxPrioritization: session.maxPhotoQualityPrioritization,
      maxDimensions: session.maxPhotoDimensions.map {
        dimensions.sizes(within: $0).largest ?? .first
      } ?? smallest,
      isLivePhotoEnabled: session.livePhotoCapture,
      features: setup.features)
  }
}

extension CapturePlan.CompiledSettingsChange {
  /// Merges the change into settings, key by key.
  func apply(to settings: inout CompiledSettings) {
    if let kind = change.kind { settings.kind = kind }
    if change.maxPhotoDimensions != nil { settings.dimensions = dimensions }
    if let level = change.photoQualityPrioritization { settings.prioritization = level }
    if let flash = change.flash { settings.flash = flash }
    if let count = change.bracketCount { settings.bracketCount = Int32(clamping: count) }
    if let uncompressed = change.uncompressed { settings.isUncompressed = uncompressed }
  }
}
