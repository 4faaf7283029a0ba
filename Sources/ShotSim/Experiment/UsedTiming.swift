/// A device timing that a run drew from, and where it comes from.
package struct UsedTiming: Sendable, Equatable {
  /// Its path in the device file, such as `timing.capture.processed.48MP.quality`.
  package var path: String
  package var timing: Timing
}

extension CapturePlan {
  /// The device timings that were drawn from, in the order of the tables; `used`
  /// says of each place whether it was.
  func usedTimings(_ used: [Bool]) -> [UsedTiming] {
    zip(timingPlaces, used).compactMap { key, isUsed in
      guard isUsed, let key, let entry = configuration.device.timing[key] else { return nil }
      return UsedTiming(path: key.path, timing: entry)
    }
  }
}

extension ConfigurationResult {
  /// How many of the timings that were used are known how well, best first.
  package var provenance: [ProvenanceCount] {
    Provenance.allCases.map { kind in
      ProvenanceCount(
        provenance: kind, count: usedTimings.count { $0.timing.provenance == kind })
    }
  }
}
