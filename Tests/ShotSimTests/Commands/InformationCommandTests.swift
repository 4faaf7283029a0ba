import Foundation
import Testing

@testable import ShotSim

/// `validate`, `devices`, `scenarios`, `explain`, `schema` and `--assume` as processes.
@Suite struct InformationCommandTests {
  private static let valid = """
    { "schema": "shotsim/scenario/1", "name": "mine", "device": "iphone-17",
      "photo": { "maxPhotoDimensions": "48MP" },
      "session": { "maxPhotoDimensions": "48MP" },
      "photographer": { "shutter": { "taps": ["2s"] } } }
    """

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  @Test func `Valid files are reviewed and nothing is printed beside`() async throws {
    try await Binary.withFolder { folder in
      try write(Self.valid, "mine.json5", in: folder)
      let result = try await Binary.run(
        ["validate", "mine.json5", "basketball-burst", "iphone-17"], folder: folder)
      #expect(result.exitCode == 0)
      #expect(result.errorText.isEmpty)
      #expect(result.outputText.hasPrefix("mine: iPhone 17, iOS 27\n"))
      #expect(result.outputText.contains("\nbasketball-burst: iPhone 17, iOS 27\n"))
      #expect(result.outputText.hasSuffix("iphone-17: a valid device file, iPhone 17\n"))
    }
  }

  @Test func `The errors of all files come together and nothing else does`() async throws {
    try await Binary.withFolder { folder in
      try write(Self.valid, "mine.json5", in: folder)
      try write(
        Self.valid.replacingOccurrences(of: "\"taps\"", with: "\"tabs\""), "first.json5",
        in: folder)
      try write("{ \"schema\": \"shotsim/device/1\", \"nam\": 1 }", "device.json5", in: folder)
      let result = try await Binary.run(
        ["validate", "first.json5", "mine.json5", "device.json5", "nothing.json5"],
        folder: folder)
      #expect(result.exitCode == 65)
      #expect(result.output.isEmpty)
      let lines = result.errorText.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("first.json5:4:") && $0.contains("\"taps\"") })
      #expect(lines.contains { $0.hasPrefix("device.json5:1:") && $0.contains("\"name\"") })
      #expect(lines.last == "error: cannot read 'nothing.json5': no such file")
    }
  }

  @Test func `Timings that a run would lack are errors, all of them`() async throws {
    try await Binary.withFolder { folder in
      try write(
        """
        { "schema": "shotsim/device/1", "extends": "iphone-17", "name": "lacking",
          "title": "Lacking", "timing": { "startUp": null, "encoding": null } }
        """, "device.json5", in: folder)
      try write(
        Self.valid.replacingOccurrences(of: "\"iphone-17\"", with: "\"device.json5\""),
        "mine.json5", in: folder)
      let result = try await Binary.run(["validate", "mine.json5"], folder: folder)
      #expect(result.exitCode == 65)
      #expect(result.output.isEmpty)
      let lines = result.errorText.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(
        lines.first == """
          device.json5: error: timing.startUp: the run needs this timing and the device file does \
          not have it
          """)
      #expect(lines.last?.contains("timing.encoding") == true)
    }
  }

  private static let exits: [(line: String, code: Int32)] = [
    ("validate", 64), ("validate nothing.json5", 66), ("validate basketbal-burst", 66),
    ("devices iphone-71", 66), ("scenarios basketbal-burst", 66), ("explain shotToShoot", 64),
    ("schema", 64), ("schema scenaro", 64), ("devices --format xml", 64), ("devices", 0),
    ("scenarios", 0), ("explain", 0), ("explain framesCaptured ready", 0), ("schema device", 0),
    ("run basketball-burst --assume guess", 64),
    ("run basketball-burst --assume guess=130%", 64),
    ("run basketball-burst --assume ges=30%", 64),
  ]

  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  @Test(arguments: exits)
  func `Every command ends with its exit code`(line: String, code: Int32) async throws {
    let result = try await Binary.run(Self.words(line))
    #expect(result.exitCode == code)
    #expect(result.output.isEmpty == (code != 0))
    #expect(result.errorText.isEmpty == (code == 0))
  }

  private static let hints: [(line: String, hint: String)] = [
    ("explain shotToShoot", "did you mean 'shotToShot'?"),
    ("devices iphone-71", "did you mean 'iphone-17'?"),
    ("scenarios basketbal-burst", "did you mean 'basketball-burst'?"),
    ("run basketball-burst --assume ges=30%", "did you mean 'guess'?"),
  ]

  @Test(arguments: hints)
  func `A misspelt name is answered with the nearest`(line: String, hint: String) async throws {
    #expect(try await Binary.run(Self.words(line)).errorText.contains(hint))
  }

  @Test func `A printed scenario is the file, which can be run`() async throws {
    let file = try await Binary.run(["scenarios", "basketball-burst"])
    #expect(file.exitCode == 0)
    #expect(file.outputText == ScenarioReader.builtInText("basketball-burst"))
    let review = try await Binary.run(["validate", "-"], input: file.output)
    #expect(review.exitCode == 0)
    #expect(review.outputText.hasPrefix("basketball-burst: iPhone 17, iOS 27\n"))
  }

  @Test(arguments: [
    "scenario", "device", "results", "baseline", "comparison", "photos", "events",
  ])
  func `A schema is a draft-07 document`(kind: String) async throws {
    let result = try await Binary.run(["schema", kind])
    let root = try JSON5Parser.parse(result.output, file: kind).root
    #expect(root["$schema"]?.string == "http://json-schema.org/draft-07/schema#")
  }

  @Test(arguments: [
    ["validate", "basketball-burst"], ["devices"], ["devices", "iphone-17"], ["scenarios"],
    ["explain"], ["explain", "press"],
  ])
  func `What is printed as JSON is JSON`(arguments: [String]) async throws {
    let result = try await Binary.run(arguments + ["--format", "json"])
    #expect(result.exitCode == 0)
    _ = try JSONSerialization.jsonObject(with: Data(result.output))
    #expect(try JSON5Parser.parse(result.output, file: "output").duplicates == [])
  }

  @Test func `A run begins with a few lines on its features, unless it is quiet`() async throws {
    let arguments = ["run", "basketball-burst", "-n", "5", "--features", "none,all"]
    let loud = try await Binary.run(arguments)
    #expect(
      loud.errorText == """
        note: features none: all features are off
        note: features all: all features are on

        """)
    let quiet = try await Binary.run(arguments + ["--quiet"])
    #expect(quiet.errorText.isEmpty)
    #expect(quiet.output == loud.output)
  }

  @Test(arguments: ["guess=±30%", "guess=30%", "guess=+-30%", "guess=0.3"])
  func `An assumption can be written in several ways`(value: String) async throws {
    let result = try await Binary.run([
      "run", "basketball-burst", "-n", "20", "--features", "none", "--assume", value, "--format",
      "json", "--quiet",
    ])
    #expect(result.exitCode == 0)
    let root = try JSON5Parser.parse(result.output, file: "results").root
    let studies = root["assumptions"]?.elements ?? []
    #expect(studies.count == 1)
    #expect(studies.first?["provenance"]?.string == "guess")
    if case .number(let share) = studies.first?["share"]?.content {
      #expect(share.double == 0.3)
    } else {
      Issue.record("no share")
    }
    let frames = studies.first?["metrics"]?["framesCaptured"]
    #expect(frames?["verdict"]?.string == "doesNotMatter")
  }
}
