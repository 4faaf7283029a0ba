import Testing

@testable import ShotSim

@Suite struct LongRunsTests {
  @Test func `A decaying start is cut where the textbook cuts it`() throws {
    var (decay, series) = (100.0, [Double]())
    for index in 0..<200 {
      series.append(decay + 10 + (index % 2 == 0 ? 1 : -1))
      decay *= 0.9
    }
    let warmUp = try #require(WarmUp(series: series))
    #expect(warmUp.cut == 55)
    #expect(abs(warmUp.statistic - 0.001411343) < 5e-10)
  }

  @Test func `A series without a trend keeps its start`() throws {
    #expect(try #require(WarmUp(series: [Double](repeating: 3, count: 100))).cut == 0)
    #expect(WarmUp(series: [1, 2, 3, 4, 5, 6, 7, 8, 9]) == nil)
    // An incomplete batch at the end is dropped.
    let short = [Double](repeating: 5, count: 5) + [Double](repeating: 1, count: 15) + [99]
    #expect(try #require(WarmUp(series: short)).cut == 5)
  }

  @Test func `The correlation of neighbours has its sign`() {
    #expect(lag1Autocorrelation([1, 2, 3, 4, 5]) == 0.4)
    #expect(lag1Autocorrelation([1]).isNaN)
    #expect(lag1Autocorrelation([]).isNaN)
  }
}

@Suite struct TimeWeightedMeanTests {
  @Test func `A level counts as long as it holds`() {
    var level = TimeWeightedMean(level: 0, at: 10)
    level.record(2, at: 20)
    level.record(5, at: 25)
    level.record(1, at: 25)
    #expect(level.mean(until: 30) == 15.0 / 20)
    #expect(level.mean(until: 25) == 10.0 / 15)
    #expect(level.maximum == 5)
    #expect(TimeWeightedMean(level: 4, at: 1).mean(until: 1) == 4)
  }

  @Test func `Time does not run backwards`() async {
    await #expect(processExitsWith: .failure) {
      var level = TimeWeightedMean(level: 0, at: 10)
      level.record(1, at: 9)
    }
  }
}
