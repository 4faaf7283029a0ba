import Testing

@testable import ShotSim

@Suite struct StandardDeviationTests {
  @Test func `Intervals cover the truth for skewed values`() {
    var stream = RandomStream(seed: 78)
    let experiments = 1000
    var covered = 0
    for experiment in 0..<experiments {
      stream.seek(to: RandomAddress(replication: UInt32(experiment), purpose: .user, index: 0))
      let values = (0..<200).map { _ in stream.gamma(shape: 4, scale: 1) }
      // The standard deviation of a gamma of shape 4 is 2.
      if standardDeviationEstimate(of: values, level: 0.95).interval.contains(2) { covered += 1 }
    }
    #expect(covered >= experiments * 92 / 100)
    #expect(covered <= experiments * 98 / 100)
  }

  @Test func `Normal values have about the interval of the chi-square distribution`() {
    var stream = RandomStream(seed: 79)
    let values = (0..<4000).map { _ in stream.gaussian() }
    let estimate = standardDeviationEstimate(of: values, level: 0.95)
    // 1.96 / sqrt(2n) of the standard deviation to either side.
    #expect(abs(estimate.interval.halfWidth / estimate.value - 0.0219) < 0.002)
    #expect(estimate.interval.contains(1))
  }

  @Test func `Too few values bound nothing and equal ones leave no width`() {
    #expect(standardDeviationEstimate(of: [1, 2, 3, 4], level: 0.95).interval.high == .infinity)
    #expect(standardDeviationEstimate(of: [], level: 0.95).value.isNaN)
    let constant = standardDeviationEstimate(of: [2, 2, 2, 2, 2, 2], level: 0.95)
    #expect(constant.value == 0)
    #expect(constant.interval.high == 0)
  }
}
