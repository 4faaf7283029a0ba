/// How an accepted request ended; exactly one of these (docs/model.md, section 6.7).
package enum PhotoOutcome: Sendable, Equatable {
  case delivered, deliveredProxy
  case failed(FailureReason)
  /// Still on its way when the run ended.
  case unfinished
}

extension PhotoOutcome: CustomStringConvertible {
  /// The name in files, such as `failed(interrupted)`.
  package var description: String {
    switch self {
    case .delivered: "delivered"
    case .deliveredProxy: "deliveredProxy"
    case .failed(let reason): "failed(\(reason))"
    case .unfinished: "unfinished"
    }
  }
}

/// What happened to one accepted request.
///
/// Times are nanoseconds from the scenario's origin; `nil` = it did not come to that before the run ended.
///
/// A failed photo keeps only what is certain: its press, request, begin, end
/// and what it asked for.
package struct PhotoRecord: Sendable, Equatable {
  /// Number of the accepted request, from 1.
  package var number: Int
  /// Number of the tap that made it, from 1.
  package var tap: Int
  package var kind: CaptureKind
  package var press: Nanoseconds
  package var request: Nanoseconds
  package var begin: Nanoseconds?
  package var exposure: Nanoseconds?
  package var captureEnd: Nanoseconds?
  /// Start of the first processing job.
  package var processingStart: Nanoseconds?
  /// End of the last processing job, or of the proxy.
  package var processedAt: Nanoseconds?
  /// Start of the first encoding job.
  package var encodingStart: Nanoseconds?
  /// The first photo callback, or the proxy's.
  package var deliveredAt: Nanoseconds?
  /// The last photo callback.
  package var lastDeliveredAt: Nanoseconds?
  /// didFinishCapture.
  package var finishedAt: Nanoseconds?
  /// Start of the final processing of a deferred photo.
  package var finalStart: Nanoseconds?
  /// The final image is in the library.
  package var finalAt: Nanoseconds?
  package var requestedDimensions: PhotoDimensions
  package var requestedPrioritization: QualityPrioritization
  package var resolvedDimensions: PhotoDimensions?
  package var resolvedPrioritization: QualityPrioritization?
  package var flash: Bool?
  package var deferred: Bool?
  package var fastCapture: Bool?
  package var zeroShutterLag: Bool?
  /// Length of the just-in-time allocation, 0 when prepared.
  package var allocation: Nanoseconds?
  /// Time spent in the processing server: the proxy's, or the sum of all jobs.
  package var processingTime: Nanoseconds?
  /// How long processing was expected to take.
  package var processingTimeRange: ProcessingTimeRange?
  /// Photos that the request delivers: the frames of a bracket, 2 for RAW plus
  /// processed, otherwise 1.
  package var expectedPhotoCount = 1
  package var outcome = PhotoOutcome.unfinished
}

/// A request that threw.
package struct RejectedRequest: Sendable, Equatable {
  package var tap: Int
  package var press: Nanoseconds
  package var request: Nanoseconds
  package var reason: RejectionReason
}

/// A press that became no request.
package struct UnansweredPress: Sendable, Equatable {
  package enum Reason: UInt8, BitwiseCopyable, Sendable {
    /// Missed: the button was not ready, and the policy is `lost`.
    case notReady
    /// Missed: the button was not ready and another press was kept already.
    case anotherKept
    /// Kept, and dropped because the photographer presses again (not missed).
    case dropped
    /// Kept or on its way to the app when the run ended (not missed).
    case neverMade
  }

  package var tap: Int
  package var press: Nanoseconds
  /// When the touch reached the app; `nil` = it never did.
  package var reached: Nanoseconds?
  /// Readiness at that instant.
  package var readiness: CaptureReadiness
  /// Number of the photo that held the button back, if one did.
  package var blockedBy: Int?
  package var reason: Reason

  package var isMissed: Bool { reason == .notReady || reason == .anotherKept }
}

/// A level that holds until its next change, such as memory in use.
package struct LevelChange: Sendable, Equatable {
  package var time: Nanoseconds
  package var value: Double
}

/// All that is known of one replication when someone asked for its records.
package struct ReplicationRecords: Sendable, Equatable {
  /// Replication, from 0.
  package var replication: Int
  /// By number.
  package var photos: [PhotoRecord] = []
  package var rejected: [RejectedRequest] = []
  package var unanswered: [UnansweredPress] = []
  /// The press times by tap number.
  package var presses: [Nanoseconds] = []
  package var events: [CaptureEventRecord] = []
  package var memory: [LevelChange] = []
  package var heat: [LevelChange] = []
  package var outstanding: [LevelChange] = []
  /// Values of the metrics, by `Metric.rawValue`; NaN = no value, infinite = it has not
  /// come.
  package var metrics: [Double] = []
  /// Instants of the first and the last event.
  package var firstEvent: Nanoseconds = 0
  package var lastEvent: Nanoseconds = 0
}
