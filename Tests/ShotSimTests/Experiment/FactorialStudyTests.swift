import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct FactorialStudyTests {
  static func comparison(replications: Int = 200, jobs: Int = 2) async throws -> ComparisonResult {
    let burst = HandMadeResults.burst
    let design = ToggleDesign(Feature.allCases, of: burst.configuration)
    var plan = ComparisonPlan(
      .factorial, title: "basketball-burst: all combinations of 5 features",
      configurations: design.design.isLegal.indices.filter { design.design.isLegal[$0] }.map {
        let features = design.features(of: $0)
        return ComparedConfiguration(
          label: FeatureText.list(features.features),
          scenario: HandMadeResults.burst(with: features))
      }, replications: replications)
    plan.toggles = design
    plan.quantities = Quantity.few
    return try await ComparisonRun(plan, jobs: jobs).run()
  }

  @Test func `The shares of all toggles add up to what they change together`() async throws {
    let comparison = try await Self.comparison()
    for quantity in [Quantity(.framesCaptured), Quantity(.peakMemory), Quantity(.timeToPhoto)] {
      let shares = comparison.worths.filter { $0.quantity == quantity }.compactMap(\.share)
      #expect(shares.count == 5)
      let ends = [[], FeatureSet.all].map { features in
        comparison.results.first { $0.scenario.configuration.features == features }.map {
          QuantitySample(quantity, of: $0).estimate(level: 0.95).value
        } ?? .nan
      }
      let sum = shares.reduce(0) { $0 + $1.value }
      #expect(abs(sum - (ends[1] - ends[0])) < 1e-9 * max(1, abs(ends[0])))
    }
  }

  @Test func `Main effects and interactions that gating allows have intervals and p values`()
    async throws
  {
    let comparison = try await Self.comparison()
    let frames = comparison.effects.filter { $0.quantity == Quantity(.framesCaptured) }
    #expect(frames.count { $0.features.count == 1 } == 5)
    // Of ten pairs three are of features that never are without each other.
    #expect(frames.count { $0.features.count == 2 } == 7)
    #expect(frames.allSatisfy { $0.effect.estimate.interval.isBounded })
    #expect(comparison.effects.allSatisfy { $0.adjustedProbability >= $0.effect.probability })
    let deferred = try #require(frames.first { $0.features == [.autoDeferredPhotoDelivery] })
    #expect(deferred.blocks == 8)
    #expect(deferred.effect.estimate.interval.low > 1.5)
  }

  @Test func `The reference values of every toggle lie in the intervals`() async throws {
    let comparison = try await Self.comparison(replications: 1000)
    // Independent implementation, 5,000 replications each; its own 99 % intervals are
    // below 0.03.
    let expected: [(FeatureSet, Double)] = [
      (.all, 5.278), ([], 1), ([.autoDeferredPhotoDelivery], 2.045),
      ([.zeroShutterLag, .responsiveCapture], 2),
      (FeatureSet.all.subtracting([.preparedSettings]), 3.184),
      ([.preparedSettings, .autoDeferredPhotoDelivery], 2.570),
      (FeatureSet.all.subtracting([.fastCapturePrioritization]), 4.547),
    ]
    for (features, mean) in expected {
      let result = try #require(
        comparison.results.first { $0.scenario.configuration.features == features })
      let tally = Tally(result.values[.framesCaptured])
      let error = (tally.variance / 1000 + tally.variance / 5000).squareRoot()
      #expect(abs(tally.mean - mean) < 3 * error + 0.001, "\(features.features)")
    }
  }
}
