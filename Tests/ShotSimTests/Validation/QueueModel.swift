@testable import ShotSim

/// A station with equal servers, one line and perhaps a limit to it: G/G/c/K.
struct QueueModel: SimulationModel, ~Copyable {
  struct Customer: BitwiseCopyable {
    var number: UInt32
    var arrival: Nanoseconds
  }

  enum Event: BitwiseCopyable {
    case arrival
    case departure(Customer)
  }

  var pool: ServerPool<Customer>
  /// Wait of each customer who was served, in the order in which service began.
  var waits: [Nanoseconds] = []
  /// Sum of the times in system of those who left.
  var totalTimeInSystem: Int128 = 0
  var departedCount = 0
  var arrivedCount: UInt32 = 0
  var arrivalLimit = UInt32.max

  private let samplers: SamplerSet
  private var random: RandomStream
  private let seed: UInt64
  private var replication: UInt32 = 0

  init(
    interarrival: Distribution, service: Distribution, servers: Int = 1,
    waitingPlaces: Int = .max, seed: UInt64
  ) {
    pool = ServerPool(serverCount: servers, waitingPlaces: waitingPlaces)
    samplers = SamplerSet(sound: [(interarrival, false), (service, false)])
    random = RandomStream(seed: seed)
    self.seed = seed
  }

  /// The time from the arrival of a customer to that of the next, by number.
  mutating func interarrival(_ number: UInt32) -> Nanoseconds { sample(0, number) }

  /// The service time of a customer, by number.
  mutating func service(_ number: UInt32) -> Nanoseconds { sample(1, number) }

  private mutating func sample(_ which: UInt16, _ number: UInt32) -> Nanoseconds {
    random.sample(
      samplers[Int(which)],
      at: RandomAddress(
        replication: replication, purpose: .user, index: number, subIndex: which))
  }

  mutating func begin(replication: UInt32) {
    self.replication = replication
    pool.reset()
    waits.removeAll(keepingCapacity: true)
    totalTimeInSystem = 0
    departedCount = 0
    arrivedCount = 0
  }

  mutating func restartStatistics(at now: Nanoseconds) {
    pool.restartStatistics(at: now)
    waits.removeAll(keepingCapacity: true)
    totalTimeInSystem = 0
    departedCount = 0
  }

  mutating func handle(
    _ event: Event, at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    switch event {
    case .arrival:
      let customer = Customer(number: arrivedCount, arrival: now)
      arrivedCount += 1
      if arrivedCount < arrivalLimit {
        events.schedule(.arrival, at: now + interarrival(customer.number))
      }
      if pool.seize(for: customer, at: now) == .served {
        serve(customer, at: now, scheduling: &events)
      }
    case .departure(let customer):
      totalTimeInSystem += Int128(now - customer.arrival)
      departedCount += 1
      if let next = pool.release(at: now) { serve(next, at: now, scheduling: &events) }
    }
  }

  private mutating func serve(
    _ customer: Customer, at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    waits.append(now - customer.arrival)
    events.schedule(.departure(customer), at: now + service(customer.number))
  }
}

/// Means over replications of a queue, each after a warm-up.
struct QueueMeasures {
  var wait = Tally()
  var timeInSystem = Tally()
  var waitingCount = Tally()
  var presentCount = Tally()
  var utilization = Tally()
  /// Share of customers who waited at all.
  var delayed = Tally()
  /// Share of customers who waited longer than a given time.
  var delayedLong = Tally()
  var refused = Tally()

  /// Runs replications.
  ///
  /// Each lasts `seconds` after a tenth as much of warm-up; `longWait` is the
  /// time behind `delayedLong`, in seconds.
  init(
    of model: consuming QueueModel, replications: UInt32 = 30, seconds: Int,
    longWait: Double = 0
  ) {
    let warmUp = Nanoseconds(seconds) * 100_000_000
    let end = Nanoseconds(seconds) * 1_000_000_000 + warmUp
    let longWait = nanoseconds(rounding: longWait * 1e9)
    var simulation = Simulation(model: model)
    for replication in 0..<replications {
      simulation.reset()
      simulation.model.begin(replication: replication)
      simulation.events.schedule(.arrival, at: 0)
      _ = simulation.run(until: warmUp)
      simulation.model.restartStatistics(at: warmUp)
      let arrivedBefore = simulation.model.arrivedCount
      _ = simulation.run(until: end)

      let served = Double(simulation.model.waits.count)
      let waits = simulation.model.waits
      wait.add(Double(waits.reduce(0, +)) / served * 1e-9)
      delayed.add(Double(waits.count { $0 > 0 }) / served)
      delayedLong.add(Double(waits.count { $0 > longWait }) / served)
      timeInSystem.add(
        Double(simulation.model.totalTimeInSystem) * 1e-9
          / Double(simulation.model.departedCount))
      let busy = simulation.model.pool.busy.mean(until: end)
      let waiting = simulation.model.pool.waiting.mean(until: end)
      utilization.add(busy / Double(simulation.model.pool.serverCount))
      waitingCount.add(waiting)
      presentCount.add(busy + waiting)
      refused.add(
        Double(simulation.model.pool.refusedCount)
          / Double(simulation.model.arrivedCount - arrivedBefore))
    }
  }
}
