/// An instant or a span that there may not be, in the eight bytes of one that there is.
///
/// An optional of `Nanoseconds` takes sixteen with its padding, and a photo has a dozen.
struct OptionalTime: BitwiseCopyable, Equatable, Sendable {
  private let stored: Nanoseconds

  /// No time: it has not come, or does not come.
  static let never = OptionalTime(stored: .min)

  private init(stored: Nanoseconds) { self.stored = stored }

  @inline(__always)
  init(_ time: Nanoseconds) {
    assert(time != .min, "the first instant of the clock stands for no time")
    stored = time
  }

  /// The time, `nil` = there is none.
  @inline(__always)
  var time: Nanoseconds? { stored == .min ? nil : stored }

  /// Whether there is a time.
  @inline(__always)
  var exists: Bool { stored != .min }
}

extension OptionalTime {
  init(_ time: Nanoseconds?) { self = time.map { OptionalTime($0) } ?? .never }
}

extension Nanoseconds {
  /// The latest instant that the model reaches, 73 years; later ones are moved
  /// to it, so that sums of times never overflow.
  static let latest: Nanoseconds = 1 << 61
  /// The longest stage, 18 years; longer samples are cut to it.
  ///
  /// Files state at most ten years.
  static let longestStage: Nanoseconds = 1 << 59

  /// The instant `span` after this one.
  @inline(__always)
  func later(by span: Nanoseconds) -> Nanoseconds {
    Swift.min(self + Swift.min(span, .longestStage), .latest)
  }
}
