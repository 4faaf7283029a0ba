/// The mean over time of a level that holds between changes, such as a queue's length.
package struct TimeWeightedMean: Sendable, Equatable {
  /// When the level was first recorded.
  package let start: Double
  /// The highest level that was held, if only for no time.
  package private(set) var maximum: Double
  private var level: Double
  private var changed: Double
  private var area = 0.0

  /// Starts with a level at a time, in any unit.
  package init(level: Double, at start: Double) {
    self.start = start
    self.level = level
    changed = start
    maximum = level
  }

  /// Changes the level; of several changes at one time the last one holds.
  ///
  /// - Precondition: `time` is not before the previous change.
  package mutating func record(_ newLevel: Double, at time: Double) {
    precondition(time >= changed, "a level changes in the order of time")
    area += level * (time - changed)
    changed = time
    level = newLevel
    maximum = max(maximum, newLevel)
  }

  /// The mean from the start until a time; the level itself when no time has passed.
  ///
  /// - Precondition: `end` is not before the last change.
  package func mean(until end: Double) -> Double {
    precondition(end >= changed, "the mean ends after the last change")
    if end == start { return level }
    return (area + level * (end - changed)) / (end - start)
  }
}
