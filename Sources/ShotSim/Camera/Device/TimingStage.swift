/// The timed activities of a device file's `timing` section, in its order (docs/model.md,
/// section 3).
///
/// This file declares all that a stage is: its place in files, what a file may tell apart,
/// the purpose of its random numbers, and what it means. The readers of device files, the
/// published schema and the model map over the declarations.
package enum TimingStage: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case frameInterval, touchToRequest, zeroShutterLag, standardLag
  case capture, bracketFrame, processing, proxy, finalProcessing, encoding
  case allocation, preparation, flash, reconfiguration, startUp, saveToLibrary
  case livePhotoTail, movieFile, captureLatency, firstProcessing, dimensionSwitch
}

extension TimingStage {
  /// What a device file may tell apart within a stage.
  package enum Detail: UInt8, BitwiseCopyable, Sendable {
    /// One distribution.
    case one
    /// A distribution for each size.
    case size
    /// A distribution for each size and prioritization.
    case sizeAndPrioritization
    /// One distribution, or one for each size, or for each size and prioritization.
    case oneOrSize
    /// A distribution for each kind, size and prioritization.
    case kindSizeAndPrioritization
  }

  /// What is particular to a stage besides its words.
  package struct Traits: BitwiseCopyable, Sendable {
    package let detail: Detail
    /// `nil` = the model draws none of it.
    package let purpose: CameraPurpose?
    /// Whether a run goes on without the timing, the stage then taking no time.
    package var isOptional = false
    /// Whether the time may be negative.
    package var mayBeNegative = false
  }

  @inline(__always)
  package var traits: Traits {
    switch self {
    case .frameInterval: Traits(detail: .one, purpose: nil)
    case .touchToRequest: Traits(detail: .one, purpose: .touchToRequest)
    case .zeroShutterLag: Traits(detail: .one, purpose: .shutterLag, mayBeNegative: true)
    case .standardLag: Traits(detail: .one, purpose: .shutterLag, mayBeNegative: true)
    case .capture: Traits(detail: .kindSizeAndPrioritization, purpose: .capture)
    case .bracketFrame: Traits(detail: .oneOrSize, purpose: .bracketFrame)
    case .processing: Traits(detail: .kindSizeAndPrioritization, purpose: .processing)
    case .proxy: Traits(detail: .sizeAndPrioritization, purpose: .proxy)
    case .finalProcessing: Traits(detail: .kindSizeAndPrioritization, purpose: .finalProcessing)
    case .encoding: Traits(detail: .oneOrSize, purpose: .encoding)
    case .allocation: Traits(detail: .size, purpose: .allocation)
    case .preparation: Traits(detail: .one, purpose: .preparation)
    case .flash: Traits(detail: .one, purpose: .flash)
    case .reconfiguration: Traits(detail: .one, purpose: .reconfiguration)
    case .startUp: Traits(detail: .one, purpose: .startUp)
    case .saveToLibrary: Traits(detail: .one, purpose: .saveToLibrary)
    case .livePhotoTail: Traits(detail: .one, purpose: .livePhotoTail)
    case .movieFile: Traits(detail: .one, purpose: .movieFile)
    case .captureLatency:
      Traits(detail: .oneOrSize, purpose: .captureLatency, isOptional: true)
    case .firstProcessing:
      Traits(detail: .oneOrSize, purpose: .firstProcessing, isOptional: true)
    case .dimensionSwitch:
      Traits(detail: .oneOrSize, purpose: .dimensionSwitch, isOptional: true)
    }
  }

  /// What the stage's random numbers are for; `nil` = the model draws none of it.
  @inline(__always)
  package var purpose: CameraPurpose? { traits.purpose }

  /// The place in the `timing` section, such as `capture.bracketFrame`.
  package var path: String {
    switch self {
    case .zeroShutterLag: "shutterLag.zeroShutterLag"
    case .standardLag: "shutterLag.standard"
    case .bracketFrame: "capture.bracketFrame"
    case .frameInterval, .touchToRequest, .capture, .processing, .proxy, .finalProcessing,
      .encoding, .allocation, .preparation, .flash, .reconfiguration, .startUp, .saveToLibrary,
      .livePhotoTail, .movieFile, .captureLatency, .firstProcessing, .dimensionSwitch:
      "\(self)"
    }
  }

  /// The groups of stages that are no stage themselves, by the first part of the path.
  package static let groups = ["shutterLag": "Time from request or begin to the exposure."]

  /// What the time is, as the published schema says it.
  package var summary: String {
    switch self {
    case .frameInterval: "Time between two frames of the sensor."
    case .touchToRequest: "Time from a touch to the app."
    case .zeroShutterLag: "Exposure after the request with zero shutter lag."
    case .standardLag: "Exposure after the begin without it."
    case .capture: "Length of the capture stage."
    case .bracketFrame: "Length of one frame of a bracket."
    case .processing: "Length of a full processing job."
    case .proxy: "Time to make a deferred photo's proxy."
    case .finalProcessing: "Length of a deferred photo's final; default: processing."
    case .encoding: "Time to encode one photo."
    case .allocation: "Time to allocate for an unprepared photo."
    case .preparation: "Time that prepare takes."
    case .flash: "Time that flash adds before a capture."
    case .reconfiguration: "Time that a configure step takes."
    case .startUp: "Time from startRunning to the first readiness."
    case .saveToLibrary: "Time from delivery to the library."
    case .livePhotoTail: "Time that a Live movie goes on after the exposure."
    case .movieFile: "Time to write a Live movie."
    case .captureLatency: "Wait between a capture and its first job; default: none."
    case .firstProcessing: "Extra time of the first job after start-up; default: none."
    case .dimensionSwitch: "Extra time when the size changes; default: none."
    }
  }
}
