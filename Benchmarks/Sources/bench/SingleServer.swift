import ShotSim

/// M/M/1 at a utilization of 0.9, where the mean time in system is 10 services.
struct SingleServer: Work {
  static let name = "mm1"
  static let unit = "customers"

  var parameter: String { "0.9" }
  var defaultCount: Int { 1_000_000 }

  func run(count: Int) -> Outcome {
    let start = Process.processorTime()
    var simulation = Simulation(model: SingleServerQueue(customers: count, seed: 1))
    simulation.events.schedule(.arrival, at: 0)
    _ = simulation.run()
    let mean = Double(simulation.model.totalTimeInSystem) * 1e-9 / Double(count)
    var outcome = Outcome(
      nanoseconds: Process.processorTime() - start, events: 2 * count,
      answer: [("mean time in system", mean)])
    // The asymptotic variance of the mean of n successive customers (Daley,
    // "The serial correlation coefficients of waiting times in a stationary
    // single server queue", 1968) is 35,901 / n at this utilization; 3.3 standard
    // errors are 99.9 %.
    let error = (35_901 / Double(count)).squareRoot()
    outcome.expect("the mean time in system", mean, near: 10, within: 3.3 * error)
    return outcome
  }
}

/// A single server and its line, without statistics, as in `peers/engine.c`.
struct SingleServerQueue: SimulationModel, ~Copyable {
  enum Event: BitwiseCopyable {
    case arrival
    case departure(arrived: Nanoseconds)
  }

  var waiting = WaitLine<Nanoseconds>()
  var isBusy = false
  var random: RandomStream
  var customers: Int
  var totalTimeInSystem: Nanoseconds = 0

  init(customers: Int, seed: UInt64) {
    self.customers = customers
    random = RandomStream(seed: seed)
  }

  mutating func handle(
    _ event: Event, at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    switch event {
    case .arrival:
      customers -= 1
      if customers > 0 { events.schedule(.arrival, at: now + exponential(mean: 1 / 0.9)) }
      if isBusy {
        waiting.append(now)
      } else {
        isBusy = true
        events.schedule(.departure(arrived: now), at: now + exponential(mean: 1))
      }
    case .departure(let arrived):
      totalTimeInSystem += now - arrived
      if let next = waiting.popFirst() {
        events.schedule(.departure(arrived: next), at: now + exponential(mean: 1))
      } else {
        isBusy = false
      }
    }
  }

  mutating func exponential(mean seconds: Double) -> Nanoseconds {
    nanoseconds(rounding: random.exponential(mean: seconds * 1e9))
  }
}
