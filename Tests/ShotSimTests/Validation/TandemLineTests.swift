import Testing

@testable import ShotSim

@Suite struct TandemLineTests {
  @Test func `A deterministic line is as fast as its slowest station, to the nanosecond`() {
    let times: [Nanoseconds] = [700_000_003, 1_100_000_001, 1_099_999_999, 250_000_000]
    for capacities in [[0, 0, 0], [1, 0, 2], [5, 5, 5]] {
      var line = saturated(times.map { .constant($0) }, capacities, items: 50, seed: 1)
      _ = line.run()
      let first = times.reduce(0, +)
      let expected = (0..<50).map { first + Nanoseconds($0) * 1_100_000_001 }
      #expect(line.model.departures == expected, "buffers \(capacities)")
    }
  }

  @Test(arguments: [[0, 0, 0], [1, 2, 0], [3, 1, 4]])
  func `A random line agrees with the recursion of blocking`(capacities: [Int]) {
    // Whole tenths make ties frequent.
    let tenths = (0...9).map { Nanoseconds($0) * 100_000_000 }
    let services = [Distribution](repeating: .empirical(tenths), count: 4)
    for seed: UInt64 in 60..<66 {
      var line = saturated(services, capacities, items: 400, seed: seed)
      _ = line.run()

      // An item leaves a station when it is finished there and the item that is
      // a buffer and a server ahead has left the next station.
      var left = [[Nanoseconds]](repeating: [], count: 4)
      for item in 0..<400 {
        var ready: Nanoseconds = 0
        for station in 0..<4 {
          let free = item == 0 ? 0 : left[station][item - 1]
          var leaves = max(ready, free) + line.model.time(station, UInt32(item))
          if station < 3 {
            let ahead = item - capacities[station] - 1
            if ahead >= 0 { leaves = max(leaves, left[station + 1][ahead]) }
          }
          left[station].append(leaves)
          ready = leaves
        }
      }
      #expect(line.model.departures == left[3], "seed \(seed), buffers \(capacities)")
      #expect(line.model.blockedCount == 0)
    }
  }

  @Test func `Two stations with a finite buffer produce what theory says`() {
    // The number of items past the first station is a birth–death process on
    // 0 … buffer + 2, the last state being the blocked one.
    let cases: [(ratio: Double, buffer: Int, seed: UInt64)] = [
      (1.0, 0, 70), (1.0, 2, 71), (0.7, 1, 72),
    ]
    for (ratio, buffer, seed) in cases {
      let probabilities = ClosedForms.stationary(
        births: Array(repeating: 1, count: buffer + 2),
        deaths: Array(repeating: ratio, count: buffer + 2))
      let throughput = ratio * (1 - probabilities[0])
      var line = saturated(
        [exponential(1), exponential(1 / ratio)], [buffer], items: 0, seed: seed)
      var rates = Tally()
      for replication: UInt32 in 0..<20 {
        line.reset()
        line.model.begin(replication: replication)
        for item: UInt32 in 0..<4_000 { line.events.schedule(.arrival(item), at: 0) }
        _ = line.run(until: 200_000_000_000)
        let before = line.model.departures.count
        _ = line.run(until: 2_200_000_000_000)
        rates.add(Double(line.model.departures.count - before) / 2_000)
      }
      expect(rates, throughput)
    }
  }

  @Test func `Queues in a row do not disturb each other`() {
    // By Burke's theorem the second station of M/M/1 → M/M/1 is M/M/1 again.
    var line = Simulation(
      model: TandemLine(
        services: [exponential(1), exponential(0.8)], capacities: [.max],
        interarrival: exponential(1 / 0.6), seed: 80))
    var times = Tally()
    for replication: UInt32 in 0..<20 {
      line.reset()
      line.model.begin(replication: replication)
      line.events.schedule(.arrival(0), at: 0)
      _ = line.run(until: 5_000_000_000_000)
      // Arrivals are known from their addresses; the first hundred warm up.
      var arrival: Nanoseconds = 0
      var total: Nanoseconds = 0
      for item in 0..<line.model.departures.count {
        if item >= 100 { total += line.model.departures[item] - arrival }
        arrival += line.model.time(2, UInt32(item))
      }
      times.add(Double(total) * 1e-9 / Double(line.model.departures.count - 100))
    }
    expect(times, 1 / (1 - 0.6) + 1 / (1.25 - 0.6))
  }

  private func exponential(_ seconds: Double) -> Distribution {
    .exponential(mean: nanoseconds(rounding: seconds * 1e9), floor: 0)
  }

  private func saturated(
    _ services: [Distribution], _ capacities: [Int], items: UInt32, seed: UInt64
  ) -> Simulation<TandemLine> {
    var simulation = Simulation(
      model: TandemLine(services: services, capacities: capacities, seed: seed))
    for item in 0..<items { simulation.events.schedule(.arrival(item), at: 0) }
    return simulation
  }
}
