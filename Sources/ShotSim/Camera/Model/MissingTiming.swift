/// A timing that a run needs and the device file does not have.
struct MissingTiming: BitwiseCopyable, Sendable {
  var stage: TimingStage
  var kind: CaptureKind?
  /// Index of the size, -1 = none.
  var size: Int8
  var prioritization: QualityPrioritization?

  init(
    _ stage: TimingStage, kind: CaptureKind? = nil, _ size: Int8 = -1,
    _ prioritization: QualityPrioritization? = nil
  ) {
    self.stage = stage
    self.kind = kind
    self.size = size
    self.prioritization = prioritization
  }

  func key(in plan: CapturePlan) -> TimingKey {
    TimingKey(
      stage, kind: kind, dimensions: size < 0 ? nil : plan.dimensions[Int(size)],
      prioritization: prioritization)
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
