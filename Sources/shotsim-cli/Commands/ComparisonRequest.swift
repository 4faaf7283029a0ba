import ShotSim

/// Turns the options of `compare` into a plan: reads the scenarios that they name and
/// says what the reader should know of it.
struct ComparisonRequest {
  var references: [String]
  var options: ScenarioOptions
  var subject: ComparisonSubject
  var gates: GateOptions
  var environment: Environment

  /// Reads all scenarios and decides what is compared.
  func plan() throws -> ComparisonPlan {
    var builder = ComparisonBuilder(maximumReplications: gates.maximumReplications)
    do {
      var plan = try plan(&builder)
      environment.diagnose(builder.notes.flatMap(words))
      try plan.judge(
        gates.expectations.map(\.expectation), margins: gates.margins.map(\.margin),
        quantities: gates.metrics.quantities, goals: gates.precision.map(\.goal),
        level: gates.level)
      return plan
    } catch let problem as ComparisonBuilder.Problem {
      environment.diagnose(builder.notes.flatMap(words))
      throw CommandFailure.comparison(
        problem, scenario: references[0], baseline: subject.baseline ?? "")
    }
  }

  private func plan(_ builder: inout ComparisonBuilder) throws -> ComparisonPlan {
    if !subject.features.isEmpty {
      return try builder.toggles(
        subject.features, of: toggleBase(), leavesOut: subject.leavesOut,
        isFactorial: subject.runsFactorial
      ) { label, features in
        var changed = options
        changed.features = [
          FeatureChoices(choices: [FeatureChoice(label: label, features: features)])
        ]
        return try changed.read(references[0], in: environment)[0]
      }
    }
    if !subject.variations.isEmpty || !subject.variants.isEmpty {
      return builder.variations(
        try variations(), kind: subject.variations.isEmpty ? "variants" : "varied")
    }
    if let path = subject.baseline {
      let item = try options.read(references[0], in: environment)[0]
      let baseline = try BaselineStore.loadIfPresent(path)
      if baseline == nil {
        switch subject.missingBaseline {
        case .fail: throw CommandFailure.missingBaseline(path, scenario: references[0])
        case .warn:
          environment.diagnose(["warning: there is no baseline '\(path)'; nothing is compared"])
        case .create: break
        }
      }
      return try builder.baseline(baseline, of: item, allowsMismatch: subject.allowsMismatch)
    }
    return builder.scenarios(
      try references.flatMap { reference in
        try options.read(reference, in: environment).map { item in
          guard references.count > 1 else { return item }
          var item = item
          item.label = VariantText.shortName(reference)
          return item
        }
      })
  }

  /// The combinations of all values, or the scenario as it is and its variants.
  private func variations() throws -> [LabelledScenario] {
    var variations: [(label: String, overrides: [String])]
    if subject.variations.isEmpty {
      variations = [("as written", [])]
      for text in subject.variants { variations.append(try VariantText.variant(text)) }
    } else {
      variations = [("", [])]
      let lists = try subject.variations.map { try VariantText.variation($0) }
      // Counted before they are made: a few options have more combinations than memory.
      let count = lists.reduce(1) { count, values in
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: values.count)
        return isTooLarge ? .max : product
      }
      guard count <= ComparisonBuilder.variationLimit else {
        throw UsageError.tooManyCombinations(count, limit: ComparisonBuilder.variationLimit)
      }
      for values in lists {
        variations = variations.flatMap { variation in
          values.map { value in
            (
              variation.label.isEmpty ? value.label : variation.label + ", " + value.label,
              variation.overrides + [value.override]
            )
          }
        }
      }
    }
    guard variations.count > 1 else {
      throw UsageError.tooFewValues(of: "--vary", example: "path=1,2")
    }
    guard variations.count <= ComparisonBuilder.variationLimit else {
      throw UsageError.tooManyCombinations(
        variations.count, limit: ComparisonBuilder.variationLimit)
    }
    return try variations.map { variation in
      var changed = options
      changed.overrides += variation.overrides
      var item = try changed.read(references[0], in: environment)[0]
      item.label = variation.label
      return item
    }
  }

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

  private func words(_ note: ComparisonBuilder.Note) -> [String] {
    switch note {
    case .dropped(let feature):
      ["warning: \(feature) is off throughout, since it needs a feature that is switched"]
    case .leftOut(let feature, let lacking, let unmet):
      ["warning: \(feature) is left out: \(lacking) " + unmet.lack]
    case .otherSeed(let label, let own, let used):
      [
        "warning: \(label) has seed \(own); all are run with seed \(used), so that they have "
          + "common random numbers"
      ]
    case .otherInputs(let changes):
      [
        "warning: baseline '\(subject.baseline ?? "")' was made with other inputs, all the same:"
      ] + changes.map(FailureText.line)
    }
  }
}
