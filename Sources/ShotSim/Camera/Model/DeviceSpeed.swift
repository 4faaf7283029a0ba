/// The device's speed in a replication, which drifts from photo to photo (docs/model.md,
/// section 2).
struct DeviceSpeed: BitwiseCopyable {
  /// Z, once it was asked for.
  private var runFactor: Double?
  /// A of the last photo that has taken its step.
  private var drift = 0.0
  private var steps: UInt32 = 0

  /// The factor of a photo's times, G; 1 where speed does not vary.
  @inline(__always)
  mutating func factor(
    of photo: PhotoIndex, _ variation: DeviceVariation, _ draws: inout Draws
  ) -> Double {
    guard variation.runSigma != 0 || variation.driftSigma != 0 else { return 1 }
    return varied(photo, variation, &draws)
  }

  private mutating func varied(
    _ photo: PhotoIndex, _ variation: DeviceVariation, _ draws: inout Draws
  ) -> Double {
    let runFactor = self.runFactor ?? draws.standardNormal(.runFactor, number: 0)
    self.runFactor = runFactor
    // Numbers without a begin still take their step, so that a photo's drift
    // does not depend on what became of the requests before it.
    let phi = variation.driftCorrelation
    while steps <= UInt32(bitPattern: photo.place) {
      steps += 1
      let shock = draws.standardNormal(.drift, number: steps)
      drift = steps == 1 ? shock : phi * drift + (max(0, 1 - phi * phi)).squareRoot() * shock
    }
    return Elementary.exp(
      variation.runSigma * runFactor + variation.driftSigma * drift
        - (variation.runSigma * variation.runSigma + variation.driftSigma * variation.driftSigma)
        / 2)
  }
}
