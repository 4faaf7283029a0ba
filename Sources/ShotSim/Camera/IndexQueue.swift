/// A first-in-first-out queue of photo indexes that reuses its memory.
struct IndexQueue: Sendable {
  private var storage: ContiguousArray<Int32> = []
  private var start = 0

  var isEmpty: Bool { start == storage.count }
  var count: Int { storage.count - start }

  /// - Precondition: The queue is not empty.
  var first: Int { Int(storage[start]) }

  mutating func append(_ index: Int) { storage.append(Int32(truncatingIfNeeded: index)) }

  /// Takes the first index out of the queue.
  ///
  /// - Precondition: The queue is not empty.
  /// - Complexity: O(1).
  mutating func removeFirst() -> Int {
    let index = Int(storage[start])
    start += 1
    if start == storage.count { removeAll() }
    return index
  }

  /// Moves an index to the front of the queue.
  ///
  /// - Complexity: O(*n*) for *n* queued indexes.
  mutating func moveToFront(_ index: Int) {
    guard let place = storage[start...].firstIndex(of: Int32(truncatingIfNeeded: index)) else {
      return
    }
    let value = storage.remove(at: place)
    storage.insert(value, at: start)
  }

  mutating func removeAll() {
    storage.removeAll(keepingCapacity: true)
    start = 0
  }
}
