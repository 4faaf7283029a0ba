/// The half-open span of time in which something counts: the moment, or all of time.
struct TimeWindow: BitwiseCopyable, Equatable, Sendable {
  let from: Nanoseconds
  let until: Nanoseconds

  /// All instants that the model reaches.
  static let always = TimeWindow(from: -.latest, until: .latest)

  @inline(__always)
  func contains(_ time: Nanoseconds) -> Bool { time >= from && time < until }

  /// The part of a span that lies in the window.
  @inline(__always)
  func overlap(from start: Nanoseconds, to end: Nanoseconds) -> Nanoseconds {
    max(0, min(end, until) - max(start, from))
  }
}
