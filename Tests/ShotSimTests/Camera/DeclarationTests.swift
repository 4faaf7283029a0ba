import Testing

@testable import ShotSim

/// What the declarations of features, kinds and stages promise to those who map over them.
@Suite struct DeclarationTests {
  @Test func `All features are those that there are`() {
    #expect(FeatureSet.all.features == Feature.allCases)
    #expect(FeatureSet([.zeroShutterLag]).features == [.zeroShutterLag])
    #expect(FeatureSet().features.isEmpty)
  }

  @Test func `A set of features keeps the laws of sets`() {
    for left in 0...FeatureSet.all.rawValue {
      let set = FeatureSet(rawValue: left)
      for feature in Feature.allCases {
        var changed = set
        #expect(changed.insert(feature).inserted == !set.contains(feature))
        #expect(changed == set.union([feature]) && changed.contains(feature))
        #expect(changed.remove(feature) == feature && changed.remove(feature) == nil)
        #expect(changed == set.subtracting([feature]))
      }
    }
  }

  /// Fallback and gating go through the features once, in this order.
  @Test func `A feature comes after the features that it needs`() {
    for feature in Feature.allCases {
      for case .feature(let needed) in feature.spec.needs {
        #expect(needed.rawValue < feature.rawValue)
      }
    }
  }

  @Test func `Features differ in letter, title and property`() {
    let specs = Feature.allCases.map(\.spec)
    for names in [specs.map(\.letter), specs.map(\.title), specs.map(\.property)] {
      #expect(Set(names).count == Feature.allCases.count)
    }
  }

  @Test func `A device's supports section has a key for each feature that needs support`() {
    let keys = DeviceSupport.entries.map(\.key)
    #expect(Set(keys).count == keys.count)
    for feature in Feature.allCases {
      #expect(keys.contains("\(feature)") == feature.needsSupport)
      var support = DeviceSupport()
      #expect(support[feature] == !feature.needsSupport)
      support[feature] = true
      #expect(support[feature])
    }
  }

  @Test(arguments: [
    (CaptureKind.processed, [CaptureKind.processed]), (.bayerRAW, [.bayerRAW]),
    (.appleProRAW, [.appleProRAW]), (.rawPlusProcessed, [.appleProRAW, .rawPlusProcessed]),
    (.bracket, [.bracket, .bracket, .bracket]), (.livePhoto, [.livePhoto]),
  ])
  func `A request has a job for each photo that it delivers`(
    kind: CaptureKind, jobs: [CaptureKind]
  ) {
    let count = Int(kind.photoCount(bracketCount: 3))
    #expect((0..<count).map { kind.kind(ofJob: $0, supportsProRAW: true) } == jobs)
  }

  @Test func `RAW with a processed photo takes Bayer RAW where there is no ProRAW`() {
    #expect(CaptureKind.rawPlusProcessed.kind(ofJob: 0, supportsProRAW: false) == .bayerRAW)
    #expect(
      CaptureKind.allCases.filter { $0.rawKind(supportsProRAW: false) == .bayerRAW }
        == [.bayerRAW, .rawPlusProcessed])
  }

  @Test func `Stages differ in path, and in purpose but for the two lags`() {
    let stages = TimingStage.allCases
    #expect(Set(stages.map(\.path)).count == stages.count)
    let purposes = stages.compactMap(\.purpose)
    #expect(stages.filter { $0.purpose == nil } == [.frameInterval])
    #expect(
      purposes.count == Set(purposes).count + 1 && purposes.filter { $0 == .shutterLag }.count == 2)
    let others: Set<CameraPurpose> = [.tapInterval, .reaction, .runFactor, .drift]
    #expect(Set(purposes).union(others) == Set(CameraPurpose.allCases))
  }
}
