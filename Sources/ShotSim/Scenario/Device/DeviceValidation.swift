/// Checks the parts of a device file against each other.
enum DeviceValidation {
  /// Returns the device, or reports why there is none.
  static func device(
    _ draft: DeviceDraft, document: JSON5Value, _ context: inout ReadingContext
  ) -> Device? {
    let cameras = self.cameras(draft, document: document, &context)
    let fastCapture = self.fastCapture(draft, document: document, &context)
    let thermal = self.thermal(draft, document: document, &context)
    checkOfferedSizes(draft, document: document, &context)
    guard let name = draft.name, !cameras.isEmpty else { return nil }
    var timing: [TimingKey: Timing] = [:]
    for entry in draft.timing { timing[entry.key] = entry.timing }
    var limits = DeviceLimits()
    limits.photosInProcessing = draft.limits.photosInProcessing
    limits.proxiesInFlight = draft.limits.proxiesInFlight
    limits.requestQueue = draft.limits.requestQueue
    limits.sessionMemory = draft.limits.sessionMemory
    limits.idleAfter = draft.limits.idleAfter
    limits.longCapture = draft.limits.longCapture
    return Device(
      name: name, title: draft.title ?? name, platform: draft.platform ?? "", os: draft.os ?? "",
      cameras: cameras, supports: draft.supports, timing: timing, limits: limits,
      memory: dictionary(draft.memory ?? []), fastCapture: fastCapture,
      variation: dictionary(draft.variation), thermal: thermal, light: dictionary(draft.light),
      provenance: context.origins.map { ($0.path, $0.provenance, $0.source) })
  }

  private static func dictionary<Key: Hashable, Value>(
    _ entries: [(key: Key, value: Value)]
  ) -> [Key: Value] {
    Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private static func cameras(
    _ draft: DeviceDraft, document: JSON5Value, _ context: inout ReadingContext
  ) -> [Camera] {
    guard let drafts = draft.cameras else { return [] }
    if drafts.isEmpty, !context.diagnostics.contains(where: { $0.path.hasPrefix("cameras") }) {
      context.report(
        "no camera", path: JSON5Path(keys: "cameras"), in: document, allowed: "at least one")
    }
    return drafts.compactMap { name, draft in
      guard let sizes = draft.photoDimensions else { return nil }
      let path = JSON5Path(keys: "cameras", name)
      let listPath = path.appending("photoDimensions")
      if sizes.isEmpty {
        context.report("is empty", path: listPath, in: document, allowed: "at least one size")
        return nil
      }
      var seen: Set<PhotoDimensions> = []
      for (index, size) in sizes.enumerated() where !seen.insert(size).inserted {
        context.report(
          "\(size) is there twice", path: listPath.appending(index), in: document,
          allowed: "each size once")
      }
      checkLists(of: draft, path: path, document: document, &context)
      var camera = Camera(name: name, photoDimensions: sizes.sorted())
      camera.qualityOnly = Set(draft.qualityOnly)
      camera.notSpeed = Set(draft.notSpeed)
      camera.deferredOnly = Set(draft.deferredOnly)
      return camera
    }
  }

  /// Warns of sizes that are listed without effect; a file that extends another and
  /// offers fewer sizes has them, and nothing is wrong with it.
  private static func checkLists(
    of draft: DeviceDraft.CameraDraft, path: JSON5Path, document: JSON5Value,
    _ context: inout ReadingContext
  ) {
    let offered = Set(draft.photoDimensions ?? [])
    let smallest = offered.min()
    let lists = [
      ("qualityOnly", draft.qualityOnly), ("notSpeed", draft.notSpeed),
      ("deferredOnly", draft.deferredOnly),
    ]
    for (key, list) in lists {
      for (index, size) in list.enumerated() where !offered.contains(size) || size == smallest {
        context.report(
          offered.contains(size)
            ? "\(size) is the smallest size, which every photo can have"
            : "\(size) is not offered by the camera",
          path: path.appending(key).appending(index), in: document, severity: .warning)
      }
    }
  }

  static func names(_ sizes: [PhotoDimensions]) -> String {
    sizes.isEmpty ? "none" : sizes.map(\.description).joined(separator: ", ")
  }

  private static func fastCapture(
    _ draft: DeviceDraft, document: JSON5Value, _ context: inout ReadingContext
  ) -> FastCaptureRule? {
    guard let rule = draft.fastCapture, let window = rule.window, let recovery = rule.recovery
    else { return nil }
    if recovery < window {
      let section = document["fastCapture"]
      context.report(
        "\(section?["recovery"]?.found ?? "") is below window \(section?["window"]?.found ?? "")",
        path: JSON5Path(keys: "fastCapture", "recovery"), in: document,
        allowed: "a time of at least the window")
    }
    return rule.captures.map {
      FastCaptureRule(captures: $0, window: window, recovery: recovery)
    }
  }

  private static func thermal(
    _ draft: DeviceDraft, document: JSON5Value, _ context: inout ReadingContext
  ) -> ThermalRule? {
    guard let thermal = draft.thermal, let levels = thermal.levels else { return nil }
    checkLevels(levels, document: document, &context)
    guard let heat = thermal.heat, let coolingTime = thermal.coolingTime else { return nil }
    var rule = ThermalRule(
      heat: dictionary(heat.compactMap { entry in entry.key.dimensions.map { ($0, entry.value) } }),
      coolingTime: coolingTime, levels: dictionary(levels))
    rule.proxyHeat = heat.first { $0.key.dimensions == nil }?.value ?? 0
    rule.captureFactor = dictionary(thermal.captureFactor)
    rule.processingFactor = dictionary(thermal.processingFactor)
    rule.initial = thermal.initial
    rule.maxDimensions = dictionary(thermal.maxDimensions)
    return rule
  }

  private static func checkLevels(
    _ levels: [(key: ThermalLevel, value: Double)], document: JSON5Value,
    _ context: inout ReadingContext
  ) {
    let path = JSON5Path(keys: "thermal", "levels")
    let rising = levels.sorted { $0.key < $1.key }
    for (low, high) in zip(rising, rising.dropFirst()) where low.value >= high.value {
      context.report(
        "\(high.key) does not begin above \(low.key)", path: path.appending("\(high.key)"),
        in: document, allowed: "thresholds that rise from level to level")
    }
    let hasShutdown = levels.contains { $0.key == .shutdown }
    if hasShutdown, !levels.contains(where: { $0.key == .critical }) {
      context.report(
        "shutdown without critical", path: path.appending("shutdown"), in: document,
        allowed: "shutdown together with critical, where the session resumes")
    }
  }

  /// Warns of sizes that a camera offers and a section of sizes leaves out.
  private static func checkOfferedSizes(
    _ draft: DeviceDraft, document: JSON5Value, _ context: inout ReadingContext
  ) {
    let offered = Set((draft.cameras ?? []).flatMap { $0.value.photoDimensions ?? [] }).sorted()
    if let memory = draft.memory {
      let given = Set(memory.map(\.key))
      warn(
        of: offered.filter { !given.contains($0) },
        "which then hold no memory", path: JSON5Path(keys: "memory"), document, &context)
    }
    if let heat = draft.thermal?.heat {
      let given = Set(heat.compactMap(\.key.dimensions))
      warn(
        of: offered.filter { !given.contains($0) },
        "which then add no heat", path: JSON5Path(keys: "thermal", "heat"), document, &context)
    }
  }

  private static func warn(
    of missing: [PhotoDimensions], _ effect: String, path: JSON5Path, _ document: JSON5Value,
    _ context: inout ReadingContext
  ) {
    guard !missing.isEmpty else { return }
    context.report(
      "nothing for \(names(missing)), \(effect)", path: path, in: document,
      severity: .warning)
  }
}
