import Testing

@testable import ShotSim

/// Reports about sizes, latency and shot-to-shot times on iPhones.
@Suite struct LatencyReportTests {
  @Test
  func `Report 2: 24MP is offered by later systems only, and given to deferred quality photos`()
    throws
  {
    let early = "device.cameras.main={ photoDimensions: ['12MP', '48MP'], notSpeed: ['48MP'] }"
    let change = "photo.maxPhotoDimensions=24MP"
    let phone = "device=iphone-15-pro"
    #expect(try ReportScenario.one(phone, early, change).reasons == [.dimensionsNotOffered])
    for (level, features, size) in [
      ("quality", ReportScenario.deferred, Int32(24)), ("balanced", ReportScenario.deferred, 12),
      ("quality", "features={}", 12), ("balanced", "features={}", 12),
    ] {
      let records = try ReportScenario.one(
        phone, change, features, "photo.photoQualityPrioritization=\(level)")
      #expect(records.photos[0].resolvedDimensions == PhotoDimensions(megapixels: size))
    }
  }

  @Test func `Report 3: 48MP ProRAW needs device, output and camera, each with its own reason`()
    throws
  {
    let raw = "photo.kind=appleProRAW"
    let phone = "device=iphone-14-pro"
    let good = try ReportScenario.one(phone, raw)
    #expect(good.photos[0].resolvedDimensions == PhotoDimensions(megapixels: 48))
    #expect(good.photos[0].outcome == .delivered)
    #expect(try ReportScenario.one("device=iphone-17", raw).reasons == [.rawNotSupported])
    #expect(
      try ReportScenario.one(phone, raw, "session.maxPhotoDimensions=12MP").reasons
        == [.dimensionsAboveMaximum])
    #expect(
      try ReportScenario.one(phone, raw, "camera=tele", "session.maxPhotoDimensions=12MP").reasons
        == [.dimensionsNotOffered])
    let video = try ReportScenario.one(phone, raw, "session.preset=high")
    #expect(video.photos[0].resolvedDimensions == PhotoDimensions(megapixels: 12))
  }

  @Test func `Report 4: a size that is not set is the smallest, never chosen by the light`() throws
  {
    for light in ["bright", "night"] {
      let records = try ReportScenario.one(
        "device=iphone-16-pro", "light=\(light)",
        "photo={ kind: 'appleProRAW', photoQualityPrioritization: 'balanced' }")
      #expect(records.photos[0].requestedDimensions == PhotoDimensions(megapixels: 12))
      #expect(records.photos[0].resolvedDimensions == PhotoDimensions(megapixels: 12))
    }
  }

  @Test func `Report 5: the next Live Photo need not wait for the movie`() async throws {
    let result = try await ReportScenario.many(
      ReportScenario.series, ReportScenario.responsive, "session.livePhotoCapture=true",
      "photo={ kind: 'livePhoto', photoQualityPrioritization: 'balanced' }")
    // As ready comes: far below the 1.5 s of the movie's tail.
    #expect(result.mean(.shotToShot) < 700)
    // An app that waits for didFinishCapture waits longer than that tail.
    let records = try ScenarioRuns.records(result.scenario)
    for photo in records.photos {
      let finished = try #require(photo.finishedAt)
      #expect(finished - photo.press > .milliseconds(1450))
    }
  }

  @Test func `Report 8: of 3 to 4 s from tap to image, processing is the largest share`()
    async throws
  {
    let result = try await ReportScenario.many(
      ReportScenario.onePhoto, "device=iphone-14-pro", "features={ preparedSettings: true }")
    #expect((3000...4000).contains(result.mean(.timeToPhoto)))
    #expect(result.mean(.processingTime) > result.mean(.timeToPhoto) * 0.6)
    #expect(result.mean(.captureTime) < result.mean(.timeToPhoto) * 0.2)
  }

  @Test(arguments: [false, true])
  func `Reports 9 and 62: what the app does before the request adds to the lag, one to one`(
    hasZeroShutterLag: Bool
  ) throws {
    let features = "features={ zeroShutterLag: \(hasZeroShutterLag) }"
    for phone in ["iphone-17", "galaxy-s26-ultra"] {
      func lag(_ delay: String) throws -> Double {
        try ReportScenario.one(
          "device=\(phone)", features, ScenarioRuns.fixed("touchToRequest", delay),
          "session.maxPhotoDimensions=12MP", "photo={ photoQualityPrioritization: 'quality' }"
        )[.shutterLag]
      }
      #expect(abs(try lag("390ms") - lag("40ms") - 350) < 1e-6)
    }
  }

  @Test func `Report 10: more pixels, a longer wait between shots`() async throws {
    let front = try await ReportScenario.many(
      ReportScenario.series, "camera=front", "session.maxPhotoDimensions=18MP",
      "photo={ photoQualityPrioritization: 'balanced' }")
    let back = try await ReportScenario.many(
      ReportScenario.series, "photo.photoQualityPrioritization=balanced")
    #expect(back.mean(.shotToShot) > 2 * front.mean(.shotToShot))
  }

  @Test func `Report 11: the first shot after a change of mode pays, the next does not`() throws {
    let records = try ReportScenario.one(
      "photographer={ shutter: { taps: ['0.1s', '5s'] }, whenNotReady: 'waits' }",
      "script=[{ at: '0s', configure: { camera: 'ultraWide' } }]",
      "features={ zeroShutterLag: true }")
    let lags = records.photos.map { ($0.exposure ?? 0) - $0.press }
    #expect(lags[0] > .milliseconds(200))
    #expect(lags[1] < .milliseconds(65))
    #expect((records.photos[0].allocation ?? 0) > 0)
    #expect(records.photos[1].allocation == 0)
  }

  @Test func `Report 12: setting the preset at every capture rebuilds at every capture`() throws {
    let steps = (0..<4).map { "{ at: '\($0 * 2)s', configure: { session: { preset: 'photo' } } }" }
    let changes = [
      "photographer={ shutter: { taps: ['0s', '2s', '4s', '6s'] }, whenNotReady: 'waits' }",
      "photo.photoQualityPrioritization=balanced",
    ]
    let plain = try ScenarioRuns.records(
      ScenarioRuns.scenario(ReportScenario.onePhoto, changes: changes))
    let rebuilding = try ScenarioRuns.records(
      ScenarioRuns.scenario(
        ReportScenario.onePhoto, changes: changes + ["script=[\(steps.joined(separator: ", "))]"]))
    #expect(rebuilding.times(.reconfigurationEnded).count == 4)
    for (photo, undisturbed) in zip(rebuilding.photos, plain.photos) {
      #expect((photo.exposure ?? 0) - (undisturbed.exposure ?? 0) > .milliseconds(250))
    }
    // Set while a photo is captured, it costs the photo as well.
    let aborted = try ReportScenario.one(
      "script=[{ at: '150ms', configure: { session: { preset: 'photo' } } }]")
    #expect(aborted.photos[0].outcome == .failed(.sessionConfigurationChanged))
  }

  @Test func `Report 13: what is attached before the start costs nothing`() throws {
    func lag(configureAt time: String) throws -> Double {
      try ReportScenario.one(
        "photographer.whenNotReady=waits",
        "script=[{ at: '\(time)', configure: { session: { maxPhotoDimensions: '48MP' } } }]"
      )[.shutterLag]
    }
    #expect(try lag(configureAt: "0s") > lag(configureAt: "-4s") + 250)
    #expect(try lag(configureAt: "-4s") == ReportScenario.one()[.shutterLag])
  }

  @Test func `Reports 15 and 60: the same scenario on two devices`() async throws {
    func time(_ phone: String) async throws -> Double {
      try await ReportScenario.many(
        ReportScenario.onePhoto, "device=\(phone)", "session.maxPhotoDimensions=12MP",
        "photo={ photoQualityPrioritization: 'quality' }", "features={ preparedSettings: true }"
      ).mean(.timeToPhoto)
    }
    let android = try await time("generic-android")
    #expect((1700...2300).contains(android))
    #expect(try await time("iphone-17") < android * 0.75)
    #expect(try await time("pixel-8-pro") < android)
  }

  @Test func `Report 16: the plugin's 12MP, and what it takes to get more`() throws {
    let small = "session={ maxPhotoQualityPrioritization: 'quality', startRunning: '-3s' }"
    #expect(try ReportScenario.one(small).reasons == [.dimensionsAboveMaximum])
    let unset = try ReportScenario.one(small, "photo={ photoQualityPrioritization: 'quality' }")
    #expect(unset.photos[0].resolvedDimensions == PhotoDimensions(megapixels: 12))
    let without = try ReportScenario.one("photo.maxPhotoDimensions=24MP")
    #expect(without.photos[0].resolvedDimensions == PhotoDimensions(megapixels: 12))
    let with = try ReportScenario.one("photo.maxPhotoDimensions=24MP", ReportScenario.deferred)
    #expect(with.photos[0].resolvedDimensions == PhotoDimensions(megapixels: 24))
  }

  @Test func `Report 17: blocked most of the time, or hardly at all`() async throws {
    // One shot every three seconds, as a panorama app takes them.
    let shutter = """
      photographer={ shutter: { every: { constant: '2.9s' }, from: '0s', until: '10s' }, \
      whenNotReady: 'lost' }
      """
    let without = try await ReportScenario.many(ReportScenario.series, shutter)
    let with = try await ReportScenario.many(ReportScenario.series, shutter, ReportScenario.all)
    #expect(without.mean(.blockedTime) > 7000)
    #expect(with.mean(.blockedTime) < 1300)
  }

  @Test func `Report 18: the shutter is not late, the delivery is`() async throws {
    let result = try await ReportScenario.many(
      ReportScenario.onePhoto, "session.maxPhotoDimensions=12MP",
      "features={ preparedSettings: true }",
      "photo={ photoQualityPrioritization: 'quality' }")
    #expect(result.mean(.shutterLag) < 150)
    #expect((900...1500).contains(result.mean(.timeToPhoto)))
  }

  @Test(arguments: [("iphone-17", true), ("iphone-15-pro", false)])
  func `A fast burst at 24MP falls to 12MP, deferred only where iOS 27 does so`(
    phone: String, isDeferred: Bool
  ) throws {
    let records = try ReportScenario.one(
      "device=\(phone)", ReportScenario.all, "photo.maxPhotoDimensions=24MP",
      "photographer={ shutter: { taps: ['0s', '0.5s', '1s', '1.5s'] }, whenNotReady: 'waits' }")
    let sizes = records.photos.map { $0.resolvedDimensions?.kilopixels }
    #expect(sizes == [24_000, 24_000, 12_000, 12_000])
    #expect(records.photos.map(\.fastCapture) == [false, false, true, true])
    #expect(records.photos.map(\.deferred) == [true, true, isDeferred, isDeferred])
  }
}
