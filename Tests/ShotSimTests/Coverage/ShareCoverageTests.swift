import Testing

/// Shares of bursts, which are proportions, of two configurations that do not differ.
@Suite struct ShareCoverageTests {
  @Test(arguments: CoverageStudy.cases([(20, 500), (100, 300), (1000, 100)]))
  func `A share that is no worse fails in one of forty runs, and its interval holds 0`(
    replications: Int, seeds: Int
  ) async throws {
    let share = "P(framesCaptured >= 6)"
    let study = CoverageStudy(
      arguments: [
        "compare", "burst.json5", "twin.json5", "--margin", "\(share)=0", "-n",
        "\(replications)", "--max-replications", "\(replications)",
      ], files: CoverageScenarios.pair, seeds: seeds)
    let answers = try await study.answers {
      (verdict: try $0.verdict(of: share), holds: try $0.difference(of: share).contains(0))
    }
    #expect(answers.count { $0.verdict == "fail" } <= study.limits(0.025).most)
    #expect(answers.count { $0.verdict == "improved" } <= study.limits(0.025).most)
    #expect(answers.count { $0.holds } >= study.limits(0.95).least)
  }
}
