/// A device's timings, limits and rules: a validated device file (docs/model.md, section 3).
package struct Device: Sendable, Equatable {
  package var name: String
  package var title: String
  package var platform: String
  package var os: String
  /// In the file's order; never empty.
  package var cameras: [Camera]
  package var supports: DeviceSupport
  package var timing: [TimingKey: Timing]
  package var limits: DeviceLimits
  /// Megabytes held by one photo of a size, from its start until processed.
  package var memory: [PhotoDimensions: Double]
  package var fastCapture: FastCaptureRule?
  package var variation: [ThermalLevel: DeviceVariation]
  /// `nil` = always nominal.
  package var thermal: ThermalRule?
  package var light: [LightLevel: LightRule]
  /// Where the numbers outside `timing` come from, by their path in the file.
  package var provenance: [(path: String, provenance: Provenance, source: String)]

  package static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.title == right.title && left.platform == right.platform
      && left.os == right.os && left.cameras == right.cameras && left.supports == right.supports
      && left.timing == right.timing && left.limits == right.limits
      && left.memory == right.memory && left.fastCapture == right.fastCapture
      && left.variation == right.variation && left.thermal == right.thermal
      && left.light == right.light
      && left.provenance.elementsEqual(right.provenance) { $0 == $1 }
  }
}

/// A camera of a device and the photo sizes that it offers.
package struct Camera: Sendable, Equatable {
  package var name: String
  /// In rising order; never empty.
  package var photoDimensions: [PhotoDimensions]
  /// Sizes given only to quality photos.
  package var qualityOnly: Set<PhotoDimensions> = []
  /// Sizes not given to speed photos.
  package var notSpeed: Set<PhotoDimensions> = []
  /// Sizes given only to deferred photos.
  package var deferredOnly: Set<PhotoDimensions> = []
}

/// A device's limits (docs/model.md, section 3).
package struct DeviceLimits: Sendable, Equatable {
  /// Photos that may be outstanding with responsive capture, fully processed ones.
  package var photosInProcessing = 1
  /// Photos that may be outstanding with responsive capture, deferred ones.
  package var proxiesInFlight = 1
  /// Accepted, unfailed, undelivered requests at the most; `nil` = no limit.
  package var requestQueue: Int?
  /// Megabytes; `nil` = no limit.
  package var sessionMemory: Double?
  /// Quiet time after which deferred finals run while the session runs;
  /// `nil` = only when no session runs.
  package var idleAfter: Nanoseconds?
  /// A capture stage over this length reads as waiting for capture; `nil` = never.
  package var longCapture: Nanoseconds?

  package init() {}
}

/// When fast capture prioritization steps in (docs/model.md, section 8).
package struct FastCaptureRule: BitwiseCopyable, Sendable, Equatable {
  /// Gaps between requests that must be short, at least 1.
  package var captures: Int
  /// The longest short gap.
  package var window: Nanoseconds
  /// A gap over this ends it; at least `window`.
  package var recovery: Nanoseconds
}

/// How a device's speed varies from run to run and from photo to photo
/// (docs/model.md, section 2, "Device speed").
package struct DeviceVariation: BitwiseCopyable, Sendable, Equatable {
  package var runSigma = 0.0
  package var driftSigma = 0.0
  /// From -1 to 1.
  package var driftCorrelation = 0.0

  package init() {}
}

/// How a device heats and what heat does (docs/model.md, section 11).
package struct ThermalRule: Sendable, Equatable {
  /// Heat that a photo of a size adds when its (final) processing ends.
  package var heat: [PhotoDimensions: Double]
  /// Heat that making a proxy adds.
  package var proxyHeat = 0.0
  package var coolingTime: Nanoseconds
  /// Threshold of each level above nominal that has one.
  package var levels: [ThermalLevel: Double]
  package var captureFactor: [ThermalLevel: Double] = [:]
  package var processingFactor: [ThermalLevel: Double] = [:]
  package var initial = 0.0
  package var maxDimensions: [ThermalLevel: PhotoDimensions] = [:]
}

/// What a level of light does (docs/model.md, section 12).
package struct LightRule: Sendable, Equatable {
  package var captureFactor = 1.0
  package var processingFactor = 1.0
  package var maxDimensions: PhotoDimensions?
  package var zeroShutterLag = true

  package init() {}
}
