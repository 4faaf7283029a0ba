/// The time of one activity: which it is, and what it is drawn from.
///
/// The purpose of its random numbers and its place in a device file follow from the
/// stage, so that a draw names what it draws once.
struct TimingSlot: BitwiseCopyable, Sendable {
  let stage: TimingStage
  /// Of a stage that tells kinds apart.
  var kind = CaptureKind.processed
  /// Of a stage that tells sizes apart: the size.
  var size = SizeIndex.first
  /// Of a stage that tells prioritizations apart.
  var prioritization = QualityPrioritization.speed
  /// `nil` = the device file has no such timing.
  let sampler: SamplerIndex?

  /// Whether the device file has the timing.
  @inline(__always)
  var exists: Bool { sampler != nil }

  /// The place of the timing in a device file, as exact as the stage's timings are
  /// bound to be there.
  func key(in plan: CapturePlan) -> TimingKey {
    let size = plan.dimensions[size]
    return switch stage.traits.detail {
    case .one, .oneOrSize: TimingKey(stage)
    case .size: TimingKey(stage, dimensions: size)
    case .sizeAndPrioritization:
      TimingKey(stage, dimensions: size, prioritization: prioritization)
    case .kindSizeAndPrioritization:
      TimingKey(stage, kind: kind, dimensions: size, prioritization: prioritization)
    }
  }
}

extension TimingKey {
  /// The path of the timing in a device file.
  package var path: String {
    var path = "timing.\(stage.path)"
    if let kind { path += ".\(kind)" }
    if let dimensions { path += ".\(dimensions)" }
    if let prioritization { path += ".\(prioritization)" }
    return path
  }
}
