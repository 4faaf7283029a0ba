import Foundation

/// A copy of the package without its tests, for changes that are made to be seen by
/// the compiler.
///
/// It stays in `.build`, so that a second run compiles only what differs.
struct ScratchCopy {
  let folder = SourceTree.root.appending(path: ".build/where-to-add")

  /// What is copied.
  private static let parts = ["Package.swift", "Plugins", "Sources", "scenarios"]

  /// A change that the sources have no place for.
  struct Misfit: Error, CustomStringConvertible {
    var description: String
  }

  /// Makes the copy equal to the package with the edits done; what is equal already
  /// keeps its time.
  func hold(_ edits: [Addition.Edit]) throws {
    var files = try Self.package()
    for edit in edits { files[edit.file] = Data(try Self.text(after: edit, in: files).utf8) }
    // The manifest asks for folders of tests, one of them with resources.
    for path in [
      "ShotSimTests/Golden/0", "ShotSimTests/Cases/0", "ShotSimTests/BrokenFiles/0",
      "ShotSimTests/None.swift", "Fuzz/None.swift", "Values/None.swift",
    ] {
      files["Tests/" + path] = Data()
    }
    for path in Self.files(below: folder, of: Self.parts) where files[path] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: path))
    }
    for (path, data) in files {
      let file = folder.appending(path: path)
      if (try? Data(contentsOf: file)) == data { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let link = folder.appending(path: Self.link)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == nil {
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "../../../scenarios")
    }
  }

  /// Runs `swift build`; the output is errors, warnings and progress.
  func build(_ options: String) async throws -> Binary.Result {
    try await Binary.shell("swift build \(options) 2>&1", folder: folder)
  }

  /// Runs the program that was built.
  func run(_ sight: Addition.Sight) async throws -> Binary.Result {
    try await Binary.shell(
      "exec .build/debug/shotsim " + sight.arguments.map { "'\($0)'" }.joined(separator: " "),
      input: Array(sight.input.utf8), folder: folder)
  }

  private static let link = "Sources/ShotSim/BuiltIn/Scenarios"

  /// The package's files by path.
  private static func package() throws -> [String: Data] {
    try files(below: SourceTree.root, of: parts).reduce(into: [:]) { files, path in
      files[path] = try Data(contentsOf: SourceTree.root.appending(path: path))
    }
  }

  /// Paths of the regular files in parts of a folder; links are not followed.
  private static func files(below folder: URL, of parts: [String]) -> [String] {
    parts.flatMap { part in
      let place = folder.appending(path: part).path
      let names = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
      return (names.isEmpty ? [part] : names.map { part + "/" + $0 }).filter { path in
        let attributes = try? FileManager.default.attributesOfItem(
          atPath: folder.appending(path: path).path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
      }
    }
  }

  private static func text(
    after edit: Addition.Edit, in files: [String: Data]
  ) throws -> String {
    let old = files[edit.file].map { String(decoding: $0, as: UTF8.self) }
    switch edit.change {
    case .newFile(let text):
      guard old == nil else { throw Misfit(description: "\(edit.file) is there already") }
      return text
    case .insertions(let insertions):
      guard var text = old else { throw Misfit(description: "there is no \(edit.file)") }
      for insertion in insertions {
        let places = text.ranges(of: insertion.after)
        guard places.count == 1, let place = places.first else {
          throw Misfit(
            description: "\(edit.file) has \(places.count) times: \(insertion.after)")
        }
        text.insert(contentsOf: insertion.text, at: place.upperBound)
      }
      return text
    }
  }
}
