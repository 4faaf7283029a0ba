import Testing

@testable import ShotSim

@Suite struct MetricDeclarationTests {
  @Test("Each photo metric and each replication metric belongs to one metric")
  func sources() {
    let named = Set(PhotoMetric.allCases.map { "\($0)" })
      .union(ReplicationMetric.allCases.map { "\($0)" })
    let ofPhotos = Metric.allCases.filter { $0.population != .taps }
    #expect(Set(ofPhotos.map(\.name)) == named)
    // Of taps there is the span of another metric, asked of more.
    #expect(Metric.allCases.filter { $0.population == .taps } == [.tapToPhoto])
    #expect(Metric.tapToPhoto.declaration.source == .photo(.timeToPhoto, of: .taps))
  }

  @Test("A source has the name of its metric")
  func names() {
    for metric in Metric.allCases {
      switch metric.declaration.source {
      case .photo(_, of: .taps): #expect(metric.name.hasPrefix("tap"))
      case .photo(let source, of: _): #expect("\(source)" == metric.name)
      case .replication(let source): #expect("\(source)" == metric.name)
      }
    }
  }

  @Test("Every metric has a place of its own in tables")
  func places() {
    #expect(Set(Metric.allCases.map(\.declaration.place)).count == Metric.allCases.count)
    #expect(Metric.byPlace.first == .framesCaptured)
  }

  @Test("Every metric is defined in a sentence and exactly")
  func definitions() {
    for metric in Metric.allCases {
      #expect(metric.summary.hasSuffix("."), "\(metric)")
      #expect(!metric.declaration.definition.isEmpty, "\(metric)")
      let headings = metric.declaration.definition.map(\.heading)
      #expect(headings.contains("starts") == headings.contains("ends"), "\(metric)")
    }
  }

  @Test("A unit reads its own symbol as one, and its suffix is that symbol")
  func units() {
    for unit in MetricUnit.allCases {
      let row = unit.declaration
      #expect(row.symbol.isEmpty || row.suffix == " " + row.symbol, "\(unit)")
      #expect(row.spellings.allSatisfy { $0.factor > 0 }, "\(unit)")
      #expect(row.histogramSteps > 0 && row.baseScale > 0, "\(unit)")
    }
  }

  @Test(
    "A replication without two frames apart has no shooting rate",
    arguments: [[], [5], [5, 5]] as [[Nanoseconds]])
  func shootingRate(exposures: [Nanoseconds]) {
    var totals = ReplicationTotals()
    for time in exposures { totals.addExposure(at: time, isInMoment: true, isBest: true) }
    #expect(totals.value(of: .shootingRate).isNaN)
    var others = ReplicationTotals()
    for time: Nanoseconds in [0, 300_000_000, 500_000_000] {
      others.addExposure(at: time, isInMoment: true, isBest: true)
    }
    others.addExposure(at: 900_000_000, isInMoment: false, isBest: true)
    #expect(others.value(of: .shootingRate) == 4)
  }

  @Test("The processing server's share needs a window")
  func share() {
    var totals = ReplicationTotals()
    totals.busyTime = 3
    #expect(totals.value(of: .processorUtilization).isNaN)
    totals.windowLength = 4
    #expect(totals.value(of: .processorUtilization) == 0.75)
  }
}
