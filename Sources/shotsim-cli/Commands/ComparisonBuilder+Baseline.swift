import ShotSim

extension ComparisonBuilder {
  /// Compares one scenario with what a file has kept.
  func baselinePlan(_ path: String) throws -> ComparisonPlan {
    var item = try options.read(references[0], in: environment)[0]
    item.label = item.scenario.name
    let loaded = try BaselineStore.loadIfPresent(path)
    var plan = newPlan(
      .baseline, "\(item.scenario.name) against its baseline",
      [item])
    guard let baseline = loaded else {
      guard subject.missingBaseline != .fail else {
        throw CommandFailure(
          .baselineMismatch,
          [
            "error: there is no baseline '\(path)'",
            "'shotsim baseline save \(references[0]) -o \(path)' makes one",
          ])
      }
      if subject.missingBaseline == .warn {
        environment.diagnose(["warning: there is no baseline '\(path)'; nothing is compared"])
      }
      // What refers to the baseline cannot be judged without one.
      plan.expectations.removeAll { $0.expectation.limit.refersToBaseline }
      plan.title = "\(item.scenario.name), which has no baseline yet"
      return plan
    }
    try compareInputs(baseline, item.scenario, path)
    plan.baseline = baseline
    plan.isPaired = baseline.inputs.seed == item.scenario.seed
    plan.replications = baseline.inputs.replications
    plan.maximumReplications = baseline.inputs.replications
    plan.quantities = baseline.samples.map(\.quantity)
    plan.margins = baseline.margins
    return plan
  }

  private func compareInputs(
    _ baseline: Baseline, _ scenario: Scenario, _ path: String
  ) throws {
    let changes = baseline.changes(to: Baseline.Inputs(of: scenario)).filter(\.isBreaking)
    guard !changes.isEmpty else { return }
    let lines = changes.map { "  \($0.input.rawValue): \($0.before) → \($0.now)" }
    if subject.allowsMismatch {
      environment.diagnose(
        ["warning: baseline '\(path)' was made with other inputs, all the same:"] + lines)
      return
    }
    throw CommandFailure(
      .baselineMismatch,
      ["error: baseline '\(path)' was made with other inputs:"] + lines
        + [
          "'shotsim baseline save \(references[0]) -o \(path)' renews it; --allow-mismatch "
            + "compares all the same"
        ])
  }

  /// Everything that is judged against the baseline file has to be in it.
  func checkBaselineHasAll(_ plan: ComparisonPlan) throws {
    guard let baseline = plan.baseline, let path = subject.baseline else { return }
    var needed = plan.comparedQuantities
    var names: [String] = []
    for applied in plan.expectations where applied.expectation.limit.refersToBaseline {
      let expectation = applied.expectation
      if let quantity = Quantity(expectation.metric, of: expectation.statistic) {
        needed.append(quantity)
      } else {
        names.append(expectation.text)
      }
    }
    for quantity in needed where baseline.sample(of: quantity) == nil {
      if !names.contains(quantity.name) { names.append(quantity.name) }
    }
    guard let first = names.first else { return }
    throw CommandFailure(
      .baselineMismatch,
      [
        "error: baseline '\(path)' does not have \(Prose.list(names))",
        "'shotsim baseline save \(references[0]) --metric \"\(first)\" -o \(path)' would keep it",
      ])
  }
}
