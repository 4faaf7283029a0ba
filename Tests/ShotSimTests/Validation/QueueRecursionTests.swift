import Testing

@testable import ShotSim

/// Queues against recursions that need no event list, to the nanosecond.
@Suite struct QueueRecursionTests {
  @Test(arguments: [1, 2, 5])
  func `The waits of G/G/c are those of Kiefer and Wolfowitz`(servers: Int) {
    for seed: UInt64 in 20..<24 {
      var simulation = Simulation(model: model(servers: servers, seed: seed))
      simulation.events.schedule(.arrival, at: 0)
      let reason = simulation.run()
      #expect(reason == .exhausted)

      // When each server becomes free, seen from the arrival; for one server
      // this is Lindley's recursion.
      var workloads = [Nanoseconds](repeating: 0, count: servers)
      var waits: [Nanoseconds] = []
      for number in 0..<simulation.model.arrivedCount {
        waits.append(workloads[0])
        workloads[0] += simulation.model.service(number)
        let gap = simulation.model.interarrival(number)
        workloads = workloads.map { max(0, $0 - gap) }.sorted()
      }
      #expect(simulation.model.waits == waits, "seed \(seed)")
    }
  }

  @Test func `Little's law holds exactly once the last customer has left`() {
    for seed: UInt64 in 30..<40 {
      var simulation = Simulation(model: model(servers: 3, waitingPlaces: 4, seed: seed))
      simulation.events.schedule(.arrival, at: 0)
      let reason = simulation.run()
      #expect(reason == .exhausted)
      let end = simulation.now
      let integral =
        simulation.model.pool.busy.integral(until: end)
        + simulation.model.pool.waiting.integral(until: end)
      #expect(integral == simulation.model.totalTimeInSystem, "seed \(seed)")
      let waited = simulation.model.waits.reduce(0) { $0 + Int128($1) }
      #expect(simulation.model.pool.waiting.integral(until: end) == waited, "seed \(seed)")
    }
  }

  @Test func `Those who came have left, are here or were refused, at any time`() {
    for seed: UInt64 in 40..<45 {
      var simulation = Simulation(model: model(servers: 2, waitingPlaces: 3, seed: seed))
      simulation.events.schedule(.arrival, at: 0)
      for number in 1...200 as ClosedRange<Nanoseconds> {
        _ = simulation.run(until: number * 1_000_000_000)
        let accounted =
          simulation.model.departedCount + simulation.model.pool.presentCount
          + simulation.model.pool.refusedCount
        #expect(accounted == Int(simulation.model.arrivedCount), "seed \(seed)")
        let begun = simulation.model.departedCount + simulation.model.pool.busy.value
        #expect(simulation.model.pool.servedCount == begun, "seed \(seed)")
      }
    }
  }

  @Test func `A replication does not depend on those before it`() {
    var again = Simulation(model: model(servers: 1, seed: 50))
    for replication: UInt32 in [3, 0, 3] {
      var fresh = Simulation(model: model(servers: 1, seed: 50))
      fresh.model.begin(replication: replication)
      fresh.events.schedule(.arrival, at: 0)
      _ = fresh.run()
      again.reset()
      again.model.begin(replication: replication)
      again.events.schedule(.arrival, at: 0)
      _ = again.run()
      #expect(again.model.waits == fresh.model.waits)
      #expect(again.now == fresh.now)
    }
  }

  /// Ties are frequent: times are multiples of a tenth of a second.
  private func model(
    servers: Int, waitingPlaces: Int = .max, seed: UInt64
  ) -> QueueModel {
    let tenths = (1...12).map { Nanoseconds($0) * 100_000_000 }
    var model = QueueModel(
      interarrival: .empirical(tenths),
      service: .empirical(tenths.map { $0 * Nanoseconds(servers) }),
      servers: servers, waitingPlaces: waitingPlaces, seed: seed)
    model.arrivalLimit = 1_000
    return model
  }
}
