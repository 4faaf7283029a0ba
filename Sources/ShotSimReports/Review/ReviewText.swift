import ShotSim

/// Prints what a configuration really gives.
extension ScenarioReview {
  /// The whole review, the session first and then each period of the script.
  package func text(options: TextPictureOptions) -> String {
    let title = scenario.name + (label.isEmpty ? "" : ", \(label)")
    var lines = options.wrapped(
      "\(title): \(device.title), \(CameraWords.platform(device))", indent: "  ")
    var shown: [String: String] = [:]
    for period in review.periods { lines += text(of: period, shown: &shown, options) }
    lines += trial(options)
    let warnings = warnings
    if !warnings.isEmpty {
      lines.append("  Surprising:")
      lines += warnings.flatMap { options.wrapped("  - " + $0, indent: "    ") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line on the features, if that is asked for, and one for each warning, for the
  /// start of a run.
  package func shortLines(sayingFeatures: Bool = true) -> [String] {
    guard let first = review.periods.first else { return [] }
    let on = first.features.filter(\.isOn).map { "\($0.feature)" }
    let state =
      switch on.count {
      case 0: "all features are off"
      case first.features.count: "all features are on"
      default: "on: " + on.joined(separator: ", ")
      }
    let heading = label.isEmpty || label == scenario.name ? scenario.name : label
    let limit = 4
    var lines = sayingFeatures ? ["note: \(heading): \(state)"] : []
    let warnings = warnings
    lines += warnings.prefix(limit).map { "warning: \(heading): \($0)" }
    if warnings.count > limit {
      lines.append(
        "note: \(heading): \(Prose.counted(warnings.count - limit, "more warning")); "
          + "'shotsim validate' lists all")
    }
    return lines
  }

  /// The rows of a period that differ from what was said before; `shown` keeps that
  /// by label.
  private func text(
    of period: ConfigurationReview.Period, shown: inout [String: String],
    _ options: TextPictureOptions
  ) -> [String] {
    var rows = [("session", session(period))]
    rows += period.features.map { ("\($0.feature)", words($0)) }
    // Without a photographer the question is what photos would give.
    if period.mayBePressed || scenario.configuration.photographer == nil {
      rows += photoRows(period)
    }
    let changed = rows.filter { shown[$0.0] != $0.1 }
    for (label, text) in changed { shown[label] = text }
    // Nothing is left of what no longer holds.
    for label in Self.photoLabels where !rows.contains(where: { $0.0 == label }) {
      shown[label] = nil
    }
    guard !changed.isEmpty else { return [] }
    let heading = period.at.map { ["  From \(DurationText.seconds($0)) on"] } ?? []
    return heading + changed.flatMap { options.row(label: $0.0, width: Self.labelWidth, $0.1) }
  }

  private static let labelWidth = Feature.allCases.map { "\($0)".count }.max() ?? 0
  private static let photoLabels = [
    "photo asks for", "gets", "once taps come fast", "when hot", "when hotter", "prepared",
    "at a time", "zero shutter lag",
  ]

  private func session(_ period: ConfigurationReview.Period) -> String {
    var parts = ["\(period.camera.name) camera"]
    parts.append("\(period.preset) preset")
    parts.append("at most \(period.maxDimensions) and \(period.maxPrioritization)")
    if period.isLivePhotoEnabled { parts.append("Live Photo on") }
    parts.append(CameraWords.light(period.light))
    return parts.joined(separator: ", ")
  }

  private func words(_ feature: ConfigurationReview.FeatureReview) -> String {
    guard feature.isOn else {
      guard let unmet = feature.unmet else { return "off; nothing would prevent it" }
      let words = unmet.reason(on: device)
      return feature.fellBack ? "fell back to off: \(words)" : "off and cannot be on: \(words)"
    }
    let more =
      feature.feature == .fastCapturePrioritization
      ? fastCaptureRule : feature.feature.spec.whenOn
    return more.map { "on; " + $0 } ?? "on"
  }

  private var fastCaptureRule: String {
    guard let rule = device.fastCapture else { return "never steps in" }
    let gaps =
      rule.captures == 1
      ? "one gap of at most" : "\(rule.captures) gaps in a row of at most"
    return "steps in after \(gaps) \(DurationText.short(rule.window)), so at the "
      + "\(CameraWords.ordinal(rule.captures + 1)) photo of a fast series, and ends with a gap over "
      + DurationText.short(rule.recovery)
  }

  private func photoRows(_ period: ConfigurationReview.Period) -> [(String, String)] {
    let photo = period.photo
    var rows = [("photo asks for", asked(photo))]
    if let rejection = photo.rejection {
      rows.append(("gets", "nothing: every request throws, because \(rejection.cause)"))
      return rows
    }
    rows.append(("gets", given(photo.resolved, photo, period)))
    if let fast = photo.resolvedFast {
      rows.append(("once taps come fast", given(fast, photo, period)))
    }
    for (place, hot) in photo.resolvedHot.enumerated() {
      let words = "from \(hot.level) heat on: \(given(hot.resolved, photo, period))"
      rows.append((place == 0 ? "when hot" : "when hotter", words))
    }
    if let range = photo.resolved.processingTimeRange {
      rows.append(
        (
          "processing",
          "\(CameraWords.range(range)) expected (photoProcessingTimeRange), "
            + (photo.resolved.isDeferred ? "of the proxy" : "until the next step of the photo")
        ))
    }
    rows.append(("prepared", prepared(period)))
    rows.append(("at a time", slots(photo)))
    let lag =
      photo.resolved.noZeroShutterLag.map {
        "not effective: \(CameraWords.noZeroShutterLag($0, photo, period))"
      } ?? "effective: the frame is from the moment of the request"
    rows.append(("zero shutter lag", lag))
    return rows
  }

  private func asked(_ photo: ConfigurationReview.PhotoReview) -> String {
    var size = "\(photo.requestedDimensions)"
    if photo.settings.maxPhotoDimensions == nil { size += " (not set, so the smallest)" }
    var level = "\(photo.requestedPrioritization)"
    if photo.settings.photoQualityPrioritization == nil { level += " (not set)" }
    return "\(size) at \(level), \(CameraWords.kind(photo.settings)), "
      + CameraWords.flash(photo.settings.flash)
  }

  private func given(
    _ resolution: ConfigurationReview.Resolution, _ photo: ConfigurationReview.PhotoReview,
    _ period: ConfigurationReview.Period
  ) -> String {
    var text = Self.size(resolution)
    let isLower =
      resolution.dimensions < photo.requestedDimensions
      || resolution.prioritization < photo.requestedPrioritization
    let clauses = CameraWords.lowered(resolution, photo, period)
    if isLower, !clauses.isEmpty { text += ", because " + clauses.joined(separator: "; ") }
    if resolution.flash {
      text += "; flash fires"
    } else if photo.resolved.flash {
      text += "; without flash"
    }
    if resolution.isDeferred, resolution != photo.resolved, photo.resolved.isDeferred {
      text += "; deferred as well"
    } else if resolution.isDeferred {
      text += "; deferred: the app gets a proxy, and the final photo is made " + finals
    } else if let reason = resolution.notDeferred,
      resolution == photo.resolved || reason != photo.resolved.notDeferred
    {
      text += "; fully processed at once, since \(CameraWords.notDeferred(reason, photo))"
    }
    if photo.expectedPhotoCount > 1 { text += "; \(photo.expectedPhotoCount) photos per request" }
    return text
  }

  private var finals: String {
    guard let idle = device.limits.idleAfter else { return "when no session runs" }
    return "after \(DurationText.short(idle)) without work"
  }

  private func prepared(_ period: ConfigurationReview.Period) -> String {
    var sizes: [(name: String, levels: [String])] = []
    for entry in period.prepared {
      let kind =
        entry.kind == period.photo.settings.kind ? "" : " " + entry.kind.nouns
      let name = "\(entry.dimensions)\(kind)"
      if sizes.last?.name != name { sizes.append((name, [])) }
      sizes[sizes.count - 1].levels.append("\(entry.prioritization)")
    }
    let list = sizes.map { "\($0.name) at \(Prose.list($0.levels))" }
    let text = list.isEmpty ? "nothing" : list.joined(separator: ", ")
    return text + "; " + allocations(period.photo)
  }

  private func allocations(_ photo: ConfigurationReview.PhotoReview) -> String {
    var allocated: [ConfigurationReview.Resolution] = []
    if !photo.isPrepared { allocated.append(photo.resolved) }
    let fast = photo.resolvedFast
    if let fast, !photo.isFastPrepared {
      allocated.append(fast)
    }
    if allocated.isEmpty { return "no photo waits for an allocation" }
    let words = allocated.map { resolution in
      let timing =
        device.timing[TimingKey(.allocation, dimensions: resolution.dimensions)]
        ?? device.timing[TimingKey(.allocation)]
      let time = timing.map {
        " (about \(DurationText.short(Nanoseconds($0.distribution.mean))))"
      }
      return "\(Self.size(resolution))\(time ?? "")"
    }
    return "the first photo of its kind waits until memory is allocated for "
      + Prose.list(words)
  }

  private func slots(_ photo: ConfigurationReview.PhotoReview) -> String {
    var text: String
    if photo.slots == 1 {
      text =
        "1: the next capture begins when this photo is "
        + (photo.resolved.isDeferred ? "a proxy" : "processed")
    } else {
      text =
        "up to \(photo.slots) photos captured and not yet "
        + (photo.resolved.isDeferred ? "made into proxies" : "processed")
    }
    if let fast = photo.resolvedFast, photo.fastSlots != photo.slots,
      fast.isDeferred != photo.resolved.isDeferred
    {
      text += ", \(photo.fastSlots) once taps come fast"
    }
    if photo.resolved.memory > 0 {
      text += "; each holds \(CameraWords.megabytes(photo.resolved.memory))"
      if photo.slots > 1, let limit = device.limits.sessionMemory,
        let room = memoryRoom(photo.resolved)
      {
        text += " of the session's \(CameraWords.megabytes(limit)), so memory lets in \(room)"
      }
    }
    return text
  }

  private func trial(_ options: TextPictureOptions) -> [String] {
    guard let rehearsal else { return [] }
    var parts = [
      Prose.counted(rehearsal.presses, "press", plural: "presses"),
      Prose.counted(rehearsal.photos, "accepted request"),
    ]
    if rehearsal.missedPresses > 0 {
      parts.append(
        Prose.counted(rehearsal.missedPresses, "missed press", plural: "missed presses"))
    }
    parts += rehearsal.rejections.map { "\($0.count) thrown because \($0.reason.cause)" }
    if rehearsal.failures > 0 { parts.append("\(rehearsal.failures) failed") }
    if rehearsal.missingFinals > 0 {
      parts.append(
        Prose.counted(rehearsal.missingFinals, "proxy", plural: "proxies")
          + " without a final photo at the end")
    }
    return options.row(
      label: "in a trial run", width: Self.labelWidth, parts.joined(separator: ", "))
  }
}
