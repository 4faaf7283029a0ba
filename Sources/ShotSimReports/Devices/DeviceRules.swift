import ShotSim

/// The rules of a device file besides its timings, as rows of words.
enum DeviceRules {
  struct Section {
    var title: String
    /// In the device file.
    var path: String
    var rows: [(String, String)]
  }

  static func sections(_ device: Device) -> [Section] {
    [
      limits(device), memory(device), fastCapture(device), variation(device), heat(device),
      light(device),
    ].filter { !$0.rows.isEmpty }
  }

  private static func limits(_ device: Device) -> Section {
    let limits = device.limits
    return Section(
      title: "Limits", path: "limits",
      rows: [
        (
          "photos at a time",
          "\(limits.photosInProcessing) fully processed, \(limits.proxiesInFlight) deferred, "
            + "with responsive capture; otherwise 1"
        ),
        ("requests under way", limits.requestQueue.map { "at most \($0)" } ?? "no limit"),
        (
          "session memory", limits.sessionMemory.map(CameraWords.megabytes) ?? "no limit"
        ),
        (
          "idle after",
          limits.idleAfter.map { "\(DurationText.short($0)) without work; then finals are made" }
            ?? "only when no session runs; only then finals are made"
        ),
        (
          "long capture",
          limits.longCapture.map { "over \(DurationText.short($0)): waiting for capture" }
            ?? "none is said to be long"
        ),
      ])
  }

  private static func memory(_ device: Device) -> Section {
    Section(
      title: "Memory a photo", path: "memory",
      rows: device.memory.sorted { $0.key < $1.key }.map {
        ($0.key.description, CameraWords.megabytes($0.value))
      })
  }

  private static func fastCapture(_ device: Device) -> Section {
    let rows = device.fastCapture.map { rule in
      [
        (
          "steps in",
          "after \(rule.captures) gaps in a row of at most \(DurationText.short(rule.window))"
        ),
        ("ends", "with a gap over \(DurationText.short(rule.recovery))"),
      ]
    }
    return Section(title: "Fast capture", path: "fastCapture", rows: rows ?? [])
  }

  private static func variation(_ device: Device) -> Section {
    let levels = device.variation.sorted { $0.key < $1.key }
    return Section(
      title: "Variation of speed", path: "variation",
      rows: levels.map { level, value in
        let name = levels.count == 1 ? "always" : "\(level) heat"
        return (
          name,
          "sigma \(NumberText.shortest(value.runSigma)) from run to run, "
            + "\(NumberText.shortest(value.driftSigma)) from photo to photo with correlation "
            + NumberText.shortest(value.driftCorrelation)
        )
      })
  }

  private static func heat(_ device: Device) -> Section {
    guard let thermal = device.thermal else {
      return Section(title: "Heat", path: "thermal", rows: [])
    }
    var rows = [
      (
        "a photo adds",
        thermal.heat.sorted { $0.key < $1.key }.map {
          "\(NumberText.shortest($0.value)) at \($0.key)"
        }.joined(separator: ", ")
      )
    ]
    if thermal.proxyHeat > 0 {
      rows.append(("a proxy adds", NumberText.shortest(thermal.proxyHeat)))
    }
    rows.append(
      ("cools", "to 37 % in \(DurationText.short(thermal.coolingTime)) without photos"))
    rows.append(("starts at", NumberText.shortest(thermal.initial)))
    for level in ThermalLevel.allCases {
      var parts: [String] = []
      if let threshold = thermal.levels[level] {
        parts.append("from \(NumberText.shortest(threshold)) on")
      }
      if let factor = thermal.captureFactor[level] {
        parts.append("capture times \(NumberText.shortest(factor))")
      }
      if let factor = thermal.processingFactor[level] {
        parts.append("processing times \(NumberText.shortest(factor))")
      }
      if let size = thermal.maxDimensions[level] { parts.append("at most \(size)") }
      if level == .shutdown, !parts.isEmpty { parts.append("the session is interrupted") }
      if !parts.isEmpty { rows.append(("\(level)", parts.joined(separator: ", "))) }
    }
    return Section(title: "Heat", path: "thermal", rows: rows)
  }

  private static func light(_ device: Device) -> Section {
    Section(
      title: "Light", path: "light",
      rows: device.light.sorted { $0.key.rawValue < $1.key.rawValue }.map { level, rule in
        var parts = [
          "capture times \(NumberText.shortest(rule.captureFactor))",
          "processing times \(NumberText.shortest(rule.processingFactor))",
        ]
        if let size = rule.maxDimensions { parts.append("at most \(size)") }
        if !rule.zeroShutterLag { parts.append("no zero shutter lag") }
        return ("\(level)", parts.joined(separator: ", "))
      })
  }
}
