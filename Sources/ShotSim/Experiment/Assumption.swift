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
