import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct AssumptionTests {
  private static let scaled: [(Distribution, Double, Distribution)] = [
    (Distribution.constant(100), 0.5, Distribution.constant(50)),
    (.uniform(min: -33, max: 10), 2, .uniform(min: -66, max: 20)),
    (.triangular(min: 1, mode: 2, max: 4), 10, .triangular(min: 10, mode: 20, max: 40)),
    (.exponential(mean: 10, floor: 4), 1.5, .exponential(mean: 15, floor: 6)),
    (.gamma(mean: 10, cv: 0.2, floor: 4), 0.5, .gamma(mean: 5, cv: 0.2, floor: 2)),
    (.lognormal(mean: 10, cv: 0.2, floor: 4), 0.5, .lognormal(mean: 5, cv: 0.2, floor: 2)),
    (.weibull(mean: 10, cv: 0.2, floor: 4), 0.5, .weibull(mean: 5, cv: 0.2, floor: 2)),
    (.normal(mean: 10, cv: 0.2), 3, .normal(mean: 30, cv: 0.2)),
    (.empirical([1, 2, 30]), 2, .empirical([2, 4, 60])),
    (
      .mixture([MixturePart(weight: 0.3, distribution: .constant(7))]), 2,
      .mixture([MixturePart(weight: 0.3, distribution: .constant(14))])
    ),
    // Rounded together, a floor still stays below its mean.
    (.gamma(mean: 2, cv: 0.1, floor: 1), 0.4, .gamma(mean: 1, cv: 0.1, floor: 0)),
  ]

  @Test(arguments: scaled)
  func `Times scale, shapes stay`(from: Distribution, factor: Double, to: Distribution) {
    #expect(from.scaled(by: factor) == to)
    #expect(from.scaled(by: 1) == from)
  }

  @Test func `Only the timings of that provenance are scaled`() throws {
    let device = try DeviceReader().read(builtIn: "iphone-17").device
    let scaled = device.scalingTimings(of: .guess, by: 1.3)
    for (key, entry) in device.timing {
      let factor = entry.provenance == .guess ? 1.3 : 1
      #expect(scaled.timing[key]?.distribution == entry.distribution.scaled(by: factor))
      #expect(scaled.timing[key]?.source == entry.source)
    }
    var rest = scaled
    rest.timing = device.timing
    #expect(rest == device)
  }

  private func study(
    _ provenance: Provenance, features: FeatureSet, share: Double = 0.3
  ) async throws -> AssumptionStudy {
    var scenario = try ScenarioReader(features: features).read(builtIn: "basketball-burst")
    scenario.replications = 300
    func run(_ factor: Double) async throws -> ConfigurationResult {
      try await Experiment(scenario.scalingTimings(of: provenance, by: factor)).run()
    }
    return AssumptionStudy(
      Assumption(provenance: provenance, share: share), baseline: try await run(1),
      shorter: try await run(1 - share), longer: try await run(1 + share))
  }

  @Test func `Estimates matter for frames with features on, and longer ones cost frames`()
    async throws
  {
    let study = try await study(.estimated, features: .all)
    let frames = try #require(study.moves.first { $0.metric == .framesCaptured })
    #expect(frames.matters == true)
    #expect(frames.shorter.value > 0.5)
    #expect(frames.longer.value < -0.5)
    #expect(study.scaledTimings > 0 && study.scaledTimings < study.usedTimings)
  }

  @Test func `Guesses that no photo uses move nothing`() async throws {
    let study = try await study(.guess, features: .all)
    #expect(study.scaledTimings == 0)
    for move in study.moves {
      #expect(move.shorter.value == 0 && move.longer.value == 0)
      #expect(move.matters == false)
    }
    let text = AssumptionText.render(study, options: TextPictureOptions(width: 100))
    #expect(text.contains("no timing that the run used is a guess, so nothing was varied."))
    #expect(!text.contains("nothing depends on it"))
    #expect(text.contains("Only timings"))
  }

  @Test func `The table says what matters`() async throws {
    let study = try await study(.guess, features: [])
    expectGolden(
      AssumptionText.render(study, options: TextPictureOptions(width: 100)),
      "report/assumption.txt")
  }

  @Test func `A verdict is by intervals and the margin`() {
    func move(_ shorter: ClosedRange<Double>, _ longer: ClosedRange<Double>) -> AssumptionStudy.Move
    {
      func estimate(_ range: ClosedRange<Double>) -> Estimate {
        Estimate(
          value: (range.lowerBound + range.upperBound) / 2,
          interval: ConfidenceInterval(low: range.lowerBound, high: range.upperBound, level: 0.95))
      }
      return .init(
        metric: .framesCaptured, baseline: 5, shorter: estimate(shorter),
        longer: estimate(longer), margin: 0.25)
    }
    #expect(move(0.1...0.2, -0.2...0).matters == false)
    #expect(move(0.1...0.2, -0.4 ... -0.3).matters == true)
    #expect(move(0.26...0.3, 0...0).matters == true)
    // The interval excludes zero, and the move may still be too small to matter.
    #expect(move(0.2...0.3, 0...0).matters == nil)
    #expect(move(-0.1...0.1, -(.infinity) ... .infinity).matters == nil)
  }
}
