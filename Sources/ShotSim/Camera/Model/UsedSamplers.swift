/// Which samplers of a plan have been drawn from.
struct UsedSamplers: ~Copyable {
  private let flags: UnsafeMutableBufferPointer<Bool>

  init(count: Int) {
    flags = .allocate(capacity: count)
    flags.initialize(repeating: false)
  }

  deinit { flags.deallocate() }

  /// By index of the sampler.
  var all: ContiguousArray<Bool> { ContiguousArray(flags) }

  @inline(__always)
  mutating func insert(_ sampler: SamplerIndex) {
    assert(flags.indices.contains(Int(sampler.place)), "no such sampler")
    // Without the buffer's check, which the plan's own indexes do not need.
    flags.baseAddress.unsafelyUnwrapped[Int(sampler.place)] = true
  }
}

/// The memory is owned alone.
extension UsedSamplers: @unchecked Sendable {}
