import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct ComparisonRunTests {
  private func plan(
    _ scenarios: [Scenario], replications: Int = 200, maximum: Int? = nil,
    quantities: [Quantity] = Quantity.usual, margins: [QuantityMargin] = []
  ) -> ComparisonPlan {
    var plan = ComparisonPlan(
      .scenarios, title: "test",
      configurations: scenarios.enumerated().map {
        ComparedConfiguration(label: "\($0.offset)", scenario: $0.element)
      }, replications: replications, maximumReplications: maximum)
    plan.quantities = quantities
    plan.margins = margins
    return plan
  }

  @Test func `A scenario compared with itself differs by exactly zero`() async throws {
    let burst = HandMadeResults.burst
    let margins = [QuantityMargin(Quantity(.framesCaptured), .absolute(0))]
    let comparison = try await ComparisonRun(
      plan(
        [burst, burst],
        quantities: Quantity.usual + [
          Quantity(.framesCaptured, .probability(.greaterOrEqual, 5))
        ], margins: margins)
    ).run()
    #expect(comparison.rows.count == Quantity.usual.count + 1)
    for row in comparison.rows {
      #expect(row.difference.estimate.value == 0)
      #expect(row.difference.estimate.interval.halfWidth == 0)
      #expect(row.finding == .identical)
    }
    #expect(comparison.verdict == .equivalent)
  }

  @Test func `A processing stage that is 5 % slower fails a margin of 1 % and not one of 10 %`()
    async throws
  {
    let slower = HandMadeResults.burst(slowing: .processing, by: 1.05)
    // Without deferral, so that photos are processed in full.
    let features: FeatureSet = [.preparedSettings, .zeroShutterLag, .responsiveCapture]
    var pair = [HandMadeResults.burst, slower]
    for index in pair.indices { pair[index].configuration.features = features }
    let quantity = Quantity(.processingTime)
    for (margin, verdict) in [(0.01, Judgement.fail), (0.1, .equivalent)] {
      let comparison = try await ComparisonRun(
        plan(
          pair, quantities: [quantity],
          margins: [QuantityMargin(quantity, .relative(margin))])
      ).run()
      #expect(comparison.verdict == verdict)
      let row = try #require(comparison.rows.first)
      #expect(abs(row.ratio - 1.05) < 0.001)
      #expect(row.finding == .worse)
      // Common random numbers: the slower run is the same run, slower.
      #expect((row.difference.correlation ?? 0) > 0.99)
      #expect((row.difference.varianceRatio ?? 0) > 100)
    }
  }

  @Test func `What is undecided gets more replications, and what stays so is said to be`()
    async throws
  {
    let quantity = Quantity(.framesCaptured)
    let pair = [
      HandMadeResults.burst, HandMadeResults.burst(slowing: .capture, by: 1.02),
    ]
    let first = try await ComparisonRun(
      plan(pair, replications: 4000, quantities: [quantity])
    ).run()
    let difference = abs(try #require(first.rows.first).difference.estimate.value)
    #expect(difference > 0)
    // A margin of about the true difference decides late or never.
    let close = try await ComparisonRun(
      plan(
        pair, replications: 100, maximum: 400, quantities: [quantity],
        margins: [QuantityMargin(quantity, .absolute(difference))])
    ).run()
    #expect(close.looks.map(\.replications) == [100, 200, 400])
    #expect(close.verdict == .inconclusive)
    #expect(close.replications == 400)
    // A margin far beyond it decides at once.
    let far = try await ComparisonRun(
      plan(
        pair, replications: 100, maximum: 400, quantities: [quantity],
        margins: [QuantityMargin(quantity, .absolute(1))])
    ).run()
    #expect(far.looks.map(\.replications) == [100])
    #expect(far.verdict == .equivalent)
    // A quarter of the replications has a quarter of the error; what is not judged has all.
    #expect(abs(far.checkLevel - 0.9875) < 1e-12)
    #expect(abs(far.rows[0].difference.estimate.interval.level - 0.9875) < 1e-12)
    #expect(far.level == 0.95)
  }

  @Test func `An open check widens no other interval`() async throws {
    let scenarios = [
      HandMadeResults.burst, HandMadeResults.burst(slowing: .capture, by: 1.02),
    ]
    let comparison = try await ComparisonRun(
      plan(
        scenarios, replications: 100, maximum: 400,
        quantities: [Quantity(.framesCaptured), Quantity(.shotToShot)],
        margins: [QuantityMargin(Quantity(.framesCaptured), .absolute(1))])
    ).run()
    #expect(comparison.rows[0].difference.estimate.interval.level > 0.95)
    #expect(comparison.rows[1].difference.estimate.interval.level == 0.95)
    #expect(comparison.rows[1].value.interval.level == 0.95)
  }

  @Test func `A failure has to stand among all checks`() async throws {
    let scenarios = [
      HandMadeResults.burst, HandMadeResults.burst(slowing: .capture, by: 1.02),
    ]
    let lost = Quantity(.framesCaptured)
    let one = try await ComparisonRun(
      plan(scenarios, replications: 300, quantities: [lost])
    ).run()
    let interval = try #require(one.rows.first).difference.estimate.interval
    #expect(interval.high < 0)
    // A margin that the interval clears by a thousandth of its width.
    let margin = QuantityMargin(lost, .absolute(-interval.high - interval.halfWidth / 500))
    func judged(_ margins: [QuantityMargin]) async throws -> ComparisonRow {
      let plan = plan(
        scenarios, replications: 300, maximum: 300, quantities: [lost], margins: margins)
      return try #require(try await ComparisonRun(plan).run().rows.first)
    }
    #expect(try await judged([margin]).verdict == .fail)
    let among = try await judged([
      margin, QuantityMargin(Quantity(.peakMemory), .absolute(1e12)),
    ])
    #expect(among.verdict == .inconclusive)
    #expect(among.failsAlone)
    // One that fails beyond doubt leaves the whole error to the other.
    let after = try await judged([
      margin, QuantityMargin(Quantity(.captureTime), .absolute(0)),
    ])
    #expect(after.verdict == .fail)
    #expect(!after.failsAlone)
  }

  @Test func `Replications that were added are those of one longer run`() async throws {
    let quantity = Quantity(.framesCaptured)
    let burst = HandMadeResults.burst
    var stepwise = plan([burst], replications: 100, maximum: 800, quantities: [quantity])
    stepwise.goals = [PrecisionGoal(quantity, .absolute(0.0001))]
    let grown = try await ComparisonRun(stepwise, jobs: 3).run()
    let whole = try await Experiment(burst, replications: 0..<800).run()
    #expect(grown.looks.map(\.replications) == [100, 400, 800])
    #expect(grown.results[0].values[0] == whole.values[0])
    #expect(grown.results[0].photoValues[1] == whole.photoValues[1])
    #expect(grown.precision.map(\.isMet) == [false])
    #expect(grown.verdict == .inconclusive)
  }

  @Test func `A precision is run for until its half-width is met`() async throws {
    let quantity = Quantity(.framesCaptured)
    var wanted = plan(
      [HandMadeResults.burst], replications: 100, maximum: 20_000, quantities: [quantity])
    wanted.goals = [PrecisionGoal(quantity, .relative(0.01))]
    let comparison = try await ComparisonRun(wanted, jobs: 2).run()
    let row = try #require(comparison.precision.first)
    #expect(row.isMet)
    #expect(row.value.interval.halfWidth <= row.value.value * 0.01 / 1.01)
    #expect(comparison.replications < 20_000)
    #expect(comparison.looks.dropLast().allSatisfy { $0.open == 1 })
  }

  @Test func `Numbers of jobs change nothing`() async throws {
    let scenarios = [FeatureSet.all, [], [.autoDeferredPhotoDelivery]].map {
      HandMadeResults.burst(with: $0)
    }
    var texts: [String] = []
    for jobs in [1, 2, 5] {
      let comparison = try await ComparisonRun(plan(scenarios, replications: 700), jobs: jobs).run()
      texts.append(ComparisonDocument.document.text(comparison))
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0] == texts[2])
  }

  @Test func `Gates see a difference of nothing as failed in at most a few of 120 runs`()
    async throws
  {
    // Both configurations are the same but for their random numbers: the hardest false alarm.
    var (failed, worse) = (0, 0)
    for seed in 0..<120 {
      var other = HandMadeResults.burst
      other.seed = UInt64(1000 + seed)
      var test = plan(
        [HandMadeResults.burst, other], replications: 40, quantities: [Quantity(.framesCaptured)],
        margins: [QuantityMargin(Quantity(.framesCaptured), .absolute(0.1))])
      test.isPaired = false
      test.configurations[0].scenario.seed = UInt64(5000 + seed)
      let comparison = try await ComparisonRun(test).run()
      if comparison.verdict == .fail { failed += 1 }
      if comparison.rows[0].finding == .worse { worse += 1 }
    }
    // Findings err in 2.5 % to this side, so 3 of 120; four standard errors are 7.
    #expect(failed <= 3, "\(failed) false alarms")
    #expect(worse <= 10, "\(worse) false findings")
  }

  @Test func `Pairing finds a small loss that unpaired runs of the same size do not`()
    async throws
  {
    let quantity = Quantity(.framesCaptured)
    let pair = [HandMadeResults.burst, HandMadeResults.burst(slowing: .capture, by: 1.05)]
    var paired = plan(
      pair, replications: 150, quantities: [quantity],
      margins: [QuantityMargin(quantity, .absolute(0.01))])
    let found = try await ComparisonRun(paired).run()
    paired.isPaired = false
    paired.configurations[1].scenario.seed = 99
    let missed = try await ComparisonRun(paired).run()
    #expect(found.rows[0].difference.standardError < missed.rows[0].difference.standardError)
    #expect((found.rows[0].difference.varianceRatio ?? 0) > 1.2)
  }
}
