/// The photos of a replication by index, in memory that is reused by the next one.
///
/// An array would ask at each change whether it is shared, and hand out elements by
/// copying them whole; this is neither shared nor copied.
struct PhotoList: ~Copyable {
  private var base: UnsafeMutablePointer<PhotoState>
  private var capacity: Int32 = 16
  /// The index of the next photo that is added.
  private(set) var end = PhotoIndex.first

  init() { base = .allocate(capacity: Int(capacity)) }

  deinit { base.deallocate() }

  var indices: Range<PhotoIndex> { .first..<end }

  /// A photo, where it lies.
  subscript(photo: PhotoIndex) -> PhotoState {
    @inline(__always)
    unsafeAddress {
      assert(indices.contains(photo), "no such photo")
      return UnsafePointer(base + Int(photo.place))
    }
    @inline(__always)
    unsafeMutableAddress {
      assert(indices.contains(photo), "no such photo")
      return base + Int(photo.place)
    }
  }

  /// Adds a photo; allocates only to grow.
  @inline(__always)
  mutating func append(_ photo: PhotoState) {
    if end.place == capacity { grow() }
    (base + Int(end.place)).initialize(to: photo)
    end = end.next
  }

  /// Forgets all photos and keeps the memory.
  mutating func removeAll() { end = .first }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<PhotoState>.allocate(capacity: 2 * Int(capacity))
    larger.moveInitialize(from: base, count: Int(capacity))
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

/// The memory is owned alone.
extension PhotoList: @unchecked Sendable {}
