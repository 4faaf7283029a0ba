/// Runs a comparison: replications, looks, verdicts.
package struct ComparisonRun: Sendable {
  package let plan: ComparisonPlan
  /// Tasks that run at one time.
  package var jobs: Int

  package init(_ plan: ComparisonPlan, jobs: Int = 1) {
    self.plan = plan
    self.jobs = jobs
  }

  /// Runs until everything is decided or the cap is reached.
  ///
  /// `progress` is called on the calling task with the replications that are done,
  /// of all configurations, and those known to be needed so far. Throws
  /// ``CaptureModelError`` or `CancellationError`.
  package func run(
    progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) async throws -> ComparisonResult {
    let schedule = plan.looks
    var results: [ConfigurationResult] = []
    var looks: [ComparisonResult.Look] = []
    for (index, size) in schedule.sizes.enumerated() {
      let done = looks.last?.replications ?? 0
      let experiments = plan.configurations.map {
        Experiment($0.scenario, label: $0.label, replications: done..<size)
      }
      var counted = done * experiments.count
      let added = try await ExperimentPool.run(experiments, jobs: jobs) { count in
        counted += count
        progress(counted, size * experiments.count)
      }
      if results.isEmpty {
        results = added
      } else {
        for place in results.indices { results[place].append(added[place]) }
      }
      let level = schedule.level(ofLook: index)
      var judged = ComparisonJudge(plan, results, level: level).comparison()
      looks.append(ComparisonResult.Look(replications: size, level: level, open: judged.openCount))
      judged.looks = looks
      if judged.openCount == 0 || index == schedule.sizes.count - 1 { return judged.completed() }
    }
    preconditionFailure("a schedule has at least one look")
  }
}

extension ComparisonResult {
  /// Verdicts and precisions that more replications might decide.
  var openCount: Int {
    rows.count { $0.verdict == .inconclusive && !$0.difference.estimate.value.isNaN }
      + expectations.count { $0.verdict == .inconclusive }
      + precision.count { !$0.isMet }
  }

  /// Adds what is not needed to decide when to stop.
  func completed() -> ComparisonResult {
    var comparison = self
    if plan.kind != .factorial {
      let judge = ComparisonJudge(plan, results, level: level)
      comparison.framesAtLeast = plan.candidates.flatMap { judge.framesAtLeast($0) }
    }
    guard plan.kind == .factorial, let toggles = plan.toggles else { return comparison }
    let study = FactorialStudy(toggles, plan: plan, results: results, level: level)
    comparison.effects = study.effects(of: plan.comparedQuantities)
    comparison.worths = study.worths()
    comparison.finalsOwed = study.finalsOwed()
    return comparison
  }
}

/// Judges results at one look.
struct ComparisonJudge {
  private let plan: ComparisonPlan
  private let results: [ConfigurationResult]
  private let level: Double

  init(_ plan: ComparisonPlan, _ results: [ConfigurationResult], level: Double) {
    self.plan = plan
    self.results = results
    self.level = level
  }

  func comparison() -> ComparisonResult {
    ComparisonResult(
      plan: plan, results: results, rows: rows(), expectations: plan.expectations.map(row),
      precision: precision(), looks: [])
  }

  /// What a quantity of the candidates is compared with; nil = the baseline file
  /// does not have it.
  private func reference(_ quantity: Quantity) -> QuantitySample? {
    if let baseline = plan.baseline {
      return baseline.sample(of: quantity, count: results.first?.replications)
    }
    return results.first.map { QuantitySample(quantity, of: $0) }
  }

  /// Whether a candidate is what it is compared with, so that nothing can differ.
  private func isIdentical(_ candidate: Int) -> Bool {
    guard plan.isPaired else { return false }
    let scenario = plan.configurations[candidate].scenario
    if let baseline = plan.baseline { return baseline.isOf(scenario) }
    return plan.configurations.first?.scenario.configuration == scenario.configuration
  }

  /// The difference of two samples, and what it leaves open where it saw none.
  ///
  /// That nothing has happened in a sample is certain only of what is identical. Else the
  /// difference has no bounds until so many replications were looked at that what none of
  /// them showed is left aside.
  private func difference(
    _ candidate: Int, _ sample: QuantitySample, _ reference: QuantitySample
  ) -> (QuantityContrast, UnseenShare?) {
    var difference =
      plan.isPaired
      ? QuantityContrast(of: sample, minus: reference, level: level)
      : QuantityContrast(ofUnpaired: sample, minus: reference, level: level)
    let interval = difference.estimate.interval
    let looked = min(sample.occupied, reference.occupied)
    guard interval.low == 0, interval.high == 0, looked > 0, !isIdentical(candidate) else {
      return (difference, nil)
    }
    let unseen = UnseenShare(replications: looked)
    if !unseen.isNegligible { difference.estimate.interval = .unbounded(level: level) }
    return (difference, unseen)
  }

  /// P(framesCaptured >= n) of a candidate against the reference, for every n that
  /// makes a difference between the two.
  func framesAtLeast(_ candidate: Int) -> [ComparisonRow] {
    guard let frames = reference(Quantity(.framesCaptured)), case .values(let before) = frames.form
    else { return [] }
    let all = (before + results[candidate].values[.framesCaptured]).filter { !$0.isNaN }
    // Numbers of frames are whole; what a file may say besides makes no such row.
    guard let low = all.min().flatMap(Int.init(exactly:)),
      let high = all.max().flatMap(Int.init(exactly:)), low < high, high - low < 1000
    else { return [] }
    return (low + 1...high).compactMap { number in
      let quantity = Quantity(.framesCaptured, .probability(.greaterOrEqual, Double(number)))
      return reference(quantity).map { row(candidate, quantity, $0) }
    }
  }

  // MARK: Differences

  private func rows() -> [ComparisonRow] {
    let quantities = plan.comparedQuantities
    let references = quantities.map { reference($0)?.drawn() }
    var rows: [ComparisonRow] = []
    for candidate in plan.candidates {
      for (quantity, reference) in zip(quantities, references) {
        guard let reference else { continue }
        rows.append(row(candidate, quantity, reference))
      }
    }
    let adjusted = MultipleComparisons.holm(rows.map(\.difference.probability))
    for index in rows.indices {
      rows[index].adjustedProbability = adjusted[index]
      rows[index].finding = finding(rows[index])
    }
    return rows
  }

  private func row(
    _ candidate: Int, _ quantity: Quantity, _ reference: QuantitySample
  ) -> ComparisonRow {
    let sample = QuantitySample(quantity, of: results[candidate])
    let (difference, unseen) = difference(candidate, sample, reference)
    let (value, baseline) = (sample.estimate(level: level), reference.estimate(level: level))
    let margin = plan.margins.last { $0.quantity == quantity }?.margin
      .resolved(baseline: baseline.value)
    let verdict = margin.map { margin -> Judgement in
      // A value that is lost is a failure; of one that is new nothing can be said.
      guard !difference.estimate.value.isNaN, !margin.isNaN else {
        if value.value.isNaN { return baseline.value.isNaN ? .equivalent : .fail }
        return .incomparable
      }
      // No sample shows that there is no difference at all.
      if unseen != nil, margin == 0 { return .inconclusive }
      return difference.estimate.interval.judgement(
        margin: margin, isSmallerBetter: quantity.isSmallerBetter)
    }
    return ComparisonRow(
      candidate: candidate, quantity: quantity, baseline: baseline, value: value,
      difference: difference,
      ratio: baseline.value > 0 ? value.value / baseline.value : .nan,
      adjustedProbability: 1, margin: margin, verdict: verdict, finding: .noClearDifference,
      unseen: unseen)
  }

  private func finding(_ row: ComparisonRow) -> Finding {
    let (value, interval) = (row.difference.estimate.value, row.difference.estimate.interval)
    if value.isNaN { return .noValue }
    if row.unseen == nil, interval.low == 0, interval.high == 0 { return .identical }
    guard row.adjustedProbability < 1 - level else { return .noClearDifference }
    return (value < 0) == row.quantity.isSmallerBetter ? .better : .worse
  }

  // MARK: Precision

  private func precision() -> [PrecisionRow] {
    plan.goals.flatMap { goal in
      results.enumerated().map { index, result in
        let estimate = QuantitySample(goal.quantity, of: result).estimate(level: level)
        return PrecisionRow(
          configuration: index, goal: goal, value: estimate,
          // What has no value at all gets no more precise by more replications.
          isMet: estimate.value.isNaN || goal.target.isMet(by: estimate))
      }
    }
  }

  // MARK: Expectations

  private func row(_ applied: ComparisonPlan.AppliedExpectation) -> ExpectationRow {
    let (index, expectation) = (applied.configuration, applied.expectation)
    let check = ExpectationCheck(
      expectation, of: results[index], baseline: plan.baseline == nil ? results.first : nil,
      level: level)
    var row = ExpectationRow(
      configuration: index, expectation: expectation, value: check.estimate, limit: check.limit,
      basis: expectation.statistic.hasInterval ? applied.basis : .value,
      verdict: applied.basis == .value ? check.judgement : check.judgementByInterval,
      isWithinSamplingError: check.isWithinSamplingError)
    let (factor, addend): (Double, Double)
    switch expectation.limit {
    case .number: return row
    case .baselineTimes(let times): (factor, addend) = (times, 0)
    case .baselinePlus(let more): (factor, addend) = (1, more)
    }
    guard let quantity = Quantity(expectation.metric, of: expectation.statistic) else {
      // The difference of two spreads or extremes has no interval.
      (row.basis, row.verdict, row.isWithinSamplingError) = (.value, check.judgement, false)
      return row
    }
    guard let reference = reference(quantity) else { return row }
    let sample = QuantitySample(quantity, of: results[index])
    let contrast =
      if !plan.isPaired {
        QuantityContrast(ofUnpaired: sample, minus: reference, factor: factor, level: level)
      } else if factor == 1 {
        QuantityContrast(of: sample, minus: reference, level: level)
      } else {
        QuantityContrast(of: [(1, sample), (-factor, reference)], level: level)
      }
    let estimate = contrast.estimate
    row.limit = factor * reference.estimate(level: level).value + addend
    row.difference = Estimate(
      value: estimate.value - addend,
      interval: ConfidenceInterval(
        low: estimate.interval.low - addend, high: estimate.interval.high - addend, level: level))
    guard !estimate.value.isNaN else { return row }
    let byInterval = estimate.interval.judgement(expectation.comparison, limit: addend)
    row.isWithinSamplingError = estimate.interval.isBounded && byInterval == .inconclusive
    let holds = expectation.comparison.holds(check.estimate.value, row.limit)
    row.verdict = applied.basis == .interval ? byInterval : holds ? .pass : .fail
    return row
  }
}
