/// A count of nanoseconds: an instant counted from the scenario's origin, or a
/// span between two instants.
///
/// Signed, 64 bits: 292 years to either side, exact ties, no drift. Spans are
/// rounded once, where they are sampled or scaled (``nanoseconds(rounding:)``).
public typealias Nanoseconds = Int64

/// Returns the nearest whole number of nanoseconds, halves away from zero.
///
/// Values beyond the clock's range are clamped to it, so that no input traps.
@inlinable
public func nanoseconds(rounding value: Double) -> Nanoseconds {
  let rounded = value.rounded(.toNearestOrAwayFromZero)
  if rounded >= 0x1p62 { return 1 << 62 }
  if rounded <= -0x1p62 { return -(1 << 62) }
  return Nanoseconds(rounded)
}
