import Testing

@testable import ShotSim

@Suite struct PairedProportionsTests {
  @Test func `The interval is that of Bonett and Price`() {
    // 21 children, of whom one changed for the worse and seven for the better.
    let table = PairedProportions(both: 1, firstOnly: 1, secondOnly: 7, neither: 12)
    let difference = table.difference(level: 0.95)
    #expect(abs(difference.value + 6.0 / 21) < 1e-15)
    #expect(abs(difference.interval.low + 0.508) < 5e-4)
    #expect(abs(difference.interval.high + 0.013) < 5e-4)
    // Twice the binomial tail 9/256.
    #expect(abs(table.probability - 0.0703125) < 1e-12)
  }

  @Test func `Trials are paired by place and missing ones left out`() {
    let table = PairedProportions(
      of: [5, 4, 6, .nan, 1], and: [5, 5, 2, 9, 1], succeeding: { $0 >= 5 })
    #expect(table == PairedProportions(both: 1, firstOnly: 1, secondOnly: 1, neither: 1))
    #expect(table.trials == 4)
    #expect(table.difference(level: 0.95).value == 0)
  }

  @Test func `Agreement of all trials leaves a small width and no finding`() {
    let table = PairedProportions(both: 600, firstOnly: 0, secondOnly: 0, neither: 400)
    let interval = table.difference(level: 0.95).interval
    #expect(interval.low < 0 && interval.low > -0.004)
    #expect(interval.high == -interval.low)
    #expect(table.probability == 1)
  }

  @Test func `Intervals cover the truth although the trials pair`() {
    var stream = RandomStream(seed: 73)
    let experiments = 2000
    var covered = 0
    for experiment in 0..<experiments {
      var (first, second) = ([Double](), [Double]())
      for trial in 0..<80 {
        stream.seek(
          to: RandomAddress(
            replication: UInt32(experiment), purpose: .user, index: UInt32(trial)))
        let shared = stream.gaussian()
        first.append(shared + 0.4 * stream.gaussian())
        second.append(shared + 0.4 * stream.gaussian())
      }
      // Both have the same marginal distribution, so the true difference is zero.
      let table = PairedProportions(of: first, and: second, succeeding: { $0 > 1 })
      if table.difference(level: 0.95).interval.contains(0) { covered += 1 }
    }
    #expect(covered >= experiments * 94 / 100)
  }
}
