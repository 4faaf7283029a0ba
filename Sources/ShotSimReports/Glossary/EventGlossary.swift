package import ShotSim

extension CaptureEventRecord.Kind {
  /// Who sees an event.
  package enum Source: String, Sendable, CaseIterable {
    case photographer = "the photographer"
    case callback = "a delegate callback, by AVFoundation's name"
    case app = "the app can observe it"
    case inside = "inside the device; no app sees it"
  }

  package var source: Source {
    switch self {
    case .press, .touch, .missedPress, .keptPress, .droppedPress: .photographer
    case .willBeginCapture, .willCapturePhoto, .didCapturePhoto, .didFinishProcessingPhoto,
      .didFinishCapturingDeferredPhotoProxy, .didFinishRecordingLivePhotoMovie,
      .didFinishProcessingLivePhotoMovie, .didFinishCapture:
      .callback
    case .request, .rejected, .readiness, .finalPhotoAvailable, .prepared, .preparationRejected,
      .featureFellBack, .sessionStarted, .sessionStopped, .interruptionBegan, .interruptionEnded,
      .reconfigurationBegan, .reconfigurationEnded, .thermalLevel:
      .app
    case .processingBegan, .processingEnded, .encodingBegan, .finalProcessingBegan, .lightChanged:
      .inside
    }
  }

  package var explanation: GlossaryEntry {
    var details = [("seen by", source.rawValue)]
    if let detailMeaning { details.append(("detail", detailMeaning)) }
    return GlossaryEntry(.event, rawValue, summary, details)
  }

  private var summary: String {
    switch self {
    case .press: "The finger touches the button."
    case .touch: "The touch reaches the app, touchToRequest after the press."
    case .missedPress: "The touch found the button not ready and is lost."
    case .keptPress: "The touch found the button not ready and is kept for when it is."
    case .droppedPress: "A kept press is given up, because the photographer presses again."
    case .request: "The app asks for a photo and the output accepts."
    case .rejected: "The app asks for a photo and the request throws."
    case .willBeginCapture: "The capture stage begins; the settings are resolved now."
    case .willCapturePhoto: "The exposure; with zero shutter lag the begin, if that is later."
    case .didCapturePhoto: "The capture stage ends; processing of the photo may start."
    case .didFinishProcessingPhoto: "A processed photo is delivered, once for each expected photo."
    case .didFinishCapturingDeferredPhotoProxy: "A deferred photo's proxy is delivered."
    case .didFinishRecordingLivePhotoMovie: "The movie of a Live Photo has been recorded."
    case .didFinishProcessingLivePhotoMovie: "The movie of a Live Photo has been written."
    case .didFinishCapture: "The last callback of a request, delivered or failed."
    case .readiness: "captureReadiness changes."
    case .finalPhotoAvailable: "A deferred photo's final image is in the library."
    case .prepared: "A call to prepare completes."
    case .preparationRejected: "An entry of prepare that a request would reject prepares nothing."
    case .featureFellBack: "A feature is off from here on, because its prerequisite went away."
    case .sessionStarted: "Start-up is over and the session runs."
    case .sessionStopped: "The session was stopped."
    case .interruptionBegan: "Something else takes the camera."
    case .interruptionEnded: "The camera comes back and the session resumes."
    case .reconfigurationBegan: "The session starts to rebuild for a new configuration."
    case .reconfigurationEnded: "The rebuild is over."
    case .processingBegan: "The processing server starts a photo or a proxy."
    case .processingEnded: "The processing server ends a photo or a proxy."
    case .encodingBegan: "Encoding of a photo starts."
    case .finalProcessingBegan: "The final of a deferred photo starts in the background."
    case .thermalLevel: "The device gets hotter or cooler by a level."
    case .lightChanged: "The light changes."
    }
  }

  /// What the column `detail` holds; `nil` = it is empty.
  var detailMeaning: String? {
    switch self {
    case .rejected, .preparationRejected: "why, by name"
    case .readiness: "the new state"
    case .prepared: "true, or false when a later call took its place"
    case .featureFellBack: "the feature"
    case .thermalLevel: "the new level: nominal, fair, serious, critical or shutdown"
    case .lightChanged: "the new light: bright, low or night"
    case .press, .touch, .missedPress, .keptPress, .droppedPress, .request, .willBeginCapture,
      .willCapturePhoto, .didCapturePhoto, .didFinishProcessingPhoto,
      .didFinishCapturingDeferredPhotoProxy, .didFinishRecordingLivePhotoMovie,
      .didFinishProcessingLivePhotoMovie, .didFinishCapture, .finalPhotoAvailable,
      .sessionStarted, .sessionStopped, .interruptionBegan, .interruptionEnded,
      .reconfigurationBegan, .reconfigurationEnded, .processingBegan, .processingEnded,
      .encodingBegan, .finalProcessingBegan:
      nil
    }
  }
}
