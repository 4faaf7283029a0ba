import Foundation
import Testing

/// Work grows with its input in proportion: instructions are counted, never time.
///
/// The binary is run under valgrind with inputs of n, 2 n and 4 n; from the two
/// differences what a run costs anyway cancels. Linear work doubles from one
/// difference to the next, quadratic work quadruples.
@Suite(.enabled(if: Binary.isComplete), .serialized) struct GrowthTests {
  /// What is asked, and how its input files are made of a size.
  struct Work: CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
    var size: Int
    var files: @Sendable (Int) -> [String: String]
  }

  private static func scenario(_ body: String, device: String = "iphone-17") -> String {
    "{ schema: 'shotsim/scenario/1', name: 's', device: '\(device)', \(body) }"
  }

  private static func device(_ body: String) -> String {
    "{ schema: 'shotsim/device/1', name: 'd', \(body) }"
  }

  private static func repeated(_ count: Int, _ part: (Int) -> String) -> String {
    (0..<count).map(part).joined(separator: ",\n")
  }

  private static func presses(_ count: Int, _ interval: Int) -> String {
    "photographer: { shutter: { every: { constant: '\(interval)ms' }, until: '\(count * interval)ms' "
      + "} }"
  }

  static let works: [Work] = [
    Work(
      testDescription: "photos of a trace", arguments: ["run", "s.json5", "--trace", "t.json"],
      size: 500
    ) { ["s.json5": scenario(presses($0, 2000))] },
    Work(
      testDescription: "missed presses", arguments: ["run", "s.json5", "--trace", "t.json"],
      size: 2000
    ) { ["s.json5": scenario(presses($0, 10))] },
    Work(
      testDescription: "photos of a picture",
      arguments: ["plot", "timeline", "s.json5", "-o", "p.svg"],
      size: 500
    ) { ["s.json5": scenario(presses($0, 2000) + ", replications: 1")] },
    Work(testDescription: "unknown keys", arguments: ["validate", "s.json5"], size: 1000) { count in
      ["s.json5": scenario(repeated(count) { "lihgt\($0): 1" })]
    },
    Work(testDescription: "cameras", arguments: ["validate", "d.json5"], size: 1000) { count in
      [
        "d.json5": device(
          "cameras: {\(repeated(count) { "c\($0): { photoDimensions: ['\(1 + $0 % 100).\($0 / 100)MP'] }" })}"
        )
      ]
    },
    Work(testDescription: "cameras with warnings", arguments: ["validate", "d.json5"], size: 1000) {
      count in
      [
        "d.json5": device(
          "cameras: {"
            + repeated(count) { "c\($0): { photoDimensions: ['12MP'], notSpeed: ['48MP'] }" } + "}")
      ]
    },
    Work(
      testDescription: "cameras laid over cameras", arguments: ["validate", "d.json5"], size: 1000
    ) {
      count in
      [
        "b.json5": device(
          "cameras: {" + repeated(count) { "c\($0): { photoDimensions: ['12MP'] }" } + "}"),
        "d.json5": device(
          "extends: 'b.json5', cameras: {"
            + repeated(count) { $0 == 0 ? "x: { photoDimensions: ['12MP'] }" : "c\($0): null" }
            + "}"),
      ]
    },
    Work(testDescription: "steps and taps", arguments: ["validate", "s.json5"], size: 500) {
      count in
      [
        "s.json5": scenario(
          "photographer: { shutter: { taps: [" + repeated(count) { "'\($0 * 10)ms'" } + "] } }, "
            + "script: ["
            + repeated(count) {
              $0 % 2 == 0
                ? "{ at: '\($0)ms', photo: { flash: '\($0 % 4 == 0 ? "on" : "off")' } }"
                : "{ at: '\($0)ms', prepare: [{ kind: 'raw' }] }"
            } + "]")
      ]
    },
    Work(
      testDescription: "settings that differ",
      arguments: ["compare", "s.json5", "t.json5", "-n", "2"],
      size: 500
    ) { count in
      func text(_ offset: Int) -> String {
        scenario(
          "photographer: { shutter: { taps: ['0s'] } }, script: ["
            + repeated(count) { "{ at: '\($0 + offset)ms', light: 'low' }" } + "]")
      }
      return ["s.json5": text(1), "t.json5": text(2)]
    },
  ]

  @Test(arguments: works)
  func `Twice the input is about twice the work`(work: Work) async throws {
    let costs = try await [1, 2, 4].asyncMap { try await Self.instructions(work, work.size * $0) }
    let ratio = Double(costs[2] - costs[1]) / Double(max(1, costs[1] - costs[0]))
    print("\(work.testDescription): \(costs), ratio \(ratio)")
    #expect(costs[1] > costs[0])
    #expect(ratio < 2.7, "\(costs)")
  }

  private static func instructions(_ work: Work, _ size: Int) async throws -> Int {
    try await Binary.withFolder { folder in
      for (name, text) in work.files(size) {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let line =
        "valgrind --tool=none --log-file=/dev/null true && "
        + "valgrind --tool=callgrind --callgrind-out-file=/dev/null \"$program\" "
        + work.arguments.joined(separator: " ") + " -q >/dev/null 2>log; grep 'Collected' log"
      let result = try await Binary.shell(
        line, environment: ["program": try program().path], folder: folder)
      let number = result.outputText.split(separator: " ").last?.split(separator: "\n").first
      return try #require(number.flatMap { Int($0) }, "\(result.outputText)\(result.errorText)")
    }
  }

  /// The release binary where it was built, as `make test-all` does.
  private static func program() throws -> URL {
    let release = SourceTree.root.appending(path: ".build/release/shotsim")
    return FileManager.default.isExecutableFile(atPath: release.path) ? release : try Binary.url()
  }
}

extension Array where Element: Sendable {
  fileprivate func asyncMap<Value>(_ body: (Element) async throws -> Value) async rethrows
    -> [Value]
  {
    var values: [Value] = []
    for element in self { values.append(try await body(element)) }
    return values
  }
}
