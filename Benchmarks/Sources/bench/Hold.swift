import ShotSim

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The hold model: take the earliest event, schedule one an exponential time later.
///
/// The times come from a table, so that the figure is that of the event list and
/// the dispatch. The place in the table comes from a generator: a fixed cycle
/// would be learnt by the processor's branch prediction.
struct Hold: Work {
  static let name = "hold"
  static let unit = "holds"
  let pending: Int

  var parameter: String { "\(pending)" }
  var defaultCount: Int { 1_000_000 }

  func run(count: Int) -> Outcome {
    var simulation = Simulation(model: HoldModel())
    for number in 0..<pending {
      simulation.events.schedule(
        UInt32(number), at: simulation.model.increments[(number * 7_919) & HoldModel.mask])
    }
    // The list reaches its steady state before the time counts.
    _ = simulation.run(eventLimit: 3 * pending)
    let start = Process.processorTime()
    let stopped = simulation.run(eventLimit: count)
    var outcome = Outcome(
      nanoseconds: Process.processorTime() - start, events: count,
      answer: [("checksum", Double(simulation.model.checksum % (1 << 50)))])
    if stopped != .eventLimit || simulation.events.count != pending {
      outcome.faults.append("\(simulation.events.count) events are pending, not \(pending)")
    }
    return outcome
  }
}

struct HoldModel: SimulationModel, ~Copyable {
  static var mask: Int { (1 << 14) - 1 }

  let increments: UnsafeMutablePointer<Nanoseconds>
  var state: UInt64 = 1
  var checksum: UInt64 = 0

  /// Fills the table with quantiles of an exponential time of mean 1 ms, the same
  /// as in `peers/hold.cpp`.
  init() {
    increments = .allocate(capacity: Self.mask + 1)
    var state: UInt64 = 1
    for index in 0...Self.mask {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let uniform = (Double(state >> 11) + 0.5) * 0x1p-53
      increments[index] = Nanoseconds(-log(uniform) * 1e6)
    }
  }

  deinit { increments.deallocate() }

  mutating func handle(
    _ event: UInt32, at now: Nanoseconds, scheduling events: inout EventList<UInt32>
  ) {
    checksum = (checksum &+ UInt64(bitPattern: now)) ^ UInt64(event)
    events.schedule(event, at: now &+ increments[Int(truncatingIfNeeded: state >> 50)])
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  }
}
