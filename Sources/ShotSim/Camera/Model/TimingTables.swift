/// A device's timings as samplers in dense tables, with the fallbacks of
/// docs/model.md, section 3, already followed.
///
/// Entries are indexes into `samplers`; -1 = the device file has none.
struct TimingTables: BitwiseCopyable, @unchecked Sendable {
  // The tables never change after the plan is made, hence the unchecked conformance.

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
  private let captureTable: UnsafePointer<Int16>
  private let processingTable: UnsafePointer<Int16>
  private let finalTable: UnsafePointer<Int16>
  private let proxyTable: UnsafePointer<Int16>
  private let encodingTable: UnsafePointer<Int16>
  private let bracketTable: UnsafePointer<Int16>
  private let latencyTable: UnsafePointer<Int16>
  private let firstProcessingTable: UnsafePointer<Int16>
  private let dimensionSwitchTable: UnsafePointer<Int16>
  private let allocationTable: UnsafePointer<Int16>

  init(builder: inout TimingTableBuilder, interval: Distribution?, arena: TableArena) {
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
    sizes = builder.dimensions.count

    captureTable = arena.table(
      builder.byKind { [TimingKey(.capture, kind: $0)] + $0.standIn(.capture) })
    processingTable = arena.table(
      builder.byKind { [TimingKey(.processing, kind: $0)] + $0.standIn(.processing) })
    finalTable = arena.table(
      builder.byKind {
        [TimingKey(.finalProcessing, kind: $0)] + $0.standIn(.finalProcessing)
          + [TimingKey(.processing, kind: .processed)]
      })
    proxyTable = arena.table(builder.bySize(.proxy))
    encodingTable = arena.table(builder.bySize(.encoding))
    bracketTable = arena.table(builder.bySize(.bracketFrame))
    latencyTable = arena.table(builder.bySize(.captureLatency))
    firstProcessingTable = arena.table(builder.bySize(.firstProcessing))
    dimensionSwitchTable = arena.table(builder.bySize(.dimensionSwitch))
    allocationTable = arena.table(builder.bySize(.allocation))
  }

  @inline(__always)
  private func place(_ size: Int8, _ level: QualityPrioritization) -> Int {
    Int(size) * 3 + Int(level.rawValue)
  }

  @inline(__always)
  private func place(_ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization) -> Int {
    (Int(kind.rawValue) * sizes + Int(size)) * 3 + Int(level.rawValue)
  }

  @inline(__always)
  func capture(_ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization) -> Int16 {
    captureTable[place(kind, size, level)]
  }

  @inline(__always)
  func processing(_ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization) -> Int16 {
    processingTable[place(kind, size, level)]
  }

  @inline(__always)
  func finalProcessing(
    _ kind: CaptureKind, _ size: Int8, _ level: QualityPrioritization
  ) -> Int16 {
    finalTable[place(kind, size, level)]
  }

  @inline(__always)
  func proxy(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    proxyTable[place(size, level)]
  }

  @inline(__always)
  func encoding(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    encodingTable[place(size, level)]
  }

  @inline(__always)
  func bracketFrame(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    bracketTable[place(size, level)]
  }

  @inline(__always)
  func captureLatency(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    latencyTable[place(size, level)]
  }

  @inline(__always)
  func firstProcessing(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    firstProcessingTable[place(size, level)]
  }

  @inline(__always)
  func dimensionSwitch(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    dimensionSwitchTable[place(size, level)]
  }

  @inline(__always)
  func allocation(_ size: Int8, _ level: QualityPrioritization) -> Int16 {
    allocationTable[place(size, level)]
  }
}

extension CaptureKind {
  /// The entries that stand in for a missing one.
  fileprivate func standIn(_ stage: TimingStage) -> [TimingKey] {
    traits.standIn.map { [TimingKey(stage, kind: $0)] } ?? []
  }
}
