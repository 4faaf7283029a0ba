import Foundation
import Testing

/// The same expectation of the same scenario has one outcome in every command.
@Suite struct OneJudgementTests {
  /// The built-in burst with one expectation.
  private static func write(_ expectation: String, to file: URL) throws {
    let source = SourceTree.root.appending(path: "scenarios/basketball-burst.json5")
    let text = try String(contentsOf: source, encoding: .utf8)
      .replacing("\"replications\": 1000", with: "\"replications\": 300")
      .replacing(/"expect": \[.*\],/, with: "\"expect\": [\"\(expectation)\"],")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test
  func `A limit above the value and inside its interval fails everywhere, with a word on chance`()
    async throws
  {
    try await Binary.withFolder { folder in
      let file = folder.appending(path: "burst.json5")
      func run(_ line: String) async throws -> Binary.Result {
        try await Binary.shell("\"$shotsim\" \(line)", folder: folder)
      }
      try Self.write("framesCaptured.mean >= 0", to: file)
      let known = try #require(
        try JSONSerialization.jsonObject(
          with: Data(try await run("run burst.json5 --format json").output)) as? [String: Any])
      let configuration = try #require((known["configurations"] as? [[String: Any]])?.first)
      let check = try #require((configuration["expectations"] as? [[String: Any]])?.first)
      let value = try #require(check["value"] as? Double)
      let high = try #require(check["high"] as? Double)
      let limit = (value + high) / 2
      let expectation = "framesCaptured.mean >= \(limit)"
      try Self.write(expectation, to: file)
      let words = "within sampling error of the limit"

      let ran = try await run("run burst.json5")
      #expect(ran.exitCode == 10)
      #expect(ran.outputText.contains("FAILS: \(expectation)"))
      #expect(ran.outputText.replacing(/\s+/, with: " ").contains(words))

      let page = try await run("report burst.json5")
      #expect(page.exitCode == 10)
      #expect(page.outputText.contains("The expectation does not hold."))
      #expect(page.outputText.contains("<span class=\"badge fail\">FAILS</span> \(words)"))
      #expect(!page.outputText.contains("inconclusive"))

      // Of every configuration, the reference too; and no replication more for it.
      let compared = try await run("compare burst.json5 burst.json5 --format json")
      #expect(compared.exitCode == 10)
      let comparison = try #require(
        try JSONSerialization.jsonObject(with: Data(compared.output)) as? [String: Any])
      let rows = try #require(comparison["expectations"] as? [[String: Any]])
      #expect(rows.count == 2)
      for row in rows {
        #expect(row["verdict"] as? String == "fail")
        #expect(row["judgedBy"] as? String == "value")
        #expect(row["withinSamplingError"] as? Bool == true)
      }

      // What is asked of the comparison is judged by the interval.
      try Self.write("framesCaptured.mean >= 0", to: file)
      let asked = try await run(
        "compare burst.json5 burst.json5 --expect '\(expectation)' --max-replications 300 "
          + "--fail-inconclusive")
      #expect(asked.exitCode == 11)
      #expect(asked.outputText.contains("inconclusive"))
    }
  }
}
