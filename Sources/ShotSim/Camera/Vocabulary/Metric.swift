/// What is measured in every replication (docs/model.md, section 14).
///
/// A case's name is the metric's name in files, and their order is the order of values
/// in a replication. A new metric has a case here, one in `PhotoMetric` or
/// `ReplicationMetric`, and a row below; the compiler then asks for where its value
/// comes from.
package enum Metric: UInt8, Sendable, CaseIterable {
  case framesCaptured, shotToShot, shutterLag, shootingRate, queueWait
  case captureTime, processingTime, timeToPhoto, timeToFinal
  case missedPresses, blockedTime, peakMemory, processorUtilization
  case downgraded, bestQualityFrames
  case tapToPhoto
}

/// The spans of time that photos have.
///
/// `PhotoState.span(of:after:until:)` says from when until when.
package enum PhotoMetric: UInt8, Sendable, CaseIterable {
  case shotToShot, shutterLag, queueWait, captureTime, processingTime, timeToPhoto, timeToFinal
}

/// The metrics of which a replication has a value as a whole.
///
/// `ReplicationTotals.value(of:)` says where it comes from.
package enum ReplicationMetric: UInt8, Sendable, CaseIterable {
  case framesCaptured, shootingRate, missedPresses, blockedTime, peakMemory
  case processorUtilization, downgraded, bestQualityFrames
}

extension Metric {
  private static func declare(_ metric: Metric) -> MetricDeclaration {
    switch metric {
    case .framesCaptured:
      MetricDeclaration(
        unit: .count, source: .replication(.framesCaptured), better: .larger,
        window: .framesOfMoment, place: 10, isNoticed: true,
        summary: "Photos exposed within the moment.",
        definition: [
          (
            "counts",
            "photos that did not fail and whose exposure time is at or after moment.from and "
              + "before moment.until"
          )
        ])
    case .shotToShot:
      MetricDeclaration(
        unit: .milliseconds, source: .photo(.shotToShot), better: .smaller,
        window: .photos, place: 30, isNoticed: true,
        summary: "Time from one photo's exposure to the next one's.",
        definition: [
          ("starts", "exposure time of the captured photo before it, in order of exposure"),
          ("ends", "its own exposure time"),
        ])
    case .shutterLag:
      MetricDeclaration(
        unit: .milliseconds, source: .photo(.shutterLag), better: .smaller,
        window: .photos, place: 40, isNoticed: true,
        summary: "Time from press to exposure; negative under zero shutter lag.",
        definition: [
          ("starts", "press: the finger touches the button"),
          ("ends", "exposure time"),
          (
            "ISO 15781",
            "the standard's shooting time lag, where that is defined; with zero shutter lag the "
              + "exposure may come before the press, the value is then negative and the standard "
              + "has no name for it"
          ),
        ])
    case .shootingRate:
      MetricDeclaration(
        unit: .perSecond, source: .replication(.shootingRate), better: .larger,
        window: .framesOfMoment, place: 70,
        summary: "Photos per second within the moment.",
        definition: [
          (
            "is",
            "(n - 1) divided by the time from the first to the last exposure of the n photos in "
              + "the moment; no value for fewer than two"
          ),
          (
            "ISO 15781",
            "the standard's shooting rate, taken over the moment instead of a fixed series"
          ),
        ])
    case .queueWait:
      MetricDeclaration(
        unit: .milliseconds, source: .photo(.queueWait), better: .smaller,
        window: .photos, place: 100,
        summary: "Time from a request to the start of its capture.",
        definition: [
          ("starts", "the app's request"), ("ends", "begin of the capture (willBeginCapture)"),
        ])
    case .captureTime:
      MetricDeclaration(
        unit: .milliseconds, source: .photo(.captureTime), better: .smaller,
        window: .photos, place: 110,
        summary: "Length of the capture stage.",
        definition: [
          ("starts", "begin of the capture (willBeginCapture)"),
          ("ends", "end of the capture stage (didCapturePhoto)"),
          ("includes", "allocation of an unprepared photo, flash, and all frames of a bracket"),
        ])
    case .processingTime:
      MetricDeclaration(
        unit: .milliseconds, source: .photo(.processingTime), better: .smaller,
        window: .photos, place: 120,
        summary: "Time in the processing server; of the proxy when deferred.",
        definition: [
          (
            "is",
            "time in service only, without waiting: the proxy's when the photo is deferred, the "
              + "sum of its jobs when the request delivers several photos"
          )
        ])
    case .timeToPhoto:
      MetricDeclaration(
        unit: .milliseconds, source: .photo(.timeToPhoto, of: .accepted), better: .smaller,
        window: .acceptedPhotos, place: 50, isNoticed: true,
        summary: "Time from press to the first photo or proxy.",
        definition: [
          ("starts", "press: the finger touches the button"),
          (
            "ends",
            "the first didFinishProcessingPhoto, or didFinishCapturingDeferredPhotoProxy when the "
              + "photo is deferred"
          ),
        ])
    case .tapToPhoto:
      MetricDeclaration(
        unit: .milliseconds, source: .photo(.timeToPhoto, of: .taps), better: .smaller,
        window: .taps, place: 55,
        summary: "Time from a tap to its first photo or proxy; never, of a tap without one.",
        definition: [
          ("starts", "press: the finger touches the button"),
          ("ends", "as of timeToPhoto, of the photo that the tap made"),
          (
            "never",
            "of a tap that was missed, dropped or refused, or whose photo failed or had not come "
              + "when the run ended: it is later than any limit, so that losing taps makes no "
              + "camera look fast"
          ),
        ])
    case .timeToFinal:
      MetricDeclaration(
        unit: .milliseconds, source: .photo(.timeToFinal, of: .accepted), better: .smaller,
        window: .acceptedPhotos, place: 60, isNoticed: true,
        summary: "Time from press to the final image in the library.",
        definition: [
          ("starts", "press: the finger touches the button"),
          (
            "ends",
            "finalPhotoAvailable when the photo is deferred; otherwise the last delivery and then "
              + "the device's saveToLibrary"
          ),
        ])
    case .missedPresses:
      MetricDeclaration(
        unit: .count, source: .replication(.missedPresses), better: .smaller,
        window: .run, counts: "presses", place: 80, isNoticed: true,
        summary: "Presses that took no photo.",
        definition: [
          (
            "counts",
            "touches that reach the app while readiness is not ready and are lost, or find another "
              + "press kept; presses that were dropped or never made are not missed"
          )
        ])
    case .blockedTime:
      MetricDeclaration(
        unit: .milliseconds, source: .replication(.blockedTime), better: .smaller,
        window: .timeOfMoment, place: 90,
        summary: "Time within the moment in which the button was not ready.",
        definition: [("is", "time in the moment in which captureReadiness is anything but ready")])
    case .peakMemory:
      MetricDeclaration(
        unit: .megabytes, source: .replication(.peakMemory), better: .smaller,
        window: .run, place: 140,
        summary: "Most memory held by photos at one time.",
        definition: [
          (
            "is",
            "the largest sum over the photos that hold memory, each from its start until it is "
              + "processed or its proxy is made; a bracket holds it once per frame"
          )
        ])
    case .processorUtilization:
      MetricDeclaration(
        unit: .share, source: .replication(.processorUtilization), better: .smaller,
        window: .timeOfMoment, place: 150,
        summary: "Share of the moment in which the processing server was busy.",
        definition: [
          ("is", "time in the moment in which the processing server works, divided by the moment")
        ])
    case .downgraded:
      MetricDeclaration(
        unit: .count, source: .replication(.downgraded), better: .smaller,
        window: .photos, place: 130,
        summary: "Photos with less size or quality than requested.",
        definition: [
          (
            "counts",
            "accepted requests that did not fail and whose resolved size or prioritization is below "
              + "the requested one"
          )
        ])
    case .bestQualityFrames:
      MetricDeclaration(
        unit: .count, source: .replication(.bestQualityFrames), better: .larger,
        window: .framesOfMoment, place: 20, isNoticed: true,
        summary: "Frames captured in the full size and quality requested.",
        definition: [
          (
            "counts",
            "the photos of framesCaptured whose resolved size and prioritization are those "
              + "requested"
          )
        ])
    }
  }

  private static let declarations = allCases.map(declare)

  /// By `rawValue`, what has the metric's value.
  package static let sources = declarations.map(\.source)

  package var declaration: MetricDeclaration { Self.declarations[Int(rawValue)] }

  /// The metrics of which each photo has a value, in the order of `allCases`.
  package static let perPhoto = allCases.filter(\.isPerPhoto)

  /// All metrics in the order of tables for people.
  package static let byPlace = allCases.sorted { $0.declaration.place < $1.declaration.place }

  package var name: String { "\(self)" }

  package var unit: MetricUnit { declaration.unit }

  /// The definition in one sentence.
  package var summary: String { declaration.summary }

  /// Whether each photo, or tap, has a value of its own; a replication's value is then
  /// the mean over those that have one.
  package var isPerPhoto: Bool { population != nil }

  /// What the single values are of; nil for a metric of the replication as a whole.
  package var population: MetricDeclaration.Population? {
    switch Self.sources[Int(rawValue)] {
    case .photo(_, of: let population): population
    case .replication: nil
    }
  }

  /// Whether a value can be censored: its end had not come when the run ended.
  package var hasCensored: Bool { population?.hasCensored ?? false }

  /// Whether a smaller value is better for the user of the camera.
  package var isSmallerBetter: Bool { declaration.better == .smaller }
}
