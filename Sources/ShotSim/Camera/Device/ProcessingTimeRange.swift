/// How long the processing of a photo is expected to take, as an app is told before
/// (AVFoundation's `photoProcessingTimeRange`).
///
/// From the time that one in twenty falls short of to the time that one in twenty
/// exceeds, on a cool device of average speed; jobs of a photo are added up. Of a
/// deferred photo it is the proxy's time.
package struct ProcessingTimeRange: Sendable, Equatable {
  package var minimum: Nanoseconds
  package var maximum: Nanoseconds
}

extension CapturePlan {
  /// The expected processing time of resolved settings; `nil` when the device has
  /// no timing for it.
  func processingTimeRange(
    _ settings: CompiledSettings, _ resolved: ResolvedSettings, _ light: LightLevel
  ) -> ProcessingTimeRange? {
    let timing = tables.pointee.timing
    let jobs: [TimingSlot]
    if resolved.isDeferred {
      jobs = [timing[.proxy, resolved]]
    } else {
      // A kind that delivers several photos has a job for each.
      let kind = settings.kind
      jobs = (0..<Int(max(1, settings.expectedPhotoCount))).map { job in
        let kind = kind.kind(ofJob: job, supportsProRAW: tables.pointee.supportsAppleProRAW)
        return timing[.processing, kind, resolved]
      }
    }
    let drawn = jobs.compactMap(\.sampler)
    guard drawn.count == jobs.count else { return nil }
    let factor = tables.pointee.light[Int(light.rawValue)].processingFactor
    func total(at probability: Double) -> Nanoseconds {
      drawn.reduce(0) { sum, sampler in
        let time = samplers[Int(sampler.place)].quantile(at: probability)
        return sum.later(by: nanoseconds(rounding: max(0, time) * factor))
      }
    }
    return ProcessingTimeRange(minimum: total(at: 0.05), maximum: total(at: 0.95))
  }
}
