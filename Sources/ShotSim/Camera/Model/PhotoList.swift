/// The photos of a replication by index, in memory that is reused by the next one.
///
/// An array would ask at each change whether it is shared, and hand out elements by
/// copying them whole; this is neither shared nor copied.
struct PhotoList: ~Copyable {
  private var base: UnsafeMutablePointer<PhotoState>
  private var capacity = 16
  private(set) var count = 0

  init() { base = .allocate(capacity: capacity) }

  deinit { base.deallocate() }

  var indices: Range<Int> { 0..<count }

  /// The photo of an index below ``count``, where it lies.
  subscript(index: Int) -> PhotoState {
    @inline(__always)
    unsafeAddress {
      assert(index >= 0 && index < count, "no such photo")
      return UnsafePointer(base + index)
    }
    @inline(__always)
    unsafeMutableAddress {
      assert(index >= 0 && index < count, "no such photo")
      return base + index
    }
  }

  /// Adds a photo; allocates only to grow.
  @inline(__always)
  mutating func append(_ photo: PhotoState) {
    if count == capacity { grow() }
    (base + count).initialize(to: photo)
    count &+= 1
  }

  mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<PhotoState>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

/// The memory is owned alone.
extension PhotoList: @unchecked Sendable {}
