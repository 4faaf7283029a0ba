import Testing

@testable import ShotSim

@Suite struct ComparisonBuilderTests {
  private func item(_ label: String, _ scenario: Scenario) -> LabelledScenario {
    LabelledScenario(label: label, scenario: scenario, hasOwnFeatures: true)
  }

  private func configured(_ label: String, _ features: FeatureSet) -> LabelledScenario {
    LabelledScenario(
      label: "", scenario: HandMadeResults.burst(with: features),
      hasOwnFeatures: features == HandMadeResults.burst.configuration.features)
  }

  @Test func `Labels are made distinct, and a seed that differs is replaced and told`() {
    var other = HandMadeResults.burst
    other.seed += 5
    var builder = ComparisonBuilder()
    let plan = builder.scenarios([
      item("a", HandMadeResults.burst), item("a", other), item("a", HandMadeResults.burst),
    ])
    #expect(plan.configurations.map(\.label) == ["a", "a (2)", "a (3)"])
    #expect(plan.isPaired)
    let seed = HandMadeResults.burst.seed
    #expect(builder.notes == [.otherSeed(label: "a (2)", own: seed + 5, used: seed)])
    #expect(plan.quantities == Quantity.few)
    #expect(plan.maximumReplications == 16 * plan.replications)
  }

  @Test func `Toggles are switched alone, left out and all together`() throws {
    let base = HandMadeResults.burst(with: .all)
    var builder = ComparisonBuilder(maximumReplications: 7000)
    let plan = try builder.toggles(
      [.zeroShutterLag, .responsiveCapture], of: base, leavesOut: true, configured: configured)
    // Responsive capture needs the other, so that leaving one out or having both is a set
    // that is there already.
    #expect(
      plan.configurations.map(\.label) == [
        "toggles off", "zeroShutterLag", "responsiveCapture",
      ])
    let sets = plan.configurations.map(\.scenario.configuration.features)
    #expect(Set(sets.map(\.rawValue)).count == sets.count)
    // It needs zero shutter lag, which is switched.
    #expect(builder.notes.contains(.dropped(.fastCapturePrioritization)))
    #expect(plan.maximumReplications == 7000)
    #expect(plan.toggles?.toggles == [.zeroShutterLag, .responsiveCapture])
  }

  @Test func `A factorial has every combination that gating allows`() throws {
    var builder = ComparisonBuilder()
    let plan = try builder.toggles(
      [.zeroShutterLag, .responsiveCapture], of: HandMadeResults.burst(with: []),
      isFactorial: true, configured: configured)
    #expect(plan.kind == .factorial)
    #expect(
      plan.configurations.map(\.label) == [
        "toggles off", "zeroShutterLag", "zeroShutterLag + responsiveCapture",
      ])
  }

  @Test func `A baseline of other inputs is refused, or noted where that is allowed`() async throws
  {
    let burst = HandMadeResults.burst
    let result = try await Experiment(burst, replications: 0..<40).run()
    let baseline = Baseline(
      of: result, inputs: Baseline.Inputs(of: burst, 40), margins: Baseline.usualMargins,
      quantities: [Quantity(.framesCaptured)])
    var changed = burst
    changed.replications = 40
    changed.seed += 1
    var builder = ComparisonBuilder()
    #expect(throws: ComparisonBuilder.Problem.self) {
      try builder.baseline(baseline, of: item("x", changed))
    }
    var plan = try builder.baseline(baseline, of: item("x", changed), allowsMismatch: true)
    #expect(!plan.isPaired)
    #expect(builder.notes.count == 1)
    #expect(throws: ComparisonBuilder.Problem.self) {
      try plan.judge(
        [], margins: [], quantities: [Quantity(.timeToFinal)], goals: [], level: 0.95)
    }
    let none = try builder.baseline(nil, of: item("x", burst))
    #expect(none.baseline == nil && none.candidates.isEmpty)
  }

  @Test func `A feature's part is what all features are worth with it minus without it`()
    async throws
  {
    let full = HandMadeResults.burst
    let parts = try #require(FeatureParts(of: full))
    #expect(parts.features == full.configuration.features.features)
    #expect(parts.scenarios.count == parts.features.count + 1)
    let results = try await ExperimentPool.run(
      parts.scenarios.map { Experiment($0.scenario, label: $0.label, replications: 0..<60) },
      jobs: 2)
    for (place, part) in parts.effects(of: .framesCaptured, in: results).enumerated() {
      let without = results[place + 1]
      #expect(without.label == "\(part.feature)")
      let expected = results[0].mean(.framesCaptured) - without.mean(.framesCaptured)
      #expect(abs(part.effect.value - expected) < 1e-9)
    }
    #expect(FeatureParts(of: HandMadeResults.burst(with: [])) == nil)
  }
}
