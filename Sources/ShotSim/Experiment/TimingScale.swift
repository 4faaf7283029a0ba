/// That the timings of one provenance are wrong by a share, all in the same direction.
package struct Assumption: Sendable, Equatable {
  package var provenance: Provenance
  /// Above 0 and below 1; 0.3 means 30 % shorter and 30 % longer.
  package var share: Double

  /// - Precondition: `share` is above 0 and below 1.
  package init(provenance: Provenance, share: Double) {
    precondition(share > 0 && share < 1, "a share is above 0 and below 1")
    self.provenance = provenance
    self.share = share
  }
}

extension Device {
  /// The device with the timings of a provenance multiplied by a factor.
  ///
  /// The other numbers of the device stay, also those of the same provenance.
  ///
  /// - Precondition: `factor` is above zero.
  package func scalingTimings(of provenance: Provenance, by factor: Double) -> Device {
    var device = self
    device.timing = timing.mapValues { entry in
      guard entry.provenance == provenance else { return entry }
      var scaled = entry
      scaled.distribution = entry.distribution.scaled(by: factor)
      return scaled
    }
    return device
  }
}

extension Distribution {
  /// The distribution of the time multiplied by a factor: means, floors and bounds
  /// scale, coefficients of variation and weights stay.
  ///
  /// Parameters are rounded to a nanosecond; a floor stays below its mean.
  ///
  /// - Precondition: `factor` is above zero.
  package func scaled(by factor: Double) -> Distribution {
    precondition(factor > 0, "a time is scaled by more than nothing")
    func time(_ value: Nanoseconds) -> Nanoseconds { nanoseconds(rounding: Double(value) * factor) }
    func mean(_ value: Nanoseconds) -> Nanoseconds { value > 0 ? max(1, time(value)) : time(value) }
    func floor(_ value: Nanoseconds, of whole: Nanoseconds) -> Nanoseconds {
      min(time(value), mean(whole) - 1)
    }
    switch self {
    case .constant(let value): return .constant(time(value))
    case .uniform(let min, let max): return .uniform(min: time(min), max: time(max))
    case .triangular(let min, let mode, let max):
      return .triangular(min: time(min), mode: time(mode), max: time(max))
    case .exponential(let whole, let low):
      return .exponential(mean: mean(whole), floor: floor(low, of: whole))
    case .gamma(let whole, let cv, let low):
      return .gamma(mean: mean(whole), cv: cv, floor: floor(low, of: whole))
    case .lognormal(let whole, let cv, let low):
      return .lognormal(mean: mean(whole), cv: cv, floor: floor(low, of: whole))
    case .weibull(let whole, let cv, let low):
      return .weibull(mean: mean(whole), cv: cv, floor: floor(low, of: whole))
    case .normal(let whole, let cv): return .normal(mean: mean(whole), cv: cv)
    case .empirical(let values): return .empirical(values.map(time))
    case .mixture(let parts):
      return .mixture(
        parts.map {
          MixturePart(weight: $0.weight, distribution: $0.distribution.scaled(by: factor))
        })
    }
  }
}
