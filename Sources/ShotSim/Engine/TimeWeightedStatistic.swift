/// How large a number was over time: its mean, its greatest value, its integral.
///
/// The number is whole, such as a line's length, and so the integral is exact,
/// in units times nanoseconds. Two such integrals can be compared for equality,
/// which Little's law asks for.
public struct TimeWeightedStatistic: Sendable, Equatable {
  @usableFromInline var level: Int
  @usableFromInline var peak: Int
  @usableFromInline var origin: Nanoseconds
  /// Instant of the last change.
  @usableFromInline var changed: Nanoseconds
  /// Integral up to the last change.
  @usableFromInline var area: Int128 = 0

  /// Starts with a value at an instant.
  @inlinable
  public init(_ value: Int = 0, at start: Nanoseconds = 0) {
    level = value
    peak = value
    origin = start
    changed = start
  }

  /// The value since the last change.
  @inlinable
  public var value: Int { level }

  /// The greatest value so far.
  @inlinable
  public var maximum: Int { peak }

  /// Instant from which on time counts.
  @inlinable
  public var start: Nanoseconds { origin }

  /// Changes the value.
  ///
  /// - Precondition: `now` is not before the last change.
  @inlinable
  public mutating func set(_ newValue: Int, at now: Nanoseconds) {
    precondition(now >= changed, "a value changes in the past")
    area &+= Int128(level) &* Int128(now &- changed)
    changed = now
    level = newValue
    if newValue > peak { peak = newValue }
  }

  /// Adds to the value.
  @inlinable
  public mutating func add(_ difference: Int, at now: Nanoseconds) {
    set(level + difference, at: now)
  }

  /// Forgets what was before an instant, as at the end of a warm-up, and keeps
  /// the value.
  @inlinable
  public mutating func restart(at now: Nanoseconds) {
    self = TimeWeightedStatistic(value, at: now)
  }

  /// The integral of the value from the start to an instant, exactly.
  ///
  /// - Precondition: `end` is not before the last change.
  @inlinable
  public func integral(until end: Nanoseconds) -> Int128 {
    precondition(end >= changed, "an integral ends before the last change")
    return area + Int128(value) * Int128(end - changed)
  }

  /// The mean value from the start to an instant, the value itself over no time.
  @inlinable
  public func mean(until end: Nanoseconds) -> Double {
    end == start ? Double(value) : Double(integral(until: end)) / Double(end - start)
  }
}
