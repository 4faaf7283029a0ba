/// A device's timings as samplers in dense tables, with the fallbacks of the
/// model's section 3 already followed.
///
/// Entries are indexes into `samplers`; -1 = the device file has none.
struct TimingTables: Sendable {
  let samplers: SamplerSet
  /// The timings behind the samplers, for reports of what was used.
  let keys: [TimingKey?]
  private let sizes: Int

  let touchToRequest: Int16
  let zeroShutterLag: Int16
  let standardLag: Int16
  let preparation: Int16
  let flash: Int16
  let reconfiguration: Int16
  let startUp: Int16
  let saveToLibrary: Int16
  let livePhotoTail: Int16
  let movieFile: Int16
  /// The photographer's interval or reaction.
  let interval: Int16
  private let captureTable: [Int16]
  private let processingTable: [Int16]
  private let finalTable: [Int16]
  private let proxyTable: [Int16]
  private let encodingTable: [Int16]
  private let bracketTable: [Int16]
  private let latencyTable: [Int16]
  private let firstProcessingTable: [Int16]
  private let dimensionSwitchTable: [Int16]
  private let allocationTable: [Int16]

  init(device: Device, dimensions: [PhotoDimensions], interval: Distribution?) {
    var builder = Builder(timing: device.timing, dimensions: dimensions)
    touchToRequest = builder.single(.touchToRequest)
    zeroShutterLag = builder.single(.zeroShutterLag)
    standardLag = builder.single(.standardLag)
    preparation = builder.single(.preparation)
    flash = builder.single(.flash)
    reconfiguration = builder.single(.reconfiguration)
    startUp = builder.single(.startUp)
    saveToLibrary = builder.single(.saveToLibrary)
    livePhotoTail = builder.single(.livePhotoTail)
    movieFile = builder.single(.movieFile)
    self.interval = interval.map { builder.add($0, key: nil) } ?? -1
    sizes = dimensions.count

    captureTable = builder.byKind { [TimingKey(.capture, kind: $0)] + $0.fallback(.capture) }
    processingTable = builder.byKind { [TimingKey(.processing, kind: $0)] + $0.fallback(.processing) }
    finalTable = builder.byKind {
      [TimingKey(.finalProcessing, kind: $0)] + $0.fallback(.finalProcessing)
        + [TimingKey(.processing, kind: .processed)]
    }
    proxyTable = builder.bySize(.proxy)
    encodingTable = builder.bySize(.encoding)
    bracketTable = builder.bySize(.bracketFrame)
    latencyTable = builder.bySize(.captureLatency)
    firstProcessingTable = builder.bySize(.firstProcessing)
    dimensionSwitchTable = builder.bySize(.dimensionSwitch)
    allocationTable = builder.bySize(.allocation)

    samplers = SamplerSet(
      zip(builder.distributions, builder.allowsNegative).map { ($0, allowsNegative: $1) })
    keys = builder.keys
  }

  @inline(__always)
  private func place(_ size: Int8, _ level: QualityPrioritization) -> Int {
    Int(size) * 3 + Int(level.rawValue)
  }

  @inline(__always)
  private func place(_ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization) -> Int {
    (Int(kind.rawValue) * sizes + Int(size)) * 3 + Int(level.rawValue)
  }

  func capture(_ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization) -> Int16 {
    captureTable[place(kind, size, level)]
  }

  func processing(_ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization) -> Int16 {
    processingTable[place(kind, size, level)]
  }

  func finalProcessing(
    _ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization
  ) -> Int16 {
    finalTable[place(kind, size, level)]
  }

  func proxy(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    proxyTable[place(size, level)]
  }

  func encoding(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    encodingTable[place(size, level)]
  }

  func bracketFrame(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    bracketTable[place(size, level)]
  }

  func captureLatency(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    latencyTable[place(size, level)]
  }

  func firstProcessing(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    firstProcessingTable[place(size, level)]
  }

  func dimensionSwitch(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    dimensionSwitchTable[place(size, level)]
  }

  func allocation(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    allocationTable[place(size, level)]
  }

  /// Collects the distributions that the tables name.
  private struct Builder {
    let timing: [TimingKey: Timing]
    let dimensions: [PhotoDimensions]
    var distributions: [Distribution] = []
    var allowsNegative: [Bool] = []
    var keys: [TimingKey?] = []
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
      distributions.append(distribution)
      allowsNegative.append(key?.stage == .zeroShutterLag || key?.stage == .standardLag)
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
}

extension CaptureKind {
  /// The entries that stand in for a missing one: `livePhoto`, `bracket` and
  /// `rawPlusProcessed` fall back to `processed`.
  fileprivate func fallback(_ stage: TimingStage) -> [TimingKey] {
    switch self {
    case .livePhoto, .bracket, .rawPlusProcessed: [TimingKey(stage, kind: .processed)]
    case .processed, .bayerRAW, .appleProRAW: []
    }
  }
}

extension TimingKey {
  /// The path of the timing in a device file.
  package var path: String {
    var path = "timing.\(stage.rawValue)"
    if let kind { path += ".\(kind)" }
    if let dimensions { path += ".\(dimensions)" }
    if let prioritization { path += ".\(prioritization)" }
    return path
  }
}

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
