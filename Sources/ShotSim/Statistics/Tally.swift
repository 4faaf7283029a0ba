/// Count, mean, variance and extremes of values that are seen once.
///
/// Values are added by Welford's method and tallies merged by the pairwise update
/// of Chan, Golub and LeVeque (1979), both free of the cancellation of sums of
/// squares. Merging in another order changes at most the last digits; whoever
/// needs equal bytes merges in a fixed order.
package struct Tally: Sendable, Equatable {
  /// How many values were added.
  package private(set) var count = 0
  /// Mean of the values; 0 when there are none.
  package private(set) var mean = 0.0
  /// The smallest value; infinite when there are none.
  package private(set) var minimum = Double.infinity
  /// The largest value; minus infinite when there are none.
  package private(set) var maximum = -Double.infinity
  /// Sum of the squared distances from the mean.
  private var squares = 0.0

  /// Creates an empty tally.
  package init() {}

  /// Creates a tally of values.
  package init(_ values: some Sequence<Double>) {
    for value in values { add(value) }
  }

  /// Creates a tally from what a file kept of one.
  ///
  /// - Precondition: `count` is not negative, and `variance` neither.
  package init(
    count: Int, mean: Double, variance: Double, minimum: Double, maximum: Double
  ) {
    precondition(count >= 0 && (count < 2 || variance >= 0), "no values have such a tally")
    guard count > 0 else { return }
    self.count = count
    self.mean = mean
    self.minimum = minimum
    self.maximum = maximum
    squares = count < 2 ? 0 : variance * Double(count - 1)
  }

  /// Adds one value.
  package mutating func add(_ value: Double) {
    count += 1
    let distance = value - mean
    mean += distance / Double(count)
    squares += distance * (value - mean)
    if value < minimum { minimum = value }
    if value > maximum { maximum = value }
  }

  /// Adds the values of another tally.
  package mutating func merge(_ other: Tally) {
    guard other.count > 0 else { return }
    guard count > 0 else {
      self = other
      return
    }
    let (own, others) = (Double(count), Double(other.count))
    let distance = other.mean - mean
    count += other.count
    mean += distance * (others / Double(count))
    squares += other.squares + distance * distance * (own * others / Double(count))
    minimum = min(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
  }

  /// The sample variance, divided by n - 1; not a number below two values.
  package var variance: Double { count < 2 ? .nan : squares / Double(count - 1) }

  /// The root of the variance; not a number below two values.
  package var standardDeviation: Double { variance.squareRoot() }

  /// Standard error of the mean; not a number below two values.
  package var standardError: Double { (variance / Double(count)).squareRoot() }

  /// Student's interval of the mean, for independent values.
  ///
  /// Unbounded to both sides below two values, and where all are equal until there are so
  /// many that other values are left aside: see ``UnseenShare``.
  package func meanInterval(level: Double) -> ConfidenceInterval {
    guard count > 1 else { return .unbounded(level: level) }
    if variance == 0, !UnseenShare(replications: count).isNegligible {
      return .unbounded(level: level)
    }
    return .student(
      estimate: mean, standardError: standardError, degreesOfFreedom: Double(count - 1),
      level: level)
  }
}
