package import ShotSim

extension Metric {
  /// The metric's definition (docs/model.md, section 14).
  package var explanation: GlossaryEntry {
    GlossaryEntry(.metric, name, summary, span + [("unit", unitWords)] + counted + statistics)
  }

  private var summary: String {
    switch self {
    case .framesCaptured: "Photos exposed within the moment."
    case .shotToShot: "Time from one photo's exposure to the next one's."
    case .shutterLag: "Time from press to exposure; negative under zero shutter lag."
    case .shootingRate: "Photos a second within the moment."
    case .queueWait: "Time from a request to the start of its capture."
    case .captureTime: "Length of the capture stage."
    case .processingTime: "Time in the processing server; of the proxy when deferred."
    case .timeToPhoto: "Time from press to the first photo or proxy."
    case .timeToFinal: "Time from press to the final image in the library."
    case .missedPresses: "Presses that took no photo."
    case .blockedTime: "Time within the moment in which the button was not ready."
    case .peakMemory: "Most memory held by photos at one time."
    case .processorUtilization: "Share of the moment in which the processing server was busy."
    case .downgraded: "Photos with less size or quality than requested."
    case .bestQualityFrames: "Frames captured in the full size and quality requested."
    }
  }

  /// Exact start and end of what is measured, or what is counted.
  private var span: [(String, String)] {
    switch self {
    case .framesCaptured:
      [
        (
          "counts",
          "photos that did not fail and whose exposure time is at or after moment.from and "
            + "before moment.until"
        )
      ]
    case .shotToShot:
      [
        ("starts", "exposure time of the captured photo before it, in order of exposure"),
        ("ends", "its own exposure time"),
      ]
    case .shutterLag:
      [
        ("starts", "press: the finger touches the button"),
        ("ends", "exposure time"),
        (
          "ISO 15781",
          "the standard's shooting time lag, where that is defined; with zero shutter lag the "
            + "exposure may come before the press, the value is then negative and the standard "
            + "has no name for it"
        ),
      ]
    case .shootingRate:
      [
        (
          "is",
          "(n - 1) divided by the time from the first to the last exposure of the n photos in "
            + "the moment; no value for fewer than two"
        ),
        (
          "ISO 15781",
          "the standard's shooting rate, taken over the moment instead of a fixed series"
        ),
      ]
    case .queueWait:
      [("starts", "the app's request"), ("ends", "begin of the capture (willBeginCapture)")]
    case .captureTime:
      [
        ("starts", "begin of the capture (willBeginCapture)"),
        ("ends", "end of the capture stage (didCapturePhoto)"),
        ("includes", "allocation of an unprepared photo, flash, and all frames of a bracket"),
      ]
    case .processingTime:
      [
        (
          "is",
          "time in service only, without waiting: the proxy's when the photo is deferred, the "
            + "sum of its jobs when the request delivers several photos"
        )
      ]
    case .timeToPhoto:
      [
        ("starts", "press: the finger touches the button"),
        (
          "ends",
          "the first didFinishProcessingPhoto, or didFinishCapturingDeferredPhotoProxy when the "
            + "photo is deferred"
        ),
      ]
    case .timeToFinal:
      [
        ("starts", "press: the finger touches the button"),
        (
          "ends",
          "finalPhotoAvailable when the photo is deferred; otherwise the last delivery and then "
            + "the device's saveToLibrary"
        ),
      ]
    case .missedPresses:
      [
        (
          "counts",
          "touches that reach the app while readiness is not ready and are lost, or find another "
            + "press kept; presses that were dropped or never made are not missed"
        )
      ]
    case .blockedTime:
      [("is", "time in the moment in which captureReadiness is anything but ready")]
    case .peakMemory:
      [
        (
          "is",
          "the largest sum over the photos that hold memory, each from its begin until it is "
            + "processed or its proxy is made; a bracket holds it once a frame"
        )
      ]
    case .processorUtilization:
      [("is", "time in the moment in which the processing server works, divided by the moment")]
    case .downgraded:
      [
        (
          "counts",
          "accepted requests that did not fail and whose resolved size or prioritization is below "
            + "the requested one"
        )
      ]
    case .bestQualityFrames:
      [
        (
          "counts",
          "the photos of framesCaptured whose resolved size and prioritization are those "
            + "requested"
        )
      ]
    }
  }

  private var unitWords: String {
    switch unit {
    case .count: "a number of \(self == .missedPresses ? "presses" : "photos")"
    case .milliseconds: "ms"
    case .perSecond: "photos a second (1/s)"
    case .megabytes: "MB"
    case .share: "a share from 0 to 1, printed in per cent"
    }
  }

  private var counted: [(String, String)] {
    switch self {
    case .framesCaptured, .shootingRate, .bestQualityFrames:
      [("which photos", "those of the moment; all of the run when the scenario has no moment")]
    case .blockedTime, .processorUtilization:
      [("when", "in the moment; from the first event to the last when the scenario has none")]
    case .missedPresses, .peakMemory: [("when", "the whole run")]
    default:
      [("which photos", "all of the run that did not fail and came to both ends of the span")]
    }
  }

  private var statistics: [(String, String)] {
    let mean =
      isPerPhoto
      ? "one value a replication, the mean over its photos; no value when no photo has one"
      : "one value a replication"
    let spread =
      isPerPhoto
      ? "; percentiles are over all photos, their intervals allow for photos of one replication "
        + "being alike"
      : "; percentiles are over replications, with order-statistic intervals"
    return [
      ("value", mean),
      ("interval", "Student t over replications for the mean\(spread)"),
      ("better", isSmallerBetter ? "smaller" : "larger"),
    ]
  }
}
