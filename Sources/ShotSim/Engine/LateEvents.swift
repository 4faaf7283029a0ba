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
  /// Keys from `head` to `tail`.
  @usableFromInline var keys: UnsafeMutablePointer<UInt128>
  /// Events, each at its key's place.
  @usableFromInline var events: UnsafeMutablePointer<Event>
  /// Places there are.
  @usableFromInline var capacity: Int
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
    // Room for the events to move along as some come and others leave.
    capacity = 2 * minimumCapacity
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
    head = capacity / 2
    tail = head
    depth = 0
    bound = .max
  }

  /// Inserts an event that is at or after `bound`.
  @inlinable
  mutating func insert(_ key: UInt128, _ event: Event) {
    if tail == capacity { makeRoom() }
    var place = tail
    tail &+= 1
    var segment = 0
    while key < bounds[segment] {
      let start = starts[segment]
      keys[place] = keys[start]
      events[place] = events[start]
      starts[segment] = start &+ 1
      place = start
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
    while head < newCount { makeRoom() }
    if depth == Self.maximumDepth { mergeSegments() }
    for index in 0..<newCount {
      head &-= 1
      keys[head] = newKeys[index]
      events[head] = newEvents[index]
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
    firstKeys.update(from: keys + head, count: removed)
    firstEvents.update(from: events + head, count: removed)
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
    let pivot = pivot(from: head, to: segmentEnd)
    let middle = partition(from: head, to: segmentEnd, at: pivot)
    starts[depth &- 1] = middle
    starts[depth] = head
    bounds[depth] = bounds[depth &- 1]
    bounds[depth &- 1] = pivot
    depth &+= 1
  }

  /// Moves the keys before a pivot to the front and returns where they end.
  ///
  /// Not inlined, so that the loop has the registers for itself.
  @inlinable
  @inline(never)
  func partition(from start: Int, to end: Int, at pivot: UInt128) -> Int {
    // Lomuto's partition: every event is exchanged, but only the position of
    // the next exchange depends on the comparison. The pivot is not the least
    // key, so both parts have events.
    let keys = keys
    let events = events
    var middle = start
    var position = start
    while position < end {
      let key = keys[position]
      let event = events[position]
      keys[position] = keys[middle]
      events[position] = events[middle]
      keys[middle] = key
      events[middle] = event
      middle &+= EventKey.isLess(key, than: pivot)
      position &+= 1
    }
    return middle
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
    Self.median(keys[first], keys[second], keys[third])
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

  /// Makes room at both ends, in memory twice as large if less than half is free.
  ///
  /// - Complexity: O(*n*), and O(1) for each event that came or left since.
  @inlinable
  @inline(never)
  mutating func makeRoom() {
    let larger = count <= capacity / 2 ? max(64, capacity) : 2 * capacity
    let newHead = (larger - count) / 2
    if larger == capacity {
      (keys + newHead).update(from: keys + head, count: count)
      (events + newHead).update(from: events + head, count: count)
    } else {
      let newKeys = UnsafeMutablePointer<UInt128>.allocate(capacity: larger)
      let newEvents = UnsafeMutablePointer<Event>.allocate(capacity: larger)
      (newKeys + newHead).update(from: keys + head, count: count)
      (newEvents + newHead).update(from: events + head, count: count)
      keys.deallocate()
      events.deallocate()
      (keys, events, capacity) = (newKeys, newEvents, larger)
    }
    for segment in 0..<depth { starts[segment] &+= newHead &- head }
    tail = newHead &+ count
    head = newHead
  }
}
