import Foundation
import Testing

@testable import ShotSim
@testable import shotsim_cli

@Suite struct OutputFileTests {
  private let environment = Environment.capturing()

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private func target(_ folder: URL, _ name: String) -> OutputTarget {
    .file(folder.appending(path: name).path)
  }

  @Test func `A file appears under its name only when it is complete`() async throws {
    try await Binary.withFolder { folder in
      let file = try OutputFile(target(folder, "a.txt"), option: "--a", in: environment)
      try file.write("one\n")
      try file.write([UInt8](repeating: 65, count: 100_000))
      let unfinished = try names(folder)
      #expect(unfinished.count == 1)
      #expect(unfinished != ["a.txt"])
      try OutputFile.commit([file])
      #expect(try names(folder) == ["a.txt"])
      #expect(try text(folder.appending(path: "a.txt")).count == 100_004)
    }
  }

  @Test func `An unfinished file is removed and the old one kept`() async throws {
    try await Binary.withFolder { folder in
      let old = folder.appending(path: "a.txt")
      try Data("old".utf8).write(to: old)
      do {
        let file = try OutputFile(target(folder, "a.txt"), option: "--a", in: environment)
        try file.write("new")
        file.discard()
        // Goes away without a word.
        let forgotten = try OutputFile(target(folder, "b.txt"), option: "--a", in: environment)
        try forgotten.write("new")
      }
      #expect(try names(folder) == ["a.txt"])
      #expect(try text(old) == "old")
    }
  }

  @Test func `A replaced file keeps its permissions, and a link its place`() async throws {
    try await Binary.withFolder { folder in
      let old = folder.appending(path: "a.txt")
      let link = folder.appending(path: "link.txt")
      try Data("old".utf8).write(to: old)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: old.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: old)
      let file = try OutputFile(.file(link.path), option: "--a", in: environment)
      try file.write("new")
      try OutputFile.commit([file])
      #expect(try text(old) == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == old.path)
      let attributes = try FileManager.default.attributesOfItem(atPath: old.path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test func `A dash is standard output, and a device is written in place`() async throws {
    let file = try OutputFile(.standardOutput, option: "--a", in: environment)
    try file.write("text")
    try OutputFile.commit([file])
    #expect(environment.output.captured == Array("text".utf8))
    let outputs = try OutputSet.open([("--report", .standardOutput)], in: environment)
    #expect(outputs.usesStandardOutput)
    let null = try OutputFile(.file("/dev/null"), option: "--a", in: environment)
    try null.write("text")
    try OutputFile.commit([null])
    #expect(try Platform.fileKind("/dev/null") == .special)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `A full device is found out at the latest at the end`() throws {
    let file = try OutputFile(.file("/dev/full"), option: "--a", in: environment)
    try file.write("text")
    #expect(
      throws: OutputError.cannotWrite("/dev/full", reason: "No space left on device")
    ) { try OutputFile.commit([file]) }
  }

  @Test func `What cannot be created is refused at once`() async throws {
    try await Binary.withFolder { folder in
      let missing = folder.appending(path: "no/a.txt").path
      #expect(
        throws: OutputError.cannotCreate(missing, reason: "No such file or directory")
      ) { try OutputFile(.file(missing), option: "--a", in: environment) }
      #expect(throws: OutputError.cannotCreate(folder.path, reason: "Is a directory")) {
        try OutputFile(.file(folder.path), option: "--a", in: environment)
      }
    }
  }

  @Test func `Two outputs to one place are refused before anything is touched`() async throws {
    try await Binary.withFolder { folder in
      let same: [(OutputTarget, OutputTarget)] = [
        (.standardOutput, .standardOutput),
        (target(folder, "a.txt"), target(folder, "../\(folder.lastPathComponent)/a.txt")),
      ]
      for (first, second) in same {
        let error = #expect(throws: UsageError.self) {
          try OutputSet.open(
            [("--events", first), ("--photos", nil), ("--report", second)], in: environment)
        }
        guard case .sameOutput(_, "--events", "--report") = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
      }
      let left = try names(folder)
      #expect(left.isEmpty)
    }
  }

  @Test func `An output that would replace an input is refused before it is touched`()
    async throws
  {
    try await Binary.withFolder { folder in
      let input = folder.appending(path: "in.json5")
      try Data("{}".utf8).write(to: input)
      let same = target(folder, "../\(folder.lastPathComponent)/in.json5")
      let links = ["hard", "soft"].map { folder.appending(path: $0) }
      try FileManager.default.linkItem(at: input, to: links[0])
      try FileManager.default.createSymbolicLink(at: links[1], withDestinationURL: input)
      try ReadFiles.$current.withValue(ReadFiles()) {
        _ = try InputFile.read(path: input.path)
        _ = try InputFile.read(path: "/dev/null")
        for name in [same] + links.map({ OutputTarget.file($0.path) }) {
          #expect(
            throws: UsageError.overwritesInput(name.argumentText, option: "--photos")
          ) {
            try OutputSet.open(
              [("--events", target(folder, "a")), ("--photos", name)], in: environment)
          }
        }
        let device = try OutputSet.open([("--events", .file("/dev/null"))], in: environment)
        device.discard()
      }
      #expect(try names(folder) == ["hard", "in.json5", "soft"])
      #expect(try text(input) == "{}")
    }
  }

  @Test func `A file that is read after an output was opened is kept too`() async throws {
    try await Binary.withFolder { folder in
      let input = folder.appending(path: "in.json5")
      try ReadFiles.$current.withValue(ReadFiles()) {
        let outputs = try OutputSet.open(
          [("--events", target(folder, "a")), ("--photos", target(folder, "in.json5"))],
          in: environment)
        try Data("{}".utf8).write(to: input)
        _ = try InputFile.read(path: input.path)
        #expect(
          throws: UsageError.overwritesInput(input.path, option: "--photos")
        ) { try outputs.commit() }
        outputs.discard()
      }
      #expect(try names(folder) == ["in.json5"])
      #expect(try text(input) == "{}")
    }
  }

  @Test func `A run refuses a format for one metric before anything runs`() {
    var command = RunCommand()
    command.histograms = [.file("all.csv"), .file("all.hgrm")]
    #expect(throws: UsageError.self) { try command.validate() }
    command.histograms = [.file("all.csv")]
    #expect(throws: Never.self) { try command.validate() }
  }

  @Test func `Outputs are opened together and finished together`() async throws {
    try await Binary.withFolder { folder in
      var outputs = try OutputSet.open(
        [("--events", target(folder, "a")), ("--photos", nil), ("--report", target(folder, "b"))],
        in: environment)
      try outputs["--events"]?.write("1")
      try outputs["--report"]?.write("2")
      #expect(outputs["--photos"] == nil)
      #expect(!outputs.usesStandardOutput)
      try outputs.commit()
      #expect(try names(folder) == ["a", "b"])
      // One that cannot be created takes the others with it.
      #expect(throws: OutputError.self) {
        outputs = try OutputSet.open(
          [("--events", target(folder, "c")), ("--report", target(folder, "no/d"))],
          in: environment)
      }
      #expect(try names(folder) == ["a", "b"])
    }
  }

  @Test func `Input is read whole, or the reason is told`() async throws {
    try await Binary.withFolder { folder in
      let file = folder.appending(path: "in")
      try Data(repeating: 7, count: 200_000).write(to: file)
      #expect(try InputSource.file(file.path).read().bytes.count == 200_000)
      #expect(throws: UnreadableFile(path: folder.path, reason: "it is a folder")) {
        try InputSource.file(folder.path).read()
      }
      #expect(throws: UnreadableFile(path: "/no/file", reason: "no such file", isMissing: true)) {
        try InputSource.file("/no/file").read()
      }
    }
  }
}
