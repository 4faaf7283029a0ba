/// What a configuration really gives: the features that end up on, what each
/// photo setting resolves to, and what is prepared; by AVFoundation's rules
/// (docs/model.md, sections 5 and 10), without a run.
package struct ConfigurationReview: Sendable {
  /// The output between two changes of the script.
  package var periods: [Period]

  package struct Period: Sendable {
    /// When it begins; `nil` = from the start.
    package var at: Nanoseconds?
    package var camera: Camera
    package var preset: SessionPreset
    package var maxPrioritization: QualityPrioritization
    package var maxDimensions: PhotoDimensions
    package var isLivePhotoEnabled: Bool
    package var light: LightLevel
    package var features: [FeatureReview]
    package var photo: PhotoReview
    /// In the order of kind, size and prioritization.
    package var prepared: [Prepared]
    /// Whether the photographer may press during it.
    package var mayBePressed = true
    /// What changed since the period before.
    package var changes: Changes
  }

  /// A combination that a photo takes without an allocation.
  package struct Prepared: Sendable, Equatable {
    package var kind: CaptureKind
    package var dimensions: PhotoDimensions
    package var prioritization: QualityPrioritization
  }

  /// What a period's beginning changed.
  package struct Changes: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let output = Self(rawValue: 1)
    package static let photo = Self(rawValue: 2)
    package static let light = Self(rawValue: 4)
  }

  package struct FeatureReview: Sendable, Equatable {
    package var feature: Feature
    package var isOn: Bool
    /// Whether it was on before and fell back to off.
    package var fellBack: Bool
    /// What it would need; `nil` = it could be on.
    package var unmet: Prerequisite?
  }

  package struct PhotoReview: Sendable, Equatable {
    package var settings: PhotoSettings
    package var requestedDimensions: PhotoDimensions
    package var requestedPrioritization: QualityPrioritization
    /// Why a request with these settings throws; the rest is then moot.
    package var rejection: RejectionReason?
    package var resolved: Resolution
    /// What it resolves to once taps come fast, if that differs.
    package var resolvedFast: Resolution?
    /// What it resolves to when the device gets hot: each level of heat that
    /// changes something, in rising order.
    package var resolvedHot: [Hot]
    /// Whether it is prepared; otherwise the first such photo waits for an allocation.
    package var isPrepared: Bool
    /// The same for what it resolves to once taps come fast.
    package var isFastPrepared: Bool
    package var expectedPhotoCount: Int
    /// Whether the output overlaps such a photo with no other one.
    package var isExclusive: Bool
    /// Photos that may be outstanding when such a photo begins, this one included.
    package var slots: Int
    /// The same once taps come fast.
    package var fastSlots: Int
  }

  package struct Hot: Sendable, Equatable {
    package var level: ThermalLevel
    package var resolved: Resolution
  }

  package struct Resolution: Sendable, Equatable {
    package var dimensions: PhotoDimensions
    package var prioritization: QualityPrioritization
    package var flash: Bool
    package var isDeferred: Bool
    /// Why it is not deferred; `nil` = it is.
    package var notDeferred: NotDeferredReason?
    /// Why zero shutter lag does not help it; `nil` = it does.
    package var noZeroShutterLag: NoZeroShutterLagReason?
    package var reasons: ResolutionReasons
    /// Megabytes held until processed.
    package var memory: Double
    /// How long processing is expected to take; `nil` = the device has no timing.
    package var processingTimeRange: ProcessingTimeRange?
  }
}
