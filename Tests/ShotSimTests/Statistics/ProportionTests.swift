import Testing

@testable import ShotSim

@Suite struct ProportionTests {
  @Test func `The exact interval is that of the tables`() {
    let most = Proportion(successes: 96, trials: 100).clopperPearson(level: 0.95)
    #expect(abs(most.low - 0.900742843) < 1e-9)
    #expect(abs(most.high - 0.988995506) < 1e-9)
    let all = Proportion(successes: 100, trials: 100).clopperPearson(level: 0.95)
    #expect(abs(all.low - 0.963783307) < 1e-9)
    #expect(all.high == 1)
    let none = Proportion(successes: 0, trials: 100).clopperPearson(level: 0.95)
    #expect(none.low == 0)
    #expect(abs(none.high - (1 - all.low)) < 1e-12)
  }

  @Test func `The ends of the exact interval have the probability of a tail, however many trials`()
  {
    for trials in [1, 10, 1000, 10_000, 1_000_000, 20_000_000] {
      for tenth in 0...10 {
        for offset in [-2, -1, 0, 1, 2] {
          let successes = trials / 10 * tenth + offset
          guard successes >= 0 && successes <= trials else { continue }
          let table = Proportion(successes: successes, trials: trials)
          for level in [0.9, 0.95, 0.999] {
            let interval = table.clopperPearson(level: level)
            let (hits, misses) = (Double(successes), Double(trials - successes))
            let tail = (1 - level) / 2
            if successes > 0 {
              let below = BetaProbability.lower(interval.low, hits, misses + 1)
              #expect(abs(below / tail - 1) < 1e-5, "\(successes) of \(trials)")
            }
            if successes < trials {
              let above = BetaProbability.upper(interval.high, hits + 1, misses)
              #expect(abs(above / tail - 1) < 1e-5, "\(successes) of \(trials)")
            }
            #expect(interval.contains(table.value))
          }
        }
      }
    }
  }

  @Test func `Without trials anything is possible`() {
    let nothing = Proportion(successes: 0, trials: 0)
    #expect(nothing.value.isNaN)
    let interval = nothing.clopperPearson(level: 0.9)
    #expect(interval.low == 0)
    #expect(interval.high == 1)
  }
}
