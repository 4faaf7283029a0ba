import ShotSim

/// The plain burst: taps as fast as a finger can for two seconds.
///
/// The camera is ready again late (A), as soon as it may (B), or sooner with
/// proxies and frames of lower quality (C). `README.md` defines it.
struct PlainBurst: Work {
  static let name = "burst"
  static let unit = "bursts"
  let mode: BurstModel.Mode

  var parameter: String { mode.rawValue }
  var defaultCount: Int { 100_000 }

  func run(count: Int) -> Outcome {
    let start = Process.processorTime()
    var simulation = Simulation(model: BurstModel(mode: mode, seed: 1))
    var frames = Moments()
    var events = Moments()
    var lastEvent = Moments()
    for replication in 0..<UInt32(count) {
      simulation.reset()
      simulation.model.begin(replication: replication)
      simulation.events.schedule(.tap, at: 0)
      _ = simulation.run()
      frames.add(Double(simulation.model.frameCount))
      events.add(Double(simulation.model.eventCount))
      lastEvent.add(Double(simulation.now) * 1e-9)
    }
    var outcome = Outcome(
      nanoseconds: Process.processorTime() - start, events: Int(events.sum),
      answer: [
        ("frames", frames.mean), ("events", events.mean), ("last event", lastEvent.mean),
      ])
    let expected = mode.expected
    for (name, moments, value) in [
      ("frames per burst", frames, expected.frames), ("events per burst", events, expected.events),
      ("the last event", lastEvent, expected.lastEvent),
    ] {
      // The reference values come from 300,000 replications of another program
      // and are given to three decimals.
      let error = moments.standardError(of: count) + moments.standardError(of: 300_000)
      outcome.expect(name, moments.mean, near: value, within: 3.3 * error + 0.0006)
    }
    return outcome
  }
}

/// Sums of values and of their squares; enough for values this small.
private struct Moments {
  var count = 0.0
  var sum = 0.0
  var squares = 0.0

  mutating func add(_ value: Double) {
    count += 1
    sum += value
    squares += value * value
  }

  var mean: Double { sum / count }

  func standardError(of replications: Int) -> Double {
    ((squares / count - mean * mean) / Double(replications)).squareRoot()
  }
}
