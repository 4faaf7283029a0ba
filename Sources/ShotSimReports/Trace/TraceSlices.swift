import ShotSim

/// Collects the slices of a replication, lane by lane.
enum TraceSlices {
  typealias Arguments = [(key: String, value: JSONNode)]

  static func all(of records: ReplicationRecords) -> [TraceProcess.Slice] {
    let timeline = Timeline(records)
    return taps(of: records) + readiness(of: timeline) + stages(of: timeline)
      + saves(of: records)
  }

  /// A tap lasts from the touch to the request that it made, or to the instant at
  /// which it met the button.
  private static func taps(of records: ReplicationRecords) -> [TraceProcess.Slice] {
    var slices: [TraceProcess.Slice] = []
    func add(
      _ tap: Int, _ press: Nanoseconds, _ end: Nanoseconds, photo: Int = 0, _ fate: String,
      _ arguments: Arguments = []
    ) {
      slices.append(
        TraceProcess.Slice(
          lane: .taps, name: "tap \(tap)" + fate, start: press, end: max(end, press),
          photo: photo, arguments: [("tap", .integer(Int64(tap)))] + arguments))
    }
    for photo in records.photos {
      add(
        photo.tap, photo.press, photo.request, photo: photo.number, "",
        [("photo", .integer(Int64(photo.number)))])
    }
    for request in records.rejected {
      add(
        request.tap, request.press, request.request, " refused",
        [("why", .text("\(request.reason)"))])
    }
    for press in records.unanswered {
      let end = press.reached ?? press.press
      switch press.reason {
      case .notReady, .anotherKept:
        add(press.tap, press.press, end, " missed", [("why", .text(MissedTapText.reason(press)))])
      case .dropped: add(press.tap, press.press, end, " given up")
      case .neverMade: add(press.tap, press.press, end, " without an answer")
      }
    }
    return slices.sorted { ($0.start, $0.name) < ($1.start, $1.name) }
  }

  private static func readiness(of timeline: Timeline) -> [TraceProcess.Slice] {
    timeline.readiness.map { span in
      TraceProcess.Slice(
        lane: .readiness, name: "\(span.state)", start: span.start, end: span.end)
    }
  }

  private static func stages(of timeline: Timeline) -> [TraceProcess.Slice] {
    var settings: [Int: Arguments] = [:]
    for photo in timeline.photos { settings[photo.number] = TraceSlices.settings(of: photo) }
    return timeline.spans.map { span in
      let (lane, name): (TraceProcess.Lane, String) =
        switch span.lane {
        case .capture: (.sensor, "capture")
        case .processing: (.processing, "process")
        case .proxy: (.processing, "proxy")
        case .encoding: (.encoding, "encode")
        case .final: (.background, "final")
        }
      return TraceProcess.Slice(
        lane: lane, name: "\(name) \(span.photo)" + (span.isFailed ? " failed" : ""),
        start: span.start,
        end: max(span.end, span.start),
        photo: span.photo,
        arguments: span.lane == .capture
          ? settings[span.photo] ?? [] : [("photo", .integer(Int64(span.photo)))])
    }
  }

  /// Saving a photo that was not deferred to the library.
  private static func saves(of records: ReplicationRecords) -> [TraceProcess.Slice] {
    records.photos.compactMap { photo in
      guard photo.deferred != true, let start = photo.lastDeliveredAt, let end = photo.finalAt,
        end > start
      else { return nil }
      return TraceProcess.Slice(
        lane: .background, name: "save \(photo.number)", start: start, end: end,
        photo: photo.number, arguments: [("photo", .integer(Int64(photo.number)))])
    }
  }

  /// What a photo asked for and what it was given.
  static func settings(of photo: PhotoRecord) -> Arguments {
    var result: Arguments = [
      ("photo", .integer(Int64(photo.number))), ("tap", .integer(Int64(photo.tap))),
      ("kind", .text("\(photo.kind)")),
      ("requestedDimensions", .text(photo.requestedDimensions.description)),
      ("requestedPrioritization", .text("\(photo.requestedPrioritization)")),
    ]
    if let value = photo.resolvedDimensions {
      result.append(("resolvedDimensions", .text(value.description)))
    }
    if let value = photo.resolvedPrioritization {
      result.append(("resolvedPrioritization", .text("\(value)")))
    }
    let flags = [
      ("flash", photo.flash), ("deferred", photo.deferred), ("fastCapture", photo.fastCapture),
      ("zeroShutterLag", photo.zeroShutterLag),
    ]
    for (key, value) in flags {
      if let value { result.append((key, .flag(value))) }
    }
    if let value = photo.allocation {
      result.append(("allocationMilliseconds", .number(Double(value) / 1e6)))
    }
    return result + [("outcome", .text(photo.outcome.description))]
  }
}
