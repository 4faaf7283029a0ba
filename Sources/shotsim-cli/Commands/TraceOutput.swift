import ShotSim
import ShotSimReports

/// Writes one replication of each configuration as a Chrome trace.
enum TraceOutput {
  /// The processes of a trace.
  ///
  /// - Throws: ``CommandFailure`` when there is no replication to show.
  static func sources(
    _ results: [ConfigurationResult], _ records: [ReplicationRecords?], _ shown: ShownReplication
  ) throws -> [TraceSource] {
    try zip(results, records).map { result, records in
      guard let records else {
        throw CommandFailure.noValue(of: shown.pick.value.metric)
      }
      return TraceSource(label: result.label, records: records)
    }
  }

  /// The bytes for a file: gzip when its name ends in `.gz`.
  static func write(
    _ sources: [TraceSource], metadata: RunMetadata, to file: OutputFile
  ) throws {
    let text = ChromeTrace.json(sources, metadata: metadata.members)
    if file.target.argumentText.lowercased().hasSuffix(".gz") {
      try file.write(GzipContainer.compressed(Array(text.utf8)))
    } else {
      try file.write(text)
    }
  }

  /// The files of several configurations: `trace.json` becomes
  /// `trace.features-all.json`, and equal names get numbers.
  static func paths(_ path: String, labels: [String]) -> [String] {
    let folderEnd = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[folderEnd...].dropFirst().firstIndex(of: ".") ?? path.endIndex
    var taken: [String] = []
    for label in labels {
      let slug = slug(label)
      var name = slug
      var number = 2
      while taken.contains(name) {
        name = "\(slug)-\(number)"
        number += 1
      }
      taken.append(name)
    }
    return taken.map { path[..<dot] + "." + $0 + path[dot...] }
  }

  /// The label with a hyphen for every run of characters that file names do without.
  private static func slug(_ label: String) -> String {
    let words = label.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == ".") }
    return words.isEmpty ? "configuration" : words.joined(separator: "-")
  }
}
