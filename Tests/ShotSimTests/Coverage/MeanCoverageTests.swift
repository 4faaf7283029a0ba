import Testing

/// Means of two configurations that do not differ, or differ by what is known.
@Suite struct MeanCoverageTests {
  @Test(arguments: CoverageStudy.cases([(20, 1000), (100, 500), (1000, 100)]))
  func `What is no worse fails in one of forty runs, and is better in as many`(
    replications: Int, seeds: Int
  ) async throws {
    let study = CoverageStudy(
      arguments: [
        "compare", "burst.json5", "twin.json5", "--margin", "framesCaptured=0", "-n",
        "\(replications)", "--max-replications", "\(replications)",
      ], files: CoverageScenarios.pair, seeds: seeds)
    let verdicts = try await study.answers { try $0.verdict(of: "framesCaptured.mean") }
    #expect(verdicts.count == study.count)
    let most = study.limits(0.025).most
    #expect(verdicts.count { $0 == "fail" } <= most)
    #expect(verdicts.count { $0 == "improved" } <= most)
    #expect(!verdicts.contains("equivalent"))
  }
}
