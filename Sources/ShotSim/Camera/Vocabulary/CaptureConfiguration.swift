/// What a photo request asks for; `nil` = not set by the app, so the output's default.
package struct PhotoSettings: Sendable, Equatable {
  package var kind = CaptureKind.processed
  /// Default: the smallest size that the camera offers.
  package var maxPhotoDimensions: PhotoDimensions?
  /// Default: balanced.
  package var photoQualityPrioritization: QualityPrioritization?
  package var flash = FlashMode.off
  /// Frames of a bracket.
  package var bracketCount: Int?
  /// Whether the output is delivered without encoding.
  package var uncompressed = false

  package init() {}
}

/// The keys of photo settings that a `photo` step gives; the others stay.
package struct PhotoSettingsChange: Sendable, Equatable {
  package var kind: CaptureKind?
  package var maxPhotoDimensions: PhotoDimensions?
  package var photoQualityPrioritization: QualityPrioritization?
  package var flash: FlashMode?
  package var bracketCount: Int?
  package var uncompressed: Bool?

  package init() {}
}

/// The session's settings (docs/model.md, section 4).
package struct SessionConfiguration: Sendable, Equatable {
  package var preset = SessionPreset.photo
  package var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// Default: the smallest size that the camera offers.
  package var maxPhotoDimensions: PhotoDimensions?
  package var livePhotoCapture = false
  /// When startRunning is called.
  package var startRunning: Nanoseconds = 0
  /// Shows the preview earlier, and changes nothing else.
  package var deferredStart = false

  package init() {}
}

/// The keys that a `configure` step gives; the others stay.
package struct ConfigurationChange: Sendable, Equatable {
  /// Index into the device's cameras.
  package var camera: Int?
  package var preset: SessionPreset?
  package var maxPhotoQualityPrioritization: QualityPrioritization?
  package var maxPhotoDimensions: PhotoDimensions?
  package var livePhotoCapture: Bool?
  /// Features that the step turns on.
  package var enable: FeatureSet = []
  /// Features that the step turns off.
  package var disable: FeatureSet = []

  package init() {}
}

/// Something that happens at a fixed time of the scenario.
package struct ScriptStep: Sendable, Equatable {
  package var at: Nanoseconds
  package var action: Action

  package enum Action: Sendable, Equatable {
    case prepare([PhotoSettings])
    case photo(PhotoSettingsChange)
    case configure(ConfigurationChange)
    case light(LightLevel)
    /// An interruption of this length.
    case interrupt(Nanoseconds)
    case stopRunning
    case startRunning
    /// Asks for the final of the photo with this number.
    case requestFinalPhoto(Int)
  }
}

/// Who presses the button, and when (docs/model.md, sections 4 and 6.1).
package struct Photographer: Sendable, Equatable {
  package enum Shutter: Sendable, Equatable {
    /// The first press at `from`, each next one interval later, before `until`.
    case every(Distribution, from: Nanoseconds, until: Nanoseconds?)
    /// At these times, in rising order.
    case taps([Nanoseconds])
    /// At `from`, and one reaction after each change to ready, before `until`.
    case whenReady(Distribution, from: Nanoseconds, until: Nanoseconds?)
  }

  /// What happens to a press that finds the button not ready.
  package enum NotReadyPolicy: UInt8, Sendable, CaseIterable {
    case lost, waits, queued
  }

  package var shutter: Shutter
  package var whenNotReady: NotReadyPolicy
}

/// The half-open span of time that the frame counts look at.
package struct Moment: Sendable, Equatable {
  package var from: Nanoseconds
  package var until: Nanoseconds
}

/// All that one replication of the capture model needs: a validated
/// combination of device, session, features, photographer and script.
package struct CaptureConfiguration: Sendable, Equatable {
  package var device: Device
  /// Index into the device's cameras.
  package var camera: Int
  package var light = LightLevel.bright
  package var session = SessionConfiguration()
  package var features: FeatureSet = []
  package var photo = PhotoSettings()
  /// `nil` = nobody presses.
  package var photographer: Photographer?
  /// `nil` = from the first event to the last.
  package var moment: Moment?
  /// In the order of the file.
  package var script: [ScriptStep] = []
  /// `nil` = when nothing is left to happen.
  package var endsAt: Nanoseconds?
}
