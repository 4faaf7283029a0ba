/// The future event list: the events that are yet to happen, earliest first.
///
/// The order is total: by time, then by rank (lower first), then by the order in
/// which the events were scheduled. It never depends on memory addresses or on
/// what happened in an earlier run.
///
/// The list is a 4-ary heap. Four siblings lie in one 64-byte line, each key is
/// one 128-bit integer, and the least of four is found by arithmetic, since a
/// branch on random keys is mispredicted half of the time. An event that was
/// taken leaves a hole at the top, which the next event scheduled fills on its
/// way down: most handlers schedule exactly one event, and so pay for one pass
/// instead of two. What else was measured is in `Benchmarks/README.md`.
public struct EventList<Event: BitwiseCopyable & Sendable>: ~Copyable {
  /// Keys in heap order from index 3 on, so that siblings share a line; unused
  /// places up to `paddedCount` hold the greatest key.
  @usableFromInline var keys: UnsafeMutablePointer<UInt128>
  /// Events, each at its key's index.
  @usableFromInline var events: UnsafeMutablePointer<Event>
  /// Number of places in use, the hole included.
  @usableFromInline var occupied = 0
  /// Number of places that fit.
  @usableFromInline var capacity: Int
  /// Whether the top is a hole left by the event taken last.
  @usableFromInline var hasHole = false
  /// Running number of the next event.
  @usableFromInline var nextNumber: UInt32 = 0
  /// No event may be scheduled before this instant.
  @usableFromInline var horizon = Nanoseconds.min

  /// Creates an empty list.
  ///
  /// - Parameter minimumCapacity: How many pending events fit before the list
  ///   has to allocate again.
  public init(minimumCapacity: Int = 16) {
    precondition(minimumCapacity >= 0, "the capacity of an event list is negative")
    capacity = Self.roundedCapacity(minimumCapacity)
    (keys, events) = Self.allocate(capacity: capacity)
  }

  deinit {
    keys.deallocate()
    events.deallocate()
  }

  /// Number of pending events.
  @inlinable
  public var count: Int {
    occupied - (hasHole ? 1 : 0)
  }

  /// Whether no event is pending.
  @inlinable
  public var isEmpty: Bool {
    count == 0
  }

  /// The instant of the earliest pending event, nil when there is none.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var nextTime: Nanoseconds? {
    guard !isEmpty else { return nil }
    guard hasHole else { return EventKey(bits: keys[Self.top]).time }
    let first = Self.firstChild(of: Self.top)
    return EventKey(bits: keys[leastOfFour(from: first)]).time
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
  ///   fewer than 2^32 events were scheduled since the list was emptied.
  /// - Complexity: O(log *n*) comparisons; allocates only to grow.
  @inlinable
  public mutating func schedule(_ event: Event, at time: Nanoseconds, rank: UInt32 = 0) {
    precondition(time >= horizon, "an event is scheduled in the past")
    precondition(nextNumber != .max, "an event list is out of running numbers")
    let key = EventKey(time: time, rank: rank, number: nextNumber).bits
    nextNumber &+= 1
    if hasHole {
      hasHole = false
      siftDown(key, event)
    } else {
      if occupied == capacity { grow() }
      occupied &+= 1
      siftUp(key, event)
    }
    #if InternalChecks
    checkInvariants()
    #endif
  }

  /// Removes and returns the earliest event, nil when none is pending.
  ///
  /// - Complexity: O(log *n*) comparisons.
  @inlinable
  public mutating func popFirst() -> ScheduledEvent<Event>? {
    popFirst(notAfter: .max)
  }

  /// Removes and returns the earliest event unless it lies after `end`.
  @inlinable
  mutating func popFirst(notAfter end: Nanoseconds) -> ScheduledEvent<Event>? {
    if hasHole { closeHole() }
    guard occupied > 0 else { return nil }
    let key = EventKey(bits: keys[Self.top])
    let time = key.time
    guard time <= end else { return nil }
    hasHole = true
    horizon = time
    #if InternalChecks
    checkInvariants()
    #endif
    return ScheduledEvent(time: time, rank: key.rank, event: events[Self.top])
  }

  /// Empties the list, keeps its memory and starts the running numbers again.
  public mutating func removeAll() {
    (keys + Self.top).update(repeating: .max, count: occupied)
    occupied = 0
    hasHole = false
    nextNumber = 0
    horizon = .min
  }
}

/// The event list owns its memory alone.
extension EventList: @unchecked Sendable {}
