/// Collects the distributions that a timing table names.
struct TimingTableBuilder {
  let timing: [TimingKey: Timing]
  let dimensions: [PhotoDimensions]
  private var distributions: [(distribution: Distribution, allowsNegative: Bool)] = []
  /// The timings behind the samplers, for reports of what was used.
  private(set) var keys: [TimingKey?] = []
  var samplers: SamplerSet { SamplerSet(sound: distributions) }
  private var indexes: [TimingKey: SamplerIndex] = [:]

  init(timing: [TimingKey: Timing], dimensions: [PhotoDimensions]) {
    self.timing = timing
    self.dimensions = dimensions
  }

  /// A stage's samplers by kind, size and prioritization; `nil` where the device file
  /// has no timing.
  mutating func entries(of stage: TimingStage) -> [SamplerIndex?] {
    // What tells no kinds apart is looked up for one of them.
    let tellsKindsApart = stage.traits.detail == .kindSizeAndPrioritization
    let kinds = CaptureKind.allCases
    var entries: [SamplerIndex?] = []
    for kind in tellsKindsApart ? kinds[...] : kinds.prefix(1) {
      for size in dimensions {
        for level in QualityPrioritization.allCases {
          let candidates = candidates(for: stage, kind, size, level)
          entries.append(first(of: candidates))
        }
      }
    }
    return tellsKindsApart ? entries : Array(repeatElement(entries, count: kinds.count).joined())
  }

  /// The timings that may serve, the first that there is serves.
  private func candidates(
    for stage: TimingStage, _ kind: CaptureKind, _ size: PhotoDimensions,
    _ level: QualityPrioritization
  ) -> [TimingKey] {
    // What has no purpose is drawn by nobody.
    guard stage.purpose != nil else { return [] }
    switch stage.traits.detail {
    case .one: return [TimingKey(stage)]
    case .oneOrSize, .size, .sizeAndPrioritization:
      return [
        TimingKey(stage, dimensions: size, prioritization: level),
        TimingKey(stage, dimensions: size), TimingKey(stage),
      ]
    case .kindSizeAndPrioritization:
      var chain = [TimingKey(stage, kind: kind)] + kind.standIn(stage)
      if stage == .finalProcessing { chain.append(TimingKey(.processing, kind: .processed)) }
      return chain.map {
        TimingKey($0.stage, kind: $0.kind, dimensions: size, prioritization: level)
      }
    }
  }

  mutating func add(_ distribution: Distribution, key: TimingKey?) -> SamplerIndex {
    distributions.append((distribution, key?.stage.traits.mayBeNegative ?? false))
    keys.append(key)
    return SamplerIndex(place: Int16(distributions.count - 1))
  }

  private mutating func first(of candidates: [TimingKey]) -> SamplerIndex? {
    for key in candidates {
      if let known = indexes[key] { return known }
      guard let entry = timing[key] else { continue }
      let index = add(entry.distribution, key: key)
      indexes[key] = index
      return index
    }
    return nil
  }
}

extension CaptureKind {
  /// The entries that stand in for a missing one.
  fileprivate func standIn(_ stage: TimingStage) -> [TimingKey] {
    traits.standIn.map { [TimingKey(stage, kind: $0)] } ?? []
  }
}
