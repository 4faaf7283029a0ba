import Testing

@testable import ShotSim

@Suite struct DeviceSpeedTests {
  let samplers = SamplerSet(sound: [])
  let seed: UInt64 = 17

  private func draws(replication: UInt32 = 0) -> Draws {
    var draws = Draws(seed: seed, samplers: samplers.base, count: 0)
    draws.start(replication: replication)
    return draws
  }

  private func variation(run: Double = 0, drift: Double = 0, phi: Double = 0) -> DeviceVariation {
    var variation = DeviceVariation()
    variation.runSigma = run
    variation.driftSigma = drift
    variation.driftCorrelation = phi
    return variation
  }

  @Test func `Without variation the speed is 1`() {
    var draws = draws()
    var speed = DeviceSpeed()
    let factor = speed.factor(of: .first, variation(), &draws)
    #expect(factor == 1)
  }

  @Test func `The run's factor is the same for all photos, and another in another replication`() {
    var factors: [Double] = []
    for replication: UInt32 in [0, 0, 1] {
      var draws = draws(replication: replication)
      var speed = DeviceSpeed()
      let first = speed.factor(of: .first, variation(run: 0.3), &draws)
      let later = speed.factor(of: PhotoIndex(number: 5), variation(run: 0.3), &draws)
      #expect(later == first)
      factors.append(first)
    }
    #expect(factors[0] == factors[1] && factors[0] != factors[2])
  }

  @Test func `A photo's drift does not depend on whether those before it began`() {
    var draws = draws()
    let drifting = variation(drift: 0.2, phi: 0.7)
    var all = DeviceSpeed()
    var few = DeviceSpeed()
    var last = 0.0
    for number: Int32 in 1...6 {
      last = all.factor(of: PhotoIndex(number: number), drifting, &draws)
    }
    let alone = few.factor(of: PhotoIndex(number: 6), drifting, &draws)
    #expect(alone == last)
  }

  @Test func `A drift with correlation 1 stays what it was`() {
    var draws = draws()
    var speed = DeviceSpeed()
    let stiff = variation(drift: 0.2, phi: 1)
    let first = speed.factor(of: .first, stiff, &draws)
    let later = speed.factor(of: PhotoIndex(number: 9), stiff, &draws)
    #expect(later == first)
    #expect(first != 1)
  }
}
