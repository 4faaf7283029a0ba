/// An event together with the instant and the rank that it was scheduled for.
public struct ScheduledEvent<Event: BitwiseCopyable & Sendable>: Sendable {
  /// The instant at which the event happens.
  public var time: Nanoseconds
  /// Orders events at one instant, lower first.
  public var rank: UInt32
  /// What happens.
  public var event: Event

  /// Creates a scheduled event.
  @inlinable
  public init(time: Nanoseconds, rank: UInt32, event: Event) {
    self.time = time
    self.rank = rank
    self.event = event
  }
}

/// The order of events as one integer: (time, rank, running number), compared
/// without a branch.
///
/// The time stands in the upper 64 bits with its sign bit turned, so that an
/// unsigned comparison orders negative times first; rank and running number
/// share the lower 64.
@usableFromInline
struct EventKey {
  @usableFromInline var bits: UInt128

  @inlinable
  @inline(__always)
  init(bits: UInt128) {
    self.bits = bits
  }

  @inlinable
  @inline(__always)
  init(time: Nanoseconds, rank: UInt32, number: UInt32) {
    let high = UInt64(bitPattern: time) ^ (1 << 63)
    let low = UInt64(rank) << 32 | UInt64(number)
    bits = UInt128(high) << 64 | UInt128(low)
  }

  /// Returns 1 when a key's bits are less than another's, else 0.
  ///
  /// The comparison's own bit, since a conditional 1 may become a branch, which
  /// a random key mispredicts half of the time.
  @inlinable
  @inline(__always)
  static func isLess(_ bits: UInt128, than other: UInt128) -> Int {
    Int(truncatingIfNeeded: unsafeBitCast(bits < other, to: UInt8.self))
  }

  @inlinable
  @inline(__always)
  var time: Nanoseconds {
    Nanoseconds(bitPattern: UInt64(truncatingIfNeeded: bits >> 64) ^ (1 << 63))
  }

  @inlinable
  @inline(__always)
  var rank: UInt32 {
    UInt32(truncatingIfNeeded: bits >> 32)
  }
}
