package import ShotSim

/// What one process of a trace shows: a replication of one configuration.
package struct TraceSource: Sendable {
  /// Name of the process, such as `features all`.
  package var label: String
  package var records: ReplicationRecords

  package init(label: String, records: ReplicationRecords) {
    self.label = label
    self.records = records
  }
}

/// Writes one replication of one or more configurations as a Chrome trace for
/// Perfetto and chrome://tracing.
///
/// Each configuration is a process with lanes for taps, readiness, sensor,
/// processing, encoding and background work, one group of asynchronous tracks named
/// "photo", counters, and an arrow per photo from tap to delivery. Slices of one
/// lane never overlap: readers drop those that do, so a lane that needs it gets a
/// second one.
package enum ChromeTrace {
  /// Returns the trace, whose earliest event is at 0.
  ///
  /// `otherData` says which instant of the scenario that is; `metadata` holds further
  /// members of it, such as seed and version.
  package static func json(
    _ sources: [TraceSource], metadata: [(key: String, value: JSONNode)] = []
  ) -> String {
    let processes = sources.enumerated().map { index, source in
      TraceProcess(source, number: index + 1)
    }
    let origin = processes.map(\.firstInstant).min() ?? 0
    var lines: [String] = []
    for process in processes {
      lines += process.metadata.map { $0.json(origin: origin) }
    }
    let events = processes.flatMap(\.events)
    let order = events.indices.sorted { left, right in
      let first = events[left]
      let second = events[right]
      if first.time != second.time { return first.time < second.time }
      if first.phase.rank != second.phase.rank { return first.phase.rank < second.phase.rank }
      return left < right
    }
    lines += order.map { events[$0].json(origin: origin) }
    let other: [(key: String, value: JSONNode)] = [
      ("originMicroseconds", .number(Double(origin) / 1000))
    ]
    return "{\"displayTimeUnit\":\"ms\",\"otherData\":"
      + JSONNode.object(other + metadata).compact + ",\"traceEvents\":[\n"
      + lines.joined(separator: ",\n") + "\n]}\n"
  }
}
