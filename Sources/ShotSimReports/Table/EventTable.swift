package import ShotSim

/// An event of a replication of a configuration: one row of the event list.
package struct EventRow: Sendable {
  package var scenario: String
  package var configuration: String
  package var replication: Int
  package var event: CaptureEventRecord

  package init(
    scenario: String, configuration: String, replication: Int, event: CaptureEventRecord
  ) {
    self.scenario = scenario
    self.configuration = configuration
    self.replication = replication
    self.event = event
  }
}

extension TableSchema where Row == EventRow {
  /// One row per event, in the order in which they happened.
  package static let events = TableSchema(
    name: "events",
    summary: "One row for each event of each replication, in the order in which they happened.",
    columns: [
      .text("scenario", "Name of the scenario.") { $0.scenario },
      .text("config", "Name of the configuration, such as `features all`.") { $0.configuration },
      .integer("replication", "Replication, from 0.") { $0.replication },
      .time("time", "When it happened, from the scenario's origin.") { $0.event.time },
      .text("name", "Name of the event; callbacks have AVFoundation's names.") {
        $0.event.kind.rawValue
      },
      .integer("photo", "Number of the photo it is about; empty if about none.") {
        $0.event.photo == 0 ? nil : $0.event.photo
      },
      .integer("tap", "Number of the tap it is about; empty if about none.") {
        $0.event.tap == 0 ? nil : $0.event.tap
      },
      .text("detail", "The new state or level, a reason, a feature, or true and false.") {
        $0.event.detail.text
      },
    ])
}

/// Writes the photos, or the events, of one replication after the other.
package struct RecordExporter: Sendable {
  private let scenario: String
  private let configuration: String
  private let photos: TableWriter<PhotoRow>
  private let events: TableWriter<EventRow>

  package init(scenario: String, configuration: String, format: TableFormat) {
    self.scenario = scenario
    self.configuration = configuration
    photos = TableWriter(.photos, as: format)
    events = TableWriter(.events, as: format)
  }

  package func writePhotoHeader(to sink: inout some TextOutputStream) {
    photos.writeHeader(to: &sink)
  }

  package func writePhotos(of records: ReplicationRecords, to sink: inout some TextOutputStream) {
    for photo in records.photos {
      photos.write(
        PhotoRow(
          scenario: scenario, configuration: configuration, replication: records.replication,
          photo: photo), to: &sink)
    }
  }

  package func writeEventHeader(to sink: inout some TextOutputStream) {
    events.writeHeader(to: &sink)
  }

  package func writeEvents(of records: ReplicationRecords, to sink: inout some TextOutputStream) {
    for event in records.events {
      events.write(
        EventRow(
          scenario: scenario, configuration: configuration, replication: records.replication,
          event: event), to: &sink)
    }
  }
}
