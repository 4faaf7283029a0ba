import Testing

@testable import ShotSim

/// The example of ``Simulation``, word for word.
private struct Bank: SimulationModel, ~Copyable {
  enum Event: BitwiseCopyable {
    case arrival
    case departure(arrived: Nanoseconds)
  }

  var tellers = ServerPool<Nanoseconds>(serverCount: 2)
  var random = RandomStream(seed: 1)
  var timeInBank: Nanoseconds = 0

  mutating func handle(
    _ event: Event, at now: Nanoseconds, scheduling events: inout EventList<Event>
  ) {
    switch event {
    case .arrival:
      events.schedule(.arrival, at: now + exponential(mean: 40e9))
      if tellers.seize(for: now, at: now) == .served { serve(now, at: now, &events) }
    case .departure(let arrived):
      timeInBank += now - arrived
      if let next = tellers.release(at: now) { serve(next, at: now, &events) }
    }
  }

  mutating func serve(
    _ arrived: Nanoseconds, at now: Nanoseconds, _ events: inout EventList<Event>
  ) {
    events.schedule(.departure(arrived: arrived), at: now + exponential(mean: 60e9))
  }

  mutating func exponential(mean: Double) -> Nanoseconds {
    nanoseconds(rounding: random.exponential(mean: mean))
  }
}

@Suite struct BankExampleTests {
  @Test func `The tellers of the example are as busy as theory says`() {
    var busy = Tally()
    for seed: UInt64 in 1...40 {
      var bank = Simulation(model: Bank())
      bank.model.random = RandomStream(seed: seed)
      bank.events.schedule(.arrival, at: 0)
      _ = bank.run(until: 80 * 3_600_000_000_000)
      busy.add(bank.model.tellers.busy.mean(until: bank.now) / 2)
    }
    expect(busy, 60.0 / 40 / 2)
  }
}
