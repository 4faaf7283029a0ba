import Testing

@testable import ShotSim

@Suite struct DrawsTests {
  let samplers = SamplerSet(
    sound: [(.constant(100), false), (.uniform(min: 0, max: 1_000_000), false)])

  private func draws(replication: UInt32 = 0) -> Draws {
    var draws = Draws(seed: 3, samplers: samplers.base, count: samplers.count)
    draws.start(replication: replication)
    return draws
  }

  private func slot(_ stage: TimingStage, _ sampler: Int16?) -> TimingSlot {
    TimingSlot(stage: stage, sampler: sampler.map { SamplerIndex(place: $0) })
  }

  @Test func `A length is the sample times its factors, rounded once`() {
    var draws = draws()
    let plain = draws.time(slot(.flash, 0), .first)
    let scaled = draws.time(slot(.flash, 0), .first, speed: 1.5, light: 1.1, heat: 1.003)
    #expect(plain == 100)
    #expect(scaled == nanoseconds(rounding: 100.0 * 1.5 * 1.1 * 1.003))
  }

  @Test func `A sample has the address of its stage, whoever else asked before`() {
    var first = draws()
    var second = draws()
    let capture = first.time(slot(.capture, 1), .first)
    _ = second.time(slot(.processing, 1), .first)
    _ = second.interval(SamplerIndex(place: 1), .reaction, tap: 1)
    let again = second.time(slot(.capture, 1), .first)
    #expect(capture == again)
    let others = [
      second.time(slot(.processing, 1), .first), second.time(slot(.capture, 1), .first.next),
      second.time(slot(.capture, 1), .first, sub: 1),
    ]
    #expect(!others.contains(capture))
  }

  @Test func `Both shutter lags have one purpose`() {
    var draws = draws()
    let zero = draws.time(slot(.zeroShutterLag, 1), .first)
    let standard = draws.time(slot(.standardLag, 1), .first)
    #expect(zero == standard)
  }

  @Test func `A timing that is needed and missing is told; one that is optional takes no time`() {
    var draws = draws()
    let optional = draws.time(slot(.captureLatency, nil), .first)
    let before = draws.missing?.stage
    #expect(optional == 0 && before == nil)
    let missing = draws.time(slot(.startUp, nil), number: 1)
    let after = draws.missing?.stage
    #expect(missing == 0 && after == .startUp)
    draws.start(replication: 1)
    let next = draws.missing?.stage
    #expect(next == nil, "the next replication starts anew")
  }

  @Test func `The samplers that any replication drew from are known`() {
    var draws = draws()
    let before = draws.usedSamplers
    #expect(before == [false, false])
    _ = draws.time(slot(.flash, 1), .first)
    draws.start(replication: 1)
    let after = draws.usedSamplers
    #expect(after == [false, true])
  }
}
