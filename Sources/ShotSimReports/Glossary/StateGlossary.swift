package import ShotSim

extension CaptureReadiness {
  package var explanation: GlossaryEntry {
    GlossaryEntry(.readiness, "\(self)", summary, [("when", condition)])
  }

  private var summary: String {
    switch self {
    case .sessionNotRunning: "No photo can be requested: the session does not run."
    case .ready: "A request made now begins at once."
    case .notReadyMomentarily: "The output is busy for a short time."
    case .notReadyWaitingForCapture: "The output waits for a long capture, such as one with flash."
    case .notReadyWaitingForProcessing: "The output waits for the processing of earlier photos."
    }
  }

  private var condition: String {
    switch self {
    case .sessionNotRunning: "before start-up is over, after stop, and during an interruption"
    case .ready: "none of the other states applies"
    case .notReadyMomentarily:
      "the session is rebuilt, or a capture stage runs or a request waits for it"
    case .notReadyWaitingForCapture:
      "the running capture stage has flash or is longer than the device's longCapture"
    case .notReadyWaitingForProcessing:
      "nothing is being captured, but as many photos are outstanding as may be, or their memory "
        + "leaves no room for one with the current settings"
    }
  }
}

extension RejectionReason {
  package var explanation: GlossaryEntry {
    GlossaryEntry(.rejection, "\(self)", "The request throws: \(cause).", [("remedy", remedy)])
  }

  private var remedy: String {
    switch self {
    case .sessionNotRunning: "request while captureReadiness is ready"
    case .prioritizationAboveMaximum:
      "raise session.maxPhotoQualityPrioritization, or lower photo.photoQualityPrioritization"
    case .dimensionsNotOffered: "use one of the camera's photoDimensions"
    case .dimensionsAboveMaximum:
      "set session.maxPhotoDimensions, which is the smallest size when not set"
    case .bayerRAWNeedsSpeed: "set photo.photoQualityPrioritization to speed"
    case .rawNotSupported: "use another kind or another device"
    case .proRAWWithLivePhoto: "set session.livePhotoCapture to false"
    case .bracketCount: "set photo.bracketCount, from 1 to the device's maxBracketCount"
    case .livePhotoNotAvailable: "set session.livePhotoCapture to true"
    case .flashNotAvailable: "set photo.flash to off"
    case .requestQueueFull: "request less often, or wait for deliveries"
    }
  }
}

extension FailureReason {
  package var explanation: GlossaryEntry {
    GlossaryEntry(
      .failure, "\(self)", summary,
      [("which", "accepted requests whose capture stage has not ended")])
  }

  private var summary: String {
    switch self {
    case .sessionConfigurationChanged: "The session was rebuilt for a new configuration."
    case .interrupted: "Something else took the camera, or the device got too hot."
    case .sessionStopped: "The app stopped the session."
    }
  }
}
