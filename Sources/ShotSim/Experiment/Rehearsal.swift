/// One replication of a scenario, run to see what its files leave out and what
/// becomes of the presses.
package struct Rehearsal: Sendable, Equatable {
  /// Paths of the timings that the run needs and the device file does not have.
  package var missingTimings: [String]
  package var presses: Int
  package var photos: Int
  package var missedPresses: Int
  /// Presses that reached the app while the session did not run.
  package var pressesWithoutSession: Int
  /// In the order of the checks; only those that came up.
  package var rejections: [Rejection]
  package var failures: Int
  /// The longest time that a request waited for its begin.
  package var longestWait: Nanoseconds
  /// Deferred photos that had no final image when the run ended.
  package var missingFinals: Int

  package struct Rejection: Sendable, Equatable {
    package var reason: RejectionReason
    package var count: Int
  }

  /// Runs replication 0.
  ///
  /// A missing timing is noted, filled in and the replication run again, until it
  /// comes to its end: all that is missing is found at once.
  ///
  /// - Throws: ``CaptureModelError`` other than a missing timing.
  package init(_ scenario: Scenario) throws(CaptureModelError) {
    var scenario = scenario
    var missing: [String] = []
    while true {
      do throws(CaptureModelError) {
        self.init(try RecordedReplications.record(scenario, replication: 0), missing: missing)
        return
      } catch {
        guard case .missingTiming(let path) = error, !missing.contains(path),
          let key = Self.key(path, scenario.configuration)
        else { throw error }
        missing.append(path)
        // Any length will do: the answers about time are not used then.
        scenario.configuration.device.timing[key] = Timing(
          distribution: .constant(1_000_000), provenance: .guess, source: "")
      }
    }
  }

  private init(_ records: ReplicationRecords, missing: [String]) {
    missingTimings = missing
    presses = records.presses.count
    photos = records.photos.count
    missedPresses = records.unanswered.count(where: \.isMissed)
    pressesWithoutSession =
      records.unanswered.count { $0.readiness == .sessionNotRunning && $0.isMissed }
      + records.rejected.count { $0.reason == .sessionNotRunning }
    rejections = RejectionReason.allCases.compactMap { reason in
      let count = records.rejected.count { $0.reason == reason }
      return count > 0 ? Rejection(reason: reason, count: count) : nil
    }
    failures = records.photos.count { photo in
      if case .failed = photo.outcome { true } else { false }
    }
    longestWait =
      records.photos.compactMap { photo in photo.begin.map { $0 - photo.request } }.max() ?? 0
    missingFinals = records.photos.count { photo in
      photo.outcome == .deliveredProxy && photo.finalAt == nil
    }
  }

  /// The key whose path in a device file this is.
  private static func key(_ path: String, _ configuration: CaptureConfiguration) -> TimingKey? {
    let sizes: [PhotoDimensions?] =
      [nil] + configuration.device.cameras.flatMap(\.photoDimensions)
    let levels: [QualityPrioritization?] = [nil] + QualityPrioritization.allCases
    let kinds: [CaptureKind?] = [nil] + CaptureKind.allCases
    for stage in TimingStage.allCases where path.hasPrefix("timing.\(stage.path)") {
      for kind in kinds {
        for size in sizes {
          for level in levels {
            let key = TimingKey(stage, kind: kind, dimensions: size, prioritization: level)
            if key.path == path { return key }
          }
        }
      }
    }
    return nil
  }
}
