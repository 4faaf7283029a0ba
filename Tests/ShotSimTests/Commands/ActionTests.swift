import Foundation
import Testing

/// The steps of `action.yml`, run by hand.
@Suite struct ActionTests {
  /// The script of the step that compares.
  private func script() throws -> String {
    let file = SourceTree.root.appending(path: "action.yml")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let step = try #require(lines.firstIndex { $0.hasSuffix("id: compare") })
    let start = try #require(lines[step...].firstIndex { $0 == "      run: |" })
    return lines[(start + 1)...].prefix { $0.isEmpty || $0.hasPrefix("        ") }
      .map { $0.dropFirst(8) }.joined(separator: "\n")
  }

  private func run(_ scenario: String, arguments: String = "") async throws -> Binary.Result {
    let script = try script()
    let source = SourceTree.root.appending(path: "scenarios/basketball-burst.json5")
    return try await Binary.withFolder { folder in
      let same = try String(contentsOf: source, encoding: .utf8)
      let worse = same.replacing(
        "\"responsiveCapture\": true", with: "\"responsiveCapture\": false"
      )
      .replacing(
        "\"fastCapturePrioritization\": true", with: "\"fastCapturePrioritization\": false")
      for (name, text) in [("same.json5", same), ("worse.json5", worse), ("step.sh", script)] {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      return try await Binary.shell(
        """
        "$shotsim" baseline save same.json5 -n 200 -o b.baseline.json >/dev/null
        : > outputs
        SHOTSIM=$shotsim sh step.sh; echo "code $?"; cat outputs; ls
        """,
        environment: [
          "SCENARIO": scenario, "BASELINE": "b.baseline.json", "MISSING_BASELINE": "fail",
          "ARGUMENTS": "-n\n200\n" + arguments, "JUNIT": "j.xml", "JSON": "c.json",
          "GITHUB_ACTIONS": "true", "GITHUB_OUTPUT": "outputs",
        ], folder: folder)
    }
  }

  @Test func `The step passes on the same scenario`() async throws {
    let text = try await run("same.json5").outputText
    #expect(text.contains("pass: all 5 checks passed"))
    #expect(!text.contains("::error"))
    #expect(text.contains("code 0\nverdict=pass\nchecks=5\nfailed=0\n"))
    #expect(text.contains("exit-code=0\n"))
    #expect(text.contains("\nc.json\nj.xml\n"))
  }

  @Test func `A scenario that looks like an option is a scenario, and is not there`()
    async throws
  {
    for name in ["--help", "-h", "--toggle=all"] {
      let text = try await run(name).outputText
      #expect(text.contains("code 66\n"), "\(text)")
      #expect(text.contains("exit-code=66\n"))
    }
  }

  @Test func `The step fails on a scenario made worse, says why and sets its outputs`()
    async throws
  {
    let text = try await run(
      "worse.json5", arguments: "--expect\nP(framesCaptured >= 5) >= 0.9; touch injected"
    ).outputText
    // An argument is never run as code, and this one is no expectation.
    #expect(text.contains("code 64\n"))
    #expect(!text.contains("injected\n"))
    let failed = try await run(
      "worse.json5", arguments: "--expect\nP(framesCaptured >= 5) >= 0.9"
    ).outputText
    #expect(failed.contains("changed: features.responsiveCapture true → false"))
    #expect(failed.contains("::error file=worse.json5,title=FAIL%3A framesCaptured.mean::"))
    #expect(failed.contains("code 10\nverdict=fail\nchecks=6\nfailed=4\n"))
    // The answer and its annotations fit a screen.
    let answer = failed.split(separator: "code 10\n")[0]
    #expect(answer.split(separator: "\n", omittingEmptySubsequences: false).count <= 50)
  }
}
