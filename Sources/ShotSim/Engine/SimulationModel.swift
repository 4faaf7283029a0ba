/// What happens at each event: the part of a simulation that its author writes.
///
/// A model is a value with the state of the system. Its events are plain values,
/// most simply an enumeration; handling one changes the state and schedules
/// further events.
public protocol SimulationModel: ~Copyable {
  /// What can happen.
  associatedtype Event: BitwiseCopyable & Sendable

  /// Handles one event.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - now: The instant at which it happens.
  ///   - events: The list for the events that follow, none of them before `now`.
  mutating func handle(
    _ event: Event, at now: Nanoseconds, scheduling events: inout EventList<Event>)
}
