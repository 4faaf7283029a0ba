/// The heap under the event list: places, moves and memory.
extension EventList {
  /// Index of the earliest event; three places before it stay unused, so that
  /// the four children of any place begin at a multiple of four.
  @inlinable
  static var top: Int { 3 }

  /// Index of the first of a place's four children.
  @inlinable
  static func firstChild(of index: Int) -> Int {
    4 &* index &- 8
  }

  /// Index of the place above.
  @inlinable
  static func parent(of index: Int) -> Int {
    index &>> 2 &+ 2
  }

  /// Returns the index of the least of the four keys from `first` on; ties go
  /// to the lower index.
  @inlinable
  func leastOfFour(from first: Int) -> Int {
    let keys = keys + first
    let left = isLess(keys[1], keys[0])
    let right = 2 &+ isLess(keys[3], keys[2])
    // left or right, chosen by a mask and not by a condition.
    let mask = 0 &- isLess(keys[right], keys[left])
    return first &+ (left ^ ((left ^ right) & mask))
  }

  /// Returns 1 when `a` is less than `b`, else 0, without a branch.
  @inlinable
  func isLess(_ a: UInt128, _ b: UInt128) -> Int {
    // The borrow of a 128-bit subtraction.
    Int(truncatingIfNeeded: UInt8(a < b ? 1 : 0))
  }

  /// Puts an event into the hole at the top and moves it down to its place.
  @inlinable
  mutating func siftDown(_ key: UInt128, _ event: Event) {
    let end = Self.top &+ occupied
    var place = Self.top
    var child = Self.firstChild(of: place)
    while child < end {
      let least = leastOfFour(from: child)
      let leastKey = keys[least]
      if key < leastKey { break }
      keys[place] = leastKey
      events[place] = events[least]
      place = least
      child = Self.firstChild(of: place)
    }
    keys[place] = key
    events[place] = event
  }

  /// Puts an event at the last place in use and moves it up to its place.
  @inlinable
  mutating func siftUp(_ key: UInt128, _ event: Event) {
    var place = Self.top &+ occupied &- 1
    while place > Self.top {
      let parent = Self.parent(of: place)
      let parentKey = keys[parent]
      if parentKey < key { break }
      keys[place] = parentKey
      events[place] = events[parent]
      place = parent
    }
    keys[place] = key
    events[place] = event
  }

  /// Fills the hole at the top with the last event.
  @inlinable
  mutating func closeHole() {
    hasHole = false
    occupied &-= 1
    let last = Self.top &+ occupied
    let key = keys[last]
    keys[last] = .max
    if occupied > 0 { siftDown(key, events[last]) }
  }

  /// Makes room for more events.
  @usableFromInline
  mutating func grow() {
    let larger = Self.roundedCapacity(2 * capacity)
    let (newKeys, newEvents) = Self.allocate(capacity: larger)
    (newKeys + Self.top).update(from: keys + Self.top, count: occupied)
    (newEvents + Self.top).update(from: events + Self.top, count: occupied)
    keys.deallocate()
    events.deallocate()
    (keys, events, capacity) = (newKeys, newEvents, larger)
  }

  /// Rounds a capacity up so that the last group of siblings is whole.
  static func roundedCapacity(_ minimum: Int) -> Int {
    (minimum + 3) / 4 * 4 + 1
  }

  /// Allocates places whose keys are all the greatest, siblings in one line.
  static func allocate(
    capacity: Int
  ) -> (UnsafeMutablePointer<UInt128>, UnsafeMutablePointer<Event>) {
    let places = top + capacity
    let keys = UnsafeMutableRawPointer.allocate(
      byteCount: places * MemoryLayout<UInt128>.stride, alignment: 64
    ).initializeMemory(as: UInt128.self, repeating: .max, count: places)
    return (keys, .allocate(capacity: places))
  }
}
