/// Which timing of a device: the activity, and as much of kind, size and
/// prioritization as the device file tells apart.
package struct TimingKey: Sendable, Hashable {
  package var stage: TimingStage
  package var kind: CaptureKind?
  package var dimensions: PhotoDimensions?
  package var prioritization: QualityPrioritization?

  package init(
    _ stage: TimingStage, kind: CaptureKind? = nil, dimensions: PhotoDimensions? = nil,
    prioritization: QualityPrioritization? = nil
  ) {
    self.stage = stage
    self.kind = kind
    self.dimensions = dimensions
    self.prioritization = prioritization
  }
}

/// A timing and where it comes from.
package struct Timing: Sendable, Equatable {
  package var distribution: Distribution
  package var provenance: Provenance
  package var source: String
}

/// How well a number is known, best first.
package enum Provenance: String, Sendable, CaseIterable {
  case measured, documented, claimed, anchored, estimated, guess
}
