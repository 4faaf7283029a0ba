/// The events of an event list after its earliest ones, sorted by degrees.
///
/// They lie in segments, the latest first: every key of a segment is at or above
/// its lower bound, every key of the segments after it below, and within a
/// segment there is no order. An event is inserted by moving one event of each
/// segment that happens later. When the earliest are wanted, the last segment is
/// split at a pivot, and its earlier part again, until it is small. This is the
/// incremental quicksort of Navarro and Paredes ("On sorting, heaps, and minimum
/// spanning trees", Algorithmica 57, 2010): a heap touches places all over the
/// memory, this passes over neighbours and takes no branch on a random key.
///
/// The pivot is the median of keys at fixed places, so that a run repeats itself;
/// the order in which events leave is theirs and does not depend on it.
@usableFromInline
struct LateEvents<Event: BitwiseCopyable & Sendable>: ~Copyable {
  /// Keys, at their position modulo the capacity.
  @usableFromInline var keys: UnsafeMutablePointer<UInt128>
  /// Events, each at its key's place.
  @usableFromInline var events: UnsafeMutablePointer<Event>
  /// Capacity, a power of two, minus 1.
  @usableFromInline var mask: Int
  /// Position of the first event, that is the start of the last segment.
  @usableFromInline var head = 0
  /// Position after the last event.
  @usableFromInline var tail = 0
  /// Number of segments.
  @usableFromInline var depth = 0
  /// Position of the first event of each segment, the latest segment first.
  @usableFromInline let starts: UnsafeMutablePointer<Int>
  /// Lower bound of each segment.
  @usableFromInline let bounds: UnsafeMutablePointer<UInt128>
  /// Lower bound of all late events, the greatest key when there are none.
  @usableFromInline var bound = UInt128.max

  /// Number of segments that fit.
  @inlinable static var maximumDepth: Int { 64 }

  @inlinable
  init(minimumCapacity: Int) {
    var capacity = minimumCapacity == 0 ? 1 : 64
    while capacity < minimumCapacity { capacity *= 2 }
    mask = capacity - 1
    keys = .allocate(capacity: capacity)
    events = .allocate(capacity: capacity)
    starts = .allocate(capacity: Self.maximumDepth)
    bounds = .allocate(capacity: Self.maximumDepth)
  }

  @inlinable
  deinit {
    keys.deallocate()
    events.deallocate()
    starts.deallocate()
    bounds.deallocate()
  }

  /// Number of events.
  @inlinable var count: Int {
    tail &- head
  }

  /// Forgets all events and keeps the memory.
  @inlinable
  mutating func removeAll() {
    head = 0
    tail = 0
    depth = 0
    bound = .max
  }

  /// Inserts an event that is at or after `bound`.
  @inlinable
  mutating func insert(_ key: UInt128, _ event: Event) {
    if count > mask { grow() }
    var place = tail & mask
    tail &+= 1
    var segment = 0
    while key < bounds[segment] {
      let start = starts[segment]
      let from = start & mask
      keys[place] = keys[from]
      events[place] = events[from]
      starts[segment] = start &+ 1
      place = from
      segment &+= 1
    }
    keys[place] = key
    events[place] = event
  }

  /// Puts events in descending order, all before `bound`, in front of the others.
  @inlinable
  mutating func prepend(
    _ newKeys: UnsafePointer<UInt128>, _ newEvents: UnsafePointer<Event>, count newCount: Int
  ) {
    while count &+ newCount > mask &+ 1 { grow() }
    if depth == Self.maximumDepth { mergeSegments() }
    for index in 0..<newCount {
      head &-= 1
      keys[head & mask] = newKeys[index]
      events[head & mask] = newEvents[index]
    }
    bound = newKeys[newCount &- 1]
    starts[depth] = head
    bounds[depth] = bound
    depth &+= 1
  }

  /// Removes the earliest events, at least one and at most `limit`, unsorted.
  ///
  /// - Returns: How many were removed.
  /// - Precondition: There is an event, and `limit` is 4 or more.
  @inlinable
  mutating func removeFirst(
    atMost limit: Int, into firstKeys: UnsafeMutablePointer<UInt128>,
    _ firstEvents: UnsafeMutablePointer<Event>
  ) -> Int {
    while segmentEnd &- head > limit {
      if depth == Self.maximumDepth { mergeSegments() }
      split()
    }
    let removed = segmentEnd &- head
    for index in 0..<removed {
      firstKeys[index] = keys[(head &+ index) & mask]
      firstEvents[index] = events[(head &+ index) & mask]
    }
    head &+= removed
    depth &-= 1
    bound = depth == 0 ? .max : bounds[depth &- 1]
    return removed
  }

  /// Position after the last segment's last event.
  @inlinable var segmentEnd: Int {
    depth == 1 ? tail : starts[depth &- 2]
  }

  /// Splits the last segment in two, the earlier part becoming the last.
  @inlinable
  mutating func split() {
    let end = segmentEnd
    let pivot = pivot(from: head, to: end)
    // Lomuto's partition: every event is exchanged, but only the position of
    // the next exchange depends on the comparison. The pivot is not the least
    // key, so both parts have events.
    let keys = keys
    let events = events
    let mask = mask
    var middle = head
    var position = head
    while position < end {
      let key = keys[position & mask]
      let event = events[position & mask]
      keys[position & mask] = keys[middle & mask]
      events[position & mask] = events[middle & mask]
      keys[middle & mask] = key
      events[middle & mask] = event
      middle &+= key < pivot ? 1 : 0
      position &+= 1
    }
    starts[depth &- 1] = middle
    starts[depth] = head
    bounds[depth] = bounds[depth &- 1]
    bounds[depth &- 1] = pivot
    depth &+= 1
  }

  /// Returns a key near the middle, neither the least nor the greatest.
  @inlinable
  func pivot(from start: Int, to end: Int) -> UInt128 {
    let count = end &- start
    guard count >= 96 else {
      let quarter = count / 4
      return median(start &+ quarter, start &+ 2 &* quarter, end &- 1 &- quarter)
    }
    let step = count / 8
    let low = median(start, start &+ step, start &+ 2 &* step)
    let middle = median(start &+ 3 &* step, start &+ 4 &* step, start &+ 5 &* step)
    let high = median(start &+ 6 &* step, start &+ 7 &* step, end &- 1)
    return Self.median(low, middle, high)
  }

  /// Returns the median of the keys at three positions.
  @inlinable
  func median(_ first: Int, _ second: Int, _ third: Int) -> UInt128 {
    Self.median(keys[first & mask], keys[second & mask], keys[third & mask])
  }

  @inlinable
  static func median(_ a: UInt128, _ b: UInt128, _ c: UInt128) -> UInt128 {
    max(min(a, b), min(max(a, b), c))
  }

  /// Joins each second segment with the one after it, which forgets only what
  /// was known of their order.
  @inlinable
  mutating func mergeSegments() {
    var kept = 0
    for segment in stride(from: (depth &- 1) & 1, to: depth, by: 2) {
      starts[kept] = starts[segment]
      bounds[kept] = bounds[segment]
      kept &+= 1
    }
    depth = kept
  }

  /// Doubles the capacity.
  @inlinable
  @inline(never)
  mutating func grow() {
    let capacity = max(64, 2 * (mask + 1))
    let newKeys = UnsafeMutablePointer<UInt128>.allocate(capacity: capacity)
    let newEvents = UnsafeMutablePointer<Event>.allocate(capacity: capacity)
    for position in head..<tail {
      newKeys[position & (capacity - 1)] = keys[position & mask]
      newEvents[position & (capacity - 1)] = events[position & mask]
    }
    keys.deallocate()
    events.deallocate()
    (keys, events, mask) = (newKeys, newEvents, capacity - 1)
  }
}
