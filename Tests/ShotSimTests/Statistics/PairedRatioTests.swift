import Testing

@testable import ShotSim

@Suite struct PairedRatioTests {
  @Test func `A sample is once itself and a multiple that many times`() {
    let sample = [3.0, 5, 8, 13, 21]
    let same = pairedRatio(of: sample, to: sample, level: 0.95)
    #expect(same.value == 1)
    #expect(same.interval.low == 1)
    #expect(same.interval.high == 1)
    let half = pairedRatio(of: sample.map { $0 / 2 }, to: sample, level: 0.95)
    #expect(half.value == 0.5)
    #expect(half.interval.halfWidth == 0)
  }

  @Test func `What cannot be divided is no number`() {
    #expect(pairedRatio(of: [1, 2], to: [1, -1], level: 0.95).value.isNaN)
    #expect(pairedRatio(of: [], to: [], level: 0.95).value.isNaN)
    let one = pairedRatio(of: [4, .nan], to: [2, 1], level: 0.95)
    #expect(one.value == 2)
    #expect(one.interval == .unbounded(level: 0.95))
  }

  @Test func `Intervals cover the truth`() {
    var stream = RandomStream(seed: 80)
    let experiments = 1000
    var covered = 0
    for experiment in 0..<experiments {
      stream.seek(to: RandomAddress(replication: UInt32(experiment), purpose: .user, index: 0))
      var (first, second) = ([Double](), [Double]())
      for _ in 0..<100 {
        let shared = stream.gamma(shape: 4, scale: 25)
        second.append(shared + stream.exponential(mean: 20))
        first.append(1.05 * shared + stream.exponential(mean: 21))
      }
      if pairedRatio(of: first, to: second, level: 0.95).interval.contains(1.05) { covered += 1 }
    }
    #expect(covered >= experiments * 92 / 100)
    #expect(covered <= experiments * 98 / 100)
  }
}
