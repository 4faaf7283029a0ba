/// Photo settings with sizes as indexes into the plan's table of sizes, in a
/// form that is copied without reference counting.
struct CompiledSettings: BitwiseCopyable, Equatable, Sendable {
  var kind: CaptureKind
  /// `nil` = not set.
  var dimensions: SizeIndex?
  /// `nil` = not set.
  var prioritization: QualityPrioritization?
  var flash: FlashMode
  /// 0 = not set.
  var bracketCount: Int32
  var isUncompressed: Bool

  /// Photos that a request with these settings delivers.
  var expectedPhotoCount: Int32 { kind.photoCount(bracketCount: bracketCount) }

  /// Whether the output overlaps such a photo with no other one.
  var isExclusive: Bool { kind.traits.isExclusive || isUncompressed }
}

/// What a request is given at its begin (docs/model.md, section 5).
struct ResolvedSettings: BitwiseCopyable, Equatable, Sendable {
  var dimensions: SizeIndex
  var prioritization: QualityPrioritization
  var flash: Bool
  var isDeferred: Bool
  /// Made balanced by fast capture.
  var isFastCapture: Bool
  var reasons: ResolutionReasons
}

/// Which rules changed a request's dimensions or prioritization (docs/model.md, section 5).
package struct ResolutionReasons: OptionSet, BitwiseCopyable, Sendable, Hashable {
  package var rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let fastCapture = Self(rawValue: 1 << 0)
  package static let preset = Self(rawValue: 1 << 1)
  package static let light = Self(rawValue: 1 << 2)
  package static let heat = Self(rawValue: 1 << 3)
  package static let memory = Self(rawValue: 1 << 4)
  package static let qualityOnly = Self(rawValue: 1 << 5)
  package static let notSpeed = Self(rawValue: 1 << 6)
  package static let deferredOnly = Self(rawValue: 1 << 7)
}

/// The state of one accepted request.
///
/// Times do not exist until they come.
struct PhotoState: BitwiseCopyable, Sendable {
  enum Stage: UInt8, BitwiseCopyable, Sendable {
    case waiting, capturing, captured, failed
  }

  enum Movie: UInt8, BitwiseCopyable, Sendable {
    case none, recording, writing, done
  }

  var settings: CompiledSettings
  var requestedDimensions: SizeIndex
  var requestedPrioritization: QualityPrioritization
  /// Fast capture as it stood at the request.
  var isFastCaptureActive: Bool
  var stage = Stage.waiting
  var movie = Movie.none
  var failure = FailureReason.interrupted
  var isZeroShutterLag = false
  var tap: Int32
  var expectedPhotoCount: Int32
  var processedCount: Int32 = 0
  var deliveredCount: Int32 = 0
  /// What it is given, from its begin on.
  var resolved = ResolvedSettings(
    dimensions: .first, prioritization: .speed, flash: false, isDeferred: false,
    isFastCapture: false, reasons: [])
  var light = LightLevel.bright

  /// Megabytes held while outstanding.
  var memory = 0.0
  /// The device's speed for this photo, G of docs/model.md, section 2.
  var speed = 1.0

  var press: Nanoseconds
  var request: Nanoseconds
  var begin = OptionalTime.never
  var exposure = OptionalTime.never
  var captureEnd = OptionalTime.never
  /// When the first job may start.
  var processingFrom: Nanoseconds = 0
  var processingStart = OptionalTime.never
  var processedAt = OptionalTime.never
  var encodingStart = OptionalTime.never
  var deliveredAt = OptionalTime.never
  var lastDeliveredAt = OptionalTime.never
  var finishedAt = OptionalTime.never
  var finalStart = OptionalTime.never
  var finalAt = OptionalTime.never
  var allocation: Nanoseconds = 0
  var processingTime: Nanoseconds = 0
}

extension PhotoState {
  /// Whether the capture stage began and the photo did not fail.
  @inline(__always)
  var hasBegun: Bool { stage != .failed && begin.exists }

  /// Whether the photo was given less than it asked for.
  @inline(__always)
  var isDowngraded: Bool {
    resolved.dimensions < requestedDimensions || resolved.prioritization < requestedPrioritization
  }

  /// Whether all photos of the request, or its proxy, have been delivered.
  @inline(__always)
  var isDelivered: Bool {
    resolved.isDeferred ? deliveredCount == 1 : deliveredCount == expectedPhotoCount
  }

  /// Whether the processing server is done with it: its proxy, or all its jobs.
  @inline(__always)
  var isProcessed: Bool { resolved.isDeferred || processedCount == expectedPhotoCount }

  /// Whether no movie is recorded or written any more.
  @inline(__always)
  var isMovieDone: Bool { movie == .none || movie == .done }
}
