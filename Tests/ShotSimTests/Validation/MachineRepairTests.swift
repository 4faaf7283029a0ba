import Testing

@testable import ShotSim

/// Machines that break down and are repaired by a few people.
private struct RepairShop: SimulationModel, ~Copyable {
  enum Event: BitwiseCopyable {
    case breakdown(machine: UInt16)
    case repaired(machine: UInt16)
  }

  var repairers: ServerPool<UInt16>
  var running: TimeWeightedStatistic
  var random: RandomStream
  let meanRunTime: Double
  let meanRepair: Double

  init(machines: Int, repairers: Int, meanRunTime: Double, meanRepair: Double, seed: UInt64) {
    self.repairers = ServerPool(serverCount: repairers)
    running = TimeWeightedStatistic(machines)
    random = RandomStream(seed: seed)
    self.meanRunTime = meanRunTime
    self.meanRepair = meanRepair
  }

  mutating func handle(
    _ event: Event, at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    switch event {
    case .breakdown(let machine):
      running.add(-1, at: now)
      if repairers.seize(for: machine, at: now) == .served {
        events.schedule(.repaired(machine: machine), at: now + exponential(meanRepair))
      }
    case .repaired(let machine):
      running.add(1, at: now)
      events.schedule(.breakdown(machine: machine), at: now + exponential(meanRunTime))
      if let next = repairers.release(at: now) {
        events.schedule(.repaired(machine: next), at: now + exponential(meanRepair))
      }
    }
  }

  mutating func exponential(_ mean: Double) -> Nanoseconds {
    nanoseconds(rounding: random.exponential(mean: mean))
  }
}

@Suite struct MachineRepairTests {
  @Test(arguments: [1, 2, 5])
  func `A repair shop agrees with theory`(repairers: Int) {
    let machines = 5
    // States are the numbers of broken machines; a machine runs for 10 s.
    let probabilities = ClosedForms.stationary(
      births: (0..<machines).map { Double(machines - $0) / 10 },
      deaths: (1...machines).map { Double(min($0, repairers)) / 2 })
    let broken = ClosedForms.mean(probabilities)
    let busy = probabilities.enumerated().reduce(0) {
      $0 + Double(min($1.offset, repairers)) * $1.element
    }

    var running = Tally()
    var utilization = Tally()
    for seed: UInt64 in 90..<110 {
      var shop = Simulation(
        model: RepairShop(
          machines: machines, repairers: repairers, meanRunTime: 10e9, meanRepair: 2e9,
          seed: seed))
      for machine in 0..<UInt16(machines) {
        shop.events.schedule(
          .breakdown(machine: machine), at: shop.model.exponential(10e9))
      }
      _ = shop.run(until: 300_000_000_000)
      shop.model.running.restart(at: shop.now)
      shop.model.repairers.restartStatistics(at: shop.now)
      _ = shop.run(until: 5_300_000_000_000)
      running.add(shop.model.running.mean(until: shop.now))
      utilization.add(shop.model.repairers.busy.mean(until: shop.now) / Double(repairers))

      // Every machine runs, is repaired or waits, at any time.
      let all = shop.model.running.value + shop.model.repairers.presentCount
      #expect(all == machines, "seed \(seed)")
      #expect(shop.events.count == machines - shop.model.repairers.waiting.value)
    }
    expect(running, Double(machines) - broken)
    expect(utilization, busy / Double(repairers))
  }
}
