/// A buffer with a fixed number of places that blocks its producers when full.
///
/// A producer whose item finds no place keeps it and cannot go on (blocking
/// after service). As soon as a place is free, the item that has waited longest
/// moves in and its producer is free again.
public struct BoundedBuffer<Item: BitwiseCopyable & Sendable>: ~Copyable, Sendable {
  /// What happens to an item that is put into a buffer.
  public enum Placement: Sendable, Equatable, BitwiseCopyable {
    /// The item found a place.
    case stored
    /// The buffer is full; the item's producer is blocked.
    case blocked
  }

  /// An item taken out, and the item that moved in because of it.
  public struct Removal: Sendable {
    /// The item that was in the buffer longest.
    public var item: Item
    /// The item whose producer is no longer blocked, nil when none was.
    public var admitted: Item?

    @inlinable
    init(item: Item, admitted: Item?) {
      self.item = item
      self.admitted = admitted
    }
  }

  /// How many items fit; may be 0 only where items are handed over directly.
  public let capacity: Int
  @usableFromInline var storedItems = TimeWeightedStatistic()
  @usableFromInline var blockedProducers = TimeWeightedStatistic()
  /// Items in the buffer, then those of blocked producers, in the order in which
  /// they came.
  @usableFromInline var items: WaitLine<Item>

  /// Creates an empty buffer.
  ///
  /// - Precondition: `capacity` is not negative.
  @inlinable
  public init(capacity: Int) {
    precondition(capacity >= 0, "a buffer has fewer than no places")
    self.capacity = capacity
    items = WaitLine(minimumCapacity: min(capacity, 63) + 1)
  }

  /// Items in the buffer, over time.
  @inlinable
  public var stored: TimeWeightedStatistic { storedItems }

  /// Producers that are blocked, over time.
  @inlinable
  public var blocked: TimeWeightedStatistic { blockedProducers }

  /// Whether no item is in the buffer or waits to be put into it.
  @inlinable
  public var isEmpty: Bool { items.isEmpty }

  /// Whether every place is taken.
  @inlinable
  public var isFull: Bool { storedItems.value == capacity }

  /// Puts an item into the buffer or blocks its producer.
  @inlinable
  public mutating func put(_ item: Item, at now: Nanoseconds) -> Placement {
    items.append(item)
    guard storedItems.value < capacity else {
      blockedProducers.add(1, at: now)
      return .blocked
    }
    storedItems.add(1, at: now)
    return .stored
  }

  /// Takes out the item that came first, nil when there is none.
  ///
  /// A blocked producer's item moves into the place that becomes free. A buffer
  /// without places hands a blocked item over directly.
  @inlinable
  public mutating func take(at now: Nanoseconds) -> Removal? {
    guard let item = items.popFirst() else { return nil }
    guard blockedProducers.value > 0 else {
      storedItems.add(-1, at: now)
      return Removal(item: item, admitted: nil)
    }
    blockedProducers.add(-1, at: now)
    return Removal(item: item, admitted: capacity == 0 ? item : items[capacity - 1])
  }

  /// Empties the buffer for the next replication and keeps its memory.
  @inlinable
  public mutating func reset() {
    items.removeAll()
    storedItems = TimeWeightedStatistic()
    blockedProducers = TimeWeightedStatistic()
  }
}
