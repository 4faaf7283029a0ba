/// The future event list: the events that are yet to happen, earliest first.
///
/// The order is total: by time, then by rank (lower first), then by the order in
/// which the events were scheduled. It never depends on memory addresses or on
/// what happened in an earlier run.
///
/// The earliest events lie in a small array in order, the first to happen last:
/// taking it moves nothing, and a new event passes the few that happen before
/// it. For the few pending events of most models nothing is faster. The others,
/// if there are any, wait in segments that are sorted by degrees. What else was
/// measured is in `Benchmarks/README.md`.
public struct EventList<Event: BitwiseCopyable & Sendable>: ~Copyable {
  /// Keys of the earliest events, descending; the place before the first holds
  /// the greatest key, so that an insertion stops there.
  @usableFromInline let keys: UnsafeMutablePointer<UInt128>
  /// The earliest events, each at its key's index.
  @usableFromInline let events: UnsafeMutablePointer<Event>
  /// Number of the earliest events; zero only when no event is pending.
  @usableFromInline var earlyCount = 0
  /// The events after the earliest.
  @usableFromInline var late: LateEvents<Event>
  /// Running number of the next event.
  @usableFromInline var nextNumber: UInt32 = 0
  /// No event may be scheduled before this instant.
  @usableFromInline var horizon = Nanoseconds.min

  /// Places in the array of the earliest events.
  ///
  /// With 30 pending events the array still beats every other structure that was
  /// measured, with 100 it does not.
  @inlinable static var earlyCapacity: Int { 32 }

  /// Creates an empty list.
  ///
  /// - Parameter minimumCapacity: How many pending events fit before the list
  ///   has to allocate again.
  @inlinable
  public init(minimumCapacity: Int = 16) {
    precondition(minimumCapacity >= 0, "the capacity of an event list is negative")
    let base = UnsafeMutablePointer<UInt128>.allocate(capacity: Self.earlyCapacity + 1)
    base.initialize(repeating: .max, count: Self.earlyCapacity + 1)
    keys = base + 1
    events = .allocate(capacity: Self.earlyCapacity)
    late = LateEvents(minimumCapacity: max(0, minimumCapacity - Self.earlyCapacity))
  }

  @inlinable
  deinit {
    (keys - 1).deallocate()
    events.deallocate()
  }

  /// Number of pending events.
  @inlinable
  public var count: Int {
    earlyCount &+ late.count
  }

  /// Number of events scheduled since the list was made or emptied.
  @inlinable
  public var scheduledCount: Int { Int(nextNumber) }

  /// Whether no event is pending.
  @inlinable
  public var isEmpty: Bool {
    earlyCount == 0
  }

  /// The instant of the earliest pending event, nil when there is none.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var nextTime: Nanoseconds? {
    isEmpty ? nil : EventKey(bits: keys[earlyCount &- 1]).time
  }

  /// Schedules an event.
  ///
  /// Events at one instant happen by ascending rank, those of one rank in the
  /// order in which they were scheduled.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - time: The instant at which it happens.
  ///   - rank: Orders events at one instant, lower first.
  /// - Precondition: `time` is not before the event that was taken last, and
  ///   fewer than 2^32 - 1 events were scheduled since the list was emptied.
  /// - Complexity: O(*n*) moves for *n* up to 32 pending events; for more, O(log
  ///   *n*) comparisons and moves on average. Allocates only to grow.
  @inlinable
  @inline(__always)
  public mutating func schedule(_ event: Event, at time: Nanoseconds, rank: UInt32 = 0) {
    precondition(time >= horizon, "an event is scheduled in the past")
    precondition(nextNumber != .max, "an event list is out of running numbers")
    let key = EventKey(time: time, rank: rank, number: nextNumber).bits
    nextNumber &+= 1
    if key < late.bound && earlyCount < Self.earlyCapacity {
      insertEarly(key, event)
    } else {
      insertLate(key, event)
    }
    #if InternalChecks
    checkInvariants()
    #endif
  }

  /// Removes and returns the earliest event, nil when none is pending.
  ///
  /// - Complexity: O(1) for up to 32 pending events; for more, O(log *n*)
  ///   comparisons and moves on average.
  @inlinable
  public mutating func popFirst() -> ScheduledEvent<Event>? {
    popFirst(notAfter: .max)
  }

  /// Removes and returns the earliest event unless it lies after `end`.
  @inlinable
  @inline(__always)
  mutating func popFirst(notAfter end: Nanoseconds) -> ScheduledEvent<Event>? {
    guard earlyCount > 0 else { return nil }
    let last = earlyCount &- 1
    let key = EventKey(bits: keys[last])
    let time = key.time
    guard time <= end else { return nil }
    let first = ScheduledEvent(time: time, rank: key.rank, event: events[last])
    earlyCount = last
    horizon = time
    if last == 0 && late.count > 0 { refill() }
    #if InternalChecks
    checkInvariants()
    #endif
    return first
  }

  /// Empties the list, keeps its memory and starts the running numbers again.
  @inlinable
  public mutating func removeAll() {
    earlyCount = 0
    late.removeAll()
    nextNumber = 0
    horizon = .min
  }
}

/// The event list owns its memory alone.
extension EventList: @unchecked Sendable {}

extension EventList {
  /// Inserts an event among the earliest, where there is a place left.
  @inlinable
  @inline(__always)
  mutating func insertEarly(_ key: UInt128, _ event: Event) {
    var place = earlyCount
    earlyCount &+= 1
    while true {
      let before = keys[place &- 1]
      if key < before { break }
      keys[place] = before
      events[place] = events[place &- 1]
      place &-= 1
    }
    keys[place] = key
    events[place] = event
  }

  /// Inserts an event after the earliest, or among them when they are too many.
  @inlinable
  @inline(never)
  mutating func insertLate(_ key: UInt128, _ event: Event) {
    if key < late.bound {
      spill()
      if key < late.bound {
        insertEarly(key, event)
        return
      }
    }
    late.insert(key, event)
  }

  /// Moves the later half of the earliest events to the late ones.
  @inlinable
  mutating func spill() {
    let half = Self.earlyCapacity / 2
    late.prepend(keys, events, count: half)
    earlyCount &-= half
    keys.update(from: keys + half, count: earlyCount)
    events.update(from: events + half, count: earlyCount)
  }

  /// Fetches the earliest of the late events and puts them in order.
  @inlinable
  @inline(never)
  mutating func refill() {
    // They are fetched into the upper half and counted into the lower one: a
    // key's place is the number of greater ones, which takes no branch that
    // could be mispredicted.
    let offset = Self.earlyCapacity / 2
    let fetchedKeys = keys + offset
    let fetchedEvents = events + offset
    let count = late.removeFirst(
      atMost: Self.earlyCapacity - offset, into: fetchedKeys, fetchedEvents)
    for index in 0..<count {
      let key = fetchedKeys[index]
      var place = 0
      for other in 0..<count {
        place &+= EventKey.isLess(key, than: fetchedKeys[other])
      }
      keys[place] = key
      events[place] = fetchedEvents[index]
    }
    earlyCount = count
  }
}
