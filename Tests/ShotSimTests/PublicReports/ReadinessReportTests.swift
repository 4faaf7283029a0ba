import Testing

@testable import ShotSim

/// Reports about features, readiness, errors and session start on iPhones.
@Suite struct ReadinessReportTests {
  @Test func `Report 19: a deferred shot has no didFinishProcessingPhoto`() throws {
    let records = try ReportScenario.one(ReportScenario.all)
    #expect(records.times(.didFinishProcessingPhoto).isEmpty)
    #expect(records.times(.didFinishCapturingDeferredPhotoProxy).count == 1)
    let off = try ReportScenario.one(ReportScenario.responsive)
    #expect(off.times(.didFinishProcessingPhoto).count == 1)
  }

  @Test func `Report 21: not ready rejects nothing, and waiting for ready is bounded`() throws {
    let taps = "photographer.shutter.taps=['0s', '0.2s', '0.4s']"
    let queued = try ReportScenario.one(taps, "photographer.whenNotReady=queued")
    #expect(queued.photos.map(\.outcome) == [.delivered, .delivered, .delivered])
    let waiting = try ReportScenario.one(taps, "photographer.whenNotReady=waits")
    let first = try #require(waiting.photos[0].processedAt)
    #expect(waiting.photos[1].request == first)
    // A session that never starts: the press is kept, and said to be never made.
    let never = try ReportScenario.one(
      "photographer.whenNotReady=waits", "session.startRunning=100s", "endsAt=60s")
    #expect(never.photos.isEmpty)
    #expect(never.unanswered.map(\.reason) == [.neverMade])
  }

  @Test func `Report 22: a size of the old camera is refused for the new one`() {
    let refusal = ReportScenario.refusal(
      "script=[{ at: '1s', configure: { camera: 'front' } }]")
    #expect(refusal?.path.hasPrefix("script[0].configure") == true)
    #expect(refusal?.text.contains("48MP") == true)
  }

  @Test func `Report 23: a session maximum that is not offered lists those that are`() {
    let refusal = ReportScenario.refusal("session.maxPhotoDimensions=18MP")
    #expect(refusal?.path == "session.maxPhotoDimensions")
    #expect(["12MP", "24MP", "48MP"].allSatisfy { refusal?.text.contains($0) == true })
  }

  @Test func `Report 24: quality with the default maximum is rejected`() throws {
    let records = try ReportScenario.one(
      "session={ maxPhotoDimensions: '48MP', startRunning: '-3s' }")
    #expect(records.reasons == [.prioritizationAboveMaximum])
  }

  @Test func `Report 28: a superseded prepare completes once, with false`() throws {
    let entry = "{ maxPhotoDimensions: '48MP', photoQualityPrioritization: 'quality' }"
    let twice = try ReportScenario.one(
      "script=[{ at: '-1s', prepare: [\(entry)] }, { at: '-0.9s', prepare: [\(entry)] }]",
      "photographer.shutter.taps=['1s']")
    #expect(twice.times(.prepared, .success(false)) == [.milliseconds(-900)])
    #expect(twice.times(.prepared, .success(true)).count == 1)
    #expect(twice.photos[0].allocation == 0)
    // Prepared without effect: another size, or nothing.
    let small = try ReportScenario.one(
      "script=[{ at: '-1s', prepare: [{ maxPhotoDimensions: '12MP' }] }]",
      "photographer.shutter.taps=['1s']")
    #expect((small.photos[0].allocation ?? 0) > 0)
    // A rebuild in between allocates again as part of itself.
    let rebuilt = try ReportScenario.one(
      """
      script=[{ at: '-1s', prepare: [\(entry)] }, \
      { at: '0s', configure: { session: { preset: 'photo' } } }]
      """, "photographer.shutter.taps=['2s']")
    #expect(rebuilt.photos[0].allocation == 0)
  }

  @Test func `Report 31: readiness comes back when the pipeline has drained`() throws {
    let taps = (0..<20).map { "'\($0 * 50)ms'" }.joined(separator: ", ")
    let records = try ReportScenario.one(
      "photographer={ shutter: { taps: [\(taps)] }, whenNotReady: 'queued' }",
      ReportScenario.responsive)
    #expect(records.photos.count == 20)
    #expect(records.photos.allSatisfy { $0.outcome == .delivered })
    #expect(records.readinessChanges.last == .ready)
  }

  @Test func `Report 33: a press before the camera is ready is never lost silently`() throws {
    let early = "session.startRunning=0s"
    let queued = try ReportScenario.one(early, "photographer.whenNotReady=queued")
    #expect(queued.reasons == [.sessionNotRunning])
    let waiting = try ReportScenario.one(early, "photographer.whenNotReady=waits")
    #expect(waiting.photos.map(\.outcome) == [.delivered])
    let lost = try ReportScenario.one(early)
    #expect(lost.unanswered.map(\.reason) == [.notReady])
    #expect(lost.unanswered.map(\.readiness) == [.sessionNotRunning])
  }

  @Test func `Reports 34 and 35: an interruption ends the flash shot, and later ones work`() throws
  {
    let records = try ReportScenario.one(
      "photo.flash=on", "photographer.shutter.taps=['0s', '5s']",
      "script=[{ at: '0.2s', interrupt: '2s' }]")
    #expect(records.photos.map(\.outcome) == [.failed(.interrupted), .delivered])
    #expect(records.times(.didFinishCapture, photo: 1) == [.milliseconds(200)])
    let changes = records.readinessChanges
    let flash = try #require(changes.firstIndex(of: .notReadyWaitingForCapture))
    #expect(changes[flash + 1] == .sessionNotRunning)
    #expect(changes[flash + 2] == .ready)
  }

  @Test func `Report 36: a stop ends the capture with an error`() throws {
    let records = try ReportScenario.one("script=[{ at: '0.1s', stopRunning: true }]")
    #expect(records.photos.map(\.outcome) == [.failed(.sessionStopped)])
    #expect(records.readinessChanges.last == .sessionNotRunning)
  }

  @Test func `Report 37: errors are as frequent as taps in the time of the start`() async throws {
    func share(_ start: String) async throws -> Double {
      let scenario = try ScenarioRuns.scenario(
        ReportScenario.onePhoto,
        changes: [
          "session.startRunning=0s", ScenarioRuns.fixed("startUp", start),
          "photo={}", ReportScenario.responsive,
          """
          photographer={ shutter: { every: { exponential: { mean: '1s' } }, from: '10ms', \
          until: '10s' }, whenNotReady: 'queued' }
          """,
        ])
      var rejected = 0
      var presses = 0
      for replication in 0..<200 {
        let records = try ScenarioRuns.records(scenario, replication: replication)
        rejected += records.reasons.count { $0 == .sessionNotRunning }
        presses += records.presses.count
      }
      return Double(rejected) / Double(presses)
    }
    let short = try await share("1s")
    // The press that opens the app, and one a second: 2 of 11.
    #expect((0.14...0.22).contains(short))
    #expect(try await share("3s") > short + 0.1)
  }

  @Test func `Report 38: a flash shot is valid, longer, and without zero shutter lag`() throws {
    let features = "features={ preparedSettings: true, zeroShutterLag: true }"
    let plain = try ReportScenario.one(features)
    let flash = try ReportScenario.one(features, "photo.flash=on")
    #expect(flash.photos[0].outcome == .delivered)
    #expect(flash.photos[0].zeroShutterLag == false)
    #expect(plain.photos[0].zeroShutterLag == true)
    #expect(flash[.captureTime] > plain[.captureTime] + 250)
  }

  @Test func `Report 39: Live Photos and deferral together are legal and lose no movie`() throws {
    let records = try ReportScenario.one(
      ReportScenario.deferred, "session.livePhotoCapture=true", "photo.kind=livePhoto")
    #expect(records.photos.map(\.outcome) == [.deliveredProxy])
    #expect(records.times(.didFinishProcessingLivePhotoMovie).count == 1)
  }

  @Test(arguments: [
    ("features={ fastCapturePrioritization: true }", "responsiveCapture"),
    (
      "features={ zeroShutterLag: true, fastCapturePrioritization: true }", "responsiveCapture"
    ),
    ("features={ responsiveCapture: true }", "zeroShutterLag"),
  ])
  func `Report 40: the first unmet prerequisite of fast capture is named`(
    features: String, name: String
  ) {
    let refusal = ReportScenario.refusal(features)
    #expect(refusal?.path.hasPrefix("features.") == true)
    #expect(refusal?.text.contains(name) == true)
  }

  @Test(arguments: [
    ("session.maxPhotoQualityPrioritization=balanced", "quality"),
    ("session.livePhotoCapture=true", "livePhoto"), ("session.preset=high", "photo"),
  ])
  func `Report 40: session quality, Live Photo and the preset keep fast capture off`(
    change: String, name: String
  ) {
    let chain = "{ zeroShutterLag: true, responsiveCapture: true, fastCapturePrioritization: true }"
    let refusal = ReportScenario.refusal(
      "features=\(chain)", "photo={}", change)
    #expect(refusal?.path == "features.fastCapturePrioritization")
    #expect(refusal?.text.lowercased().contains(name.lowercased()) == true)
  }

  @Test func `Report 41: a slow start is part of the first shot's time`() throws {
    func first(_ start: String) throws -> Double {
      try ReportScenario.one(
        "session.startRunning=0s", "photographer.whenNotReady=waits",
        ScenarioRuns.fixed("startUp", start))[.timeToPhoto]
    }
    #expect(abs(try first("15s") - first("2.5s") - 12_500) < 1e-6)
  }

  @Test func `Report 42: deferred start brings no earlier photo`() throws {
    let early = ["session.startRunning=0s", "photographer.whenNotReady=waits"]
    let plain = try ReportScenario.one(early[0], early[1])
    let isSame = try ReportScenario.one(early[0], early[1], "session.deferredStart=true")
      .isIdentical(to: plain)
    #expect(isSame)
  }
}
