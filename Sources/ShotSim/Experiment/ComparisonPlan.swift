/// One of the configurations that are compared.
package struct ComparedConfiguration: Sendable {
  /// Such as "before" or "zeroShutterLag + responsiveCapture".
  package var label: String
  package var scenario: Scenario

  package init(label: String, scenario: Scenario) {
    self.label = label
    self.scenario = scenario
  }
}

/// A quantity and the smallest difference of it that matters.
package struct QuantityMargin: Sendable, Equatable {
  package var quantity: Quantity
  package var margin: Margin

  package init(_ quantity: Quantity, _ margin: Margin) {
    self.quantity = quantity
    self.margin = margin
  }
}

/// How precisely a quantity has to be known of every configuration.
package struct PrecisionGoal: Sendable, Equatable {
  package var quantity: Quantity
  package var target: PrecisionTarget

  package init(_ quantity: Quantity, _ target: PrecisionTarget) {
    self.quantity = quantity
    self.target = target
  }
}

/// What is compared, how precisely, and what is expected of it.
package struct ComparisonPlan: Sendable {
  /// How the configurations came about; for the wording of reports.
  package enum Kind: String, Sendable, CaseIterable {
    case scenarios, toggles, factorial, variations, baseline
  }

  /// What decides about an expectation (docs/model.md, section 4).
  package enum Basis: String, Sendable, CaseIterable {
    /// The value found: of a scenario's own `expect`, as in a run of it alone.
    case value
    /// The interval: of what is asked of the comparison.
    case interval
  }

  /// An expectation and the configuration that it is of.
  package struct AppliedExpectation: Sendable, Equatable {
    package var configuration: Int
    package var expectation: Expectation
    package var basis: Basis

    package init(configuration: Int, expectation: Expectation, basis: Basis) {
      self.configuration = configuration
      self.expectation = expectation
      self.basis = basis
    }
  }

  package var kind: Kind
  package var title: String
  /// The first is the baseline, unless `baseline` is given.
  package var configurations: [ComparedConfiguration]
  /// What the configurations are compared with instead of the first of them.
  package var baseline: Baseline?
  /// Whether replication i of the baseline had the random numbers of replication i now.
  package var isPaired = true
  package var quantities = Quantity.usual
  package var margins: [QuantityMargin] = []
  package var expectations: [AppliedExpectation] = []
  package var goals: [PrecisionGoal] = []

  /// Whether anything is to pass or fail by an interval, so that the number of
  /// replications decides what can be said.
  package var judgesByInterval: Bool { hasChecks || !goals.isEmpty }

  /// What is switched, of a study of toggles.
  package var toggles: ToggleDesign?
  /// Of each interval: of one that is judged, over all looks together.
  package var level = 0.95
  /// Replications of each configuration at the first look.
  package var replications: Int
  /// Replications of each configuration at the last look, if the ones before
  /// decide too little.
  package var maximumReplications: Int

  package init(
    _ kind: Kind, title: String, configurations: [ComparedConfiguration], replications: Int,
    maximumReplications: Int? = nil
  ) {
    self.kind = kind
    self.title = title
    self.configurations = configurations
    self.replications = max(1, replications)
    self.maximumReplications = max(self.replications, maximumReplications ?? replications)
  }

  /// What the others are compared with.
  package var referenceLabel: String {
    baseline?.label ?? configurations.first?.label ?? ""
  }

  /// The configurations that are compared with the reference.
  package var candidates: Range<Int> {
    (baseline == nil ? min(1, configurations.count) : 0)..<configurations.count
  }

  /// Adds what the scenario of a configuration expects of itself, judged by the value.
  ///
  /// A limit that refers to the baseline says nothing of the reference, which has no
  /// other to compare with.
  package mutating func addOwnExpectations(of configuration: Int) {
    let isReference = kind != .baseline && configuration == 0
    for expectation in configurations[configuration].scenario.expectations
    where !(isReference && expectation.limit.refersToBaseline) {
      expectations.append(
        AppliedExpectation(
          configuration: configuration, expectation: expectation, basis: .value))
    }
  }

  /// The quantities asked for and those that have a margin, without repetition.
  package var comparedQuantities: [Quantity] {
    var all = quantities
    var seen = Set(all)
    for margin in margins where seen.insert(margin.quantity).inserted {
      all.append(margin.quantity)
    }
    return all
  }

  /// Whether anything is to pass or fail by its interval, so that it is looked at again
  /// when that does not decide.
  package var hasChecks: Bool {
    !margins.isEmpty || expectations.contains { $0.basis == .interval }
  }

  /// The sizes at which the run stops to judge, from the first on.
  ///
  /// A single one when nothing could be undecided, or when a baseline says how
  /// many replications there are.
  package func looks(from first: Int) -> SequentialLooks {
    SequentialLooks(
      first: first, maximum: hasChecks && baseline == nil ? maximumReplications : first,
      level: level)
  }

  /// How the precisions that were asked for are reached; nil = none was.
  package var precisionRun: PrecisionRun? {
    goals.isEmpty
      ? nil
      : PrecisionRun(
        goals: goals, level: level, first: replications, maximum: maximumReplications)
  }
}
