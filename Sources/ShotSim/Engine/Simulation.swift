/// Why a run of a simulation stopped.
public enum StopReason: Sendable, Equatable {
  /// No event is left.
  case exhausted
  /// All events up to the given end have happened, later ones are pending.
  case reachedEnd
  /// The given number of events have happened.
  case eventLimit
}

/// A model, its clock and its pending events.
///
/// The loop allocates nothing, counts no references and calls the model's
/// handler directly. A simulation is reused from one replication to the next:
/// ``reset()`` keeps the memory.
///
/// A bank with two tellers and one line, open for eight hours:
///
/// ```swift
/// struct Bank: SimulationModel, ~Copyable {
///   enum Event: BitwiseCopyable {
///     case arrival
///     case departure(arrived: Nanoseconds)
///   }
///
///   var tellers = ServerPool<Nanoseconds>(serverCount: 2)
///   var random = RandomStream(seed: 1)
///   var timeInBank: Nanoseconds = 0
///
///   mutating func handle(
///     _ event: Event, at now: Nanoseconds, scheduling events: inout EventList<Event>
///   ) {
///     switch event {
///     case .arrival:
///       events.schedule(.arrival, at: now + exponential(mean: 40e9))
///       if tellers.seize(for: now, at: now) == .served { serve(now, at: now, &events) }
///     case .departure(let arrived):
///       timeInBank += now - arrived
///       if let next = tellers.release(at: now) { serve(next, at: now, &events) }
///     }
///   }
///
///   mutating func serve(
///     _ arrived: Nanoseconds, at now: Nanoseconds, _ events: inout EventList<Event>
///   ) {
///     events.schedule(.departure(arrived: arrived), at: now + exponential(mean: 60e9))
///   }
///
///   mutating func exponential(mean: Double) -> Nanoseconds {
///     nanoseconds(rounding: random.exponential(mean: mean))
///   }
/// }
///
/// var bank = Simulation(model: Bank())
/// bank.events.schedule(.arrival, at: 0)
/// _ = bank.run(until: 8 * 3_600_000_000_000)
/// let busy = bank.model.tellers.busy.mean(until: bank.now) / 2
/// ```
public struct Simulation<Model: SimulationModel & ~Copyable>: ~Copyable {
  /// The system that is simulated.
  public var model: Model
  /// The events that are yet to happen.
  public var events = EventList<Model.Event>()
  @usableFromInline var clock: Nanoseconds = 0

  /// Creates a simulation at time 0 without pending events.
  @inlinable
  public init(model: consuming Model) {
    self.model = model
  }

  /// The instant of the event handled last, or the end of the last run if that
  /// reached it.
  @inlinable
  public var now: Nanoseconds { clock }

  /// Handles events in their order until none is left or a limit is reached.
  ///
  /// - Parameters:
  ///   - end: The last instant whose events still happen; none when nil.
  ///   - eventLimit: The greatest number of events to handle.
  /// - Returns: Why the run stopped. The clock stands at `end` after
  ///   `reachedEnd`, at the last event otherwise.
  @inlinable
  public mutating func run(
    until end: Nanoseconds? = nil, eventLimit: Int = .max
  ) -> StopReason {
    let end = end ?? .max
    var remaining = eventLimit
    while remaining > 0 {
      guard let next = events.popFirst(notAfter: end) else {
        guard !events.isEmpty else { return .exhausted }
        clock = max(clock, end)
        events.horizon = clock
        return .reachedEnd
      }
      clock = next.time
      model.handle(next.event, at: next.time, scheduling: &events)
      remaining &-= 1
    }
    return .eventLimit
  }

  /// Handles the earliest event.
  ///
  /// - Returns: Whether there was one.
  @inlinable
  public mutating func step() -> Bool {
    guard let next = events.popFirst() else { return false }
    clock = next.time
    model.handle(next.event, at: next.time, scheduling: &events)
    return true
  }

  /// Empties the event list and sets the clock back to 0 for the next
  /// replication; memory is kept, the model is left as it is.
  @inlinable
  public mutating func reset() {
    events.removeAll()
    clock = 0
  }
}

extension Simulation: Sendable where Model: Sendable & ~Copyable {}
