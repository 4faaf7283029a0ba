/// The switches of a photo output that this simulator compares.
///
/// This file declares all that a feature is besides its effect on the model; gating, readers
/// of files and reports map over the declarations.
package enum Feature: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case preparedSettings, zeroShutterLag, responsiveCapture, fastCapturePrioritization
  case autoDeferredPhotoDelivery
}

extension Feature {
  /// What a feature needs, and what it is in words.
  package struct Spec: Sendable {
    /// One letter, distinct among the features.
    package let letter: String
    /// The name in AVFoundation.
    package let property: String
    /// The name for people.
    package let title: String
    /// What must hold before it can be on, in the order in which the first unmet one is named.
    package let needs: [Prerequisite]
    /// What it does, in a sentence.
    package let summary: String
    /// What turning it on brings.
    package let effect: String
    /// What it does nothing for.
    package let exceptions: String
    /// What its switch in a scenario file says.
    package let switchSummary: String
    /// What being on means for the app, as the end of "on; …"; `nil` = nothing to add.
    package var whenOn: String?
  }

  package var spec: Spec {
    switch self {
    case .preparedSettings:
      Spec(
        letter: "P", property: "setPreparedPhotoSettingsArray(_:completionHandler:)",
        title: "prepared settings", needs: [],
        summary: "The app has the output allocate for its photo settings beforehand.",
        effect: "the first photo does not wait for an allocation; prepared as soon as the session "
          + "starts and whenever the photo settings change",
        exceptions: "photos whose resolved kind, size or prioritization differ",
        switchSummary: "Whether the app prepares the photo settings ahead.",
        whenOn: "the app prepares its photo settings beforehand")
    case .zeroShutterLag:
      Spec(
        letter: "Z", property: "isZeroShutterLagEnabled", title: "zero shutter lag",
        needs: [.deviceSupport],
        summary: "The frame comes from a ring buffer, from about when the button went down.",
        effect: "the exposure is at the request plus the device's shutterLag.zeroShutterLag, which "
          + "is zero or less; a request that waited is counted from its begin",
        exceptions: "speed photos, photos with flash, Bayer RAW, RAW plus processed, brackets, and "
          + "light in which the device does not have it",
        switchSummary: "Whether the exposure comes from a ring of past frames.")
    case .responsiveCapture:
      Spec(
        letter: "R", property: "isResponsiveCaptureEnabled", title: "responsive capture",
        needs: [.feature(.zeroShutterLag), .deviceSupport],
        summary: "A photo may be captured while earlier ones are processed.",
        effect: "as many photos may be outstanding as the device's limits say: photosInProcessing "
          + "for fully processed ones, proxiesInFlight for deferred ones; without it 1",
        exceptions: "brackets and uncompressed output, which overlap no other photo",
        switchSummary: "Whether captures overlap processing; needs zeroShutterLag.")
    case .fastCapturePrioritization:
      Spec(
        letter: "F", property: "isFastCapturePrioritizationEnabled",
        title: "fast capture prioritization",
        needs: [
          .feature(.responsiveCapture), .deviceSupport, .fastCaptureRule, .sessionQuality,
          .livePhotoOff, .photoPreset,
        ],
        summary: "When photos come fast, their quality is lowered to balanced to keep the pace.",
        effect: "after the device's fastCapture.captures gaps in a row of at most "
          + "fastCapture.window, quality photos become balanced, until a gap over "
          + "fastCapture.recovery",
        exceptions: "photos that are not processed ones at quality",
        switchSummary: "Whether fast presses get balanced quality; needs responsiveCapture.")
    case .autoDeferredPhotoDelivery:
      Spec(
        letter: "D", property: "isAutoDeferredPhotoDeliveryEnabled",
        title: "deferred photo delivery", needs: [.deviceSupport, .photoPreset],
        summary: "The app gets a proxy at once and the final photo is processed when the device is "
          + "idle.",
        effect: "processing in the foreground makes only the proxy, which is much shorter and "
          + "frees its memory at its end; the final's own work is not shortened",
        exceptions: "RAW of any kind, brackets, uncompressed output, photos with flash, sizes for "
          + "which the device makes no proxy, and anything but quality (except photos that fast "
          + "capture made balanced, on devices that defer them)",
        switchSummary: "Whether final processing waits until later.")
    }
  }

  /// Whether a device file says if it is supported.
  package var needsSupport: Bool { spec.needs.contains(.deviceSupport) }
}
