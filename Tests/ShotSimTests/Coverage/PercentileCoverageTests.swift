import Testing

/// Percentiles of configurations that share their luck, and rare bursts.
///
/// The truths come from one run of 200,000 bursts of each, seed 1.
@Suite struct PercentileCoverageTests {
  struct Case: Sendable {
    var change: String
    var quantity: String
    var truth: Double
    var replications: Int
    var seeds: Int
    /// What the interval holds the truth in at least.
    var coverage = 0.93

    /// From the burst to it with a stage's mean time changed.
    static func encoding(_ quantity: String, _ truth: Double, _ n: Int, _ seeds: Int) -> Case {
      Case(
        change: "device.timing.encoding.lognormal.mean=126ms", quantity: quantity, truth: truth,
        replications: n, seeds: seeds)
    }

    static func capture(
      _ mean: Int, _ quantity: String, _ truth: Double, _ n: Int, _ seeds: Int,
      coverage: Double = 0.93
    ) -> Case {
      Case(
        change: "device.timing.capture.processed.48MP.balanced.lognormal.mean=\(mean)ms",
        quantity: quantity, truth: truth, replications: n, seeds: seeds, coverage: coverage)
    }
  }

  static let cases: [Case] = [
    .encoding("timeToPhoto.p95", 7.003, 200, 400), .encoding("timeToPhoto.p99", 7.542, 200, 400),
    .encoding("timeToPhoto.p99", 7.542, 1000, 150),
    .capture(211, "timeToPhoto.p95", -0.664, 200, 300),
    .capture(211, "timeToPhoto.p99", -1.200, 200, 400, coverage: 0.90),
    .capture(211, "timeToPhoto.p99", -1.200, 1000, 150),
    .capture(196, "shotToShot.p95", 0.264, 200, 400, coverage: 0.90),
    .capture(196, "shotToShot.p95", 0.264, 1000, 150),
  ]

  @Test(arguments: CoverageStudy.cases(Self.cases))
  func `Paired percentiles differ by what the interval holds`(_ which: Case) async throws {
    let study = CoverageStudy(
      arguments: [
        "compare", "burst.json5", "--variant", "changed:\(which.change)", "--metric",
        which.quantity, "-n", "\(which.replications)",
      ], files: CoverageScenarios.pair, seeds: which.seeds)
    let intervals = try await study.answers { try $0.difference(of: which.quantity) }
      .filter(\.isBounded)
    #expect(intervals.count >= study.count / 2)
    let limits = BinomialLimits(trials: intervals.count, rate: which.coverage)
    #expect(intervals.count { $0.contains(which.truth) } >= limits.least)
  }

  @Test(
    arguments: CoverageStudy.cases([("timeToPhoto.p95", "7.2ms"), ("timeToPhoto.p99", "7.7ms")]))
  func `A change inside the margin does not fail, with looks`(
    quantity: String, margin: String
  ) async throws {
    let study = CoverageStudy(
      arguments: [
        "compare", "burst.json5", "--variant",
        "changed:device.timing.encoding.lognormal.mean=126ms", "--margin",
        "\(quantity)=\(margin)", "-n", "100",
      ], files: CoverageScenarios.pair, seeds: 200, quickSeeds: 4)
    let fails = try await study.count { try $0.verdict(of: quantity) == "fail" }
    #expect(fails <= study.limits(0.025).most)
  }

  @Test(arguments: CoverageStudy.cases([20, 50, 100, 200, 500]))
  func `A loss in one of a hundred bursts is not taken for none`(
    replications: Int
  ) async throws {
    let study = CoverageStudy(
      arguments: [
        "compare", "burst.json5", "--variant", "x:device.memory.48MP=350MB", "--margin",
        "framesCaptured=0", "-n", "\(replications)", "--max-replications", "\(replications)",
      ], files: CoverageScenarios.pair, seeds: 150)
    let same = try await study.count { try $0.verdict(of: "framesCaptured.mean") == "equivalent" }
    #expect(same <= study.count / 20)
  }
}
