import Testing

@testable import ShotSim

@Suite struct RehearsalTests {
  @Test func `All timings that the run lacks are found at once`() throws {
    var scenario = try ScenarioReader(features: []).read(builtIn: "basketball-burst")
    let size = PhotoDimensions(megapixels: 48)
    let lacking = [
      TimingKey(.startUp), TimingKey(.encoding), TimingKey(.allocation, dimensions: size),
      TimingKey(.processing, kind: .processed, dimensions: size, prioritization: .quality),
    ]
    for key in lacking { scenario.configuration.device.timing[key] = nil }
    let rehearsal = try Rehearsal(scenario)
    // An encoding that may tell sizes apart is asked for in full.
    let paths = rehearsal.missingTimings
    #expect(paths.count == lacking.count)
    #expect(paths.contains("timing.startUp"))
    #expect(paths.contains { $0.hasPrefix("timing.encoding") })
    #expect(paths.contains("timing.allocation.48MP"))
    #expect(paths.contains("timing.processing.processed.48MP.quality"))
  }

  @Test func `Presses, photos and missed presses are counted`() throws {
    let scenario = try ScenarioReader(features: []).read(builtIn: "basketball-burst")
    let rehearsal = try Rehearsal(scenario)
    #expect(rehearsal.missingTimings.isEmpty)
    #expect(rehearsal.photos + rehearsal.missedPresses == rehearsal.presses)
    #expect(rehearsal.photos == 1)
    #expect(rehearsal.pressesWithoutSession == 0)
  }
}
