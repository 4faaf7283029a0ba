import ShotSim

/// Writes one replication of each configuration as a Chrome trace.
enum TraceOutput {
  /// The bytes for a file: gzip when its name ends in `.gz`.
  static func write(
    _ sources: [TraceSource], metadata: RunMetadata, to file: OutputFile
  ) throws {
    let text = ChromeTrace.json(sources, metadata: metadata.members)
    if file.target.argumentText.lowercased().hasSuffix(".gz") {
      try file.write(GzipContainer.stored(Array(text.utf8)))
    } else {
      try file.write(text)
    }
  }

  /// The file of one configuration among several: `trace.json` becomes
  /// `trace.features-all.json`.
  static func path(_ path: String, label: String) -> String {
    let slug = String(label.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    let folderEnd = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[folderEnd...].firstIndex(of: "."), dot > folderEnd else {
      return path + "." + slug
    }
    return path[..<dot] + "." + slug + path[dot...]
  }
}
