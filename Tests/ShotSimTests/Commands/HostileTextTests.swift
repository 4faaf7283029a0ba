import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports
@testable import shotsim_cli

/// Names of files, labels and arguments that would be commands to a terminal or a build
/// server, through every command and into every output.
@Suite struct HostileTextTests {
  static let hostile = "\u{1B}[2J\u{202E}##[add-mask]x\n::error ::y\r%0A|`\u{9B}<b>\u{2028}"

  static let scenario = """
    { schema: "shotsim/scenario/1", name: "n", device: "iphone-17", replications: 40,
      photographer: { shutter: { every: { constant: "200ms" }, until: "1s" } },
      expect: ["framesCaptured.mean >= 100", "P(framesCaptured >= 1) >= 0.999"] }
    """

  /// Arguments; `@` is the hostile name itself, `@s`, `@t`, `@b` and `@c` files with it in
  /// their names, and `@o` stands for the start of an output's name.
  static let lines: [[String]] = [
    ["validate", "@s"], ["validate", "@s", "--format", "json"], ["validate", "@missing.json5"],
    ["validate", "@bad"], ["validate", "@bad", "--format", "json"], ["validate", "@device"],
    ["validate", "@s", "--set", "@=1"], ["validate", "@s", "--set", "name=@"],
    ["validate", "@s", "--features", "@"],
    [
      "run", "@s", "--photos", "@o.csv", "--events", "@o.jsonl", "--trace", "@o.json",
      "--histogram", "@o.prom", "--features", "none,all",
    ],
    ["run", "@s", "--photos", "-"], ["run", "@s", "--format", "json"],
    ["run", "@s", "--assume", "@"],
    ["compare", "@s", "@t", "--github", "always", "--margin", "framesCaptured=0.1"],
    ["compare", "@s", "--baseline", "@b", "--github", "always"],
    ["compare", "@s", "--baseline", "@missing"], ["compare", "@s", "--baseline", "@badbase"],
    ["compare", "@s", "--variant", "v@:photographer.shutter.until=2s", "--github", "always"],
    ["compare", "@s", "--variant", "@"], ["compare", "@s", "--vary", "summary=@,b"],
    ["compare", "@s", "@t", "--expect", "@"], ["compare", "@s", "@t", "--margin", "@"],
    ["compare", "@s", "@t", "--precision", "@"], ["compare", "@s", "@t", "--metric", "@"],
    [
      "compare", "@s", "--variant", "v@:photographer.shutter.until=2s", "--junit", "@o.xml",
      "--json", "@o2.json", "--markdown", "@o.md", "--histogram", "@o3.csv", "--trace", "@o4.json",
    ],
    ["compare", "@s", "@t", "--expect", "framesCaptured.mean\n>= 4", "--github", "always"],
    ["baseline", "show", "@b"], ["baseline", "show", "@badbase"],
    ["baseline", "check", "@b", "@s"],
    ["baseline", "check", "@b", "@t"], ["baseline", "list", "@folder"],
    ["baseline", "list", "@missing"], ["baseline", "save", "@s", "-o", "@o.baseline.json"],
    ["histogram", "@s", "--csv", "@o5.csv", "--summary", "@o6.csv", "--percentiles", "@o7.csv"],
    ["histogram", "@s"], ["histogram", "--merge", "@c"], ["histogram", "--merge", "@badcsv"],
    ["report", "@s", "-o", "@o.html"], ["plot", "timeline", "@s", "-o", "@o.svg"],
    ["plot", "distribution", "@s", "@t"],
    ["devices", "@"], ["devices", "@device"], ["scenarios", "@"], ["explain", "@"],
    ["schema", "@"],
    ["help", "@"], ["completions", "@"], ["@"], ["--@"], ["run", "--@"], ["run", "-@"],
    ["run", "@s", "--seed", "@"], ["run", "@s", "--seed=1", "--seed=@"], ["run", "@s", "@"],
  ]

  @Test(arguments: lines)
  func `No name is a command in any output`(line: [String]) async throws {
    try await Binary.withFolder { folder in
      try await Self.fill(folder)
      let before = Set(TestFiles.names(in: folder))
      let arguments = line.map { Self.filled($0, folder) }
      let environment = Environment.capturing(variables: [
        "COLUMNS": Self.hostile, "GITHUB_STEP_SUMMARY": folder.appending(path: "summary.md").path,
        "GITHUB_OUTPUT": folder.appending(path: "outputs").path, "TERM": Self.hostile,
      ])
      _ = await CommandTable.tree.run(arguments, in: environment)
      let isTelling = line.contains("--github")
      Self.check(environment.output.captured, "standard output", isTelling)
      Self.check(environment.diagnostics.captured, "standard error", isTelling)
      let made = TestFiles.names(in: folder).filter { !before.contains($0) }
      let printed = environment.output.captured + environment.diagnostics.captured
      #expect(!printed.isEmpty || !made.isEmpty)
      for name in made {
        Self.check(Array(try Data(contentsOf: folder.appending(path: name))), name, false)
      }
    }
  }

  @Test func `The check finds what it looks for`() {
    for bad in ["\u{1B}", "\u{202E}", "a\n  ::error ::x", "##[x]", "\u{9B}", "\u{7F}"] {
      #expect(!Self.faults(Array(bad.utf8), isTelling: false).isEmpty)
    }
    #expect(Self.faults(Array("::error ::x".utf8), isTelling: true) != [])
    #expect(Self.faults(Array("::error title=a%3A::x".utf8), isTelling: true) == [])
  }

  private static func check(_ bytes: [UInt8], _ name: String, _ isTelling: Bool) {
    let faults = faults(bytes, isTelling: isTelling)
    #expect(faults == [], "\(name.printable)")
  }

  private static func faults(_ bytes: [UInt8], isTelling: Bool) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    var faults: [String] = []
    for scalar in text.unicodeScalars where scalar != "\n" && PrintableText.isControl(scalar) {
      faults.append("U+" + String(scalar.value, radix: 16))
    }
    if text.contains("##[") { faults.append("##[") }
    for line in text.split(separator: "\n") {
      let start = line.drop { $0.isWhitespace }
      guard start.hasPrefix("::") else { continue }
      let own = /::(error|warning) (file=[^,:]*,)?title=[^,:]*::.*/
      if !isTelling || start.wholeMatch(of: own) == nil { faults.append(String(line).printable) }
    }
    return faults
  }

  private static func filled(_ argument: String, _ folder: URL) -> String {
    func path(_ name: String) -> String { folder.path + "/" + name }
    if argument.hasPrefix("@o") { return path("out" + argument.dropFirst(2)) }
    let names = [
      "@s": "s\(hostile).json5", "@t": "t\(hostile).json5", "@b": "b\(hostile).baseline.json",
      "@c": "c\(hostile).csv", "@badcsv": "bad\(hostile).csv", "@bad": "bad\(hostile).json5",
      "@badbase": "bad\(hostile).baseline.json", "@device": "d\(hostile).json5",
      "@missing": "none\(hostile)", "@missing.json5": "none\(hostile).json5", "@folder": "",
    ]
    if let name = names[argument] { return path(name) }
    return argument.replacing("@", with: hostile)
  }

  /// Two scenarios, a device, a baseline and a histogram, and broken ones of each.
  private static func fill(_ folder: URL) async throws {
    func write(_ key: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: filled(key, folder)))
    }
    let plain = folder.path + "/s.json5"
    try Data(scenario.utf8).write(to: URL(fileURLWithPath: plain))
    let histogram = await printed(["histogram", "-n", "5", plain, "--metric", "framesCaptured"])
    let baseline = await printed(["baseline", "save", "-n", "40", plain, "-o", "-"])
    #expect(histogram.contains("\nn,") && baseline.contains("\"margins\": {"))
    try write("@s", scenario)
    try write("@t", scenario.replacing("200ms", with: "400ms"))
    try write("@c", histogram)
    try write("@b", baseline)
    let quoted = JSONText.string(hostile)
    try write(
      "@bad",
      scenario.replacing("seed", with: quoted).replacing("\"n\"", with: quoted)
        .replacing("endsAt", with: "x").replacing("expect", with: quoted))
    try write(
      "@badbase",
      baseline.replacing(
        "\"settings\": {", with: "\"settings\": {\(quoted): \"a\", \"b\": \(quoted),"
      )
      .replacing("\"values\": {", with: "\"values\": {\(quoted): 1,")
      .replacing("\"margins\": {", with: "\"margins\": {\(quoted): \(quoted),"))
    try write("@badcsv", histogram.replacing("\nn,", with: "\n\"\(hostile)\","))
    try write(
      "@device",
      "{ schema: 'shotsim/device/1', name: \(quoted), cameras: { \(quoted): {} }, \(quoted): 1 }")
  }

  /// What the program prints for arguments.
  private static func printed(_ arguments: [String]) async -> String {
    let environment = Environment.capturing()
    _ = await CommandTable.tree.run(arguments, in: environment)
    return String(decoding: environment.output.captured, as: UTF8.self)
  }
}
