import Foundation
import Testing

@testable import ShotSim

/// Simulated queues against theory: intervals at 99.9 % under fixed seeds.
///
/// `make test-all` simulates so long that a bias of 5 % would be seen.
@Suite struct QueueTheoryTests {
  private static let length = Binary.isComplete ? 12 : 1

  private func expect(
    _ tally: Tally, _ theory: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ShotSimTests.expect(
      tally, theory, within: Binary.isComplete ? 0.05 : 0.15, sourceLocation: sourceLocation)
  }

  @Test func `M/M/1 agrees with theory`() {
    // 0.7 customers a second, served in a second on average.
    let measures = QueueMeasures(
      of: queue(rate: 0.7, service: exponential(1), seed: 1), seconds: 6_000 * Self.length,
      longWait: 5)
    expect(measures.timeInSystem, 1 / (1 - 0.7))
    expect(measures.wait, 0.7 / (1 - 0.7))
    expect(measures.presentCount, 0.7 / (1 - 0.7))
    expect(measures.waitingCount, 0.49 / (1 - 0.7))
    expect(measures.utilization, 0.7)
    expect(measures.delayed, 0.7)
    expect(measures.delayedLong, 0.7 * exp(-0.3 * 5))
  }

  @Test func `Half of the customers of M/M/1 wait no longer than the median wait`() {
    // The wait is 0 with probability 0.2, exponential otherwise.
    let median = log(0.8 / 0.5) / 0.2
    let measures = QueueMeasures(
      of: queue(rate: 0.8, service: exponential(1), seed: 2), seconds: 6_000 * Self.length,
      longWait: median)
    expect(measures.delayedLong, 0.5)
    expect(measures.delayed, 0.8)
  }

  @Test func `M/D/1 agrees with theory`() {
    let measures = QueueMeasures(
      of: queue(rate: 0.8, service: .constant(1_000_000_000), seed: 3), seconds: 6_000 * Self.length
    )
    expect(measures.wait, ClosedForms.meanWait(arrivalRate: 0.8, meanService: 1, cv: 0))
    expect(measures.delayed, 0.8)
    expect(measures.utilization, 0.8)
  }

  @Test func `M/G/1 with gamma service agrees with Pollaczek and Khinchine`() {
    let service = Distribution.gamma(mean: 1_000_000_000, cv: 0.5, floor: 0)
    let measures = QueueMeasures(
      of: queue(rate: 0.7, service: service, seed: 4), seconds: 6_000 * Self.length)
    expect(measures.wait, ClosedForms.meanWait(arrivalRate: 0.7, meanService: 1, cv: 0.5))
    expect(measures.delayed, 0.7)
  }

  @Test func `M/G/1 with shifted lognormal service agrees with Pollaczek and Khinchine`() {
    let service = Distribution.lognormal(mean: 1_000_000_000, cv: 0.8, floor: 300_000_000)
    let measures = QueueMeasures(
      of: queue(rate: 0.6, service: service, seed: 5), seconds: 6_000 * Self.length)
    expect(measures.wait, ClosedForms.meanWait(arrivalRate: 0.6, meanService: 1, cv: 0.8))
    expect(measures.utilization, 0.6)
  }

  @Test func `M/M/c agrees with Erlang C`() {
    let delayed = ClosedForms.erlangC(servers: 3, load: 2.4)
    let measures = QueueMeasures(
      of: queue(rate: 2.4, service: exponential(1), servers: 3, seed: 6),
      seconds: 3_000 * Self.length,
      longWait: 1)
    expect(measures.delayed, delayed)
    expect(measures.wait, delayed / (3 - 2.4))
    expect(measures.delayedLong, delayed * exp(-(3 - 2.4)))
    expect(measures.presentCount, 2.4 + 2.4 * delayed / (3 - 2.4))
    expect(measures.utilization, 0.8)
  }

  @Test func `M/M/c/K agrees with theory`() {
    let probabilities = ClosedForms.stationary(
      births: Array(repeating: 1.8, count: 5), deaths: [1, 2, 2, 2, 2])
    let measures = QueueMeasures(
      of: queue(rate: 1.8, service: exponential(1), servers: 2, waitingPlaces: 3, seed: 7),
      seconds: 3_000 * Self.length)
    expect(measures.refused, probabilities[5])
    expect(measures.presentCount, ClosedForms.mean(probabilities))
    expect(measures.utilization, 1.8 * (1 - probabilities[5]) / 2)
  }

  @Test func `M/M/c/c loses what Erlang B says`() {
    let measures = QueueMeasures(
      of: queue(rate: 3, service: exponential(1), servers: 4, waitingPlaces: 0, seed: 8),
      seconds: 2_000 * Self.length)
    let blocking = ClosedForms.erlangB(servers: 4, load: 3)
    expect(measures.refused, blocking)
    expect(measures.utilization, 3 * (1 - blocking) / 4)
  }

  @Test func `Erlang B does not depend on the distribution of service`() {
    let service = Distribution.lognormal(mean: 1_000_000_000, cv: 1.5, floor: 0)
    let measures = QueueMeasures(
      of: queue(rate: 3, service: service, servers: 4, waitingPlaces: 0, seed: 9),
      seconds: 2_000 * Self.length)
    expect(measures.refused, ClosedForms.erlangB(servers: 4, load: 3))
  }

  private func exponential(_ seconds: Double) -> Distribution {
    .exponential(mean: nanoseconds(rounding: seconds * 1e9), floor: 0)
  }

  private func queue(
    rate: Double, service: Distribution, servers: Int = 1, waitingPlaces: Int = .max,
    seed: UInt64
  ) -> QueueModel {
    QueueModel(
      interarrival: exponential(1 / rate), service: service, servers: servers,
      waitingPlaces: waitingPlaces, seed: seed)
  }
}

/// Expects that the interval of a mean over replications holds what theory says,
/// and that it is narrow enough to tell.
func expect(
  _ tally: Tally, _ theory: Double, within share: Double = 0.15,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let interval = tally.meanInterval(level: 0.999)
  #expect(
    interval.contains(theory), "theory \(theory), simulated \(tally.mean)",
    sourceLocation: sourceLocation)
  #expect(
    interval.halfWidth < share * theory, "the interval is too wide to show anything",
    sourceLocation: sourceLocation)
}
