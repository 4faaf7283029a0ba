/// One line of the event list of a replication, in the order in which it happened.
package struct CaptureEventRecord: Sendable, Equatable {
  /// What happened; the raw values are the names in files.
  package enum Kind: String, Sendable, CaseIterable {
    // The photographer.
    case press, touch, missedPress, keptPress, droppedPress
    // The output takes or refuses a request.
    case request, rejected
    // Delegate callbacks, by AVFoundation's names.
    case willBeginCapture, willCapturePhoto, didCapturePhoto
    case didFinishProcessingPhoto, didFinishCapturingDeferredPhotoProxy
    case didFinishRecordingLivePhotoMovie, didFinishProcessingLivePhotoMovie
    case didFinishCapture
    // What an app can observe besides.
    case readiness, finalPhotoAvailable, prepared
    /// An entry of a `prepare` that a request would reject.
    case preparationRejected
    case featureFellBack
    case sessionStarted, sessionStopped, interruptionBegan, interruptionEnded
    case reconfigurationBegan, reconfigurationEnded
    // Inside the camera.
    case processingBegan, processingEnded, encodingBegan, finalProcessingBegan
    case thermalLevel, lightChanged
  }

  /// What an event carries besides.
  package enum Detail: Sendable, Equatable {
    case none
    case reason(RejectionReason)
    case readiness(CaptureReadiness)
    case success(Bool)
    case feature(Feature)
    case heat(ThermalLevel)
    case light(LightLevel)
  }

  package var time: Nanoseconds
  package var kind: Kind
  package var detail = Detail.none
  /// Photo number, 0 = about no photo.
  package var photo = 0
  /// Tap number, 0 = about no tap.
  package var tap = 0
}

extension CaptureEventRecord.Detail {
  /// As in files; `nil` = nothing.
  package var text: String? {
    switch self {
    case .none: nil
    case .reason(let reason): "\(reason)"
    case .readiness(let state): "\(state)"
    case .success(let isSuccess): "\(isSuccess)"
    case .feature(let feature): "\(feature)"
    case .heat(let level): "\(level)"
    case .light(let level): "\(level)"
    }
  }
}
