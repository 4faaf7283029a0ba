import Foundation
import Testing

@testable import ShotSim

/// Names of outputs at the edge of what a file system takes.
@Suite struct OutputNameTests {
  @Test(arguments: [240, 255])
  func `A long name is written as it is`(length: Int) async throws {
    try await Binary.withFolder { folder in
      let name = String(repeating: "n", count: length - 4) + ".csv"
      let result = try await Binary.run(
        ["histogram", "basketball-burst", "-n", "2", "--csv", name, "--metadata", "m.json"],
        folder: folder)
      #expect(result.exitCode == 0, "\(result.errorText)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["m.json", name])
    }
  }

  @Test func `A name that is too long is refused, and nothing is left`() async throws {
    try await Binary.withFolder { folder in
      let name = String(repeating: "n", count: 256)
      let result = try await Binary.run(
        ["histogram", "basketball-burst", "-n", "2", "--csv", name, "--metadata", "m.json"],
        folder: folder)
      #expect(result.exitCode == 73)
      #expect(result.errorText.contains("name"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test func `A link to no file makes the file that it names`() async throws {
    try await Binary.withFolder { folder in
      let result = try await Binary.shell(
        "mkdir there && ln -s there/new.csv link.csv && "
          + "\"$shotsim\" histogram basketball-burst -n 2 --csv link.csv --metadata m.json; echo $?; "
          + "ls -A . there; head -c 8 there/new.csv; [ -L link.csv ] && echo , a link",
        folder: folder)
      #expect(
        result.outputText
          == "0\n.:\nlink.csv\nm.json\nthere\n\nthere:\nnew.csv\nscenario, a link\n")
    }
  }

  @Test func `A link to a folder that is not there is refused`() async throws {
    try await Binary.withFolder { folder in
      let result = try await Binary.shell(
        "ln -s none/new.csv link.csv; "
          + "\"$shotsim\" histogram basketball-burst -n 2 --csv link.csv --metadata m.json; echo $?; "
          + "ls -A", folder: folder)
      #expect(result.outputText == "73\nlink.csv\n")
    }
  }
}
