@testable import ShotSim
@testable import ShotSimReports

/// One fixed small result that every exporter is tested with: seven taps of a burst
/// with all features off (one frame) and on (five frames), made by hand.
enum SampleResults {
  static let scenario = "basketball-burst"
  static let moment = Moment(from: ms(-50), until: ms(1600))
  static let tapTimes: [Int64] = [0, 260, 480, 750, 1010, 1240, 1490]

  static func ms(_ value: Double) -> Nanoseconds { nanoseconds(rounding: value * 1e6) }

  /// One photo that blocks the button until it is processed.
  static let off: ReplicationRecords = {
    var records = ReplicationRecords(replication: 0)
    records.presses = tapTimes.map { $0 * 1_000_000 }
    var photo = PhotoRecord(
      number: 1, tap: 1, kind: .processed, press: 0, request: ms(40),
      requestedDimensions: PhotoDimensions(megapixels: 48), requestedPrioritization: .quality,
      outcome: .delivered)
    photo.begin = ms(40)
    photo.exposure = ms(413.333333)
    photo.captureEnd = ms(600)
    photo.processingStart = ms(600)
    photo.processedAt = ms(2600)
    photo.encodingStart = ms(2600)
    photo.deliveredAt = ms(2650)
    photo.lastDeliveredAt = ms(2650)
    photo.finishedAt = ms(2650)
    photo.finalAt = ms(2750)
    photo.resolvedDimensions = PhotoDimensions(megapixels: 48)
    photo.resolvedPrioritization = .quality
    photo.flash = false
    photo.deferred = false
    photo.fastCapture = false
    photo.zeroShutterLag = false
    photo.allocation = ms(300)
    photo.processingTime = ms(2000)
    records.photos = [photo]
    records.unanswered = (2...7).map { tap in
      let press = tapTimes[tap - 1] * 1_000_000
      return UnansweredPress(
        tap: tap, press: press, reached: press + ms(40),
        readiness: press + ms(40) < ms(600)
          ? .notReadyMomentarily : .notReadyWaitingForProcessing,
        blockedBy: 1, reason: .notReady)
    }
    records.events = events(
      of: records,
      readiness: [
        (-2000, .ready), (40, .notReadyMomentarily), (600, .notReadyWaitingForProcessing),
        (2600, .ready),
      ])
    records.memory = [LevelChange(time: ms(40), value: 300), LevelChange(time: ms(2600), value: 0)]
    records.outstanding = [
      LevelChange(time: ms(40), value: 1), LevelChange(time: ms(2600), value: 0),
    ]
    records.heat = [LevelChange(time: ms(-3000), value: 0), LevelChange(time: ms(2600), value: 2)]
    records.firstEvent = ms(-3000)
    records.lastEvent = ms(2750)
    records.metrics = metrics(frames: 1, missed: 6)
    return records
  }()

  /// Five proxies; one tap during a capture, one while memory is short.
  static let on: ReplicationRecords = {
    var records = ReplicationRecords(replication: 0)
    records.presses = tapTimes.map { $0 * 1_000_000 }
    let plan: [(tap: Int, capture: Double, proxy: Double, encoding: Double, final: Double)] = [
      (1, 250, 330, 50, 6685), (2, 250, 330, 50, 8685), (4, 175, 230, 40, 10_685),
      (5, 175, 230, 40, 12_185), (6, 175, 230, 40, 13_685),
    ]
    for (index, part) in plan.enumerated() {
      let press = tapTimes[part.tap - 1] * 1_000_000
      let request = press + ms(40)
      var photo = PhotoRecord(
        number: index + 1, tap: part.tap, kind: .processed, press: press, request: request,
        requestedDimensions: PhotoDimensions(megapixels: 48), requestedPrioritization: .quality,
        outcome: .deliveredProxy)
      let captured = request + ms(part.capture)
      photo.begin = request
      photo.exposure = request - ms(20)
      photo.captureEnd = captured
      photo.processingStart = max(captured, records.photos.last?.processedAt ?? captured)
      photo.processedAt = (photo.processingStart ?? 0) + ms(part.proxy)
      photo.encodingStart = photo.processedAt
      photo.deliveredAt = (photo.processedAt ?? 0) + ms(part.encoding)
      photo.lastDeliveredAt = photo.deliveredAt
      photo.finishedAt = photo.deliveredAt
      photo.finalStart = ms(part.final)
      photo.finalAt = ms(part.final + (index < 2 ? 2000 : 1500))
      photo.resolvedDimensions = PhotoDimensions(megapixels: 48)
      photo.resolvedPrioritization = index < 2 ? .quality : .balanced
      photo.flash = false
      photo.deferred = true
      photo.fastCapture = index >= 2
      photo.zeroShutterLag = true
      photo.allocation = 0
      photo.processingTime = ms(part.proxy)
      records.photos.append(photo)
    }
    records.unanswered = [
      UnansweredPress(
        tap: 3, press: ms(480), reached: ms(520), readiness: .notReadyMomentarily, blockedBy: 2,
        reason: .notReady),
      UnansweredPress(
        tap: 7, press: ms(1490), reached: ms(1530), readiness: .notReadyWaitingForProcessing,
        blockedBy: 5, reason: .notReady),
    ]
    records.events = events(
      of: records,
      readiness: [
        (-2000, .ready), (40, .notReadyMomentarily), (290, .ready), (300, .notReadyMomentarily),
        (550, .ready), (790, .notReadyMomentarily), (965, .ready), (1050, .notReadyMomentarily),
        (1225, .ready), (1280, .notReadyMomentarily), (1455, .notReadyWaitingForProcessing),
        (1685, .ready),
      ])
    for photo in records.photos {
      records.outstanding.append(LevelChange(time: photo.begin ?? 0, value: 1))
      records.outstanding.append(LevelChange(time: photo.processedAt ?? 0, value: -1))
    }
    records.outstanding = running(records.outstanding, scale: 1)
    records.memory = records.outstanding.map { LevelChange(time: $0.time, value: $0.value * 300) }
    records.heat = [LevelChange(time: ms(-3000), value: 0)]
    records.firstEvent = ms(-3000)
    records.lastEvent = ms(15_185)
    records.metrics = metrics(frames: 5, missed: 2)
    return records
  }()

  private static func running(_ changes: [LevelChange], scale: Double) -> [LevelChange] {
    var level = 0.0
    return changes.sorted { ($0.time, $0.value) < ($1.time, $1.value) }.map { change in
      level += change.value
      return LevelChange(time: change.time, value: level * scale)
    }
  }

  private static func metrics(frames: Double, missed: Double) -> [Double] {
    var values = [Double](repeating: .nan, count: Metric.allCases.count)
    values[Int(Metric.framesCaptured.rawValue)] = frames
    values[Int(Metric.missedPresses.rawValue)] = missed
    return values
  }

  /// The events that follow from the records, and the changes of readiness.
  private static func events(
    of records: ReplicationRecords, readiness: [(Double, CaptureReadiness)]
  ) -> [CaptureEventRecord] {
    var events: [CaptureEventRecord] = readiness.map {
      CaptureEventRecord(time: ms($0.0), kind: .readiness, detail: .readiness($0.1))
    }
    events.append(CaptureEventRecord(time: ms(-2000), kind: .prepared, detail: .success(true)))
    for (index, press) in records.presses.enumerated() {
      events.append(CaptureEventRecord(time: press, kind: .press, tap: index + 1))
      events.append(CaptureEventRecord(time: press + ms(40), kind: .touch, tap: index + 1))
    }
    for press in records.unanswered {
      events.append(
        CaptureEventRecord(time: press.press + ms(40), kind: .missedPress, tap: press.tap))
    }
    for photo in records.photos {
      func add(_ time: Nanoseconds?, _ kind: CaptureEventRecord.Kind) {
        guard let time else { return }
        events.append(CaptureEventRecord(time: time, kind: kind, photo: photo.number))
      }
      events.append(
        CaptureEventRecord(
          time: photo.request, kind: .request, photo: photo.number, tap: photo.tap))
      add(photo.begin, .willBeginCapture)
      add(photo.exposure.map { max($0, photo.begin ?? $0) }, .willCapturePhoto)
      add(photo.captureEnd, .didCapturePhoto)
      let isDeferred = photo.deferred == true
      add(
        photo.deliveredAt,
        isDeferred ? .didFinishCapturingDeferredPhotoProxy : .didFinishProcessingPhoto)
      add(photo.finishedAt, .didFinishCapture)
      if isDeferred { add(photo.finalAt, .finalPhotoAvailable) }
    }
    let order = events.enumerated().sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }
    return order.map(\.element)
  }
}
