import Testing

@testable import ShotSim

@Suite struct TimeWeightedStatisticTests {
  @Test func `The mean weighs values by how long they held`() {
    var level = TimeWeightedStatistic(2, at: 10)
    level.set(5, at: 20)
    level.add(-4, at: 40)
    #expect(level.value == 1)
    #expect(level.maximum == 5)
    #expect(level.integral(until: 50) == 2 * 10 + 5 * 20 + 1 * 10)
    #expect(level.mean(until: 50) == 130.0 / 40)
  }

  @Test func `A value over no time is its own mean`() {
    let level = TimeWeightedStatistic(3, at: 7)
    #expect(level.mean(until: 7) == 3)
  }

  @Test func `A restart keeps the value alone`() {
    var level = TimeWeightedStatistic(9)
    level.set(4, at: 100)
    level.restart(at: 150)
    #expect(level == TimeWeightedStatistic(4, at: 150))
  }

  @Test func `The integral is exact where a floating-point number is not`() {
    var level = TimeWeightedStatistic(1 << 40)
    level.set(1, at: 1 << 61)
    #expect(level.integral(until: (1 << 61) + 1) == (Int128(1) << 101) + 1)
  }
}
