import Foundation
import Testing

/// `shotsim compare` and `shotsim baseline` as processes.
@Suite struct CompareCommandTests {
  /// The built-in burst, as a file, and with responsive capture off.
  private static func writeScenarios(in folder: URL) throws {
    let source = SourceTree.root.appending(path: "scenarios/basketball-burst.json5")
    let before = try String(contentsOf: source, encoding: .utf8)
      .replacing("\"replications\": 1000", with: "\"replications\": 200")
      .replacing(/"expect": \[.*\],/, with: "\"expect\": [],")
    let after = before.replacing(
      "\"responsiveCapture\": true", with: "\"responsiveCapture\": false"
    )
    .replacing(
      "\"fastCapturePrioritization\": true", with: "\"fastCapturePrioritization\": false")
    #expect(before.contains("\"replications\": 200"))
    #expect(after != before)
    try before.write(to: folder.appending(path: "before.json5"), atomically: true, encoding: .utf8)
    try after.write(to: folder.appending(path: "after.json5"), atomically: true, encoding: .utf8)
  }

  /// Runs lines of `sh` in a folder that has the two scenarios.
  private func shell(
    _ line: String, environment: [String: String] = [:]
  ) async throws -> Binary.Result {
    try await Binary.withFolder { folder in
      try Self.writeScenarios(in: folder)
      return try await Binary.shell(line, environment: environment, folder: folder)
    }
  }

  @Test(arguments: [
    ("before.json5 before.json5 --margin framesCaptured=0.2", 0),
    ("before.json5 after.json5 --margin framesCaptured=0.2", 10),
    ("before.json5 after.json5", 0),
    ("after.json5 before.json5 --margin framesCaptured=0.2", 0),
    ("after.json5 before.json5 --margin framesCaptured=0.2 --exit-on-improvement", 12),
    ("before.json5 after.json5 --expect 'framesCaptured.mean >= 4.5'", 10),
    ("before.json5 after.json5 --expect 'warn: framesCaptured.mean >= 4.5'", 0),
    ("before.json5 after.json5 --precision framesCaptured=0.0001 --max-replications 200", 0),
    (
      "before.json5 after.json5 --precision framesCaptured=0.0001 --max-replications 200 "
        + "--fail-inconclusive", 11
    ),
    ("before.json5 --baseline none.json", 13), ("before.json5", 64),
    ("before.json5 --precision framesCaptured=1%", 64),
    ("before.json5 --toggle responsiveCaptur", 64), ("before.json5 after.json5 --factorial", 64),
    ("before.json5 after.json5 --margin framesCaptured=x", 64), ("before.json5 missing.json5", 66),
    ("before.json5 --vary photo.flash=off,sometimes", 65),
    ("before.json5 after.json5 --json /nowhere/x.json", 73),
  ])
  func `Every outcome has its exit code`(arguments: String, code: Int32) async throws {
    let result = try await shell("\"$shotsim\" compare \(arguments)")
    #expect(result.exitCode == code, "\(result.outputText)\(result.errorText)")
    if code >= 13 { #expect(result.output.isEmpty) }
  }

  @Test func `Codes of failed checks are told from those of make and xargs`() async throws {
    let compare = "\"$shotsim\" compare before.json5 after.json5 --margin framesCaptured=0.2"
    let direct = try await shell("\(compare) >/dev/null; test $? -eq 10")
    #expect(direct.exitCode == 0)
    let xargs = try await shell(
      "echo after.json5 | xargs \"$shotsim\" compare before.json5 "
        + "--margin framesCaptured=0.2 >/dev/null")
    #expect(xargs.exitCode == 123)
    if Binary.hasProgram("make") {
      let make = try await shell(
        "printf 'check:\\n\\t@\"$(SHOTSIM)\" compare before.json5 after.json5 "
          + "--margin framesCaptured=0.2\\n' > Makefile; make check SHOTSIM=\"$shotsim\"")
      #expect(make.exitCode == 2)
      #expect(make.errorText.contains("Error 10"))
    }
  }

  @Test func `A baseline passes what is the same and fails what is worse, and says why`()
    async throws
  {
    let result = try await shell(
      """
      "$shotsim" baseline save before.json5 -o b.baseline.json &&
      "$shotsim" compare before.json5 --baseline b.baseline.json; echo "code $?"
      "$shotsim" compare after.json5 --baseline b.baseline.json; echo "code $?"
      "$shotsim" baseline check b.baseline.json before.json5; echo "code $?"
      "$shotsim" baseline check b.baseline.json after.json5; echo "code $?"
      "$shotsim" baseline list; "$shotsim" baseline show b.baseline.json
      """)
    let text = result.outputText
    let codes = text.matches(of: /code (\d+)/).map { String($0.output.1) }
    #expect(codes == ["0", "10", "0", "13"])
    #expect(text.contains("changed: features.responsiveCapture true → false"))
    #expect(text.contains("FAIL framesCaptured.mean: 2."))
    #expect(text.contains("b.baseline.json is up to date"))
    #expect(text.contains("    features.responsiveCapture: true → false"))
    #expect(text.contains("b.baseline.json  basketball-burst, 200 replications"))
    #expect(result.errors.isEmpty, "\(result.errorText)")
    // The failing comparison fits a screen.
    let failing =
      text.split(separator: "code 0", maxSplits: 1).last?
      .split(separator: "code 10").first ?? ""
    #expect(failing.split(separator: "\n", omittingEmptySubsequences: false).count <= 45)
  }

  @Test func `A baseline made with another instrument is refused unless that is allowed`()
    async throws
  {
    let result = try await shell(
      """
      "$shotsim" baseline save before.json5 -o b.json >/dev/null
      for change in '--seed 2' '-n 300' '--set device.limits.photosInProcessing=7'; do
        "$shotsim" compare before.json5 --baseline b.json $change; echo "code $?"
        "$shotsim" compare before.json5 --baseline b.json $change --allow-mismatch >/dev/null
        echo "allowed $?"
      done
      """)
    #expect(result.outputText.matches(of: /code 13/).count == 3)
    #expect(result.outputText.matches(of: /allowed 0/).count >= 1)
    let errors = result.errorText
    #expect(errors.contains("  seed: 1 → 2"))
    #expect(errors.contains("  replications: 200 → 300"))
    #expect(errors.contains("  device: iphone-17 "))
  }

  @Test func `A baseline that is missing is an error, a warning or made`() async throws {
    let result = try await shell(
      """
      "$shotsim" compare before.json5 --baseline b.json --missing-baseline warn >/dev/null
      echo "code $?"; test -e b.json || echo absent
      "$shotsim" compare before.json5 --baseline b.json --missing-baseline create >/dev/null
      echo "code $?"
      "$shotsim" compare before.json5 --baseline b.json >/dev/null; echo "code $?"
      "$shotsim" compare before.json5 --baseline b.json --metric timeToFinal.p90; echo "code $?"
      """)
    #expect(result.outputText == "code 0\nabsent\ncode 0\ncode 0\ncode 13\n")
    #expect(result.errorText.contains("warning: there is no baseline 'b.json'"))
    #expect(result.errorText.contains("created b.json"))
    #expect(result.errorText.contains("does not have timeToFinal.p90"))
  }

  @Test func `Standard output has one thing only when a file is a dash`() async throws {
    for option in ["-o - --format json", "--json -"] {
      let result = try await shell(
        "\"$shotsim\" compare before.json5 after.json5 \(option)",
        environment: ["GITHUB_ACTIONS": "true"])
      #expect(result.exitCode == 0)
      #expect(result.outputText.hasPrefix("{\n  \"schema\": \"shotsim/comparison/2\""))
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(result.output))
      }
      #expect(result.errorText.contains("after against before"))
    }
    let twice = try await shell(
      "\"$shotsim\" compare before.json5 after.json5 --json - --markdown -")
    #expect(twice.exitCode == 64)
  }

  @Test func `GitHub gets annotations, a summary and outputs, and only there`() async throws {
    let line = """
      echo old > summary; : > outputs
      "$shotsim" compare before.json5 after.json5 --margin framesCaptured=0.2 > out
      echo "code $?"; grep -c '^::error file=after.json5,title=FAIL' out
      cat summary outputs
      """
    let there = try await shell(
      line,
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary", "GITHUB_OUTPUT": "outputs",
      ])
    #expect(there.outputText.hasPrefix("code 10\n1\nold\n### after against before\n"))
    #expect(there.outputText.contains("❌ **FAIL: 1 of 1 check failed**"))
    #expect(
      there.outputText.hasSuffix(
        "verdict=fail\nchecks=1\nfailed=1\ninconclusive=0\nimproved=0\nreplications=200\n"))
    let elsewhere = try await shell(line)
    #expect(elsewhere.outputText == "code 10\n0\nold\n")
  }

  @Test func `A factorial has the same bytes with any number of jobs`() async throws {
    var outputs: [[UInt8]] = []
    for jobs in ["1", "2", "7"] {
      let result = try await Binary.run([
        "compare", "basketball-burst", "--explain", "-n", "300", "-j", jobs, "--json", "-",
      ])
      #expect(result.exitCode == 0)
      outputs.append(result.output + result.errors)
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0] == outputs[2])
  }

  @Test func `Toggles are switched each by itself and all together`() async throws {
    let result = try await Binary.run([
      "compare", "basketball-burst", "--toggle", "responsiveCapture", "--toggle",
      "autoDeferredPhotoDelivery", "--toggle", "fastCapturePrioritization", "-n", "200",
    ])
    expectGolden(result.outputText, "compare/toggles.txt")
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
  }

  @Test func `What a device does not support is listed and not run`() async throws {
    let result = try await Binary.run([
      "compare", "basketball-burst", "--factorial", "-n", "50", "--set",
      "device.supports.autoDeferredPhotoDelivery=false",
    ])
    #expect(result.exitCode == 0)
    #expect(result.errorText.contains("warning: the scenario's own features are not allowed here"))
    #expect(
      result.outputText.contains("autoDeferredPhotoDelivery\n  is not supported by the device (8)")
        || result.outputText.replacing("\n ", with: "")
          .contains("autoDeferredPhotoDelivery is not supported by the device (8)")
    )
  }

  @Test func `Values of settings and named variants are compared`() async throws {
    let varied = try await Binary.run([
      "compare", "basketball-burst", "--vary", "photographer.shutter.every.gamma.cv=0.1,0.3",
      "--vary", "photo.maxPhotoDimensions=48MP,12MP", "-n", "100",
    ])
    #expect(varied.exitCode == 0)
    #expect(varied.outputText.contains("cv 0.1, maxPhotoDimensions 48MP"))
    #expect(varied.outputText.contains("cv 0.3, maxPhotoDimensions 12MP"))
    let variants = try await Binary.run([
      "compare", "basketball-burst", "--variant",
      "small:photo.maxPhotoDimensions=12MP;photo.photoQualityPrioritization=balanced", "-n", "100",
    ])
    #expect(variants.exitCode == 0)
    #expect(variants.outputText.contains("as written"))
    #expect(variants.outputText.contains("small"))
  }

  @Test(.enabled(if: Self.hasPythonModule("junitparser") && Self.hasPythonModule("jsonschema")))
  func `Other people's readers accept the files`() async throws {
    let schemas = SourceTree.root.appending(path: "docs/schema").path
    let result = try await shell(
      """
      "$shotsim" baseline save before.json5 -o b.json >/dev/null
      "$shotsim" compare after.json5 --baseline b.json --junit j.xml --json c.json >/dev/null
      "$shotsim" compare before.json5 --explain -n 50 --json f.json >/dev/null
      python3 - <<'END'
      import json, jsonschema, junitparser
      def check(file, schema):
          jsonschema.validate(json.load(open(file)), json.load(open('\(schemas)/' + schema)))
      check('b.json', 'baseline-2.schema.json')
      check('c.json', 'comparison-2.schema.json')
      check('f.json', 'comparison-2.schema.json')
      suites = list(junitparser.JUnitXml.fromfile('j.xml'))
      print(len(suites), suites[0].tests, suites[0].failures)
      END
      """)
    #expect(result.outputText == "1 4 2\n", "\(result.errorText)")
  }

  private static func hasPythonModule(_ name: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "import \(name)"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
