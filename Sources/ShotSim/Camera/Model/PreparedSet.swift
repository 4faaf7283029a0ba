/// Which combinations of kind, size and prioritization are prepared.
struct PreparedSet: BitwiseCopyable, Equatable, Sendable {
  /// A `SizeSet`, by kind and prioritization.
  private var sizes = SIMD32<UInt64>()

  @inline(__always)
  func contains(_ kind: CaptureKind, _ size: SizeIndex, _ level: QualityPrioritization) -> Bool {
    SizeSet(rawValue: sizes[Self.place(kind, level)]).contains(size)
  }

  @inline(__always)
  mutating func insert(_ kind: CaptureKind, _ size: SizeIndex, _ level: QualityPrioritization) {
    sizes[Self.place(kind, level)] |= SizeSet(size).rawValue
  }

  /// Ten kinds fit; an eleventh would trap at its first preparation.
  @inline(__always)
  private static func place(_ kind: CaptureKind, _ level: QualityPrioritization) -> Int {
    Int(kind.rawValue) &* 3 &+ Int(level.rawValue)
  }
}
