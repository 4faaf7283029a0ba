@testable import ShotSim

/// The small scenarios that public reports are told with; `docs/public-reports.md`
/// says which report is which.
enum ReportScenario {
  /// One photo by an app that sets nothing but the session's maxima.
  static let onePhoto = """
    {
      schema: "shotsim/scenario/1", name: "report", device: "iphone-17",
      session: {
        maxPhotoQualityPrioritization: "quality", maxPhotoDimensions: "48MP", startRunning: "-3s",
      },
      photo: { maxPhotoDimensions: "48MP", photoQualityPrioritization: "quality" },
      photographer: { shutter: { taps: ["0s"] }, whenNotReady: "lost" },
    }
    """

  /// A person who presses again as soon as the button allows it, for ten seconds.
  static let series = """
    {
      schema: "shotsim/scenario/1", name: "report", device: "iphone-17",
      session: {
        maxPhotoQualityPrioritization: "quality", maxPhotoDimensions: "48MP", startRunning: "-3s",
      },
      photo: { maxPhotoDimensions: "48MP", photoQualityPrioritization: "quality" },
      photographer: {
        shutter: { whenReady: { constant: "200ms" }, from: "0s", until: "10s" },
        whenNotReady: "lost",
      },
      moment: { from: "0s", until: "10s" },
    }
    """

  static let responsive = "features={ zeroShutterLag: true, responsiveCapture: true }"
  static let deferred = "features={ autoDeferredPhotoDelivery: true }"
  static let all = """
    features={ preparedSettings: true, zeroShutterLag: true, responsiveCapture: true, \
    fastCapturePrioritization: true, autoDeferredPhotoDelivery: true }
    """

  static func one(_ changes: String...) throws -> ReplicationRecords {
    try ScenarioRuns.records(ScenarioRuns.scenario(onePhoto, changes: changes))
  }

  static func many(
    _ text: String = series, _ changes: String...
  ) async throws -> ConfigurationResult {
    try await ScenarioRuns.result(
      ScenarioRuns.scenario(text, changes: changes), replications: 100)
  }

  /// The path and words of the first error, `nil` if the scenario reads.
  static func refusal(_ changes: String...) -> (path: String, text: String)? {
    do {
      _ = try ScenarioRuns.scenario(onePhoto, changes: changes)
      return nil
    } catch ReadingFailure.invalid(let list) {
      return list.diagnostics.first.map { ($0.path, "\($0.message) \($0.allowed ?? "")") }
    } catch {
      return ("", "\(error)")
    }
  }
}

extension ReplicationRecords {
  var reasons: [RejectionReason] { rejected.map(\.reason) }
  var readinessChanges: [CaptureReadiness] {
    events.compactMap { event in
      guard case .readiness(let state) = event.detail else { return nil }
      return state
    }
  }
}
