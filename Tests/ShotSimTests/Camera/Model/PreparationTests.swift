import Testing

@testable import ShotSim

@Suite struct PreparationTests {
  let standard = set(.processed)
  let raw = set(.bayerRAW)
  var preparation = Preparation(standard: set(.processed))

  private static func set(_ kind: CaptureKind) -> PreparedSet {
    var set = PreparedSet()
    set.insert(kind, .first, .balanced)
    return set
  }

  @Test(arguments: CaptureKind.allCases, QualityPrioritization.allCases)
  func `A set keeps kinds, sizes and prioritizations apart`(
    _ kind: CaptureKind, _ level: QualityPrioritization
  ) {
    var set = PreparedSet()
    set.insert(kind, SizeIndex(place: 63), level)
    var found = 0
    for other in CaptureKind.allCases {
      for place: Int8 in 0..<64 {
        for prioritization in QualityPrioritization.allCases
        where set.contains(other, SizeIndex(place: place), prioritization) {
          found += 1
        }
      }
    }
    #expect(set.contains(kind, SizeIndex(place: 63), level))
    #expect(found == 1)
  }

  @Test mutating func `A call replaces what is prepared when its time has ended`() {
    let call = preparation.call(.script(start: 0, end: 1), raw, isSessionRunning: true)
    #expect(preparation.isPending && preparation.prepared == standard)
    let ending = preparation.end(ofCall: call, isSessionRunning: true)
    #expect(ending == .completed && preparation.prepared == raw && !preparation.isPending)
    guard case .script(0, 1) = preparation.entries else {
      Issue.record("the entries are not those of the call")
      return
    }
  }

  @Test mutating func `A second call takes the place of the first`() {
    let first = preparation.call(.standard, raw, isSessionRunning: true)
    let second = preparation.call(.standard, standard, isSessionRunning: true)
    let outdated = preparation.end(ofCall: first, isSessionRunning: true)
    #expect(outdated == .outdated && preparation.isPending)
    let ending = preparation.end(ofCall: second, isSessionRunning: true)
    #expect(ending == .completed)
  }

  @Test mutating func `What ends while the session does not run completes when it next runs`() {
    let call = preparation.call(.standard, raw, isSessionRunning: true)
    let early = preparation.sessionRuns()
    #expect(!early, "its time has not ended")
    let ending = preparation.end(ofCall: call, isSessionRunning: false)
    #expect(ending == .waitsForSession && preparation.prepared == standard)
    let completed = preparation.sessionRuns()
    #expect(completed && preparation.prepared == raw)
  }

  @Test mutating func `A call while the session does not run completes when it next runs`() {
    _ = preparation.call(.standard, raw, isSessionRunning: false)
    let completed = preparation.sessionRuns()
    #expect(completed && preparation.prepared == raw)
  }

  @Test mutating func `A rebuild replaces what shots allocated, and what a call will prepare`() {
    let resolved = ResolvedSettings(
      dimensions: SizeIndex(place: 1), prioritization: .quality, flash: false, isDeferred: false,
      isFastCapture: false, reasons: [])
    let first = preparation.allocate(.bracket, resolved)
    let second = preparation.allocate(.bracket, resolved)
    #expect(first && !second)
    let call = preparation.call(.standard, raw, isSessionRunning: true)
    preparation.rebuild(standard)
    preparation.rebuildPending(PreparedSet())
    let again = preparation.allocate(.bracket, resolved)
    #expect(again, "the rebuild has released it")
    _ = preparation.end(ofCall: call, isSessionRunning: true)
    #expect(preparation.prepared == PreparedSet())
  }
}
