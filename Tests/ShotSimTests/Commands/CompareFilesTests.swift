import Foundation
import Testing

/// What `shotsim compare` writes and draws besides its numbers.
@Suite struct CompareFilesTests {
  private static let two = "basketball-burst --features none,all -n 60"

  private func shell(
    _ line: String, environment: [String: String] = [:]
  ) async throws -> Binary.Result {
    try await Binary.withFolder { folder in
      try await Binary.shell(line, environment: environment, folder: folder)
    }
  }

  @Test func `Distributions and traces are those of a run of the same configurations`()
    async throws
  {
    let result = try await shell(
      """
      set -e
      "$shotsim" run \(Self.two) --histogram r.csv --trace r.json --pick worst:shutterLag >/dev/null
      "$shotsim" compare \(Self.two) --histogram c.csv --histogram c.jsonl --trace c.json \
        --pick worst:shutterLag >/dev/null
      cmp r.csv c.csv; tail -n +2 r.json > r.events; tail -n +2 c.json > c.events
      cmp r.events c.events; wc -l < c.csv; grep -c '"process_name"' c.json
      """)
    #expect(result.exitCode == 0, "\(result.outputText)\(result.errorText)")
    let counts = result.outputText.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    #expect(counts.count == 2 && counts[0] > 100 && counts[1] == 2)
  }

  @Test func `Each configuration gets a trace of its own if that is asked for`() async throws {
    let result = try await shell(
      """
      mkdir out
      "$shotsim" compare basketball-burst --variant 'a b:photo.flash=off' -n 20 \
        --variant 'a-b:photo.flash=off' --trace out/t.json.gz --trace-each >/dev/null; echo $?
      ls out; for file in out/*; do gzip -dc "$file" | grep -c '"process_name"'; done
      """)
    #expect(
      result.outputText
        == "0\nt.a-b-2.json.gz\nt.a-b.json.gz\nt.as-written.json.gz\n1\n1\n1\n",
      "\(result.errorText)")
  }

  @Test func `The command in a trace makes the same trace again`() async throws {
    let result = try await shell(
      """
      set -e
      "$shotsim" compare basketball-burst -t responsiveCapture -t zeroShutterLag -n 30 \
        -m 'P(framesCaptured >= 5)' --margin framesCaptured=0.01 --max-replications 60 \
        --pick best:shutterLag --trace a.json >/dev/null
      command=$(sed -n '1s/.*"command":"\\([^"]*\\)".*/\\1/p' a.json)
      echo "$command"; eval "\"\\$shotsim\" ${command#shotsim } --trace b.json" >/dev/null
      cmp a.json b.json
      """)
    #expect(result.exitCode == 0, "\(result.outputText)\(result.errorText)")
    #expect(result.outputText.hasPrefix("shotsim compare basketball-burst --replications 30"))
    #expect(result.outputText.contains("--toggle responsiveCapture"))
  }

  @Test func `The table has a row for each candidate and quantity`() async throws {
    let result = try await shell(
      """
      "$shotsim" compare basketball-burst --features none,zeroShutterLag+responsiveCapture,all \
        -n 40 -m framesCaptured -m 'P(framesCaptured >= 5)' -m shotToShot.p95 \
        --margin framesCaptured=0.2 --csv t.csv >/dev/null; cat t.csv
      """)
    let rows = result.outputText.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(rows.count == 7, "\(result.errorText)")
    #expect(rows.allSatisfy { $0.count == 18 })
    #expect(
      rows.dropFirst().map { "\($0[1]) \($0[2]) \($0[3]) \($0[4])" }
        == ["zeroShutterLag+responsiveCapture", "all"].flatMap { label in
          ["framesCaptured mean count", "framesCaptured P(>= 5) share", "shotToShot p95 ms"]
            .map { "features \(label) \($0)" }
        })
    #expect(rows[4][13] == "improved" && rows[4][12] == "0.2")
    // Nothing to compare a time between photos with when there is one photo.
    #expect(rows[6][5].isEmpty && !rows[6][6].isEmpty && rows[6][8] == "-Inf")
  }

  @Test func `Two configurations are drawn above the numbers`() async throws {
    let result = try await Binary.run(
      ["compare"] + Self.two.split(separator: " ").map(String.init))
    expectGolden(result.outputText, "compare/pictures.txt")
    let plain = try await Binary.run(
      ["compare", "--pictures", "never"] + Self.two.split(separator: " ").map(String.init))
    #expect(plain.output.count < result.output.count)
    #expect(result.outputText.hasSuffix("\n\n" + plain.outputText))
  }

  @Test func `Many configurations are drawn only if that is asked for`() async throws {
    let line = "\"$shotsim\" compare basketball-burst -t all -n 10 -q"
    for (options, isDrawn) in [("", false), ("--pictures always", true)] {
      let result = try await shell("\(line) \(options)")
      #expect(result.outputText.contains("Key:") == isDrawn)
    }
    // A file on standard output leaves the other stream to the numbers.
    let other = try await shell(
      "\"$shotsim\" compare \(Self.two) -q --csv -; \"$shotsim\" compare \(Self.two) -q -o f; cat f"
    )
    #expect(!other.outputText.contains("Key:") && !other.errorText.contains("Key:"))
    #expect(other.outputText.contains("features all against features none"))
  }

  @Test(.enabled(if: Binary.hasPseudoTerminal))
  func `Pictures fit the terminal and keep to ASCII where the locale asks for it`() async throws {
    for (locale, isASCII) in [("C", true), ("C.UTF-8", false)] {
      let result = try await Binary.terminal(
        "stty cols 64; \"$shotsim\" compare \(Self.two) --color never",
        environment: ["LC_ALL": locale, "TERM": "xterm"])
      #expect(result.exitCode == 0)
      let text = result.outputText
      #expect(text.contains("Key:"))
      let pictures = text.split(separator: "features all against features none")[0]
      #expect(pictures.unicodeScalars.allSatisfy(\.isASCII) == isASCII)
      // The progress line is drawn over.
      let lines = pictures.split(whereSeparator: \.isNewline)
        .map { $0.split(separator: "\u{1B}[K").last ?? "" }
      #expect(lines.allSatisfy { $0.count <= 64 }, "\(lines.filter { $0.count > 64 })")
    }
  }

  @Test(arguments: [
    "--trace-each", "--trace - --trace-each", "--histogram x.nothing", "--trace a --csv a",
    "--pictures sometimes", "--pick worst:shotToShoot",
  ])
  func `What cannot be written is said before anything runs`(options: String) async throws {
    let result = try await shell("\"$shotsim\" compare \(Self.two) \(options); ls")
    #expect(result.outputText.isEmpty)
    #expect(result.errorText.hasPrefix("error: "))
  }
}
