import Foundation
import Testing

@testable import shotsim_cli

/// No output of any command takes the place of a file that the command has read.
@Suite struct InputsAreKeptTests {
  /// Makes a scenario `s.json5` with the device `d.json5`, which extends `base.json5`,
  /// another device `other.json5`, a baseline `b.json` and histograms `h.csv`.
  private static let setUp = """
    "$shotsim" scenarios basketball-burst | sed 's/"device": "iphone-17"/"device": "d.json5"/' > s.json5
    cp "$device" base.json5
    echo '{ schema: "shotsim/device/1", extends: "base.json5" }' > d.json5
    echo '{ schema: "shotsim/device/1", extends: "base.json5" }' > other.json5
    ln -s base.json5 soft.json5; ln d.json5 hard.json5
    "$shotsim" baseline save s.json5 -n 3 -q -o b.json > /dev/null
    "$shotsim" histogram s.json5 -n 3 -q --csv h.csv
    mkdir kept; cp -P *.json5 *.json *.csv kept
    """

  private static let variables = [
    "device": SourceTree.root.appending(path: "Sources/ShotSim/BuiltIn/Devices/iphone-17.json5")
      .path
  ]

  @Test(arguments: [
    ("run s.json5 -n 2 --events s.json5", "--events"),
    ("run s.json5 -n 2 --photos d.json5", "--photos"),
    ("run s.json5 -n 2 --trace base.json5", "--trace"),
    ("run s.json5 -n 2 --histogram h.csv --events soft.json5", "--events"),
    ("run s.json5 -n 2 --photos hard.json5", "--photos"),
    ("run s.json5 -n 2 --set device=other.json5 --events ./other.json5", "--events"),
    ("run - -n 2 --photos s.json5 < s.json5", "--photos"),
    ("baseline save s.json5 -n 2 -o s.json5", "--output"),
    ("baseline save s.json5 -n 2 -o base.json5", "--output"),
    ("compare s.json5 --baseline b.json -n 3 --json b.json", "--json"),
    ("compare s.json5 s.json5 -n 2 --csv d.json5", "--csv"),
    ("compare s.json5 --vary device=d.json5,other.json5 -n 2 --junit other.json5", "--junit"),
    ("histogram --merge h.csv h.csv --csv h.csv", "--csv"),
    ("histogram s.json5 -n 2 --csv a.csv --metadata d.json5", "--metadata"),
    ("plot timeline s.json5 -n 2 -o d.json5", "--output"),
    ("report s.json5 -n 2 -o base.json5", "--output"),
  ])
  func `An output in the place of an input is refused`(
    command: String, option: String
  ) async throws {
    try await Binary.withFolder { folder in
      let result = try await Binary.shell(
        """
        \(Self.setUp)
        "$shotsim" \(command) > /dev/null 2> errors; echo "code $?"
        for file in kept/*; do cmp $file ${file#kept/}; done; ls -A
        """, environment: Self.variables, folder: folder)
      let errors = String(
        decoding: try Data(contentsOf: folder.appending(path: "errors")), as: UTF8.self)
      #expect(result.errorText.isEmpty)
      #expect(
        result.outputText == """
          code 64
          b.json\nbase.json5\nd.json5\nerrors\nh.csv\nh.csv.meta.json\nhard.json5\nkept
          other.json5\ns.json5\nsoft.json5

          """, "\(result.outputText)")
      #expect(errors.contains("'\(option)' would replace '"))
      #expect(errors.contains("', which is read; give another name"))
    }
  }

  @Test(arguments: [
    "run s.json5 -n 2 --photos a.csv --events ./a.csv",
    "run s.json5 -n 2 --photos h.csv --events link.csv",
    "run s.json5 -n 2 --photos a.csv > a.csv",
    "run s.json5 -n 2 --photos a.csv 2>> a.csv",
    "run s.json5 -n 2 --photos - --events /dev/stdout",
    "compare s.json5 --baseline new.json --missing-baseline create --json new.json -n 2",
  ])
  func `Two outputs to one file are refused`(command: String) async throws {
    try await Binary.withFolder { folder in
      let result = try await Binary.shell(
        """
        \(Self.setUp)
        ln h.csv link.csv; "$shotsim" \(command); echo "code $?" >&2; cmp h.csv kept/h.csv
        """, environment: Self.variables, folder: folder)
      let log = try? String(contentsOf: folder.appending(path: "a.csv"), encoding: .utf8)
      #expect((result.errorText + (log ?? "")).contains("would both write"))
      #expect(result.errorText.hasSuffix("code 64\n"))
      #expect(result.outputText.isEmpty)
    }
  }

  @Test func `What is not read is renewed in its place`() async throws {
    try await Binary.withFolder { folder in
      let result = try await Binary.shell(
        """
        \(Self.setUp)
        "$shotsim" baseline save s.json5 -n 4 -q -o b.json && "$shotsim" run s.json5 -n 4 -q \
        --events h.csv >/dev/null && "$shotsim" baseline show b.json | head -1
        """, environment: Self.variables, folder: folder)
      #expect(result.errorText.isEmpty)
      #expect(result.outputText.hasPrefix("saved b.json: basketball-burst, 4 replications\n"))
      #expect(result.outputText.contains("basketball-burst, 4 replications, seed"))
    }
  }
}
