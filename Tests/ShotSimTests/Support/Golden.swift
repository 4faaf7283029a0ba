import Foundation
import Testing

/// Compares bytes with the file `Golden/NAME`, or writes that file when the
/// environment has SHOTSIM_REMAKE_GOLDEN=1.
func expectGolden(
  _ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let file = folder.appending(path: "Golden").appending(path: name)
  if ProcessInfo.processInfo.environment["SHOTSIM_REMAKE_GOLDEN"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return
  }
  let wanted = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  #expect(text == wanted, "differs from Golden/\(name)", sourceLocation: sourceLocation)
}
