import Foundation
import Testing

@testable import shotsim_cli

/// Temporary files: nobody else's is touched, and several appear together.
@Suite struct UnfinishedFilesTests {
  private let environment = Environment.capturing()

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ folder: URL, _ name: String) throws -> String {
    String(
      decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  private func open(_ folder: URL, _ names: [String]) throws -> OutputSet {
    let outputs = try OutputSet.open(
      names.map { ("--\($0)", .file(folder.appending(path: $0).path)) }, in: environment)
    for file in outputs.all { try file.write("new") }
    return outputs
  }

  @Test func `Names are new each time and short enough whatever the file is called`() {
    let long = String(repeating: "é", count: 120) + ".csv"
    let paths = (0..<100).map { _ in OutputPath("folder/\(long)").unfinished }
    #expect(Set(paths).count == 100)
    for path in paths {
      #expect(path.hasPrefix("folder/.é") && path.hasSuffix(".unfinished"))
      #expect(path.utf8.count - "folder/".utf8.count <= 250)
    }
    #expect(
      OutputPath("a.csv").unfinished.wholeMatch(of: /\.a\.csv\.[0-9a-z]{13}\.unfinished/) != nil)
  }

  @Test func `Another's file in the place of ours is neither removed nor published`() async throws {
    try await Binary.withFolder { folder in
      for isDiscarded in [true, false] {
        let outputs = try open(folder, ["a"])
        let name = try #require(names(folder).first { $0.hasSuffix(".unfinished") })
        let other = folder.appending(path: name)
        try FileManager.default.removeItem(at: other)
        try Data("not ours".utf8).write(to: other)
        if isDiscarded {
          outputs.discard()
        } else {
          #expect(throws: OutputError.self) { try outputs.commit() }
          outputs.discard()
        }
        #expect(try names(folder) == [name])
        #expect(try text(folder, name) == "not ours")
        try FileManager.default.removeItem(at: other)
      }
    }
  }

  @Test func `If the last file cannot have its name the others are taken back`() async throws {
    try await Binary.withFolder { folder in
      try Data("old".utf8).write(to: folder.appending(path: "a"))
      let outputs = try open(folder, ["a", "b", "c"])
      // What no file can be renamed over.
      try FileManager.default.createDirectory(
        at: folder.appending(path: "c"), withIntermediateDirectories: true)
      #expect(
        throws: OutputError.cannotWrite(
          OutputPath(folder.appending(path: "c").path).resolved, reason: "Is a directory")
      ) { try outputs.commit() }
      outputs.discard()
      #expect(try names(folder) == ["a", "c"])
      #expect(try text(folder, "a") == "old")
      // And if it can, all have theirs, and nothing else stays.
      try open(folder, ["a", "b"]).commit()
      #expect(try names(folder) == ["a", "b", "c"])
      #expect(try text(folder, "a") == "new")
    }
  }

  @Test func `Two names of one file by links are one place`() async throws {
    try await Binary.withFolder { folder in
      try Data("old".utf8).write(to: folder.appending(path: "a"))
      try FileManager.default.linkItem(
        at: folder.appending(path: "a"), to: folder.appending(path: "b"))
      #expect(throws: UsageError.self) { try open(folder, ["a", "b"]) }
      // A link that leads nowhere yet leads to the file that is made.
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "link").path, withDestinationPath: "later")
      #expect(throws: UsageError.self) { try open(folder, ["link", "later"]) }
      try open(folder, ["link"]).commit()
      #expect(try names(folder) == ["a", "b", "later", "link"])
      #expect(try text(folder, "later") == "new")
    }
  }

  /// Two processes that each have the number 1 where the system lets a test do that.
  @Test(.enabled(if: Binary.hasProgram("bash")))
  func `Processes of one number never publish each other's file`() async throws {
    let line = """
      own="unshare -r -p -f"; $own true 2>/dev/null || own=
      for i in 1 2 3 4 5 6; do
        $own "$shotsim" run basketball-burst -n $((i * 150)) --seed $i --events out.csv >/dev/null &
        jobs="$jobs $!"
      done
      for job in $jobs; do wait $job || echo "failed: $?"; done
      ls -A
      for i in 1 2 3 4 5 6; do
        "$shotsim" run basketball-burst -n $((i * 150)) --seed $i --events own.csv >/dev/null
        cmp -s own.csv out.csv && echo "one of them, whole"
      done
      """
    try await Binary.withFolder { folder in
      let result = try await Binary.shell(line, shell: "bash", folder: folder)
      #expect(result.outputText == "out.csv\none of them, whole\n")
    }
  }
}
