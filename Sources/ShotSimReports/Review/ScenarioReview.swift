package import ShotSim

/// What a scenario's configuration really gives, for people and for programs.
package struct ScenarioReview: Sendable {
  package var scenario: Scenario
  /// Such as "features none"; empty = nothing but the scenario's name.
  package var label: String
  package var review: ConfigurationReview
  /// `nil` = no replication was run.
  package var rehearsal: Rehearsal?

  /// Reviews a scenario.
  ///
  /// - Parameters:
  ///   - scenario: A validated scenario.
  ///   - label: What distinguishes it from others of its name.
  ///   - rehearses: Whether one replication is run to see what the files leave out
  ///     and what happens to the presses.
  /// - Throws: ``CaptureModelError`` of a scenario that cannot be run.
  package init(
    _ scenario: Scenario, label: String = "", rehearses: Bool
  ) throws(CaptureModelError) {
    self.scenario = scenario
    self.label = label
    review = try CapturePlan(scenario.configuration).review()
    rehearsal = rehearses ? try Rehearsal(scenario) : nil
  }

  var device: Device { scenario.configuration.device }
}

extension ScenarioReview {
  /// What is legal but surprising, a sentence each, without what the reader of
  /// the file has warned of already.
  package var warnings: [String] {
    var all: [String] = []
    for (place, period) in review.periods.enumerated() where period.mayBePressed {
      // What the period before said already still holds.
      let before = place > 0 ? warnings(review.periods[place - 1]) : []
      let start = period.at.map { "From \(DurationText.seconds($0)) on: " } ?? ""
      all += warnings(period).filter { !before.contains($0) }.map { start + $0 }
    }
    for period in review.periods {
      for feature in period.features where feature.fellBack {
        let start = period.at.map { "At \(DurationText.seconds($0)): " } ?? ""
        let why = feature.unmet.map { ": " + $0.reason(on: device) } ?? ""
        all.append(start + "\(feature.feature) falls back to off\(why).")
      }
    }
    return all + rehearsalWarnings
  }

  private func warnings(_ period: ConfigurationReview.Period) -> [String] {
    guard period.mayBePressed, period.photo.rejection == nil else { return [] }
    return photoWarnings(period) + featureWarnings(period)
  }

  /// The photo gets less than it asks for.
  private func photoWarnings(_ period: ConfigurationReview.Period) -> [String] {
    let photo = period.photo
    var warnings: [String] = []
    let clauses = CameraWords.lowered(photo.resolved, photo, period)
    if !clauses.isEmpty {
      warnings.append(
        "The photo asks for \(photo.requestedDimensions) at \(photo.requestedPrioritization) and "
          + "gets \(Self.size(photo.resolved)): \(clauses.joined(separator: "; ")).")
    }
    if let fast = photo.resolvedFast, fast.dimensions < photo.resolved.dimensions {
      let why = CameraWords.lowered(fast, photo, period).joined(separator: "; ")
      warnings.append("Once taps come fast, photos shrink to \(Self.size(fast)): \(why).")
    }
    if device.limits.sessionMemory.map({ photo.resolved.memory * Double(photo.slots) > $0 })
      == true,
      photo.slots > 1
    {
      warnings.append(
        "\(photo.slots) photos may overlap, but the session's memory holds only "
          + "\(memoryRoom(photo.resolved) ?? 1) of \(CameraWords.megabytes(photo.resolved.memory))."
      )
    }
    return warnings
  }

  /// A feature is on and buys nothing.
  private func featureWarnings(_ period: ConfigurationReview.Period) -> [String] {
    let photo = period.photo
    var warnings: [String] = []
    func isOn(_ feature: Feature) -> Bool {
      period.features.contains { $0.feature == feature && $0.isOn }
    }
    let isRAW = photo.settings.kind.traits.raw != nil
    if isOn(.autoDeferredPhotoDelivery), let reason = photo.resolved.notDeferred, !isRAW,
      photo.resolvedFast?.isDeferred != true
    {
      warnings.append(
        "Deferred delivery is on and buys nothing: \(CameraWords.notDeferred(reason, photo)).")
    }
    if isOn(.zeroShutterLag), let reason = photo.resolved.noZeroShutterLag {
      let why = CameraWords.noZeroShutterLag(reason, photo, period)
      warnings.append("Zero shutter lag is on and buys nothing: \(why).")
    }
    if isOn(.responsiveCapture), photo.slots == 1, photo.fastSlots == 1 {
      let why =
        photo.isExclusive
        ? "\(photo.settings.uncompressed ? "uncompressed photos" : photo.settings.kind.nouns) "
          + "overlap no other"
        : "the device works on one such photo at a time"
      warnings.append("Responsive capture is on and buys nothing: \(why).")
    }
    if isOn(.fastCapturePrioritization), photo.resolvedFast == nil {
      let why =
        photo.settings.kind.traits.yieldsToFastCapture
        ? "it lowers only photos at quality"
        : "it lowers no \(photo.settings.kind.nouns)"
      warnings.append("Fast capture prioritization is on and changes nothing: \(why).")
    }
    if period.isLivePhotoEnabled, device.supports[.fastCapturePrioritization],
      isOn(.responsiveCapture), photo.requestedPrioritization == .quality,
      period.features.contains(where: { $0.unmet == .livePhotoOff && !$0.fellBack })
    {
      warnings.append("Live Photo is on, so fast capture prioritization cannot be turned on.")
    }
    if isOn(.preparedSettings), !photo.isPrepared {
      warnings.append("The app prepares its settings, and they are not what the photo resolves to.")
    }
    return warnings
  }

  private var rehearsalWarnings: [String] {
    guard let rehearsal else { return [] }
    var warnings: [String] = []
    if rehearsal.longestWait >= 10_000_000_000 {
      warnings.append(
        "Requests queue up: in a trial run one waited \(DurationText.short(rehearsal.longestWait))."
      )
    }
    if rehearsal.pressesWithoutSession > 0 {
      warnings.append(
        "In a trial run \(rehearsal.pressesWithoutSession) of \(rehearsal.presses) presses came "
          + "while the session did not run.")
    }
    return warnings
  }

  /// Such as "12MP at balanced".
  static func size(_ resolution: ConfigurationReview.Resolution) -> String {
    "\(resolution.dimensions) at \(resolution.prioritization)"
  }

  /// How many such photos the session's memory holds; `nil` = no limit.
  func memoryRoom(_ resolution: ConfigurationReview.Resolution) -> Int? {
    guard let limit = device.limits.sessionMemory, resolution.memory > 0 else { return nil }
    // One alone is always let through.
    return max(1, Int(min(limit / resolution.memory, 1e6)))
  }
}
