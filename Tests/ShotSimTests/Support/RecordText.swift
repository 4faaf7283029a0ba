@testable import ShotSim
@testable import ShotSimReports

/// All that is known of a replication, as text for the comparison of two builds.
///
/// Nothing in it is named after the code: columns, states, reasons and metrics
/// have their names in files, times are nanoseconds or exact decimals, and other
/// numbers are bit patterns.
struct RecordText {
  private(set) var text = ""

  init(_ records: ReplicationRecords) {
    let exporter = RecordExporter(scenario: "", configuration: "", format: .csv(.lineFeed))
    exporter.writePhotoHeader(to: &text)
    exporter.writePhotos(of: records, to: &text)
    exporter.writeEventHeader(to: &text)
    exporter.writeEvents(of: records, to: &text)
    for rejected in records.rejected {
      add(
        "rejected", rejected.tap, rejected.press, rejected.request,
        "\(rejected.reason)")
    }
    for press in records.unanswered {
      add(
        "unanswered", press.tap, press.press, press.reached.map(String.init) ?? "-",
        "\(press.readiness)", press.blockedBy.map(String.init) ?? "-",
        Self.word(press.reason))
    }
    for (index, press) in records.presses.enumerated() { add("press", index + 1, press) }
    addLevels("memory", records.memory)
    addLevels("heat", records.heat)
    addLevels("outstanding", records.outstanding)
    for metric in Metric.allCases.sorted(by: { $0.name < $1.name }) {
      add("metric", metric.name, Self.bits(records[metric]))
    }
    add("from", records.firstEvent, "to", records.lastEvent)
  }

  private mutating func add(_ parts: any CustomStringConvertible...) {
    text += parts.map(\.description).joined(separator: " ") + "\n"
  }

  private mutating func addLevels(_ name: String, _ changes: [LevelChange]) {
    for change in changes { add(name, change.time, Self.bits(change.value)) }
  }

  private static func bits(_ value: Double) -> String { String(value.bitPattern, radix: 16) }

  /// In no file: the words are this text's own.
  private static func word(_ reason: UnansweredPress.Reason) -> String {
    switch reason {
    case .notReady: "not-ready"
    case .anotherKept: "another-kept"
    case .dropped: "dropped"
    case .neverMade: "never-made"
    }
  }
}

/// FNV-1a of texts, the same on every machine and in every run.
struct TextDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }
}
