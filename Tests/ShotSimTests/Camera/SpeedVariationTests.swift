import Foundation
import Testing

@testable import ShotSim

/// The device's speed G (docs/model.md, section 2), flat and by heat level.
///
/// The timings are constants, so that the length of a stage tells G; what G is
/// depends on random numbers, and is therefore compared between runs.
@Suite struct SpeedVariationTests {
  /// Six shots, each of which heats: nominal for two, fair for two, serious for two.
  private static let scenario = """
    {
      schema: "shotsim/scenario/1", name: "speed", device: "iphone-17",
      session: { maxPhotoQualityPrioritization: "quality", startRunning: "-3s" },
      photo: { photoQualityPrioritization: "balanced" },
      photographer: {
        shutter: { taps: ["0s", "10s", "20s", "30s", "40s", "50s"] }, whenNotReady: "lost",
      },
    }
    """

  private static let fixed = [
    ScenarioRuns.fixed("shutterLag.standard", "1ms"),
    ScenarioRuns.fixed("capture.processed.12MP.balanced", "200ms"),
    ScenarioRuns.fixed("processing.processed.12MP.balanced", "400ms"),
    """
    device.thermal={ heat: { "12MP": 1 }, coolingTime: '1000h', \
    levels: { fair: 1.5, serious: 3.5 }, initial: 0 }
    """,
  ]

  /// By replication, then by photo.
  private func captureTimes(
    _ variation: String, replications: Int = 20
  ) throws -> [[Nanoseconds]] {
    let scenario = try ScenarioRuns.scenario(
      Self.scenario, changes: Self.fixed + ["device.variation=\(variation)"])
    var runner = ReplicationRunner(
      plan: try CapturePlan(scenario.configuration), seed: 1, recorder: FullRecorder())
    return try (0..<replications).map { replication in
      let photos = try runner.records(ofReplication: replication).photos
      #expect(photos.count == 6)
      return photos.map { ($0.captureEnd ?? 0) - ($0.begin ?? 0) }
    }
  }

  private let plain = Nanoseconds.milliseconds(200)

  @Test func `A level takes its own spread, and one without takes that of the level below`() throws
  {
    let byLevel = try captureTimes("{ nominal: {}, fair: { runSigma: 0.2 } }")
    for (times, flat) in zip(byLevel, try captureTimes("{ runSigma: 0.2 }")) {
      // The level at the photo's begin decides: two photos heat the phone to fair.
      #expect(times[..<2] == [plain, plain])
      // One factor for the whole run, at fair and, for want of its own, at serious.
      #expect(Set(times[2...]).count == 1)
      #expect(times[2] != plain)
      #expect(times[2...] == flat[2...])
    }
  }

  @Test func `Every level uses the same random numbers`() throws {
    let byLevel = try captureTimes(
      """
      { nominal: { driftSigma: 0.1 }, fair: { runSigma: 0.2 }, \
      serious: { driftSigma: 0.3, driftCorrelation: 0.5 } }
      """)
    let drifts = try captureTimes("{ driftSigma: 0.1 }")
    let runs = try captureTimes("{ runSigma: 0.2 }")
    for ((levels, drift), run) in zip(zip(byLevel, drifts), runs) {
      #expect(levels[..<2] == drift[..<2])
      #expect(levels[2..<4] == run[2..<4])
      #expect(levels[4] != run[4] && levels[4] != drift[4])
    }
  }

  /// ln G(σ) = σ·Z − σ²/2, hence ln G(2σ) = 2·ln G(σ) − σ².
  @Test(arguments: ["runSigma", "driftSigma"])
  func `The factor is lognormal around a mean of one`(name: String) throws {
    let ones = try captureTimes("{ \(name): 0.1 }")
    for (one, two) in zip(ones, try captureTimes("{ \(name): 0.2 }")) {
      for (single, double) in zip(one, two) {
        let logarithm = log(Double(single) / 2e8)
        let expected = 2e8 * exp(2 * logarithm - 0.01)
        // Both lengths are rounded to a nanosecond.
        #expect(abs(Double(double) - expected) < 3)
      }
    }
  }

  @Test func `The mean of a stage stays`() async throws {
    let scenario = try ScenarioRuns.scenario(
      Self.scenario,
      changes: Self.fixed + [
        "device.variation={ runSigma: 0.1, driftSigma: 0.1, driftCorrelation: 0.5 }"
      ])
    let result = try await ScenarioRuns.result(scenario, replications: 2000)
    let values = result.values[Metric.captureTime]
    let mean = values.reduce(0, +) / 2000
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 1999
    let error = (variance / 2000).squareRoot()
    #expect(abs(mean - 200) < 4 * error)
    // Spread there is: that of the run alone is 20 ms.
    #expect(variance.squareRoot() > 15)
  }

  /// The drift of neighbouring photos: A_k = φ·A_(k−1) + sqrt(1 − φ²)·ε_k.
  @Test(arguments: [0.0, 0.5, 0.9])
  func `Neighbouring photos are as correlated as the file says`(phi: Double) throws {
    let times = try captureTimes(
      "{ driftSigma: 0.1, driftCorrelation: \(phi) }", replications: 2000)
    // ln G back to the drift itself.
    let pairs = times.map { photos in
      let drifts = photos.map { (log(Double($0) / 2e8) + 0.005) / 0.1 }
      return (drifts[3], drifts[4])
    }
    let product = pairs.reduce(0) { $0 + $1.0 * $1.1 } / Double(pairs.count)
    let squares = pairs.reduce(0) { $0 + $1.0 * $1.0 } / Double(pairs.count)
    // Standard errors of at most 0.032.
    #expect(abs(product - phi) < 0.13)
    #expect(abs(squares - 1) < 0.13)
  }
}
