/// What the events of the event list mean, for the reference page.
package enum EventCatalog {
  package struct Entry: Sendable, Equatable {
    package var name: String
    package var documentation: String
    /// What the column `detail` holds; empty = nothing.
    package var detail: String
  }

  /// One event of every kind, with what it means.
  ///
  /// A kind without an entry fails a test.
  package static let entries: [Entry] = examples.map { kind, documentation, detail in
    Entry(name: kind.name, documentation: documentation, detail: detail)
  }

  static let examples: [(CaptureEventRecord.Kind, String, String)] =
    photographer + callbacks + session + pipeline

  private static let photographer: [(CaptureEventRecord.Kind, String, String)] = [
    (.press, "A finger touches the button.", ""),
    (.touch, "The touch reaches the app, which looks at readiness.", ""),
    (.missedPress, "The press makes no photo: the button was not ready.", ""),
    (.keptPress, "The press waits for the button to become ready.", ""),
    (.droppedPress, "A kept press is given up for a later one.", ""),
    (.request, "The app makes a request, and the output accepts it.", ""),
    (.rejected(.sessionNotRunning), "The output refuses a request.", "the reason"),
  ]

  private static let callbacks: [(CaptureEventRecord.Kind, String, String)] = [
    (.willBeginCapture, "The capture stage begins; settings are resolved.", ""),
    (.willCapturePhoto, "The exposure is about to begin.", ""),
    (.didCapturePhoto, "The capture stage ends.", ""),
    (.didFinishProcessingPhoto, "A photo is delivered, encoded.", ""),
    (
      .didFinishCapturingDeferredPhotoProxy,
      "A proxy is delivered; the final image is made later.", ""
    ),
    (.didFinishRecordingLivePhotoMovie, "The movie of a Live Photo ends.", ""),
    (.didFinishProcessingLivePhotoMovie, "The movie file of a Live Photo is written.", ""),
    (.didFinishCapture, "The last callback of a request, also of a failed one.", ""),
    (.finalPhotoAvailable, "The final image of a deferred photo is in the library.", ""),
  ]

  private static let session: [(CaptureEventRecord.Kind, String, String)] = [
    (.readiness(.ready), "captureReadiness changes.", "the new state"),
    (.prepared(true), "A call to prepare settings completes.", "`true`, or `false` when replaced"),
    (
      .preparationRejected(.sessionNotRunning),
      "An entry of a call to prepare is one that a request would refuse.", "the reason"
    ),
    (
      .featureFellBack(.zeroShutterLag), "A feature is off because its prerequisite went.",
      "the feature"
    ),
    (.sessionStarted, "The session runs.", ""), (.sessionStopped, "The session is stopped.", ""),
    (.interruptionBegan, "An interruption begins.", ""),
    (.interruptionEnded, "An interruption ends; the session resumes by itself.", ""),
    (.reconfigurationBegan, "The session is being set up again.", ""),
    (.reconfigurationEnded, "The session is set up again.", ""),
  ]

  private static let pipeline: [(CaptureEventRecord.Kind, String, String)] = [
    (.processingBegan, "A processing job, or that of a proxy, begins.", ""),
    (.processingEnded, "A processing job, or that of a proxy, ends.", ""),
    (.encodingBegan, "An encoding job begins.", ""),
    (.finalProcessingBegan, "The final processing of a deferred photo begins.", ""),
    (.thermalLevel(.fair), "The device reaches another level of heat.", "the new level"),
    (.lightChanged(.low), "The light changes.", "the new light"),
  ]
}
