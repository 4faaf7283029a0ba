import Testing

/// Comparisons that look several times, and several things that are judged together.
@Suite struct LooksCoverageTests {
  private static let first = ["compare", "burst.json5", "twin.json5"]

  @Test(arguments: CoverageStudy.cases([(20, 320, 700), (50, 800, 250)]))
  func `Looking several times errs no more often than looking once`(
    replications: Int, most: Int, seeds: Int
  ) async throws {
    let study = CoverageStudy(
      arguments: Self.first + [
        "--margin", "framesCaptured=0", "-n", "\(replications)", "--max-replications", "\(most)",
      ], files: CoverageScenarios.pair, seeds: seeds)
    let verdicts = try await study.answers { try $0.verdict(of: "framesCaptured.mean") }
    let limit = study.limits(0.025).most
    #expect(verdicts.count { $0 == "fail" } <= limit)
    #expect(verdicts.count { $0 == "improved" } <= limit)
  }

  @Test func `Of sixteen checks of nothing one fails in at most one of twenty runs`() async throws {
    let quantities = [
      "framesCaptured", "bestQualityFrames", "missedPresses", "shotToShot", "shotToShot.p50",
      "shotToShot.p95", "shutterLag", "timeToPhoto", "timeToPhoto.p50", "timeToPhoto.p95",
      "captureTime", "blockedTime", "queueWait", "P(framesCaptured >= 5)",
      "P(framesCaptured >= 6)", "P(missedPresses >= 1)",
    ]
    let study = CoverageStudy(
      arguments: Self.first + quantities.flatMap { ["--margin", $0 + "=0"] } + [
        "-n", "200", "--max-replications", "200",
      ], files: CoverageScenarios.pair, seeds: 250, quickSeeds: 20)
    let fails = try await study.count { try $0.verdict() == "fail" }
    #expect(fails <= study.limits(0.05).most)
  }

  /// Law's rule from 100 replications: 1 % of 5.29 frames at a standard deviation of
  /// 0.837 asks for (1.96 · 0.837 · 1.01 / (0.01 · 5.29))² = 981 replications.
  @Test func `A precision is reached with the replications that it needs, and covers`() async throws
  {
    let study = CoverageStudy(
      arguments: ["run", "burst.json5", "--precision", "framesCaptured=1%", "-n", "100"],
      files: CoverageScenarios.pair, seeds: 200, quickSeeds: 10)
    let answers = try await study.answers { answer in
      (count: try answer.replications(), mean: try answer.found("framesCaptured", "mean"))
    }
    let mean = Double(answers.map(\.count).reduce(0, +)) / Double(answers.count)
    #expect(mean > 880 && mean < 1080, "\(mean) replications on average")
    // `shotsim run burst.json5 -n 2000000 --seed 1000000` gave 5.2916 ± 0.0012.
    let truth = 5.2916
    let covered = answers.count { $0.mean.contains(truth) }
    #expect(covered >= study.limits(0.95).least, "\(covered) of \(answers.count) cover")
    for answer in answers { #expect(answer.mean.halfWidth <= 0.01 * answer.mean.value) }
  }
}
