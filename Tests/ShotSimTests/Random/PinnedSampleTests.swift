import Testing

@testable import ShotSim

/// The numbers that a seed gives are part of every published result: they may
/// change only on purpose, with a note in the list of changes.
@Suite struct PinnedSampleTests {
  static let pinned: [String: [Nanoseconds]] = [
    "constant": [5000000, 5000000, 5000000, 5000000],
    "empirical": [3000000, 9000000, 3000000, 7000000],
    "exponential": [58685773, 116040503, 50557342, 37103346],
    "gamma": [220446532, 199272179, 227326952, 252579240],
    "gamma, wide": [57515180, 224962993, 5529324, 4226382],
    "lognormal": [69629730, 64296351, 71509152, 79054810],
    "mixture of a mixture": [4000000, 8000000, 4000000, 4000000],
    "mixture": [37259365, 125270824, 11202965, 23185022],
    "normal": [94070558, 88076928, 95834412, 101727200],
    "normal, cut": [527113278, 283032143, 16688237, 134543997],
    "triangular": [26431320, 41083280, 23588749, 18137469],
    "triangular, falling": [22469074, 38850464, 19290984, 13428464],
    "triangular, rising": [43036792, 55306701, 39030605, 28195933],
    "uniform": [37462874, 52843154, 33484416, 25297472],
    "weibull": [91635623, 60060031, 100597602, 126262973],
    "weibull, wide": [30911097, 1748820, 53204340, 183918049],
  ]

  @Test(arguments: Families.examples)
  func `The first samples of a family do not change`(example: Families.Example) throws {
    let set = try SamplerSet([example.distribution])
    var stream = RandomStream(seed: 20_260_401)
    let samples = (0..<4).map { index in
      stream.sample(
        set[0],
        at: RandomAddress(replication: 1, purpose: .capture, index: UInt32(index), subIndex: 2))
    }
    #expect(samples == Self.pinned[example.name])
  }

  @Test func `The first normal numbers of an address do not change`() {
    var stream = RandomStream(seed: 20_260_401)
    let normals = (0..<3).map { replication in
      stream.standardNormal(
        at: RandomAddress(replication: replication, purpose: .runFactor, index: 0))
    }
    #expect(normals == [-0.31621000763258394, -0.6152172108565004, -1.5493178103638094])
  }
}
