/// Which combinations of kind, size and prioritization are prepared.
struct PreparedSet: BitwiseCopyable, Equatable, Sendable {
  /// A bit for each size, by kind and prioritization.
  private var sizes = SIMD32<UInt64>()

  @inline(__always)
  func contains(_ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization) -> Bool {
    sizes[Self.place(kind, level)] & (1 << UInt64(size)) != 0
  }

  @inline(__always)
  mutating func insert(_ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization) {
    sizes[Self.place(kind, level)] |= 1 << UInt64(size)
  }

  /// Ten kinds fit; an eleventh would trap at its first preparation.
  @inline(__always)
  private static func place(_ kind: CaptureKind, _ level: QualityPrioritization) -> Int {
    Int(kind.rawValue) &* 3 &+ Int(level.rawValue)
  }
}
