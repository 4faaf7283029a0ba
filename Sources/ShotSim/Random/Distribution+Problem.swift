extension Distribution {
  /// Why a distribution cannot be sampled.
  public enum Problem: Error, Sendable, Equatable {
    /// One parameter is above another that it may not exceed, such as `min` above `max`.
    case outOfOrder(low: String, high: String)
    /// The mean is not above the floor, or not above zero.
    case meanTooSmall
    /// The cv is negative or not a number, or the part above the floor has a standard
    /// deviation of more than 1000 times its mean, beyond which the parameters of
    /// some families leave the range of a Double.
    case variationOutOfRange
    /// A list, named here, has no entries, or more than 2^32 − 1 of them.
    case countOutOfRange(String)
    /// A weight is not above zero, or the weights have no finite sum.
    case weightOutOfRange
  }

  /// The first reason why this distribution cannot be sampled, or nil when it can.
  ///
  /// Of a mixture, also those of its parts, in order.
  public var problem: Problem? { family.problems.first }

  /// Whether a coefficient of variation of the part above the floor can be sampled.
  static func isUsable(variation: Double) -> Bool { variation >= 0 && variation <= 1000 }
}

extension Distribution.Problem: CustomStringConvertible {
  /// The problem in a sentence without its full stop.
  public var description: String {
    switch self {
    case .outOfOrder(let low, let high): "\(low) is above \(high)"
    case .meanTooSmall: "the mean is not above the floor and zero"
    case .variationOutOfRange:
      "the coefficient of variation is negative, or too much for the part above the floor"
    case .countOutOfRange(let list): "\(list) has no entries, or too many"
    case .weightOutOfRange: "a weight is not above zero, or the weights have no finite sum"
    }
  }
}
