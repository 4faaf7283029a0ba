import Foundation
import Testing

@testable import ShotSim

/// The scenarios that come with the program keep what they and their README say.
@Suite struct ShippedScenarioTests {
  @Test(arguments: ScenarioReader.builtInNames)
  func `Every expectation holds`(name: String) async throws {
    let scenario = try ScenarioRuns.builtIn(name)
    #expect(!scenario.expectations.isEmpty)
    let result = try await ScenarioRuns.result(scenario)
    for expectation in scenario.expectations {
      let check = ExpectationCheck(expectation, of: result)
      #expect(check.holds, "\(expectation.text): found \(check.estimate.value)")
    }
  }

  @Test(arguments: ScenarioReader.builtInNames)
  func `The README has a paragraph and a row`(name: String) throws {
    let text = try TestFiles.text(TestFiles.root.appendingPathComponent("scenarios/README.md"))
    #expect(text.contains("\n## \(name)\n"))
    #expect(text.contains("| [\(name)](\(name).json5) |"))
  }

  @Test func `A rebuild in the burst says which features it takes along`() throws {
    let warnings = try ScenarioRuns.builtIn("rebuild-mid-burst").warnings
    #expect(warnings.count == 2)
    #expect(warnings.contains { $0.message.contains("responsiveCapture") })
    #expect(warnings.contains { $0.message.contains("fastCapturePrioritization") })
    let records = try ScenarioRuns.records(ScenarioRuns.builtIn("rebuild-mid-burst"))
    let at = Nanoseconds.milliseconds(800)
    #expect(records.times(.featureFellBack, .feature(.responsiveCapture)) == [at])
    #expect(records.times(.featureFellBack, .feature(.fastCapturePrioritization)) == [at])
  }

  @Test(arguments: [
    ("proraw-series", "features.autoDeferredPhotoDelivery=true"),
    ("launch-and-shoot", "session.deferredStart=true"),
    ("document-scanner", "features.autoDeferredPhotoDelivery=false"),
  ])
  func `What must change nothing changes nothing`(name: String, change: String) throws {
    for replication in 0..<10 {
      let plain = try ScenarioRuns.records(ScenarioRuns.builtIn(name), replication: replication)
      let changed = try ScenarioRuns.records(
        ScenarioRuns.builtIn(name, changes: [change]), replication: replication)
      let isSame = plain.isIdentical(to: changed)
      #expect(isSame, "replication \(replication)")
    }
  }

  @Test func `The change of lens ends both Live movies, and no still`() throws {
    let records = try ScenarioRuns.records(ScenarioRuns.builtIn("live-photo-pair"))
    let change = Nanoseconds.milliseconds(1300)
    #expect(records.times(.didFinishRecordingLivePhotoMovie) == [change, change])
    #expect(records.photos.map(\.outcome) == [.delivered, .delivered])
    let long = try ScenarioRuns.records(
      ScenarioRuns.builtIn("live-photo-pair", changes: ["script=[]"]))
    let ends = long.photos.compactMap { $0.exposure.map { $0 + .milliseconds(1500) } }
    #expect(long.times(.didFinishRecordingLivePhotoMovie) == ends)
  }

  @Test func `Heat takes the flash away and holds finals back`() throws {
    let records = try ScenarioRuns.records(ScenarioRuns.builtIn("two-minutes-hot"))
    let levels = records.events.compactMap { event -> (time: Nanoseconds, level: ThermalLevel)? in
      guard case .heat(let level) = event.detail else { return nil }
      return (event.time, level)
    }
    #expect(levels.map(\.level).contains(.critical))
    let flashes = records.photos.filter { $0.request > .milliseconds(4100) }
    for photo in flashes {
      let begin = try #require(photo.begin)
      let level = levels.last { $0.time <= begin }?.level ?? .nominal
      #expect(photo.flash == (level < .serious), "photo \(photo.number) at \(level)")
    }
    #expect(flashes.contains { $0.flash == true } && flashes.contains { $0.flash == false })
    let stop = Nanoseconds.milliseconds(122_000)
    let cooled = try #require(levels.first { $0.time > stop && $0.level < .serious }?.time)
    #expect(cooled > stop + .milliseconds(10_000))
    let finals = records.photos.filter { $0.deferred == true }.compactMap(\.finalStart)
    #expect(finals.count > 3)
    #expect(finals.min() == cooled)
  }

  @Test func `The backlog is served in order, but for the one that was asked for`() throws {
    let records = try ScenarioRuns.records(ScenarioRuns.builtIn("deferred-backlog"))
    let starts = records.photos.compactMap(\.finalStart)
    #expect(starts.count == 60)
    #expect(records.photos.allSatisfy { $0.finalAt != nil })
    #expect(records.photos[19].finalStart == .milliseconds(15_000))
    let others = records.photos.filter { $0.number != 20 }.compactMap(\.finalStart)
    #expect(others == others.sorted())
    #expect(others[0] == .milliseconds(32_000))
    // Heat makes the server pause at least once.
    #expect(!records.times(.thermalLevel, .heat(.serious)).isEmpty)
  }

  @Test func `Preparation is worth a frame after a mode switch`() async throws {
    let prepared = try await ScenarioRuns.result(ScenarioRuns.builtIn("mode-switch"))
    let not = try await ScenarioRuns.result(ScenarioRuns.builtIn("mode-switch-unprepared"))
    #expect(prepared.mean(.framesCaptured) - not.mean(.framesCaptured) > 0.9)
  }

  @Test func `Memory, buffers and light decide as the comments say`() async throws {
    func frames(_ name: String, _ changes: String...) async throws -> Double {
      try await ScenarioRuns.result(
        ScenarioRuns.builtIn(name, changes: changes), replications: 200
      ).mean(.framesCaptured)
    }
    #expect(
      try await frames("memory-tight", "device.limits.sessionMemory=3000MB")
        > frames("memory-tight") + 2)
    #expect(
      try await frames("android-camerax", "device.limits.photosInProcessing=1")
        < frames("android-camerax") / 2)
    #expect(try await frames("night", "light=bright") > frames("night") + 2)
    #expect(
      try await frames("best-of-burst", "features.fastCapturePrioritization=false")
        < frames("best-of-burst") - 2)
    #expect(
      try await frames("raw-plus-processed", "photo.kind=appleProRAW")
        > frames("raw-plus-processed") + 2)
  }
}
