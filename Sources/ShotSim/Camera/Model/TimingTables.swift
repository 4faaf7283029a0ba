/// A device's timings as samplers in one dense table, by stage, kind, size and
/// prioritization, with the fallbacks of docs/model.md, section 3, already followed.
///
/// A stage that does not tell kinds, sizes or prioritizations apart has the same
/// entry for all of them.
struct TimingTables: BitwiseCopyable, @unchecked Sendable {
  // The table never changes after the plan is made, hence the unchecked conformance.

  /// Entries from one stage, kind or size to the next.
  private let stageStride: Int
  private let kindStride: Int
  private let sizeStride: Int
  private let samplers: UnsafePointer<SamplerIndex?>

  init(builder: inout TimingTableBuilder, arena: TableArena) {
    sizeStride = QualityPrioritization.allCases.count
    kindStride = builder.dimensions.count * sizeStride
    stageStride = CaptureKind.allCases.count * kindStride
    var table: [SamplerIndex?] = []
    for stage in TimingStage.allCases { table += builder.entries(of: stage) }
    samplers = arena.table(table)
  }

  /// The time of a stage that tells nothing apart.
  @inline(__always)
  subscript(stage: TimingStage) -> TimingSlot {
    TimingSlot(stage: stage, sampler: sampler(stage, .processed, .first, .speed))
  }

  /// The time of a stage that tells sizes and prioritizations apart.
  @inline(__always)
  subscript(stage: TimingStage, resolved: ResolvedSettings) -> TimingSlot {
    self[stage, resolved.dimensions, resolved.prioritization]
  }

  /// The time of a stage that tells sizes and prioritizations apart.
  @inline(__always)
  subscript(stage: TimingStage, size: SizeIndex, level: QualityPrioritization) -> TimingSlot {
    TimingSlot(
      stage: stage, size: size, prioritization: level,
      sampler: sampler(stage, .processed, size, level))
  }

  /// The time of a stage that tells kinds, sizes and prioritizations apart.
  @inline(__always)
  subscript(
    stage: TimingStage, kind: CaptureKind, resolved: ResolvedSettings
  ) -> TimingSlot {
    let (size, level) = (resolved.dimensions, resolved.prioritization)
    return TimingSlot(
      stage: stage, kind: kind, size: size, prioritization: level,
      sampler: sampler(stage, kind, size, level))
  }

  @inline(__always)
  private func sampler(
    _ stage: TimingStage, _ kind: CaptureKind, _ size: SizeIndex, _ level: QualityPrioritization
  ) -> SamplerIndex? {
    let place =
      Int(stage.rawValue) &* stageStride &+ Int(kind.rawValue) &* kindStride
      &+ Int(size.place) &* sizeStride &+ Int(level.rawValue)
    return samplers[place]
  }
}
