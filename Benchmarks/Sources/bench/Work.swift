import ShotSim

/// One kind of work of one size, with an answer that is known beforehand.
protocol Work: Sendable {
  /// Kind of work, such as `hold`.
  static var name: String { get }
  /// What one operation is, in the plural.
  static var unit: String { get }
  /// Size or mode, as given on the command line.
  var parameter: String { get }
  /// Operations of one round of the full table.
  var defaultCount: Int { get }

  /// Does the work once.
  ///
  /// - Returns: The answer, and how many events were handled.
  func run(count: Int) -> Outcome
}

/// What a run found.
struct Outcome {
  /// Processor time of the work without its preparation, in nanoseconds.
  var nanoseconds: Double
  /// Events that were handled.
  var events: Int
  /// Numbers that a peer doing the same work must agree with.
  var answer: [(name: String, value: Double)]
  /// What is wrong with the answer; empty when it is as expected.
  var faults: [String] = []

  /// Notes a fault when a value is not within a distance of what is expected.
  mutating func expect(_ name: String, _ value: Double, near expected: Double, within: Double) {
    if !(abs(value - expected) <= within) {
      faults.append("\(name) is \(value), not within \(within) of \(expected)")
    }
  }
}
