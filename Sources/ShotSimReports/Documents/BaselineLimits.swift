import ShotSim

/// What values of replications a baseline file may have.
///
/// Other values are no results of a run: with them the statistics would leave the
/// numbers that they can hold.
enum BaselineLimits {
  /// Larger than any time, in ms, that the simulator's clock can tell.
  static let magnitude = 1e15
  /// Larger than any number of photos and presses of one replication.
  static let count = 1e9

  /// What is wrong with the values of a metric, the first of each kind.
  ///
  /// `path` is that of their quantity, and there are `perLine` of them on a line.
  static func conflicts(
    _ values: [Double], of metric: Metric, at path: JSON5Path, _ perLine: Int
  ) -> [Document<Baseline>.Conflict] {
    let isCount = metric.unit == .count
    let wrong = values.firstIndex { value in
      guard !value.isNaN else { return false }
      return isCount
        ? !(value >= 0 && value <= count && value == value.rounded())
        : !(abs(value) <= magnitude)
    }
    guard let wrong else { return [] }
    return [
      Document<Baseline>.Conflict(
        at: path.appending("values").appending(wrong / perLine).appending(wrong % perLine),
        "\(values[wrong]) cannot be \(metric.name) of a replication",
        allowed: isCount
          ? "a whole number from 0 to \(NumberText.fixed(count, decimals: 0))"
          : "a number from -1e15 to 1e15")
    ]
  }
}
