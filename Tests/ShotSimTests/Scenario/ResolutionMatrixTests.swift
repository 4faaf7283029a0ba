import Foundation
import Testing

@testable import ShotSim

/// The table of what is delivered, as `docs/resolution-matrix.md` shows it.
@Suite struct ResolutionMatrixTests {
  @Test func `The document's table is what the scenario gives`() throws {
    let file = TestFiles.root.appendingPathComponent("docs/resolution-matrix.md")
    let table = try Self.table(ScenarioRuns.records(ScenarioRuns.builtIn("resolution-matrix")))
    if Golden.isRemaking {
      try (Self.introduction + table).write(to: file, atomically: true, encoding: .utf8)
    }
    let text = try TestFiles.text(file)
    #expect(text.hasPrefix(Self.introduction))
    #expect(text.hasSuffix("\n\n" + table), "'make golden' writes it again")
  }

  private static let introduction = """
    # What is delivered

    An iPhone 17 asked for each size and prioritization, in bright light, without flash, cool. Each
    cell is the photo that comes: its size and prioritization, with *deferred* when a proxy comes
    first. In **bold** what is less than was asked for; "throws" where the camera does not offer the
    size, so that the request throws (`dimensionsNotOffered`). The rows are read off the photos of
    `shotsim run resolution-matrix -n 1 --photos photos.csv`; a test compares the table with such a
    run.


    """

  private static let cameras = [
    (name: "main", offered: [12, 24, 48]), (name: "ultra-wide", offered: [12, 24, 48]),
    (name: "front", offered: [12, 18]),
  ]

  /// Reads the photos in the order of the scenario's script: cameras, deferral
  /// off and on, sizes, prioritizations.
  private static func table(_ records: ReplicationRecords) -> String {
    let levels = QualityPrioritization.allCases
    let sizes = [12, 18, 24, 48]
    var photos = records.photos[...]
    var cells: [String: String] = [:]
    for camera in cameras {
      for isDeferred in [false, true] {
        for size in sizes where camera.offered.contains(size) {
          for level in levels {
            cells["\(camera.name) \(isDeferred) \(size) \(level)"] =
              photos.popFirst().map { cell($0) } ?? "none"
          }
        }
      }
    }
    var text = "| asked for |"
    for camera in cameras { text += " \(camera.name), deferral off | \(camera.name), on |" }
    text += "\n|---|" + String(repeating: "---|", count: 2 * cameras.count) + "\n"
    for size in sizes {
      for level in levels {
        text += "| \(size)MP \(level) |"
        for camera in cameras {
          for isDeferred in [false, true] {
            text += " \(cells["\(camera.name) \(isDeferred) \(size) \(level)"] ?? "throws") |"
          }
        }
        text += "\n"
      }
    }
    return text
  }

  private static func cell(_ photo: PhotoRecord) -> String {
    guard let size = photo.resolvedDimensions, let level = photo.resolvedPrioritization else {
      return "none"
    }
    let isLess = size < photo.requestedDimensions || level < photo.requestedPrioritization
    let text = "\(size) \(level)"
    return (isLess ? "**\(text)**" : text) + (photo.deferred == true ? ", deferred" : "")
  }
}
