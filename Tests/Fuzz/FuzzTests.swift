import Foundation
import TestValues
import Testing

@testable import ShotSim
@testable import shotsim_cli

/// Random command lines over random files: whatever is asked, the program answers, and
/// destroys nothing.
///
/// It runs by itself (`make fuzz`), because it changes the process's folder and input.
/// `SHOTSIM_FUZZ_CASES` says how many cases, `SHOTSIM_FUZZ_FIRST` the number of the first,
/// and `SHOTSIM_FUZZ_CASE` runs one alone and prints what it said. Should the process
/// itself end, the file that the test names at its start holds the case.
@Suite(.serialized) struct FuzzTests {
  private static let variables = ProcessInfo.processInfo.environment

  private static func setting(_ name: String) -> UInt64? {
    variables["SHOTSIM_FUZZ_" + name].flatMap { UInt64($0) }
  }

  private static var count: UInt64 { setting("CASES") ?? 1 }

  private static func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "shotsim-fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files that an option names without a folder land here.
    #expect(FileManager.default.changeCurrentDirectoryPath(folder.path))
    try await body(folder)
  }

  /// Baselines and histograms as the program writes them.
  private static func corpus(in folder: URL) async throws -> FileMaker.Corpus {
    var corpus = FileMaker.Corpus()
    func written(_ arguments: [String]) async throws -> String {
      let file = folder.appending(path: "made")
      let code = await CommandTable.tree.run(
        arguments.map { $0.replacing("MADE", with: file.path) }, in: .capturing())
      #expect(code == .success)
      return try String(contentsOf: file, encoding: .utf8)
    }
    for scenario in ["basketball-burst", "night", "deferred-backlog"] {
      let kept = try await written(["baseline", "save", scenario, "-n", "6", "-o", "MADE"])
      corpus.baselines.append(.init(scenario: scenario, replications: 6, text: kept))
      corpus.histograms.append(
        try await written(["histogram", scenario, "-n", "4", "--csv", "MADE", "--metadata", "-"]))
    }
    return corpus
  }

  private static let isAsked = setting("CASES") != nil || setting("CASE") != nil

  @Test(.enabled(if: isAsked))
  func `No command line traps, destroys what it reads, or speaks in another's name`()
    async throws
  {
    try await Self.withFolder { folder in
      let corpus = try await Self.corpus(in: folder)
      let only = Self.setting("CASE")
      let first = only ?? Self.setting("FIRST") ?? 0
      let last = only ?? first + Self.count - 1
      let note = FileManager.default.temporaryDirectory.appending(path: "shotsim-fuzz-case.txt")
      print("fuzz: cases \(first) to \(last); the one that runs is in \(note.path)")
      var codes: [ExitCode: Int] = [:]
      for number in first...last {
        let made = CommandLineMaker.make(number, corpus)
        try Data(made.text.utf8).write(to: note)
        let run = try await FuzzRun.run(made, in: folder.appending(path: "case"))
        codes[run.code, default: 0] += 1
        if !run.problems.isEmpty {
          Issue.record("\(run.problems.joined(separator: "; ")): \(made.text)")
        }
        if only != nil { print(made.text, run.code, run.output, run.errors, separator: "\n") }
      }
      try FileManager.default.removeItem(at: note)
      print("fuzz:", codes.map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", "))
      // Cases that all ended at the front door would find nothing.
      if only == nil {
        #expect(codes[.success, default: 0] > Int(Self.count) / 8)
        #expect(codes[.invalidData, default: 0] > Int(Self.count) / 20)
      }
    }
  }
}
