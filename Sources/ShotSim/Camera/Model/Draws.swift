/// The random numbers of a replication, by address (docs/model.md, section 2): what
/// they come from, which samplers were asked, and the first one that there was not.
struct Draws: ~Copyable {
  private var stream: RandomStream
  private let samplers: UnsafePointer<Sampler>
  private var used: UsedSamplers
  /// The replication's number, from 0.
  private(set) var replication: UInt32 = 0
  /// The first timing that was needed and that the device does not have; the
  /// replication cannot go on.
  private(set) var missing: TimingSlot?

  /// Creates the draws of replication 0; the samplers must outlive them.
  init(seed: UInt64, samplers: UnsafePointer<Sampler>, count: Int) {
    stream = RandomStream(seed: seed)
    self.samplers = samplers
    used = UsedSamplers(count: count)
  }

  /// By index of the sampler: whether any replication has drawn from it.
  var usedSamplers: ContiguousArray<Bool> { used.all }

  /// Goes on to a replication.
  mutating func start(replication: UInt32) {
    self.replication = replication
    missing = nil
  }

  /// Draws the time of a photo's stage.
  @inline(__always)
  mutating func time(
    _ slot: TimingSlot, _ photo: PhotoIndex, sub: Int32 = 0,
    speed: Double = 1, light: Double = 1, heat: Double = 1
  ) -> Nanoseconds {
    time(slot, number: photo.number, sub: sub, speed: speed, light: light, heat: heat)
  }

  /// Draws the time of a stage: the sample as it is, or scaled; 0 where the device file
  /// has no timing and need not have one.
  ///
  /// A stage length is rounded once: sample, then speed, light and heat,
  /// multiplied left to right (docs/model.md, section 2).
  @inline(__always)
  mutating func time(
    _ slot: TimingSlot, number: Int32, sub: Int32 = 0,
    speed: Double = 1, light: Double = 1, heat: Double = 1
  ) -> Nanoseconds {
    guard let sampler = slot.sampler, let purpose = slot.stage.purpose else {
      if !slot.stage.traits.isOptional { missing = slot }
      return 0
    }
    let sample = sample(sampler, purpose, number: number, sub: sub)
    // Without factors the sample is the length: no rounding, no conversion.
    if speed == 1, light == 1, heat == 1 { return min(sample, .longestStage) }
    return min(nanoseconds(rounding: Double(sample) * speed * light * heat), .longestStage)
  }

  /// Draws a photographer's interval or reaction.
  @inline(__always)
  mutating func interval(
    _ sampler: SamplerIndex, _ purpose: CameraPurpose, tap: Int32
  ) -> Nanoseconds {
    min(sample(sampler, purpose, number: tap, sub: 0), .longestStage)
  }

  /// The normal number, mean 0 and standard deviation 1, of a purpose.
  mutating func standardNormal(_ purpose: CameraPurpose, number: UInt32) -> Double {
    stream.standardNormal(
      at: RandomAddress(replication: replication, purpose: purpose, index: number))
  }

  @inline(__always)
  private mutating func sample(
    _ sampler: SamplerIndex, _ purpose: CameraPurpose, number: Int32, sub: Int32
  ) -> Nanoseconds {
    used.insert(sampler)
    return stream.sample(
      samplers[Int(sampler.place)],
      at: RandomAddress(
        replication: replication, purpose: purpose, index: UInt32(bitPattern: number),
        subIndex: UInt16(truncatingIfNeeded: sub)))
  }
}

/// The place of a sampler in its plan's set.
struct SamplerIndex: BitwiseCopyable, Equatable, Sendable {
  let place: Int16
}
