/// Makes the plan of a comparison from scenarios that were read.
///
/// What a reader of the results should know of it is kept in ``notes``, as data.
package struct ComparisonBuilder: Sendable {
  /// The most replications that an undecided check may take; nil = 16 times as many as
  /// the scenarios have.
  package var maximumReplications: Int?
  package private(set) var notes: [Note] = []

  /// More configurations than that are taken for a mistake.
  package static let variationLimit = 1000

  package init(maximumReplications: Int? = nil) {
    self.maximumReplications = maximumReplications
  }

  /// What was done that was not asked for.
  package enum Note: Sendable, Equatable {
    /// On in the scenario but off throughout, since it needs a feature that is switched.
    case dropped(Feature)
    /// Not switched on by itself, since a feature of its set lacks something.
    case leftOut(Feature, lacking: Feature, Prerequisite)
    /// Run with the first scenario's seed instead of its own.
    case otherSeed(label: String, own: UInt64, used: UInt64)
    /// Compared with a baseline although it was made with other inputs.
    case otherInputs([BaselineChange])
  }

  /// Why there is nothing to compare.
  package enum Problem: Error, Sendable, Equatable {
    /// Gating refuses all combinations but at most one.
    case noLegalCombination(ToggleDesign)
    /// The baseline was made with other inputs.
    case otherInputs([BaselineChange])
    /// What is judged against the baseline is not kept in it; by name, at least one.
    case notKept([String])
    /// The baseline judges what is not compared any more: percentiles of metrics that take
    /// few values.
    case notComparable([Quantity], Baseline.Renewal)
    /// The baseline keeps of percentiles less than pairing them asks for.
    case withoutDraws([Quantity], Baseline.Renewal)
  }

  // MARK: Kinds

  /// Scenarios side by side, the first being the reference.
  ///
  /// Labels are made distinct, and all get the first one's seed, so that they have
  /// common random numbers.
  ///
  /// - Precondition: There is at least one.
  package mutating func scenarios(_ given: [LabelledScenario]) -> ComparisonPlan {
    precondition(!given.isEmpty, "a comparison is of something")
    var items: [LabelledScenario] = []
    for var item in given {
      // Two files of one name, from two folders, or the same twice.
      let alike = items.count { $0.label == item.label || $0.label.hasPrefix(item.label + " (") }
      if alike > 0 { item.label += " (\(alike + 1))" }
      items.append(item)
    }
    let seed = items[0].scenario.seed
    for index in items.indices where items[index].scenario.seed != seed {
      notes.append(
        .otherSeed(label: items[index].label, own: items[index].scenario.seed, used: seed))
      items[index].scenario.seed = seed
    }
    let title =
      items.count == 2
      ? "\(items[1].label) against \(items[0].label)"
      : "\(items.count - 1) configurations against \(items[0].label)"
    return plan(.scenarios, title, items)
  }

  /// A scenario with features switched: each by itself and all together, or every
  /// combination that gating allows.
  ///
  /// `configured` reads the scenario with a set of features.
  /// - Throws: ``Problem``, or what `configured` throws.
  package mutating func toggles(
    _ features: [Feature], of base: Scenario, leavesOut: Bool = false, isFactorial: Bool = false,
    configured: (_ label: String, FeatureSet) throws -> LabelledScenario
  ) throws -> ComparisonPlan {
    let design = ToggleDesign(features, of: base.configuration)
    notes += design.dropped.map { .dropped($0) }
    let sets = isFactorial ? Self.combinations(design) : oneByOne(design, leavesOut: leavesOut)
    guard sets.count > 1 else { throw Problem.noLegalCombination(design) }
    let items = try sets.map { set in
      var item = try configured(set.label, set.features)
      item.label = set.label
      return item
    }
    let count = design.toggles.count
    let title =
      isFactorial
      ? "\(base.name): all combinations of \(count) feature\(count == 1 ? "" : "s")"
      : "\(base.name): \(count == 1 ? "a feature" : "features") off and on"
    var plan = plan(isFactorial ? .factorial : .toggles, title, items)
    plan.toggles = design
    return plan
  }

  /// A scenario with settings changed, one configuration for each; `kind` is how the
  /// title calls them.
  ///
  /// - Precondition: There is at least one.
  package func variations(_ items: [LabelledScenario], kind: String) -> ComparisonPlan {
    precondition(!items.isEmpty, "a comparison is of something")
    return plan(.variations, "\(items[0].scenario.name): \(kind)", items)
  }

  /// A scenario against what a file has kept; without one nothing is compared.
  ///
  /// - Throws: ``Problem/otherInputs(_:)`` unless mismatches are allowed, and
  ///   ``Problem/notComparable(_:_:)``.
  package mutating func baseline(
    _ baseline: Baseline?, of item: LabelledScenario, allowsMismatch: Bool = false
  ) throws(Problem) -> ComparisonPlan {
    var item = item
    item.label = item.scenario.name
    guard let baseline else {
      var plan = plan(
        .baseline, "\(item.scenario.name), which has no baseline yet", [item])
      // What refers to the baseline cannot be judged without one.
      plan.expectations.removeAll { $0.expectation.limit.refersToBaseline }
      return plan
    }
    let changes = baseline.changes(to: Baseline.Inputs(of: item.scenario)).filter(\.isBreaking)
    if !changes.isEmpty {
      guard allowsMismatch else { throw .otherInputs(changes) }
      notes.append(.otherInputs(changes))
    }
    var plan = plan(.baseline, "\(item.scenario.name) against its baseline", [item])
    plan.baseline = baseline
    plan.isPaired = baseline.inputs.seed == item.scenario.seed
    plan.replications = baseline.inputs.replications
    plan.maximumReplications = baseline.inputs.replications
    let steps = baseline.margins.map(\.quantity).filter { !$0.isComparable }
    if !steps.isEmpty { throw .notComparable(steps, baseline.renewal) }
    plan.quantities = baseline.samples.map(\.quantity).filter(\.isComparable)
    plan.margins = baseline.margins
    return plan
  }

  // MARK: Pieces

  private static func combinations(
    _ design: ToggleDesign
  ) -> [(label: String, features: FeatureSet)] {
    design.design.isLegal.indices.filter { design.design.isLegal[$0] }.map { cell in
      let features = design.features(of: cell)
      let on = features.subtracting(design.fixed).features.map { "\($0)" }
      return (on.isEmpty ? "toggles off" : on.joined(separator: " + "), features)
    }
  }

  private mutating func oneByOne(
    _ design: ToggleDesign, leavesOut: Bool
  ) -> [(label: String, features: FeatureSet)] {
    var sets = [(label: "toggles off", features: design.fixed)]
    func add(_ label: String, _ features: FeatureSet) {
      if !sets.contains(where: { $0.features == features }) { sets.append((label, features)) }
    }
    for feature in design.toggles {
      let set = design.alone(feature)
      if let problem = design.problem(with: set) {
        notes.append(.leftOut(feature, lacking: problem.feature, problem.unmet))
      } else {
        add("\(feature)", set)
      }
    }
    guard design.problem(with: design.all) == nil else { return sets }
    if leavesOut {
      for feature in design.toggles { add("all but \(feature)", design.leftOut(feature)) }
    }
    if design.toggles.count > 1 { add("all \(design.toggles.count) toggles", design.all) }
    return sets
  }

  private func plan(
    _ kind: ComparisonPlan.Kind, _ title: String, _ items: [LabelledScenario]
  ) -> ComparisonPlan {
    let replications = items.map(\.scenario.replications).max() ?? 1
    var plan = ComparisonPlan(
      kind, title: title,
      configurations: items.map { ComparedConfiguration(label: $0.label, scenario: $0.scenario) },
      replications: replications,
      maximumReplications: maximumReplications
        ?? min(16 * replications, Scenario.replicationLimit))
    // Only those that vary the seed itself do not share their random numbers.
    let seeds = items.map(\.scenario.seed)
    plan.isPaired = seeds.allSatisfy { $0 == seeds.first }
    if items.count > 2 { plan.quantities = Quantity.few }
    // What a file expects is about the features that it has.
    for (index, item) in items.enumerated() where item.hasOwnFeatures {
      plan.addOwnExpectations(of: index)
    }
    return plan
  }
}

extension ComparisonPlan {
  /// The configurations as scenarios to run; what they expect is in the plan.
  package var items: [LabelledScenario] {
    configurations.map {
      LabelledScenario(label: $0.label, scenario: $0.scenario, hasOwnFeatures: false)
    }
  }

  /// What is asked of the comparison besides the scenarios' own expectations.
  package mutating func judge(
    _ expectations: [Expectation], margins: [QuantityMargin], quantities: [Quantity]?,
    goals: [PrecisionGoal], level: Double
  ) throws(ComparisonBuilder.Problem) {
    self.level = level
    self.goals = goals
    for candidate in candidates.isEmpty ? configurations.indices : candidates {
      self.expectations += expectations.map {
        AppliedExpectation(configuration: candidate, expectation: $0, basis: .interval)
      }
    }
    if let quantities { self.quantities = quantities }
    for margin in margins {
      self.margins.removeAll { $0.quantity == margin.quantity }
      self.margins.append(margin)
    }
    let missing = namesNotInBaseline
    if !missing.isEmpty { throw .notKept(missing) }
    guard let baseline, isPaired else { return }
    let undrawn = neededOfBaseline.filter { baseline.lacksDraws(of: $0) }
    if !undrawn.isEmpty { throw .withoutDraws(undrawn, baseline.renewal) }
  }

  /// What is judged against the baseline, without repetition.
  private var neededOfBaseline: [Quantity] {
    var needed = comparedQuantities
    for applied in expectations where applied.expectation.limit.refersToBaseline {
      let expectation = applied.expectation
      if let quantity = Quantity(expectation.metric, of: expectation.statistic),
        !needed.contains(quantity)
      {
        needed.append(quantity)
      }
    }
    return needed
  }

  /// What would be judged against the baseline file and is not kept in it.
  private var namesNotInBaseline: [String] {
    guard let baseline else { return [] }
    var names: [String] = []
    for applied in expectations where applied.expectation.limit.refersToBaseline {
      let expectation = applied.expectation
      if Quantity(expectation.metric, of: expectation.statistic) == nil {
        names.append(expectation.text)
      }
    }
    for quantity in neededOfBaseline where baseline.sample(of: quantity) == nil {
      if !names.contains(quantity.name) { names.append(quantity.name) }
    }
    return names
  }
}

extension Baseline.Inputs {
  /// What the numbers of a run of a scenario depend on.
  package init(of scenario: Scenario, _ replications: Int? = nil) {
    self.init(
      scenario: scenario.name, scenarioDigest: scenario.digest,
      device: scenario.configuration.device.name, deviceDigest: scenario.deviceDigest,
      seed: scenario.seed, replications: replications ?? scenario.replications,
      version: ShotSimVersion.number)
  }
}
