import Testing

@testable import ShotSim

@Suite struct SequentialLooksTests {
  @Test func `A single look has the whole level`() {
    let looks = SequentialLooks(first: 100, maximum: 100, level: 0.95)
    #expect(looks.sizes == [100])
    #expect(looks.level(ofLook: 0) == 0.95)
  }

  @Test func `Sizes double up to the cap, and the errors of all looks add up to the whole`() {
    for maximum in [150, 200, 1600, 5000] {
      let looks = SequentialLooks(first: 100, maximum: maximum, level: 0.95)
      #expect(looks.sizes.first == 100)
      #expect(looks.sizes.last == maximum)
      #expect(looks.sizes == looks.sizes.sorted())
      let errors = looks.sizes.indices.map { 1 - looks.level(ofLook: $0) }
      #expect(abs(errors.reduce(0, +) - 0.05) < 1e-12)
    }
    #expect(SequentialLooks(first: 1, maximum: 40, level: 0.9).sizes == [1, 10, 20, 40])
  }

  /// Mean delay of the first 25 customers of M/M/1 at load 0.9, which starts empty.
  ///
  /// Law, "Simulation Modeling and Analysis", section 9.4: it is 2.12.
  private static func meanDelay(
    _ stream: inout RandomStream, experiment: UInt32, replication: Int
  ) -> Double {
    stream.seek(
      to: RandomAddress(replication: experiment, purpose: .user, index: UInt32(replication)))
    var (delay, sum) = (0.0, 0.0)
    for _ in 0..<25 {
      sum += delay
      delay = max(0, delay + stream.exponential(mean: 0.9) - stream.exponential(mean: 1))
    }
    return sum / 25
  }

  @Test func `Running until precise enough covers the truth of M/M/1 in 93 of 100 runs`() {
    var stream = RandomStream(seed: 3)
    var long = Tally()
    for index in 0..<60_000 {
      long.add(Self.meanDelay(&stream, experiment: 1_000_000, replication: index))
    }
    #expect(abs(long.mean - 2.12) < 0.02)
    let target = PrecisionTarget.relative(0.15)
    let looks = SequentialLooks(first: 25, maximum: 3200, level: 0.95)
    var (covered, reached, cost) = (0, 0, 0)
    let experiments = 1000
    for experiment in 0..<experiments {
      var tally = Tally()
      for (index, size) in looks.sizes.enumerated() {
        while tally.count < size {
          tally.add(
            Self.meanDelay(&stream, experiment: UInt32(experiment), replication: tally.count))
        }
        let interval = tally.meanInterval(level: looks.level(ofLook: index))
        let isMet = target.isMet(by: Estimate(value: tally.mean, interval: interval))
        guard isMet || size == looks.sizes.last else { continue }
        if interval.contains(long.mean) { covered += 1 }
        if isMet { reached += 1 }
        cost += size
        break
      }
    }
    #expect(covered >= 930, "covered \(covered) of \(experiments), seed 3")
    #expect(reached == experiments)
    // The cap is not what stops it.
    #expect(cost / experiments < 1600)
  }
}
