/// What is measured in every replication (docs/model.md, section 14).
package enum Metric: UInt8, Sendable, CaseIterable {
  case framesCaptured, shotToShot, shutterLag, shootingRate, queueWait
  case captureTime, processingTime, timeToPhoto, timeToFinal
  case missedPresses, blockedTime, peakMemory, processorUtilization
  case downgraded, bestQualityFrames
}

extension Metric {
  package enum Unit: String, Sendable {
    case count, milliseconds = "ms", perSecond = "1/s", megabytes = "MB", share
  }

  package var name: String { "\(self)" }

  package var unit: Unit {
    switch self {
    case .framesCaptured, .missedPresses, .downgraded, .bestQualityFrames: .count
    case .shotToShot, .shutterLag, .queueWait, .captureTime, .processingTime, .timeToPhoto,
      .timeToFinal, .blockedTime:
      .milliseconds
    case .shootingRate: .perSecond
    case .peakMemory: .megabytes
    case .processorUtilization: .share
    }
  }

  /// Whether each photo has a value of its own; a replication's value is then
  /// the mean over the photos that have one.
  package var isPerPhoto: Bool {
    switch self {
    case .shotToShot, .shutterLag, .queueWait, .captureTime, .processingTime, .timeToPhoto,
      .timeToFinal:
      true
    default: false
    }
  }

  /// Whether a smaller value is better for the user of the camera.
  package var isSmallerBetter: Bool {
    switch self {
    case .framesCaptured, .shootingRate, .bestQualityFrames: false
    default: true
    }
  }

  /// The metrics whose values belong to photos, in the order of `allCases`.
  package static let perPhoto: [Metric] = allCases.filter(\.isPerPhoto)
}
