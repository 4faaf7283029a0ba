/// A photo size by its place in a plan's table of sizes, which is in rising order.
struct SizeIndex: BitwiseCopyable, Hashable, Comparable, Sendable {
  let place: Int8

  static let first = SizeIndex(place: 0)

  @inline(__always)
  static func < (left: Self, right: Self) -> Bool { left.place < right.place }
}

/// A set of the sizes of a plan, of which there are at most 64.
struct SizeSet: OptionSet, BitwiseCopyable, Sendable {
  var rawValue: UInt64

  static let all = SizeSet(rawValue: .max)

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  @inline(__always)
  init(_ size: SizeIndex) { rawValue = 1 &<< UInt64(truncatingIfNeeded: size.place) }

  @inline(__always)
  func contains(_ size: SizeIndex) -> Bool { rawValue & SizeSet(size).rawValue != 0 }

  /// The largest size in the set, `nil` = it is empty.
  var largest: SizeIndex? {
    rawValue == 0 ? nil : SizeIndex(place: Int8(63 - rawValue.leadingZeroBitCount))
  }
}

extension [PhotoDimensions] {
  /// The place of a size in a plan's table of sizes; `nil` = it is not there.
  func place(of size: PhotoDimensions?) -> SizeIndex? {
    guard let size, let place = firstIndex(of: size) else { return nil }
    return SizeIndex(place: Int8(place))
  }

  /// The sizes up to a limit, all when there is none.
  func sizes(within limit: PhotoDimensions?) -> SizeSet {
    guard let limit else { return .all }
    return SizeSet(indices.filter { self[$0] <= limit }.map { SizeSet(SizeIndex(place: Int8($0))) })
  }

  subscript(size: SizeIndex) -> PhotoDimensions { self[Int(size.place)] }
}

extension UnsafePointer {
  /// The entry of a size in a table by size.
  @inline(__always)
  subscript(size: SizeIndex) -> Pointee { self[Int(size.place)] }
}
