@testable import ShotSim

/// Stations in a row, one server each, with buffers between them that block.
///
/// Items enter by the first buffer, which has no limit; a station whose item
/// finds no place in the next buffer keeps it and stands still.
struct TandemLine: SimulationModel, ~Copyable {
  enum Event: BitwiseCopyable {
    case arrival(UInt32)
    case finished(station: UInt16, item: UInt32)
  }

  enum Status { case idle, busy, blocked }

  let stationCount: Int
  /// When each item left the line, by number.
  var departures: [Nanoseconds] = []
  var status: [Status]
  /// Time between arrivals; nil for a first station that never lacks items.
  let interarrival: Distribution?
  private let buffers: UnsafeMutablePointer<BoundedBuffer<UInt32>>
  private let samplers: SamplerSet
  private var random: RandomStream
  private var replication: UInt32 = 0

  /// Creates an idle line; `capacities` are the places between stations, one
  /// number fewer than stations.
  init(
    services: [Distribution], capacities: [Int], interarrival: Distribution? = nil,
    seed: UInt64
  ) {
    stationCount = services.count
    status = Array(repeating: .idle, count: services.count)
    self.interarrival = interarrival
    buffers = .allocate(capacity: services.count)
    for (station, capacity) in ([.max] + capacities).enumerated() {
      (buffers + station).initialize(to: BoundedBuffer(capacity: capacity))
    }
    samplers = SamplerSet(
      sound: (services + [interarrival ?? .constant(0)]).map { ($0, false) })
    random = RandomStream(seed: seed)
  }

  deinit {
    buffers.deinitialize(count: stationCount)
    buffers.deallocate()
  }

  mutating func begin(replication: UInt32) {
    self.replication = replication
    departures.removeAll(keepingCapacity: true)
    for station in 0..<stationCount {
      status[station] = .idle
      buffers[station].reset()
    }
  }

  /// The service time of an item at a station, or its arrival interval where
  /// `station` is the number of stations.
  mutating func time(_ station: Int, _ item: UInt32) -> Nanoseconds {
    random.sample(
      samplers[station],
      at: RandomAddress(
        replication: replication, purpose: .user, index: item, subIndex: UInt16(station)))
  }

  /// How many stations are blocked by a full buffer after them.
  var blockedCount: Int {
    (0..<stationCount).reduce(0) { $0 + buffers[$1].blocked.value }
  }

  mutating func handle(
    _ event: Event, at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    switch event {
    case .arrival(let item):
      _ = buffers[0].put(item, at: now)
      if interarrival != nil {
        events.schedule(.arrival(item + 1), at: now + time(stationCount, item))
      }
      start(0, at: now, scheduling: &events)
    case .finished(let station, let item):
      let station = Int(station)
      if station == stationCount - 1 {
        departures.append(now)
        status[station] = .idle
      } else if buffers[station + 1].put(item, at: now) == .blocked {
        status[station] = .blocked
        start(station + 1, at: now, scheduling: &events)
      } else {
        status[station] = .idle
        start(station + 1, at: now, scheduling: &events)
      }
      start(station, at: now, scheduling: &events)
    }
  }

  private mutating func start(
    _ station: Int, at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    guard status[station] == .idle, let taken = buffers[station].take(at: now) else { return }
    status[station] = .busy
    events.schedule(
      .finished(station: UInt16(station), item: taken.item),
      at: now + time(station, taken.item))
    if taken.admitted != nil {
      status[station - 1] = .idle
      start(station - 1, at: now, scheduling: &events)
    }
  }
}
