import ShotSim

/// Lays out one configuration's replication as the events of one process.
struct TraceProcess: Sendable {
  /// The lanes, in the order in which they are shown.
  enum Lane: Int, Sendable, CaseIterable {
    case taps = 1, readiness, sensor, processing, encoding, background
  }

  /// Work that goes into a lane.
  struct Slice: Sendable {
    var lane: Lane
    var name: String
    var start: Nanoseconds
    var end: Nanoseconds
    /// Number of the photo, 0 = of none.
    var photo = 0
    var arguments: [(key: String, value: JSONNode)] = []
    /// Row of the lane, from 0.
    var row = 0
  }

  let source: TraceSource
  let number: Int
  private(set) var metadata: [TraceEvent] = []
  private(set) var events: [TraceEvent] = []

  init(_ source: TraceSource, number: Int) {
    self.source = source
    self.number = number
    let slices = TraceProcess.inRows(TraceSlices.all(of: source.records))
    addNames(slices)
    addSlices(slices)
    addInstants()
    addPhotos()
    addCounters()
    addArrows(slices)
  }

  /// The earliest instant that the trace shows.
  var firstInstant: Nanoseconds {
    events.map(\.time).min() ?? source.records.firstEvent
  }

  /// Rows of a lane at the most; nobody reads so many, and each slice looks for its own.
  static let rowLimit = 100

  /// Gives each slice the first row of its lane that is free, so that none overlap
  /// before all rows are taken; the last one has what no other has room for.
  static func inRows(_ slices: [Slice]) -> [Slice] {
    var ends = [[Nanoseconds]](repeating: [], count: Lane.allCases.count + 1)
    let order = slices.indices.sorted { left, right in
      (slices[left].start, left) < (slices[right].start, right)
    }
    return order.map { index in
      var slice = slices[index]
      let lane = slice.lane.rawValue
      if let row = ends[lane].firstIndex(where: { $0 <= slice.start }) {
        slice.row = row
        ends[lane][row] = slice.end
      } else if ends[lane].count < rowLimit {
        slice.row = ends[lane].count
        ends[lane].append(slice.end)
      } else {
        slice.row = rowLimit - 1
        ends[lane][rowLimit - 1] = max(ends[lane][rowLimit - 1], slice.end)
      }
      return slice
    }
  }

  /// Threads sort by their number, and one that has its process's number is marked
  /// as the main one: so the numbers ascend and start above the process's.
  private func thread(_ lane: Lane, row: Int = 0) -> Int {
    number * 1000 + lane.rawValue * 100 + row
  }

  private mutating func addNames(_ slices: [Slice]) {
    addMetadata("process_name", thread: nil, [("name", .text(source.label))])
    addMetadata("process_sort_index", thread: nil, [("sort_index", .integer(Int64(number)))])
    for lane in Lane.allCases {
      let rows = max(slices.filter { $0.lane == lane }.map { $0.row + 1 }.max() ?? 1, 1)
      for row in 0..<rows {
        let thread = thread(lane, row: row)
        let name = row == 0 ? "\(lane)" : "\(lane) \(row + 1)"
        addMetadata("thread_name", thread: thread, [("name", .text(name))])
        addMetadata("thread_sort_index", thread: thread, [("sort_index", .integer(Int64(thread)))])
      }
    }
  }

  private mutating func addMetadata(
    _ name: String, thread: Int?, _ arguments: [(key: String, value: JSONNode)]
  ) {
    metadata.append(
      TraceEvent(
        phase: .metadata, name: name, process: number, thread: thread, arguments: arguments))
  }

  private mutating func addSlices(_ slices: [Slice]) {
    for slice in slices {
      events.append(
        TraceEvent(
          phase: .complete, name: slice.name, process: number,
          thread: thread(slice.lane, row: slice.row), time: slice.start,
          length: slice.end - slice.start, category: "\(slice.lane)",
          arguments: slice.arguments))
    }
  }

  private mutating func addInstants() {
    func add(
      _ name: String, _ lane: Lane, _ time: Nanoseconds,
      _ arguments: [(key: String, value: JSONNode)] = []
    ) {
      events.append(
        TraceEvent(
          phase: .instant, name: name, process: number, thread: thread(lane), time: time,
          category: "\(lane)", arguments: arguments))
    }
    for press in source.records.unanswered where press.isMissed {
      add(
        "missed", .taps, press.reached ?? press.press,
        [("tap", .integer(Int64(press.tap))), ("why", .text(MissedTapText.reason(press)))])
    }
    for photo in source.records.photos {
      guard let exposure = photo.exposure else { continue }
      add("exposure", .sensor, exposure, [("photo", .integer(Int64(photo.number)))])
    }
    // What is about the session; readiness has slices of its own.
    for event in source.records.events
    where event.photo == 0 && event.tap == 0 && event.kind != .readiness {
      add(
        event.kind.rawValue, .readiness, event.time,
        event.detail.text.map { [("detail", .text($0))] } ?? [])
    }
  }

  private mutating func addPhotos() {
    for photo in source.records.photos {
      let end = photo.finalAt ?? photo.finishedAt ?? source.records.lastEvent
      // The name of the first event names all of the group's tracks.
      var event = TraceEvent(
        phase: .asyncBegin, name: "photo", process: number, time: photo.press, category: "photo",
        localID: photo.number, arguments: TraceSlices.settings(of: photo))
      event.thread = thread(.taps)
      events.append(event)
      event.phase = .asyncEnd
      event.time = max(end, photo.press)
      event.arguments = []
      events.append(event)
    }
  }

  private mutating func addCounters() {
    func add(_ name: String, _ key: String, _ changes: [LevelChange]) {
      for (index, change) in changes.enumerated() {
        // Of several changes at one instant the last one holds.
        if index + 1 < changes.count, changes[index + 1].time == change.time { continue }
        events.append(
          TraceEvent(
            phase: .counter, name: name, process: number, time: change.time,
            arguments: [(key, .number(change.value))]))
      }
    }
    add("photos in flight", "photos", source.records.outstanding)
    add("memory", "MB", source.records.memory)
    add("heat", "heat", source.records.heat)
  }

  /// An arrow a photo, from its tap over capture and processing to its delivery.
  private mutating func addArrows(_ slices: [Slice]) {
    let lanes = [Lane.taps, .sensor, .processing, .encoding]
    // The first slice of each photo in each of these lanes.
    var first: [Int: [Lane: Slice]] = [:]
    for slice in slices where slice.end > slice.start && slice.photo > 0 {
      if first[slice.photo]?[slice.lane] == nil {
        first[slice.photo, default: [:]][slice.lane] = slice
      }
    }
    for photo in source.records.photos {
      let stops = lanes.compactMap { first[photo.number]?[$0] }
      guard stops.count > 1 else { continue }
      for (index, slice) in stops.enumerated() {
        let phase: TraceEvent.Phase =
          index == 0 ? .flowStart : index == stops.count - 1 ? .flowEnd : .flowStep
        events.append(
          TraceEvent(
            phase: phase, name: "photo", process: number,
            thread: thread(slice.lane, row: slice.row), time: slice.start, category: "flow",
            flow: number * 1_000_000 + photo.number))
      }
    }
  }
}
