/// The place of a photo among the accepted requests of a replication, from 0.
package struct PhotoIndex: BitwiseCopyable, Hashable, Sendable {
  let place: Int32

  static let first = PhotoIndex(place: 0)

  @inline(__always)
  init(place: Int32) { self.place = place }

  /// The photo with a number, from 1.
  @inline(__always)
  init(number: Int32) { place = number &- 1 }

  /// The photo's number in records, files and random addresses, from 1.
  @inline(__always)
  var number: Int32 { place &+ 1 }

  /// The photo of the next accepted request.
  @inline(__always)
  var next: PhotoIndex { PhotoIndex(place: place &+ 1) }
}

extension PhotoIndex: Strideable {
  @inline(__always)
  package func distance(to other: PhotoIndex) -> Int { Int(other.place) - Int(place) }

  @inline(__always)
  package func advanced(by count: Int) -> PhotoIndex {
    PhotoIndex(place: place &+ Int32(truncatingIfNeeded: count))
  }

  @inline(__always)
  package static func < (left: Self, right: Self) -> Bool { left.place < right.place }
}
