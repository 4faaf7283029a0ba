/// A first-in-first-out queue of photo indexes that reuses its memory.
struct IndexQueue: ~Copyable {
  private var base: UnsafeMutablePointer<Int32>
  private var capacity = 16
  private var start = 0
  private var end = 0

  init() { base = .allocate(capacity: capacity) }

  deinit { base.deallocate() }

  var isEmpty: Bool { start == end }
  var count: Int { end - start }

  /// - Precondition: The queue is not empty.
  @inline(__always)
  var first: Int {
    assert(start < end, "the queue is empty")
    return Int(base[start])
  }

  @inline(__always)
  mutating func append(_ index: Int) {
    if end == capacity { grow() }
    base[end] = Int32(truncatingIfNeeded: index)
    end &+= 1
  }

  /// Takes the first index out of the queue.
  ///
  /// - Precondition: The queue is not empty.
  /// - Complexity: O(1).
  @inline(__always)
  mutating func removeFirst() -> Int {
    let index = first
    start &+= 1
    if start == end { removeAll() }
    return index
  }

  /// Moves an index to the front of the queue.
  ///
  /// - Complexity: O(*n*) for *n* queued indexes.
  mutating func moveToFront(_ index: Int) {
    let value = Int32(truncatingIfNeeded: index)
    guard var place = (start..<end).first(where: { base[$0] == value }) else { return }
    while place > start {
      base[place] = base[place - 1]
      place -= 1
    }
    base[start] = value
  }

  @inline(__always)
  mutating func removeAll() {
    start = 0
    end = 0
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: base, count: end)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

/// The memory is owned alone.
extension IndexQueue: @unchecked Sendable {}
