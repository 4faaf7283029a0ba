extension Distribution {
  /// Why a distribution cannot be sampled.
  package enum Problem: Sendable, Equatable {
    /// `max` is below `min`, or `mode` outside them.
    case boundsOutOfOrder
    /// The mean is not above the floor, or not above zero.
    case meanTooSmall
    /// The cv is negative or not a number, or the part above the floor has a standard
    /// deviation of more than 1000 times its mean, beyond which the parameters of
    /// some families leave the range of a Double.
    case variationOutOfRange
    /// No values, no parts, or more than 2^32 − 1 of them.
    case countOutOfRange
    /// A weight is not above zero, or the weights have no finite sum.
    case weightOutOfRange
  }

  /// The first reason why this distribution cannot be sampled, or nil when it can.
  ///
  /// Of a mixture, also those of its parts, in order.
  package var problem: Problem? {
    switch self {
    case .constant:
      return nil
    case .uniform(let min, let max):
      return min <= max ? nil : .boundsOutOfOrder
    case .triangular(let min, let mode, let max):
      return min <= mode && mode <= max ? nil : .boundsOutOfOrder
    case .exponential(let mean, let floor):
      return mean > floor ? nil : .meanTooSmall
    case .gamma(let mean, let cv, let floor), .lognormal(let mean, let cv, let floor),
      .weibull(let mean, let cv, let floor):
      if mean <= floor || mean <= 0 { return .meanTooSmall }
      let deviation = Double(mean) * cv
      return Self.isUsable(deviation / (Double(mean) - Double(floor))) ? nil : .variationOutOfRange
    case .normal(let mean, let cv):
      if mean <= 0 { return .meanTooSmall }
      return Self.isUsable(cv) ? nil : .variationOutOfRange
    case .empirical(let values):
      return values.isEmpty || values.count > Int(UInt32.max) ? .countOutOfRange : nil
    case .mixture(let parts):
      if parts.isEmpty || parts.count > Int(UInt32.max) { return .countOutOfRange }
      let total = parts.reduce(0) { $0 + $1.weight }
      if !parts.allSatisfy({ $0.weight > 0 }) || !total.isFinite { return .weightOutOfRange }
      return parts.lazy.compactMap(\.distribution.problem).first
    }
  }

  private static func isUsable(_ variation: Double) -> Bool { variation >= 0 && variation <= 1000 }
}
