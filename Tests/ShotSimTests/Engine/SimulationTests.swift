import Testing

@testable import ShotSim

/// Ticks every ten nanoseconds until it has ticked often enough.
private struct Ticker: SimulationModel {
  var ticks: [Nanoseconds] = []
  var limit = Int.max

  mutating func handle(
    _ event: UInt8, at now: Nanoseconds, scheduling events: inout EventList<UInt8>
  ) {
    ticks.append(now)
    if ticks.count < limit { events.schedule(event, at: now + 10) }
  }
}

@Suite struct SimulationTests {
  @Test func `A run without events is exhausted at once`() {
    var simulation = Simulation(model: Ticker())
    expect(&simulation, stops: .exhausted)
    #expect(simulation.now == 0)
    let didStep = simulation.step()
    #expect(!didStep)
  }

  @Test func `A run ends when no event is left`() {
    var simulation = Simulation(model: Ticker(limit: 3))
    simulation.events.schedule(0, at: 5)
    expect(&simulation, until: 1_000, stops: .exhausted)
    #expect(simulation.model.ticks == [5, 15, 25])
    #expect(simulation.now == 25)
  }

  @Test func `Events at the end still happen and later ones stay pending`() {
    var simulation = Simulation(model: Ticker())
    simulation.events.schedule(0, at: 0)
    expect(&simulation, until: 20, stops: .reachedEnd)
    #expect(simulation.model.ticks == [0, 10, 20])
    expect(&simulation, until: 29, stops: .reachedEnd)
    #expect(simulation.now == 29)
    #expect(simulation.events.nextTime == 30)
    expect(&simulation, until: 30, stops: .reachedEnd)
    #expect(simulation.model.ticks == [0, 10, 20, 30])
  }

  @Test func `A run stops after the given number of events and goes on`() {
    var simulation = Simulation(model: Ticker())
    simulation.events.schedule(0, at: 0)
    expect(&simulation, eventLimit: 2, stops: .eventLimit)
    #expect(simulation.now == 10)
    let didStep = simulation.step()
    #expect(didStep)
    #expect(simulation.now == 20)
    expect(&simulation, eventLimit: 0, stops: .eventLimit)
    #expect(simulation.model.ticks == [0, 10, 20])
  }

  @Test func `A reset simulation repeats itself`() {
    var simulation = Simulation(model: Ticker(limit: 4))
    for _ in 0..<3 {
      simulation.events.schedule(0, at: 7)
      simulation.events.schedule(1, at: 8)
      expect(&simulation, until: 20, stops: .reachedEnd)
      #expect(simulation.model.ticks == [7, 8, 17, 18])
      simulation.reset()
      simulation.model.ticks = []
      #expect(simulation.now == 0)
      #expect(simulation.events.count == 0)
    }
  }

  @Test func `An end before now changes nothing`() {
    var simulation = Simulation(model: Ticker())
    simulation.events.schedule(0, at: 50)
    expect(&simulation, until: 60, stops: .reachedEnd)
    expect(&simulation, until: 3, stops: .reachedEnd)
    #expect(simulation.now == 60)
  }

  /// The testing macros cannot hold a noncopyable simulation themselves.
  private func expect(
    _ simulation: inout Simulation<Ticker>, until end: Nanoseconds? = nil,
    eventLimit: Int = .max, stops reason: StopReason,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stopped = simulation.run(until: end, eventLimit: eventLimit)
    #expect(stopped == reason, sourceLocation: sourceLocation)
  }
}
