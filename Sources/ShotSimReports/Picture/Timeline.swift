package import ShotSim

/// What one replication looks like on a time axis; every picture is drawn from it.
package struct Timeline: Sendable, Equatable {
  /// A row of a picture.
  package enum Lane: String, Sendable, CaseIterable {
    case capture, processing, proxy, encoding, final
  }

  /// Work on one photo.
  package struct Span: Sendable, Equatable {
    package var lane: Lane
    package var photo: Int
    package var start: Nanoseconds
    package var end: Nanoseconds
    /// The run ended first.
    package var isOpen = false
    /// The request failed at the end of the span.
    package var isFailed = false
  }

  /// A state of the button that holds until the next one.
  package struct ReadinessSpan: Sendable, Equatable {
    package var state: CaptureReadiness
    package var start: Nanoseconds
    package var end: Nanoseconds
  }

  /// What became of a tap.
  package enum TapFate: Sendable, Equatable {
    /// It made the photo with this number.
    case photo(Int)
    /// Missed, and why: `waiting for processing of photo 1`.
    case missed(String)
    /// The request threw.
    case rejected(RejectionReason)
    /// Kept, and dropped for a later press.
    case dropped
    /// Kept or on its way when the run ended.
    case neverMade
  }

  package struct Tap: Sendable, Equatable {
    package var number: Int
    package var press: Nanoseconds
    package var fate: TapFate

    package var isMissed: Bool {
      if case .missed = fate { true } else { false }
    }
  }

  package var replication: Int
  /// In the order of their press times.
  package var taps: [Tap]
  package var readiness: [ReadinessSpan]
  /// By lane, then by start.
  package var spans: [Span]
  package var photos: [PhotoRecord]
  /// Where the axis starts and ends; spans may go beyond.
  package var start: Nanoseconds
  package var end: Nanoseconds
  package var moment: Moment?
}

extension Timeline {
  /// Lays out the records of one replication.
  ///
  /// The axis runs from just before the first tap to the last delivery; final
  /// processing, which may be many seconds later, is inside only where it does not
  /// squeeze the rest.
  package init(_ records: ReplicationRecords, moment: Moment? = nil) {
    replication = records.replication
    photos = records.photos
    self.moment = moment
    taps = Timeline.taps(of: records)
    spans = Timeline.spans(of: records)
    readiness = Timeline.readiness(of: records)
    let range = Timeline.range(spans: spans, taps: taps, moment: moment, records: records)
    start = range.lowerBound
    end = range.upperBound
  }

  /// Photos that were exposed within the moment, or at all if there is none.
  package var framesCaptured: Int {
    photos.count { photo in
      guard let exposure = photo.exposure else { return false }
      if case .failed = photo.outcome { return false }
      guard let moment else { return true }
      return exposure >= moment.from && exposure < moment.until
    }
  }

  /// What is to be said of final images that the axis does not reach, such as
  /// `done later, 8.7 to 15.2 s`; `nil` = nothing.
  package func finalNote(after end: Nanoseconds) -> String? {
    let ends = spans.filter { $0.lane == .final && $0.start >= end }.map(\.end)
    if let first = ends.first, let last = ends.last {
      let to = DurationText.seconds(last, decimals: 1)
      return ends.count == 1
        ? "done later, at \(to)"
        : "done later, \(NumberText.fixed(Double(first) / 1e9, decimals: 1)) to \(to)"
    }
    let isMissing = photos.contains { photo in
      photo.outcome == .deliveredProxy && photo.finalStart == nil
    }
    return isMissing ? "not made before the run ended" : nil
  }

  /// The photo of a number; photos are in the order of their numbers, which start at 1.
  func photo(_ number: Int) -> PhotoRecord? {
    photos.indices.contains(number - 1) && photos[number - 1].number == number
      ? photos[number - 1] : photos.first { $0.number == number }
  }

  package var missedTaps: [Tap] { taps.filter(\.isMissed) }

  /// Taps whose request threw.
  package var refusedTaps: [Tap] {
    taps.filter { if case .rejected = $0.fate { true } else { false } }
  }

  /// Photos that came to nothing, with the reason.
  package var failures: [(photo: PhotoRecord, reason: FailureReason)] {
    photos.compactMap { photo in
      if case .failed(let reason) = photo.outcome { (photo, reason) } else { nil }
    }
  }

  private static func taps(of records: ReplicationRecords) -> [Tap] {
    var fates: [Int: TapFate] = [:]
    var presses: [Int: Nanoseconds] = [:]
    for (index, press) in records.presses.enumerated() { presses[index + 1] = press }
    for photo in records.photos {
      fates[photo.tap] = .photo(photo.number)
      presses[photo.tap] = photo.press
    }
    for request in records.rejected {
      fates[request.tap] = .rejected(request.reason)
      presses[request.tap] = request.press
    }
    for press in records.unanswered {
      presses[press.tap] = press.press
      fates[press.tap] =
        switch press.reason {
        case .notReady, .anotherKept: .missed(MissedTapText.reason(press))
        case .dropped: .dropped
        case .neverMade: .neverMade
        }
    }
    return presses.map { Tap(number: $0.key, press: $0.value, fate: fates[$0.key] ?? .neverMade) }
      .sorted { ($0.press, $0.number) < ($1.press, $1.number) }
  }

  private static func spans(of records: ReplicationRecords) -> [Span] {
    var spans: [Span] = []
    func add(_ lane: Lane, _ photo: PhotoRecord, _ start: Nanoseconds?, _ end: Nanoseconds?) {
      guard let start else { return }
      if case .failed = photo.outcome, end == nil {
        // Only the stage that was cut short is known: the capture.
        guard lane == .capture, let failure = photo.finishedAt, failure >= start else { return }
        spans.append(
          Span(lane: lane, photo: photo.number, start: start, end: failure, isFailed: true))
        return
      }
      spans.append(
        Span(
          lane: lane, photo: photo.number, start: start, end: end ?? records.lastEvent,
          isOpen: end == nil))
    }
    for photo in records.photos {
      add(.capture, photo, photo.begin, photo.captureEnd)
      add(
        photo.deferred == true ? .proxy : .processing, photo, photo.processingStart,
        photo.processedAt)
      add(.encoding, photo, photo.encodingStart, photo.lastDeliveredAt ?? photo.deliveredAt)
      if photo.deferred == true { add(.final, photo, photo.finalStart, photo.finalAt) }
    }
    let order = Lane.allCases
    return order.flatMap { lane in
      spans.filter { $0.lane == lane }.sorted { ($0.start, $0.photo) < ($1.start, $1.photo) }
    }
  }

  private static func readiness(of records: ReplicationRecords) -> [ReadinessSpan] {
    var spans: [ReadinessSpan] = []
    var state = CaptureReadiness.sessionNotRunning
    var since = records.firstEvent
    func close(at time: Nanoseconds) {
      if time > since { spans.append(ReadinessSpan(state: state, start: since, end: time)) }
    }
    for event in records.events {
      guard case .readiness(let next) = event.detail else { continue }
      close(at: event.time)
      state = next
      since = max(since, event.time)
    }
    close(at: records.lastEvent)
    return spans
  }

  private static func range(
    spans: [Span], taps: [Tap], moment: Moment?, records: ReplicationRecords
  ) -> Range<Nanoseconds> {
    var starts = [taps.first?.press, moment?.from].compactMap(\.self)
    if starts.isEmpty { starts = spans.map(\.start) }
    let start = starts.min() ?? records.firstEvent
    var ends = spans.filter { $0.lane != .final }.map(\.end)
    ends += [taps.last?.press, moment?.until].compactMap(\.self)
    var end = max(ends.max() ?? records.lastEvent, start + 1_000_000)
    // Finals that stretch the axis by no more than half stay in the picture.
    if let last = spans.filter({ $0.lane == .final }).map(\.end).max(),
      last > end, Double(last - start) <= 1.5 * Double(end - start)
    {
      end = last
    }
    let margin = (end - start) / 50
    return (start - margin)..<(end + margin)
  }
}

/// Says why a tap made no photo.
package enum MissedTapText {
  /// Returns the reason, such as `waiting for processing of photo 1`.
  package static func reason(_ press: UnansweredPress) -> String {
    let state = why(press.readiness, blockedBy: press.blockedBy)
    return press.reason == .anotherKept ? "an earlier press was kept already (\(state))" : state
  }

  private static func why(_ readiness: CaptureReadiness, blockedBy photo: Int?) -> String {
    let of = photo.map { " of photo \($0)" } ?? ""
    return switch readiness {
    case .sessionNotRunning: "the session was not running"
    case .ready: "the app was ready again only later"
    case .notReadyMomentarily:
      photo.map { "photo \($0) was still being captured" } ?? "the session was being set up again"
    case .notReadyWaitingForCapture: "waiting for the long capture" + of
    case .notReadyWaitingForProcessing: "waiting for processing" + of
    }
  }
}
