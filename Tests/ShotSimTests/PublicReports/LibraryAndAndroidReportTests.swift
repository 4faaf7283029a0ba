import Testing

@testable import ShotSim

/// Reports about the library, and about phones with Android.
@Suite struct LibraryAndAndroidReportTests {
  @Test func `Reports 46 and 47: what is read at once is the proxy`() throws {
    let stop = "{ at: '10s', stopRunning: true }"
    let later = try ReportScenario.one(ReportScenario.deferred, "script=[\(stop)]").photos[0]
    let proxy = try #require(later.deliveredAt)
    #expect(proxy < .milliseconds(2000))
    // The final comes after the camera was closed.
    #expect(try #require(later.finalAt) > .milliseconds(11_000))
    // A consumer that asks for it forces the work, and still has to wait for it.
    let asked = try ReportScenario.one(
      ReportScenario.deferred, "script=[{ at: '3s', requestFinalPhoto: 1 }, \(stop)]"
    ).photos[0]
    #expect(asked.finalStart == .milliseconds(3000))
    #expect(try #require(asked.finalAt) > .milliseconds(4000))
    #expect(asked.deliveredAt == proxy)
  }

  @Test func `Report 50: a second tap queues for the rest of the first`() throws {
    let records = try ReportScenario.one(
      "device=generic-android", "photo.maxPhotoDimensions=50MP", "session.maxPhotoDimensions=50MP",
      "photographer={ shutter: { taps: ['0s', '1s'] }, whenNotReady: 'queued' }")
    let (first, second) = (records.photos[0], records.photos[1])
    #expect(second.begin == first.processedAt)
    #expect(second.request < .milliseconds(1200))
    let begin = try #require(second.begin)
    let total = try #require(second.deliveredAt) - second.press
    let alone = try #require(second.deliveredAt) - begin
    #expect(total == alone + (begin - second.press))
  }

  @Test func `Report 52: a frame of lag with zero shutter lag, 0.6 s without`() async throws {
    func lag(_ isOn: Bool) async throws -> Double {
      try await ReportScenario.many(
        ReportScenario.onePhoto, "device=generic-android", "session.maxPhotoDimensions=12MP",
        "photo={ photoQualityPrioritization: 'balanced' }", "features={ zeroShutterLag: \(isOn) }"
      ).mean(.shutterLag)
    }
    #expect(try await lag(true) < 110)
    #expect((450...650).contains(try await lag(false)))
  }

  @Test func `Report 52: flags that fell back stay off until they are set again`() throws {
    let records = try ReportScenario.one(
      ReportScenario.responsive,
      "photographer={ shutter: { taps: ['0s', '8s', '8.6s'] }, whenNotReady: 'lost' }",
      """
      script=[{ at: '4s', configure: { features: { zeroShutterLag: false } } }, \
      { at: '6s', configure: { features: { zeroShutterLag: true } } }]
      """)
    #expect(records.times(.featureFellBack, .feature(.responsiveCapture)) == [.milliseconds(4000)])
    // Zero shutter lag is back, overlap is not: the third press finds the button gray.
    #expect(records.photos.map(\.zeroShutterLag) == [true, true])
    #expect(records.unanswered.map(\.readiness) == [.notReadyWaitingForProcessing])
  }

  @Test func `Reports 54 and 56: saving is off the critical path`() async throws {
    let quick = try await ReportScenario.many(
      ReportScenario.series, ReportScenario.responsive, ScenarioRuns.fixed("saveToLibrary", "0ms")
    )
    let slow = try await ReportScenario.many(
      ReportScenario.series, ReportScenario.responsive,
      ScenarioRuns.fixed("saveToLibrary", "1.44s"))
    #expect(slow.values[Metric.shotToShot] == quick.values[Metric.shotToShot])
    #expect(slow.values[Metric.framesCaptured] == quick.values[Metric.framesCaptured])
    #expect(abs(slow.mean(.timeToFinal) - quick.mean(.timeToFinal) - 1440) < 1e-6)
    // The capture stage stays serial.
    let photos = try ScenarioRuns.records(slow.scenario).photos
    for (photo, next) in zip(photos, photos.dropFirst()) {
      #expect(try #require(next.begin) >= #require(photo.captureEnd))
    }
  }

  @Test func `Report 57: latency mode against quality mode`() async throws {
    func result(_ level: String) async throws -> ConfigurationResult {
      try await ReportScenario.many(
        ReportScenario.onePhoto, "device=generic-android", "session.maxPhotoDimensions=12MP",
        "photo={ photoQualityPrioritization: '\(level)' }", "features={ preparedSettings: true }")
    }
    let fast = try await result("speed")
    let fine = try await result("quality")
    #expect(fine.mean(.captureTime) > fast.mean(.captureTime) + 50)
    #expect(fine.mean(.processingTime) > 5 * fast.mean(.processingTime))
  }

  @Test(arguments: [1, 4])
  func `Report 58: with 40 s of processing captures go on until the buffers are full`(
    buffers: Int
  ) throws {
    let records = try ScenarioRuns.records(
      ScenarioRuns.scenario(
        ReportScenario.series,
        changes: [
          "device=generic-android", "session.maxPhotoDimensions=12MP",
          "photo={ photoQualityPrioritization: 'quality' }", ReportScenario.responsive,
          ScenarioRuns.fixed("processing.processed.12MP.quality", "40s"),
          "device.limits.photosInProcessing=\(buffers)",
        ]))
    #expect(records[.framesCaptured] == Double(buffers))
    #expect(records.photos.last.map { $0.begin ?? .max < .milliseconds(4000) } == true)
    #expect(records.readinessChanges.contains(.notReadyWaitingForProcessing))
  }

  @Test func `A backlog keeps its proxies, whatever is read in the middle`() throws {
    let records = try ScenarioRuns.records(
      ScenarioRuns.builtIn(
        "deferred-backlog", changes: ["script=[{ at: '15s', requestFinalPhoto: 20 }]"]))
    // The camera stays open: only the one that was read has its final.
    #expect(records.photos.filter { $0.finalAt != nil }.map(\.number) == [20])
    #expect(records.photos.allSatisfy { $0.outcome == .deliveredProxy })
  }
}
