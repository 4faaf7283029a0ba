package import ShotSim

extension Feature {
  /// The feature's prerequisites and effect (docs/model.md, sections 5, 6, 8, 9 and 10).
  package var explanation: GlossaryEntry {
    GlossaryEntry(
      .feature, "\(self)", summary,
      [
        ("needs", prerequisites), ("effect", effect), ("no effect on", exceptions),
        ("in AVFoundation", property),
      ])
  }

  private var summary: String {
    switch self {
    case .preparedSettings: "The app has the output allocate for its photo settings beforehand."
    case .zeroShutterLag:
      "The frame comes from a ring buffer, from about when the button went down."
    case .responsiveCapture: "A photo may be captured while earlier ones are processed."
    case .fastCapturePrioritization:
      "When photos come fast, their quality is lowered to balanced to keep the pace."
    case .autoDeferredPhotoDelivery:
      "The app gets a proxy at once and the final photo is processed when the device is idle."
    }
  }

  private var prerequisites: String {
    switch self {
    case .preparedSettings: "nothing"
    case .zeroShutterLag: "the device's support"
    case .responsiveCapture: "zeroShutterLag enabled, then the device's support"
    case .fastCapturePrioritization:
      "responsiveCapture enabled, then the device's support, a session maximum of quality, Live "
        + "Photo off, and the photo preset"
    case .autoDeferredPhotoDelivery: "the device's support and the photo preset"
    }
  }

  private var effect: String {
    switch self {
    case .preparedSettings:
      "the first photo does not wait for an allocation; prepared as soon as the session starts "
        + "and whenever the photo settings change"
    case .zeroShutterLag:
      "the exposure is at the request plus the device's shutterLag.zeroShutterLag, which is zero "
        + "or less; a request that waited is counted from its begin"
    case .responsiveCapture:
      "as many photos may be outstanding as the device's limits say: photosInProcessing for fully "
        + "processed ones, proxiesInFlight for deferred ones; without it 1"
    case .fastCapturePrioritization:
      "after the device's fastCapture.captures gaps in a row of at most fastCapture.window, quality "
        + "photos become balanced, until a gap over fastCapture.recovery"
    case .autoDeferredPhotoDelivery:
      "processing in the foreground makes only the proxy, which is much shorter and frees its "
        + "memory at its end; the final's own work is not shortened"
    }
  }

  private var exceptions: String {
    switch self {
    case .preparedSettings: "photos whose resolved kind, size or prioritization differ"
    case .zeroShutterLag:
      "speed photos, photos with flash, Bayer RAW, RAW plus processed, brackets, and light in "
        + "which the device does not have it"
    case .responsiveCapture: "brackets and uncompressed output, which overlap no other photo"
    case .fastCapturePrioritization: "photos that are not processed ones at quality"
    case .autoDeferredPhotoDelivery:
      "RAW of any kind, brackets, uncompressed output, photos with flash, sizes for which the "
        + "device makes no proxy, and anything but quality (except photos that fast capture made "
        + "balanced, on devices that defer them)"
    }
  }

  private var property: String {
    switch self {
    case .preparedSettings: "setPreparedPhotoSettingsArray(_:completionHandler:)"
    case .zeroShutterLag: "isZeroShutterLagEnabled"
    case .responsiveCapture: "isResponsiveCaptureEnabled"
    case .fastCapturePrioritization: "isFastCapturePrioritizationEnabled"
    case .autoDeferredPhotoDelivery: "isAutoDeferredPhotoDeliveryEnabled"
    }
  }
}
