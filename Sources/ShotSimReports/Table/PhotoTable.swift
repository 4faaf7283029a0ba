package import ShotSim

/// A photo of a replication of a configuration: one row of the photo table.
package struct PhotoRow: Sendable {
  package var scenario: String
  package var configuration: String
  package var replication: Int
  package var photo: PhotoRecord

  package init(scenario: String, configuration: String, replication: Int, photo: PhotoRecord) {
    self.scenario = scenario
    self.configuration = configuration
    self.replication = replication
    self.photo = photo
  }
}

extension TableSchema where Row == PhotoRow {
  /// One row an accepted request; a time that never came is empty, and null in JSON.
  package static let photos = TableSchema(
    name: "photos", summary: "One row for each accepted photo request of each replication.",
    columns: identity + milestones + settings + ending)

  private static let identity: [TableColumn<PhotoRow>] = [
    .text("scenario", "Name of the scenario.") { $0.scenario },
    .text("config", "Name of the configuration, such as `features all`.") { $0.configuration },
    .integer("replication", "Replication, from 0.") { $0.replication },
    .integer("number", "Number of the accepted request in its replication, from 1.") {
      $0.photo.number
    },
    .integer("tap", "Number of the tap that made the request, from 1.") { $0.photo.tap },
    .text("kind", "Kind of photo, such as processed or livePhoto.") { "\($0.photo.kind)" },
  ]

  private static let milestones: [TableColumn<PhotoRow>] = [
    .time("press", "When the finger touched the button.") { $0.photo.press },
    .time("request", "When the app made the request.") { $0.photo.request },
    .time("begin", "When the capture stage began (willBeginCapture).") { $0.photo.begin },
    .time("exposure", "Exposure time: what counts for the moment.") { $0.photo.exposure },
    .time("capture_end", key: "captureEnd", "End of the capture stage (didCapturePhoto).") {
      $0.photo.captureEnd
    },
    .time("processing_start", key: "processingStart", "Start of the first processing job.") {
      $0.photo.processingStart
    },
    .time("processed_at", key: "processedAt", "End of the last processing job, or of the proxy.") {
      $0.photo.processedAt
    },
    .time("encoding_start", key: "encodingStart", "Start of the first encoding job.") {
      $0.photo.encodingStart
    },
    .time("delivered_at", key: "deliveredAt", "The first photo callback, or the proxy's.") {
      $0.photo.deliveredAt
    },
    .time("last_delivered_at", key: "lastDeliveredAt", "The last photo callback.") {
      $0.photo.lastDeliveredAt
    },
    .time("finished_at", key: "finishedAt", "didFinishCapture.") { $0.photo.finishedAt },
    .time("final_start", key: "finalStart", "Start of a deferred photo's final processing.") {
      $0.photo.finalStart
    },
    .time("final_at", key: "finalAt", "When the final image was in the library.") {
      $0.photo.finalAt
    },
  ]

  private static let settings: [TableColumn<PhotoRow>] = [
    .text("requested_dimensions", key: "requestedDimensions", "Size asked for, such as 48MP.") {
      $0.photo.requestedDimensions.description
    },
    .text("requested_prioritization", key: "requestedPrioritization", "Prioritization asked for.") {
      "\($0.photo.requestedPrioritization)"
    },
    .text("resolved_dimensions", key: "resolvedDimensions", "Size that was given.") {
      $0.photo.resolvedDimensions?.description
    },
    .text("resolved_prioritization", key: "resolvedPrioritization", "Prioritization given.") {
      $0.photo.resolvedPrioritization.map { "\($0)" }
    },
    .flag("flash", "Whether the flash fired.") { $0.photo.flash },
    .flag("deferred", "Whether a proxy was delivered and the final made later.") {
      $0.photo.deferred
    },
    .flag("fast_capture", key: "fastCapture", "Whether fast capture lowered quality to balanced.") {
      $0.photo.fastCapture
    },
    .flag("zero_shutter_lag", key: "zeroShutterLag", "Whether the frame came from the ring buffer.")
    { $0.photo.zeroShutterLag },
  ]

  private static let ending: [TableColumn<PhotoRow>] = [
    .time("allocation", "Length of the just-in-time allocation, 0 when prepared.") {
      $0.photo.allocation
    },
    .time("processing_time", key: "processingTime", "Time spent in the processing server.") {
      $0.photo.processingTime
    },
    .time(
      "processing_time_min", key: "processingTimeMin",
      "Processing time that one photo in twenty falls short of, as photoProcessingTimeRange says."
    ) { $0.photo.processingTimeRange?.minimum },
    .time(
      "processing_time_max", key: "processingTimeMax",
      "Processing time that one photo in twenty exceeds, as photoProcessingTimeRange says."
    ) { $0.photo.processingTimeRange?.maximum },
    .integer("expected_photo_count", key: "expectedPhotoCount", "Photos the request delivers.") {
      $0.photo.expectedPhotoCount
    },
    .text("outcome", "delivered, deliveredProxy, failed(reason) or unfinished.") {
      $0.photo.outcome.description
    },
  ]
}

extension TableColumn {
  static func text(
    _ name: String, key: String? = nil, _ documentation: String,
    _ value: @escaping @Sendable (Row) -> String?
  ) -> Self {
    Self(name, key: key, .text, documentation) { value($0).map(TableValue.text) ?? .missing }
  }

  static func integer(
    _ name: String, key: String? = nil, unit: String = "count", _ documentation: String,
    _ value: @escaping @Sendable (Row) -> Int?
  ) -> Self {
    Self(name, key: key, .integer, unit: unit, documentation) { row in
      value(row).map { .integer(Int64($0)) } ?? .missing
    }
  }

  static func number(
    _ name: String, key: String? = nil, unit: String = "", _ documentation: String,
    _ value: @escaping @Sendable (Row) -> Double?
  ) -> Self {
    Self(name, key: key, .number, unit: unit, documentation) { row in
      value(row).map(TableValue.number) ?? .missing
    }
  }

  /// A time in ms; the name in tables gets the suffix `_ms`, the key does not.
  static func time(
    _ name: String, key: String? = nil, _ documentation: String,
    _ value: @escaping @Sendable (Row) -> Nanoseconds?
  ) -> Self {
    Self(name + "_ms", key: key ?? name, .time, unit: "ms", documentation) { row in
      value(row).map(TableValue.time) ?? .missing
    }
  }

  static func flag(
    _ name: String, key: String? = nil, _ documentation: String,
    _ value: @escaping @Sendable (Row) -> Bool?
  ) -> Self {
    Self(name, key: key, .flag, documentation) { value($0).map(TableValue.flag) ?? .missing }
  }
}
