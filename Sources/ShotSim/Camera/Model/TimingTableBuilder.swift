/// Collects the distributions that timing tables name.
struct TimingTableBuilder {
  let timing: [TimingKey: Timing]
  let dimensions: [PhotoDimensions]
  private var distributions: [(distribution: Distribution, allowsNegative: Bool)] = []
  /// The timings behind the samplers, for reports of what was used.
  private(set) var keys: [TimingKey?] = []
  var samplers: SamplerSet { SamplerSet(sound: distributions) }
  private var indexes: [TimingKey: Int16] = [:]

  init(timing: [TimingKey: Timing], dimensions: [PhotoDimensions]) {
    self.timing = timing
    self.dimensions = dimensions
  }

  /// A table by kind, size and prioritization; the chain of a kind names the
  /// entries that may serve, the first that there is serves.
  mutating func byKind(_ chain: (CaptureKind) -> [TimingKey]) -> [Int16] {
    var table: [Int16] = []
    for kind in CaptureKind.allCases {
      for size in dimensions {
        for level in QualityPrioritization.allCases {
          var candidates = chain(kind)
          for place in candidates.indices {
            candidates[place].dimensions = size
            candidates[place].prioritization = level
          }
          table.append(first(of: candidates))
        }
      }
    }
    return table
  }

  /// A table by size and prioritization, of entries that may tell neither apart.
  mutating func bySize(_ stage: TimingStage) -> [Int16] {
    var table: [Int16] = []
    for size in dimensions {
      for level in QualityPrioritization.allCases {
        table.append(
          first(of: [
            TimingKey(stage, dimensions: size, prioritization: level),
            TimingKey(stage, dimensions: size), TimingKey(stage),
          ]))
      }
    }
    return table
  }

  mutating func add(_ distribution: Distribution, key: TimingKey?) -> Int16 {
    distributions.append((distribution, key?.stage.traits.mayBeNegative ?? false))
    keys.append(key)
    return Int16(distributions.count - 1)
  }

  mutating func first(of candidates: [TimingKey]) -> Int16 {
    for key in candidates {
      if let known = indexes[key] { return known }
      guard let entry = timing[key] else { continue }
      let index = add(entry.distribution, key: key)
      indexes[key] = index
      return index
    }
    return -1
  }

  mutating func single(_ stage: TimingStage) -> Int16 { first(of: [TimingKey(stage)]) }
}
