import ShotSim
import ShotSimReports

/// Makes the plan of a comparison from the command line.
struct ComparisonBuilder {
  var references: [String]
  var options: ScenarioOptions
  var subject: ComparisonSubject
  var gates: GateOptions
  var environment: Environment

  /// Reads all scenarios and decides what is compared.
  func plan() throws -> ComparisonPlan {
    var plan =
      if !subject.features.isEmpty {
        try togglePlan()
      } else if !subject.variations.isEmpty || !subject.variants.isEmpty {
        try variationPlan()
      } else if let path = subject.baseline {
        try baselinePlan(path)
      } else {
        try scenarioPlan()
      }
    plan.level = gates.level
    plan.goals = gates.precision.map(\.goal)
    for candidate in plan.candidates.isEmpty ? plan.configurations.indices : plan.candidates {
      plan.expectations += gates.expectations.map {
        ComparisonPlan.AppliedExpectation(
          configuration: candidate, expectation: $0.expectation, basis: .interval)
      }
    }
    if let quantities = gates.metrics.quantities { plan.quantities = quantities }
    for argument in gates.margins {
      plan.margins.removeAll { $0.quantity == argument.margin.quantity }
      plan.margins.append(argument.margin)
    }
    try checkBaselineHasAll(plan)
    return plan
  }

  // MARK: Kinds

  private func togglePlan() throws -> ComparisonPlan {
    let base = try toggleBase()
    let design = ToggleDesign(subject.features, of: base.configuration)
    for feature in design.dropped {
      environment.diagnose([
        "warning: \(feature) is off throughout, since it needs a feature that is switched"
      ])
    }
    var sets: [(label: String, features: FeatureSet)] = []
    func add(_ label: String, _ features: FeatureSet) {
      if !sets.contains(where: { $0.features == features }) { sets.append((label, features)) }
    }
    func label(_ features: FeatureSet) -> String {
      let on = features.subtracting(design.fixed).features
      return on.isEmpty ? "toggles off" : FeatureText.list(on)
    }
    if subject.runsFactorial {
      for cell in design.design.isLegal.indices where design.design.isLegal[cell] {
        add(label(design.features(of: cell)), design.features(of: cell))
      }
    } else {
      add("toggles off", design.fixed)
      for feature in design.toggles {
        let set = design.alone(feature)
        if let problem = design.problem(with: set) {
          environment.diagnose([
            "warning: \(feature) is left out: \(problem.feature) "
              + FeatureText.needs(problem.unmet)
          ])
        } else {
          add("\(feature)", set)
        }
      }
      if subject.leavesOut, design.problem(with: design.all) == nil {
        for feature in design.toggles {
          add("all but \(feature)", design.leftOut(feature))
        }
      }
      if design.toggles.count > 1, design.problem(with: design.all) == nil {
        add("all \(design.toggles.count) toggles", design.all)
      }
    }
    guard sets.count > 1 else {
      throw CommandFailure(
        .invalidData,
        ["error: no combination of the toggles is allowed; there is nothing to compare"]
          + FeatureText.illegal(design))
    }
    let configurations = try sets.map { set in
      var changed = options
      changed.features = [
        FeatureChoices(choices: [FeatureChoice(label: set.label, features: set.features)])
      ]
      return try configuration(references[0], set.label, changed)
    }
    let count = design.toggles.count
    let title =
      subject.runsFactorial
      ? "\(base.name): all combinations of \(count) feature\(count == 1 ? "" : "s")"
      : "\(base.name): \(count == 1 ? "a feature" : "features") off and on"
    var plan = newPlan(subject.runsFactorial ? .factorial : .toggles, title, configurations)
    plan.toggles = design
    if configurations.count > 2 { plan.quantities = Quantity.few }
    return plan
  }

  private func variationPlan() throws -> ComparisonPlan {
    var variations: [(label: String, overrides: [String])]
    let kind: String
    if subject.variations.isEmpty {
      variations = [("as written", [])]
      for text in subject.variants { variations.append(try VariantText.variant(text)) }
      kind = "variants"
    } else {
      variations = [("", [])]
      for text in subject.variations {
        let values = try VariantText.variation(text)
        variations = variations.flatMap { variation in
          values.map { value in
            (
              variation.label.isEmpty ? value.label : variation.label + ", " + value.label,
              variation.overrides + [value.override]
            )
          }
        }
      }
      kind = "varied"
    }
    guard variations.count > 1 else {
      throw UsageError.other("--vary needs at least two values, such as path=1,2")
    }
    guard variations.count <= 1000 else {
      throw UsageError.other("\(variations.count) combinations are too many; at most 1,000")
    }
    let configurations = try variations.map { variation in
      var changed = options
      changed.overrides += variation.overrides
      return try configuration(references[0], variation.label, changed)
    }
    let name = configurations[0].scenario.name
    var plan = newPlan(.variations, "\(name): \(kind)", configurations)
    if configurations.count > 2 { plan.quantities = Quantity.few }
    return plan
  }

  private func scenarioPlan() throws -> ComparisonPlan {
    var items: [LabelledScenario] = []
    for reference in references {
      for var item in try options.read(reference, in: environment) {
        if references.count > 1 { item.label = VariantText.shortName(reference) }
        // Two files of one name, from two folders, or the same twice.
        let alike = items.count { $0.label == item.label || $0.label.hasPrefix(item.label + " (") }
        if alike > 0 { item.label += " (\(alike + 1))" }
        items.append(item)
      }
    }
    let seed = items[0].scenario.seed
    for index in items.indices where items[index].scenario.seed != seed {
      environment.diagnose([
        "warning: \(items[index].label) has seed \(items[index].scenario.seed); all are run with "
          + "seed \(seed), so that they have the same luck"
      ])
      items[index].scenario.seed = seed
    }
    let title =
      items.count == 2
      ? "\(items[1].label) against \(items[0].label)"
      : "\(items.count - 1) configurations against \(items[0].label)"
    var plan = newPlan(.scenarios, title, items)
    if items.count > 2 { plan.quantities = Quantity.few }
    return plan
  }

  // MARK: Pieces

  /// The scenario with its own features, or with none if those are not allowed:
  /// a study of features says itself which ones are not.
  private func toggleBase() throws -> Scenario {
    do {
      return try options.read(references[0], in: environment)[0].scenario
    } catch {
      var bare = options
      bare.features = [FeatureChoices(choices: [FeatureChoice(label: "none", features: [])])]
      guard let scenario = try? bare.read(references[0], in: environment)[0].scenario else {
        throw error
      }
      environment.diagnose([
        "warning: the scenario's own features are not allowed here; those that are not switched "
          + "are off"
      ])
      return scenario
    }
  }

  private func configuration(
    _ reference: String, _ label: String, _ options: ScenarioOptions
  ) throws -> LabelledScenario {
    var item = try options.read(reference, in: environment)[0]
    item.label = label
    return item
  }

  func newPlan(
    _ kind: ComparisonPlan.Kind, _ title: String, _ items: [LabelledScenario]
  ) -> ComparisonPlan {
    let configurations = items.map {
      ComparedConfiguration(label: $0.label, scenario: $0.scenario)
    }
    let replications = configurations.map(\.scenario.replications).max() ?? 1
    var plan = ComparisonPlan(
      kind, title: title, configurations: configurations, replications: replications,
      maximumReplications: gates.maximumReplications
        ?? min(16 * replications, ScenarioOptions.replicationLimit))
    // Only those that vary the seed itself do not share their luck.
    let seeds = configurations.map(\.scenario.seed)
    plan.isPaired = seeds.allSatisfy { $0 == seeds.first }
    // What a file expects is about the features that it has.
    for (index, item) in items.enumerated() where item.hasOwnFeatures {
      plan.addOwnExpectations(of: index)
    }
    return plan
  }
}
