import Testing

/// A baseline of another seed, which shares no random numbers with what is compared.
@Suite struct UnpairedCoverageTests {
  @Test(
    arguments: CoverageStudy.cases([
      ("framesCaptured.mean", 20, 300), ("framesCaptured.mean", 200, 200),
      ("timeToPhoto.p95", 200, 300),
    ]))
  func `Independent runs of one configuration differ by nothing`(
    quantity: String, replications: Int, seeds: Int
  ) async throws {
    let study = CoverageStudy(
      arguments: [
        "compare", "burst.json5", "--baseline", "SEED.json", "--allow-mismatch", "-n",
        "\(replications)", "--max-replications", "\(replications)", "--margin", "\(quantity)=0",
      ],
      before: [
        "baseline", "save", "burst.json5", "-n", "\(replications)", "-o", "SEED.json", "--metric",
        quantity,
      ], files: CoverageScenarios.pair, seeds: seeds, quickSeeds: 20)
    let answers = try await study.answers {
      (verdict: try $0.verdict(of: quantity), difference: try $0.difference(of: quantity))
    }
    let bounded = answers.filter(\.difference.isBounded)
    #expect(bounded.count >= study.count / 2)
    #expect(answers.count { $0.verdict == "fail" } <= study.limits(0.025).most)
    let limits = BinomialLimits(trials: bounded.count, rate: 0.95)
    #expect(bounded.count { $0.difference.contains(0) } >= limits.least)
  }
}
