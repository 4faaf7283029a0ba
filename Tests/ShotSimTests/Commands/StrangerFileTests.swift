import Foundation
import Testing

@testable import ShotSim
@testable import shotsim_cli

/// Files and names of strangers: what they may have read, and what becomes of their names.
@Suite struct StrangerFileTests {
  private static let device =
    "{ schema: 'shotsim/device/1', name: 'd', extends: 'iphone-17' }"

  private static func scenario(_ device: String) -> String {
    "{ schema: 'shotsim/scenario/1', name: 's', device: '\(device)', photographer: { shutter: "
      + "{ taps: ['0s'] } } }"
  }

  /// Runs a command in the folder `in` of a folder that holds a device outside it.
  private func run(_ arguments: String, device: String) async throws -> Binary.Result {
    try await Binary.withFolder { folder in
      let inner = folder.appending(path: "in")
      try FileManager.default.createDirectory(
        at: inner.appending(path: "below"), withIntermediateDirectories: true)
      for (name, text) in [
        ("outside.json5", Self.device), ("in/own.json5", Self.device),
        ("in/below/own.json5", Self.device),
        ("in/leads.json5", Self.device.replacing("iphone-17", with: "../outside.json5")),
        ("in/s.json5", Self.scenario(device)),
      ] {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      try FileManager.default.createSymbolicLink(
        atPath: inner.appending(path: "link.json5").path, withDestinationPath: "../outside.json5")
      return try await Binary.run(
        arguments.split(separator: " ").map(String.init), folder: inner)
    }
  }

  @Test(arguments: [
    "../outside.json5", "link.json5", "leads.json5", "/etc/passwd.json5",
    "below/../../outside.json5",
  ])
  func `A device outside the folder is not read where that is forbidden`(device: String)
    async throws
  {
    for command in ["validate", "run", "compare s.json5"] {
      let result = try await run("\(command) s.json5 --within-folder", device: device)
      #expect(result.exitCode == 65)
      #expect(result.errorText.contains("is outside the file's folder"), "\(result.errorText)")
    }
  }

  @Test(arguments: ["own.json5", "below/own.json5", "./own.json5", "iphone-17"])
  func `A device in the folder or of the program is read`(device: String) async throws {
    let result = try await run("validate s.json5 --within-folder", device: device)
    #expect(result.exitCode == 0, "\(result.errorText)")
  }

  @Test func `A device file keeps to its own folder, and one that the user names may lie anywhere`()
    async throws
  {
    let refused = try await run("validate leads.json5 --within-folder", device: "own.json5")
    #expect(refused.exitCode == 65)
    let named = try await run(
      "run s.json5 --within-folder --set device=../outside.json5", device: "own.json5")
    #expect(named.exitCode == 0, "\(named.errorText)")
    let free = try await run("validate s.json5", device: "../outside.json5")
    #expect(free.exitCode == 0, "\(free.errorText)")
  }

  @Test(arguments: [
    "\"$shotsim\" scenarios \"$(printf 'a\\377b')\"",
    "\"$shotsim\" histogram basketball-burst -n 2 --csv \"$(printf 'a\\377b.csv')\"",
    "GITHUB_OUTPUT=\"$(printf 'a\\377b')\" \"$shotsim\" scenarios",
  ])
  func `A name that is not UTF-8 is refused, not mended`(line: String) async throws {
    try await Binary.withFolder { folder in
      let result = try await Binary.shell(line + "; echo \"code $?\"; ls", folder: folder)
      #expect(result.outputText == "code 64\n")
      #expect(result.errorText.contains("is not UTF-8: 'a\u{FFFD}b"), "\(result.errorText)")
    }
  }

  @Test func `What keeps a file from being read is told as what it is`() async throws {
    #expect(InputFile.reason(EMFILE, "x") == "too many open files")
    #expect(InputFile.reason(EACCES, "x") == "no permission to read it")
    #expect(InputFile.reason(ENOENT, "/no-such-file") == "no such file")
    try await Binary.withFolder { folder in
      for (name, target) in [("loop", "loop"), ("gone", "nowhere.json5"), ("here", ".")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: name).path, withDestinationPath: target)
      }
      let long = String(repeating: "a", count: 300)
      for (name, reason) in [
        ("loop", "too many levels of symbolic links"), ("here", "it is a folder"),
        (long, "file name too long"), ("./gone", "it is a link that leads nowhere"),
      ] {
        let scenario = try await Binary.run(["run", name], folder: folder)
        #expect(scenario.exitCode == 66)
        #expect(scenario.errorText == "error: cannot read '\(name)': \(reason)\n")
        guard name != "./gone" else { continue }
        // A baseline that cannot be read is not one that is missing.
        let compared = try await Binary.run(
          ["compare", "basketball-burst", "--baseline", name, "--missing-baseline", "warn"],
          folder: folder)
        #expect(compared.exitCode == 66, "\(compared.errorText)")
      }
    }
  }

  @Test func `The help tells every code that a signal gives`() async throws {
    for arguments in [["help"], ["help", "run"]] {
      let text = try await Binary.run(arguments).outputText
      for code in ["129", "130", "143"] { #expect(text.contains("\n  \(code)")) }
    }
  }
}
