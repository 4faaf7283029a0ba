extension RejectionReason {
  /// Why, as the end of "every request throws, because …".
  package var cause: String {
    switch self {
    case .sessionNotRunning: "the session does not run"
    case .prioritizationAboveMaximum:
      "the photo asks for a higher prioritization than the session's maximum"
    case .dimensionsNotOffered: "the camera does not offer the size"
    case .dimensionsAboveMaximum: "the photo asks for a larger size than the session's maximum"
    case .bayerRAWNeedsSpeed: "Bayer RAW is taken at speed only"
    case .rawNotSupported: "the device does not take this kind of RAW"
    case .proRAWWithLivePhoto: "ProRAW cannot be taken while the session has Live Photo on"
    case .bracketCount: "the number of bracket frames is not set, or not one the device takes"
    case .livePhotoNotAvailable: "the session has Live Photo off"
    case .flashNotAvailable: "the device has no flash"
    case .requestQueueFull: "as many requests are under way as the device's requestQueue allows"
    }
  }
}
