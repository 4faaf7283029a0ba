import CGSL
import Testing

@testable import ShotSim

@Suite struct SequentialPrecisionTests {
  @Test func `The schedule doubles from its first look to the cap`() {
    #expect(LookSchedule(first: 100, maximum: 1000).looks == [100, 200, 400, 800, 1000])
    #expect(LookSchedule(first: 1, maximum: 40).looks == [10, 20, 40])
    #expect(LookSchedule(first: 100, maximum: 100).looks == [100])
    #expect(LookSchedule(first: 100, maximum: 5).looks == [5])
    #expect(LookSchedule(first: 10, maximum: .max).looks.count == 61)
    let schedule = LookSchedule(first: 10, maximum: 25)
    #expect(schedule.next(after: 0) == 10)
    #expect(schedule.next(after: 10) == 20)
    #expect(schedule.next(after: 25) == nil)
  }

  @Test func `A relative target allows for the error of the estimate`() {
    func estimate(_ halfWidth: Double) -> Estimate {
      Estimate(
        value: -100,
        interval: ConfidenceInterval(low: -100 - halfWidth, high: -100 + halfWidth, level: 0.9))
    }
    #expect(PrecisionTarget.relative(0.25).isMet(by: estimate(19.9)))
    #expect(!PrecisionTarget.relative(0.25).isMet(by: estimate(20.1)))
    #expect(PrecisionTarget.absolute(5).isMet(by: estimate(5)))
    #expect(!PrecisionTarget.absolute(5).isMet(by: estimate(5.1)))
    let unknown = Estimate(value: 1, interval: .unbounded(level: 0.9))
    #expect(!PrecisionTarget.absolute(.infinity).isMet(by: unknown))
  }

  @Test func `Stopping when precise enough still covers the truth in 93 of 100 runs`() {
    // The delay of 40 customers in an empty queue with exponential arrivals at rate
    // 0.8 and service at rate 1, by Lindley's recursion; the truth from many runs.
    func meanDelay(_ stream: inout RandomStream, _ experiment: UInt32, _ index: Int) -> Double {
      stream.seek(
        to: RandomAddress(replication: experiment, purpose: .user, index: UInt32(index)))
      var (delay, sum) = (0.0, 0.0)
      for _ in 0..<40 {
        sum += delay
        delay = max(0, delay + stream.exponential(mean: 1) - stream.exponential(mean: 1.25))
      }
      return sum / 40
    }
    var stream = RandomStream(seed: 74)
    var long = Tally()
    for index in 0..<100_000 { long.add(meanDelay(&stream, 100_000, index)) }
    let truth = long.mean
    let experiments = 1000
    var covered = 0
    for experiment in 0..<experiments {
      let schedule = LookSchedule(first: 40, maximum: 5120)
      var tally = Tally()
      for look in schedule.looks {
        while tally.count < look {
          tally.add(meanDelay(&stream, UInt32(experiment), tally.count))
        }
        let interval = tally.meanInterval(level: 0.95)
        let estimate = Estimate(value: tally.mean, interval: interval)
        if PrecisionTarget.relative(0.15).isMet(by: estimate) { break }
      }
      if tally.meanInterval(level: 0.95).contains(truth) { covered += 1 }
    }
    #expect(covered >= 930)
  }
}
