@testable import ShotSim
@testable import ShotSimReports

/// Checks one replication against what must hold of every run.
final class RunInvariants {
  private let records: ReplicationRecords
  private let configuration: CaptureConfiguration
  private(set) var problems: [String] = []

  init(_ records: ReplicationRecords, _ configuration: CaptureConfiguration) {
    self.records = records
    self.configuration = configuration
    checkConservation()
    for photo in records.photos {
      checkTimes(photo)
      checkCallbacks(photo)
    }
    checkOrder()
    checkLevels()
    checkReadiness()
    checkPromptBegin()
  }

  private func require(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { problems.append(problem()) }
  }

  /// Whether a feature is on at any time.
  private func isEver(_ feature: Feature) -> Bool {
    configuration.features.contains(feature)
      || configuration.script.contains {
        if case .configure(let change) = $0.action {
          change.enable.contains(feature)
        } else {
          false
        }
      }
  }

  private var isEverResponsive: Bool { isEver(.responsiveCapture) }

  /// pressed = missed + rejected + accepted + dropped or never made, each once.
  private func checkConservation() {
    let taps =
      records.unanswered.map(\.tap) + records.rejected.map(\.tap) + records.photos.map(\.tap)
    require(
      taps.sorted() == records.presses.indices.map { $0 + 1 },
      "\(records.presses.count) presses, but answers for taps \(taps.sorted())")
    require(
      records[.missedPresses] == Double(records.unanswered.count { $0.isMissed }),
      "missedPresses counts something else")
    require(
      records.photos.map(\.number) == records.photos.indices.map { $0 + 1 }, "numbers have gaps")
    require(records.presses == records.presses.sorted(), "presses out of order")
    let frames = records.photos.count { photo in
      guard let exposure = photo.exposure else { return false }
      return configuration.moment.map { $0.from <= exposure && exposure < $0.until } ?? true
    }
    require(records[.framesCaptured] == Double(frames), "framesCaptured counts something else")
  }

  private func checkTimes(_ photo: PhotoRecord) {
    func inOrder(_ times: [Nanoseconds?], _ what: String) {
      let known = times.compactMap(\.self)
      require(known == known.sorted(), "photo \(photo.number): \(what) \(known)")
    }
    inOrder(
      [
        photo.press, photo.request, photo.begin, photo.captureEnd, photo.processingStart,
        photo.processedAt,
      ], "press to processed")
    inOrder(
      [photo.processingStart, photo.encodingStart, photo.deliveredAt, photo.lastDeliveredAt],
      "processing to delivery")
    inOrder([photo.processedAt, photo.lastDeliveredAt, photo.finishedAt], "processed to finished")
    inOrder([photo.exposure, photo.captureEnd], "exposure to capture end")
    inOrder([photo.processedAt, photo.finalStart, photo.finalAt], "proxy to final")
    if photo.zeroShutterLag == false {
      inOrder([photo.begin, photo.exposure], "begin to exposure")
    }
    if photo.deferred == false { inOrder([photo.lastDeliveredAt, photo.finalAt], "saving") }
    if photo.deferred == true {
      require(photo.kind == .processed || photo.kind == .livePhoto, "deferred \(photo.kind)")
    }
    if photo.fastCapture == true {
      require(photo.resolvedPrioritization == .balanced, "fast capture that is not balanced")
    }
    if let resolved = photo.resolvedDimensions {
      require(
        resolved <= photo.requestedDimensions, "photo \(photo.number) is larger than asked for")
    }
  }

  /// Each accepted request ends once, with didFinishCapture as its last callback.
  private func checkCallbacks(_ photo: PhotoRecord) {
    let events = records.events.filter { $0.photo == photo.number }
    let finishes = events.indices.filter { events[$0].kind == .didFinishCapture }
    require(
      finishes.count == (photo.finishedAt == nil ? 0 : 1),
      "photo \(photo.number) finishes \(finishes.count) times")
    let deliveries = events.count {
      $0.kind == .didFinishProcessingPhoto || $0.kind == .didFinishCapturingDeferredPhotoProxy
    }
    switch photo.outcome {
    case .failed:
      require(finishes.count == 1 && deliveries == 0, "a failed photo is delivered")
      require(photo.captureEnd == nil, "photo \(photo.number) fails after its capture")
    case .delivered:
      require(
        deliveries == photo.expectedPhotoCount, "photo \(photo.number) has \(deliveries) deliveries"
      )
    case .deliveredProxy:
      require(deliveries == 1 && photo.deferred == true, "proxy \(deliveries) times")
    case .unfinished:
      require(configuration.endsAt != nil, "photo \(photo.number) never ends")
    }
    guard let last = finishes.last else { return }
    let late = events[(last + 1)...].filter {
      $0.kind != .finalPhotoAvailable && $0.kind != .finalProcessingBegan
    }
    require(late.isEmpty, "photo \(photo.number) after didFinishCapture: \(late.map(\.kind))")
  }

  /// Photos begin, are captured and delivered in the order of their numbers.
  private func checkOrder() {
    require(
      zip(records.events, records.events.dropFirst()).allSatisfy { $0.time <= $1.time },
      "events out of order")
    let stages: [[CaptureEventRecord.Kind]] = [
      [.request], [.willBeginCapture], [.didCapturePhoto], [.processingBegan], [.processingEnded],
      [.didFinishProcessingPhoto, .didFinishCapturingDeferredPhotoProxy],
    ]
    for stage in stages {
      let numbers = records.events.filter { stage.contains($0.kind) }.map(\.photo)
      require(numbers == numbers.sorted(), "\(stage[0]) in the order \(numbers)")
    }
    let limit = isEverResponsive ? Int.max : 1
    for photo in records.photos {
      guard let begin = photo.begin, photo.number > 1 else { continue }
      let overlaps = records.photos[..<(photo.number - 1)].filter { other in
        guard let start = other.begin else { return false }
        let end = other.processedAt ?? other.finishedAt ?? .max
        return start <= begin && begin < end
      }
      require(
        overlaps.count < limit,
        "photo \(photo.number) begins before \(overlaps.map(\.number)) are processed")
      if photo.kind == .bracket || overlaps.contains(where: { $0.kind == .bracket }) {
        require(overlaps.isEmpty, "photo \(photo.number) overlaps with a bracket")
      }
    }
  }

  private func checkLevels() {
    let limits = configuration.device.limits
    let slots = isEverResponsive ? max(limits.photosInProcessing, limits.proxiesInFlight) : 1
    require(records.heat.allSatisfy { $0.value >= 0 }, "heat below zero")
    require(
      records.outstanding.allSatisfy { $0.value >= 0 && $0.value <= Double(slots) },
      "outstanding \(records.outstanding.map(\.value)), slots \(slots)")
    require(records.memory.allSatisfy { $0.value >= 0 }, "memory below zero")
    let peak = records.memory.map(\.value).max() ?? 0
    // A level of no length is not in the list, but in the metric.
    require(records[.peakMemory] >= peak, "peakMemory \(records[.peakMemory]) below \(peak)")
    if configuration.endsAt == nil {
      require(records.memory.last?.value ?? 0 == 0, "memory is not back to zero")
      require(records.outstanding.last?.value ?? 0 == 0, "photos stay outstanding")
    }
    guard let most = limits.sessionMemory else { return }
    for change in records.memory where change.value > most {
      let count = records.outstanding.last { $0.time <= change.time }?.value ?? 0
      require(count <= 1, "\(change.value) MB in \(count) photos, \(most) MB allowed")
    }
  }

  /// Ready means that nothing is captured, waits or fills the slots; looked at
  /// when all that happens at an instant has happened.
  private func checkReadiness() {
    var readiness = CaptureReadiness.sessionNotRunning
    var capturing = 0
    var waiting = 0
    var outstanding = records.outstanding[...]
    var filled = 0.0
    let limits = configuration.device.limits
    let slots = isEverResponsive ? max(limits.photosInProcessing, limits.proxiesInFlight) : 1
    for (index, event) in records.events.enumerated() {
      switch event.kind {
      case .readiness:
        if case .readiness(let state) = event.detail {
          require(state != readiness, "readiness changes to itself at \(event.time)")
          readiness = state
        }
      case .request: waiting += 1
      case .willBeginCapture:
        require(capturing == 0, "two captures at \(event.time)")
        waiting -= 1
        capturing = event.photo
      case .didCapturePhoto: capturing = 0
      case .didFinishCapture:
        if case .failed = records.photos[event.photo - 1].outcome {
          if capturing == event.photo { capturing = 0 } else { waiting -= 1 }
        }
      default: break
      }
      let isLast = index + 1 == records.events.count || records.events[index + 1].time > event.time
      guard isLast else { continue }
      while let change = outstanding.first, change.time <= event.time {
        filled = change.value
        outstanding.removeFirst()
      }
      guard readiness == .ready else { continue }
      require(
        capturing == 0 && waiting == 0, "ready at \(event.time) during capture of \(capturing)")
      require(filled < Double(slots), "ready at \(event.time) with \(filled) outstanding")
    }
  }

  /// A request that is made only when the output is ready begins at once; but
  /// with fast capture it may be the one that changes what the next needs.
  private func checkPromptBegin() {
    guard configuration.photographer?.whenNotReady != .queued, !isEver(.fastCapturePrioritization)
    else { return }
    for photo in records.photos {
      require(
        photo.begin == photo.request,
        "photo \(photo.number), asked for when ready, begins later")
    }
  }
}
