import Foundation
import Testing

/// Many runs of the program with one command line and a seed each.
///
/// What they say is held against what is true: how often an interval holds the truth,
/// how often what is no worse fails. The seeds are fixed, so a study comes out the same
/// each time; the limits are binomial (``BinomialLimits``), so it would with others.
///
/// `make test-all` runs the release binary with all seeds; `make test` the debug one
/// with few. Truths come from closed forms, or from one long run, whose command and
/// seed stand beside the number.
struct CoverageStudy: Sendable {
  /// Without `--seed`, `--jobs` and what makes the output JSON.
  var arguments: [String]
  /// Run before each, with another seed, such as what makes a baseline; `SEED` in it and in
  /// `arguments` is the seed of the run, so that each has a file of its own.
  var before: [String] = []
  /// Written beside each other before the first run.
  var files: [String: String] = [:]
  /// Seeds from 1 on in `make test-all`.
  var seeds: Int
  /// Of those, how many in `make test`.
  var quickSeeds = 40

  /// Seeds that are run here.
  var count: Int { Binary.isComplete ? seeds : min(seeds, quickSeeds) }

  /// The cases of a test: all of them in `make test-all`, else the first.
  static func cases<Case>(_ all: [Case]) -> [Case] {
    Binary.isComplete ? all : Array(all.prefix(1))
  }

  /// Limits of how often something may happen, given its nominal rate.
  func limits(_ rate: Double) -> BinomialLimits { BinomialLimits(trials: count, rate: rate) }

  /// Runs the program with every seed, some at a time, and reads each answer; by seed.
  func answers<Value: Sendable>(
    _ read: @escaping @Sendable (CoverageAnswer) throws -> Value
  ) async throws -> [Value] {
    let binary = try Self.binary()
    return try await Binary.withFolder { folder in
      for (name, text) in files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      return try await withThrowingTaskGroup(of: (Int, Value).self) { group in
        var values = [Value?](repeating: nil, count: count)
        var next = 0
        func start() {
          guard next < count else { return }
          let index = next
          next += 1
          group.addTask {
            let result = try await Self.turns.during {
              func run(_ words: [String], seed: Int) async throws -> Binary.Result {
                try await Binary.launch(
                  binary,
                  words.map { $0.replacing("SEED", with: "\(index + 1)") }
                    + ["--seed", "\(seed)", "--jobs", "1", "--quiet"],
                  input: [], environment: [:], folder: folder)
              }
              if !before.isEmpty {
                let made = try await run(before, seed: 1_000_000 + index)
                #expect(made.exitCode == 0, "\(made.errorText)")
              }
              return try await run(arguments + format, seed: index + 1)
            }
            return (index, try read(CoverageAnswer(result)))
          }
        }
        for _ in 0..<Self.width { start() }
        while let (index, value) = try await group.next() {
          values[index] = value
          start()
        }
        return values.compactMap(\.self)
      }
    }
  }

  /// How many answers something holds of.
  func count(
    where holds: @escaping @Sendable (CoverageAnswer) throws -> Bool
  ) async throws -> Int {
    try await answers(holds).count { $0 }
  }

  private var format: [String] {
    arguments.first == "run" ? ["--format", "json"] : ["--json", "-"]
  }

  /// Runs at one time: all cores, and in all studies together.
  private static let width = max(2, ProcessInfo.processInfo.activeProcessorCount)
  private static let turns = Turns(width)

  /// The release binary where every test runs, else the one beside the tests.
  private static func binary() throws -> URL {
    guard Binary.isComplete else { return try Binary.url() }
    let file = SourceTree.root.appending(path: ".build/release/shotsim")
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw Binary.Missing(searchedAbove: file.path)
    }
    return file
  }
}

/// Lets so many go on at a time; the others wait in line.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Runs a body once it has a turn.
  nonisolated func during<Value: Sendable>(
    _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    await take()
    do {
      let value = try await body()
      await giveBack()
      return value
    } catch {
      await giveBack()
      throw error
    }
  }

  private func take() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
