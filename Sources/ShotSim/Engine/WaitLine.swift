/// A line of those who wait, first come first served.
///
/// A ring that keeps its memory when it is emptied, so that a line that has been
/// as long before never allocates again.
public struct WaitLine<Element: BitwiseCopyable & Sendable>: ~Copyable {
  @usableFromInline var elements: UnsafeMutablePointer<Element>
  /// Places, a power of two, minus 1.
  @usableFromInline var mask: Int
  /// Number of elements that ever left.
  @usableFromInline var head = 0
  /// Number of elements that ever came.
  @usableFromInline var tail = 0

  /// Creates an empty line.
  ///
  /// - Parameter minimumCapacity: How many fit before the line allocates again.
  @inlinable
  public init(minimumCapacity: Int = 16) {
    var capacity = 1
    while capacity < minimumCapacity { capacity *= 2 }
    elements = .allocate(capacity: capacity)
    mask = capacity - 1
  }

  @inlinable
  deinit {
    elements.deallocate()
  }

  /// How many wait.
  @inlinable
  public var count: Int { tail &- head }

  /// Whether nobody waits.
  @inlinable
  public var isEmpty: Bool { tail == head }

  /// The one who has waited longest, nil when nobody waits.
  @inlinable
  public var first: Element? {
    isEmpty ? nil : elements[head & mask]
  }

  /// The one at a place of the line, 0 being the one who has waited longest.
  @inlinable
  public subscript(place: Int) -> Element {
    precondition(place >= 0 && place < count, "nobody waits at this place of the line")
    return elements[(head &+ place) & mask]
  }

  /// Adds one to the end of the line.
  @inlinable
  public mutating func append(_ element: Element) {
    if count > mask { grow() }
    elements[tail & mask] = element
    tail &+= 1
  }

  /// Removes and returns the one who has waited longest, nil when nobody waits.
  @inlinable
  public mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[head & mask]
    head &+= 1
    return element
  }

  /// Moves the one at a place of the line before all others, who keep their order.
  ///
  /// - Complexity: O(*n*) for *n* who wait before.
  public mutating func moveToFront(_ place: Int) {
    let element = self[place]
    for position in stride(from: head &+ place, to: head, by: -1) {
      elements[position & mask] = elements[(position &- 1) & mask]
    }
    elements[head & mask] = element
  }

  /// Empties the line and keeps its memory.
  @inlinable
  public mutating func removeAll() {
    head = 0
    tail = 0
  }

  @inlinable
  @inline(never)
  mutating func grow() {
    let capacity = 2 * (mask + 1)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    for position in head..<tail {
      larger[position & (capacity - 1)] = elements[position & mask]
    }
    elements.deallocate()
    (elements, mask) = (larger, capacity - 1)
  }
}

/// The line owns its memory alone.
extension WaitLine: @unchecked Sendable {}

extension WaitLine where Element: Equatable {
  /// The place of the one who is equal and has waited longest, nil when nobody is.
  ///
  /// - Complexity: O(*n*) for *n* who wait.
  public func firstPlace(of element: Element) -> Int? {
    for place in 0..<count where self[place] == element { return place }
    return nil
  }
}
