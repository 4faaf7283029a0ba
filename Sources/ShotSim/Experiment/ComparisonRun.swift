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
    let items = plan.configurations.map { (label: $0.label, scenario: $0.scenario) }
    var results: [ConfigurationResult] = []
    var looks: [ComparisonResult.Look] = []
    // A precision is reached first, since only the spread decides when; what is judged
    // is looked at from there on.
    if plan.baseline == nil, let precision = plan.precisionRun {
      (results, looks) = try await precision.run(items, jobs: jobs, progress: progress)
    }
    let schedule = plan.looks(from: results.first?.replications ?? plan.replications)
    var sample = GrowingSample(items, jobs: jobs, results: results)
    for (index, size) in schedule.sizes.enumerated() {
      try await sample.grow(to: size, progress: progress)
      var judged = ComparisonJudge(plan, sample.results, schedule, look: index).comparison()
      if looks.last?.replications == size { looks.removeLast() }
      looks.append(
        ComparisonResult.Look(
          replications: size, level: schedule.level(ofLook: index), open: judged.openCount))
      judged.looks = looks
      judged.hasSeveralLooks = schedule.sizes.count > 1
      if judged.checksOpen == 0 || index == schedule.sizes.count - 1 {
        return judged.completed(schedule, look: index)
      }
    }
    preconditionFailure("a schedule has at least one look")
  }
}

extension ComparisonResult {
  /// Verdicts and precisions that more replications might decide.
  var openCount: Int { checksOpen + precision.count { !$0.isMet } }

  /// Verdicts that more replications might decide.
  var checksOpen: Int {
    rows.count { $0.verdict == .inconclusive && !$0.difference.estimate.value.isNaN }
      + expectations.count { $0.verdict == .inconclusive }
  }

  /// Adds what is not needed to decide when to stop.
  func completed(_ schedule: SequentialLooks, look: Int) -> ComparisonResult {
    var comparison = self
    if plan.kind != .factorial {
      let judge = ComparisonJudge(plan, results, schedule, look: look)
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
///
/// What has a verdict by its interval gets the level of the look; everything else the level
/// that was asked for. A FAIL has to stand among all checks: Holm's method (1979) over
/// the checks that count, each with its part of the error, so that where nothing is worse
/// any of them fails no more often than one would by itself.
struct ComparisonJudge {
  private let plan: ComparisonPlan
  private let results: [ConfigurationResult]
  private let schedule: SequentialLooks
  private let look: Int

  init(
    _ plan: ComparisonPlan, _ results: [ConfigurationResult], _ schedule: SequentialLooks,
    look: Int
  ) {
    self.plan = plan
    self.results = results
    self.schedule = schedule
    self.look = look
  }

  /// Of what is not judged by its interval.
  private var level: Double { plan.level }

  /// Of what is, when so many checks share the error.
  private func checkLevel(sharedBy checks: Int = 1) -> Double {
    (checks == 1 ? schedule : schedule.sharing(among: checks)).level(ofLook: look)
  }

  func comparison() -> ComparisonResult {
    var comparison = ComparisonResult(
      plan: plan, results: results, rows: rows(),
      expectations: plan.expectations.map { row($0, level: level(of: $0)) },
      precision: plan.precisionRun?.rows(of: results) ?? [], looks: [])
    keepFailuresThatStand(&comparison)
    return comparison
  }

  // MARK: Failures among several checks

  /// Makes failures inconclusive that do not stand among all checks, by Holm's method.
  private func keepFailuresThatStand(_ comparison: inout ComparisonResult) {
    var remaining = comparison.checkCount
    guard remaining > 1 else { return }
    var rows = comparison.rows.indices.filter {
      // A value that is lost is no matter of chance.
      comparison.rows[$0].verdict == .fail && !comparison.rows[$0].value.value.isNaN
    }
    var expectations = comparison.expectations.indices.filter {
      let row = comparison.expectations[$0]
      return row.verdict == .fail && row.isCheck && !row.value.value.isNaN
    }
    while !rows.isEmpty || !expectations.isEmpty {
      let level = checkLevel(sharedBy: remaining)
      let (openRows, openExpectations) = (rows, expectations)
      rows.removeAll { index in
        let row = comparison.rows[index]
        return reference(row.quantity).map {
          self.row(row.candidate, row.quantity, $0, level: level).verdict == .fail
        } ?? true
      }
      expectations.removeAll { index in
        row(plan.expectations[index], level: level).verdict == .fail
      }
      let standing =
        openRows.count + openExpectations.count - rows.count - expectations.count
      guard standing > 0 else { break }
      remaining -= standing
    }
    for index in rows {
      comparison.rows[index].verdict = .inconclusive
      comparison.rows[index].failsAlone = true
    }
    for index in expectations {
      comparison.expectations[index].verdict = .inconclusive
      comparison.expectations[index].failsAlone = true
    }
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
    _ candidate: Int, _ sample: QuantitySample, _ reference: QuantitySample, level: Double
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
      return reference(quantity).map { row(candidate, quantity, $0, level: level) }
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
        let isJudged = plan.margins.contains { $0.quantity == quantity }
        rows.append(
          row(candidate, quantity, reference, level: isJudged ? checkLevel() : level))
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
    _ candidate: Int, _ quantity: Quantity, _ reference: QuantitySample, level: Double
  ) -> ComparisonRow {
    let sample = QuantitySample(quantity, of: results[candidate])
    let (difference, unseen) = difference(candidate, sample, reference, level: level)
    let (value, baseline) = (
      sample.estimate(level: plan.level), reference.estimate(level: plan.level)
    )
    let censored = CensoredCount(quantity.metric, of: results[candidate])
    let referenceCensored = referenceCensored(quantity)
    let margin = plan.margins.last { $0.quantity == quantity }?.margin
      .resolved(baseline: baseline.value)
    let verdict = margin.map { margin -> Judgement in
      // Of a value that one side does not have nothing can be said, and of two that have
      // not come only that they are the same when all of it is (docs/model.md, section 24).
      guard !difference.estimate.value.isNaN, !margin.isNaN else {
        guard value.value.isNaN, baseline.value.isNaN else { return .incomparable }
        let hasNotCome = [censored, referenceCensored].contains { $0?.isCensored == true }
        return hasNotCome && !sample.hasSameData(as: reference) ? .incomparable : .equivalent
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
      unseen: unseen, baselineCensored: referenceCensored, valueCensored: censored)
  }

  /// How many of the reference's photos have a value; nil = none can be censored.
  private func referenceCensored(_ quantity: Quantity) -> CensoredCount? {
    if let baseline = plan.baseline {
      return baseline.summaries.first { $0.quantity == quantity }?.censored
    }
    return results.first.flatMap { CensoredCount(quantity.metric, of: $0) }
  }

  private func finding(_ row: ComparisonRow) -> Finding {
    let (value, interval) = (row.difference.estimate.value, row.difference.estimate.interval)
    if value.isNaN { return .noValue }
    if row.unseen == nil, interval.low == 0, interval.high == 0 { return .identical }
    guard row.adjustedProbability < 1 - level else { return .noClearDifference }
    return (value < 0) == row.quantity.isSmallerBetter ? .better : .worse
  }

  // MARK: Expectations

  private func level(of applied: ComparisonPlan.AppliedExpectation) -> Double {
    applied.basis == .interval ? checkLevel() : level
  }

  private func row(
    _ applied: ComparisonPlan.AppliedExpectation, level: Double
  ) -> ExpectationRow {
    let (index, expectation) = (applied.configuration, applied.expectation)
    let check = ExpectationCheck(
      expectation, of: results[index], baseline: plan.baseline == nil ? results.first : nil,
      level: level)
    var row = ExpectationRow(
      configuration: index, expectation: expectation, value: check.estimate, limit: check.limit,
      basis: expectation.statistic.hasInterval ? applied.basis : .value,
      verdict: applied.basis == .value ? check.judgement : check.judgementByInterval,
      isWithinSamplingError: check.isWithinSamplingError, censored: check.censored)
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
