import Foundation
import Testing

@testable import ShotSim

/// Pins the complete records of random scenarios, to the last bit.
///
/// `SHOTSIM_RANDOM_SCENARIOS` is the number of scenarios, 250 when absent and at
/// most 3,000; `Golden/records.txt` has all. Which scenario differs is found
/// with `SHOTSIM_RECORDS=FOLDER`: the folder then gets a file for each scenario,
/// and those of two builds can be compared.
@Suite struct RecordDigestTests {
  private static let most = 3_000
  /// Scenarios to a line.
  private static let blockSize = 50
  private static let replications = 0..<2

  private static let count =
    Golden.isRemaking
    ? most : min(most, RandomScenario.setting("SHOTSIM_RANDOM_SCENARIOS", default: 250))

  private static let folder = ProcessInfo.processInfo.environment["SHOTSIM_RECORDS"]
    .map { URL(filePath: $0, directoryHint: .isDirectory) }

  @Test func `The records of random scenarios are what they were, to the last bit`() async throws {
    if let folder = Self.folder {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let starts = stride(from: 1, through: Self.count, by: Self.blockSize)
    let lines = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for start in starts {
        group.addTask { (start, try Self.line(of: start..<start + Self.blockSize)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(!lines.isEmpty)
    expectGolden(lines: starts.compactMap { lines[$0] }, "records.txt", isPart: true)
  }

  /// What a block of scenarios comes to.
  private static func line(of seeds: Range<Int>) throws -> String {
    var digest = TextDigest()
    var refused = 0
    var photos = 0
    var events = 0
    for seed in seeds {
      let random = RandomScenario(seed: UInt64(seed))
      var text = ""
      if let scenario = try random.read() {
        var runner = ReplicationRunner(
          plan: try CapturePlan(scenario.configuration), seed: scenario.seed,
          recorder: FullRecorder())
        for replication in replications {
          let records = try runner.records(ofReplication: replication)
          photos += records.photos.count
          events += records.events.count
          text += RecordText(records).text
        }
      } else {
        refused += 1
        text = "refused\n"
      }
      digest.add(text)
      if let folder {
        try Data((random.description + "\n\n" + text).utf8)
          .write(to: folder.appending(path: "\(seed).txt"))
      }
    }
    return "seeds \(seeds.lowerBound) to \(seeds.upperBound - 1): \(refused) refused, "
      + "\(photos) photos, \(events) events, digest \(String(digest.value, radix: 16))"
  }
}
