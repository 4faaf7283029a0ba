import Foundation
import ShotSim
import Testing

/// Pins what each scenario of the folder `scenarios` comes to, to the last bit.
///
/// A change that is to change no result leaves `Golden/fingerprints.txt` alone.
/// It is read from the files, through the public front door only.
@Suite struct FingerprintTests {
  private static let replications = 30

  /// The sets of features that each scenario is run with; `nil` = the file's own.
  private static let features: [(name: String, argument: String?)] = [
    ("none", "none"), ("own", nil), ("all", "all"),
  ]

  @Test func `Every shipped scenario comes to what it came to, to the last bit`() throws {
    let folder = TestFiles.root.appending(path: "scenarios")
    let names = TestFiles.names(in: folder, ending: ".json5")
    #expect(!names.isEmpty)
    var lines: [String] = []
    for name in names {
      let path = folder.appending(path: name).path
      for features in Self.features {
        let outcome = try Self.outcome(of: path, features: features.argument)
        lines.append("\(name.dropLast(".json5".count)) \(features.name): \(outcome)")
      }
    }
    expectGolden(lines: lines, "fingerprints.txt")
  }

  /// The end of a line: what the replications came to, or that there are none.
  private static func outcome(of path: String, features: String?) throws -> String {
    let study: BurstStudy
    do throws(BurstStudyError) {
      study = try BurstStudy(scenario: path, features: features)
    } catch {
      // Two scenarios turn off in their sessions what a feature needs.
      try #require(features != nil, "\(error)")
      return "refused"
    }
    let summary = try study.runSequentially(replications: replications)
    return
      "\(summary.replications) replications, \(summary.events) events, "
      + "\(summary.framesMean) frames, fingerprint \(String(summary.fingerprint, radix: 16))"
  }
}
