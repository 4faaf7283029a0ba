internal import CGSL

/// A stream of random numbers that is moved to an address before it is drawn from.
///
/// It owns one GSL generator, a Philox 4x32-10 whose key is the seed. A value
/// depends on the seed, the address and the number of draws since ``seek(to:)``,
/// and on nothing that was asked for before. Streams are noncopyable: a copy would
/// replay the same numbers and silently correlate two parts of a model.
public struct RandomStream: ~Copyable {
  private let generator: UnsafeMutablePointer<gsl_rng>
  private let state: Philox4x32.State

  /// Creates a stream that stands at counter 0.
  ///
  /// - Parameter seed: Any value; all 64 bits count.
  public init(seed: UInt64) {
    GSLErrorHandling.switchOff()
    guard let generator = gsl_rng_alloc(Philox4x32.generatorType),
      let memory = generator.pointee.state
    else {
      fatalError("out of memory for a random stream")
    }
    self.generator = generator
    state = Philox4x32.State(memory)
    // Not through gsl_rng_set, whose seed has fewer than 64 bits on some systems.
    state.reset(key: seed)
  }

  deinit { gsl_rng_free(generator) }

  /// Moves to the first number of an address.
  ///
  /// The counter is (block, index, purpose + 2^16 · subIndex, replication), block
  /// from 0.
  ///
  /// - Complexity: O(1), a few stores; the block is computed at the first draw.
  @inline(__always)
  public mutating func seek(to address: RandomAddress) {
    state.seek(
      to: Philox4x32.Words(
        0, address.index, UInt32(address.purpose.number) | UInt32(address.subIndex) << 16,
        address.replication))
  }

  /// Returns the next 32 random bits.
  public mutating func bits() -> UInt32 { state.next() }

  /// Returns the next number from 0 up to but not including 1, a multiple of 2^-53.
  public mutating func uniform() -> Double { state.nextUnit() }

  /// Returns the next number between 0 and 1, both excluded.
  public mutating func uniformPositive() -> Double { gsl_rng_uniform_pos(generator) }

  /// Returns a whole number from 0 up to but not including `bound`, all equally likely.
  ///
  /// - Precondition: `bound` is from 1 to 2^32 - 1.
  public mutating func uniformInteger(below bound: Int) -> Int {
    precondition(bound > 0 && bound <= Int(UInt32.max), "no such range of whole numbers")
    return Int(gsl_rng_uniform_int(generator, UInt(bound)))
  }

  /// Returns an exponential number with the given mean.
  public mutating func exponential(mean: Double) -> Double {
    gsl_ran_exponential(generator, mean)
  }

  /// Returns a normal number with mean 0 and standard deviation 1.
  public mutating func gaussian() -> Double { gaussian(standardDeviation: 1) }

  /// Returns a normal number with mean 0, by the ziggurat method of GSL.
  public mutating func gaussian(standardDeviation: Double) -> Double {
    gsl_ran_gaussian_ziggurat(generator, standardDeviation)
  }

  /// Returns a gamma number, by the method of Marsaglia and Tsang.
  ///
  /// `shape` and `scale` are above zero; their product is the mean.
  public mutating func gamma(shape: Double, scale: Double) -> Double {
    gsl_ran_gamma(generator, shape, scale)
  }

  /// Returns a Weibull number.
  ///
  /// `scale` is the quantile at 1 - 1/e; a `shape` of 1 gives an exponential.
  public mutating func weibull(scale: Double, shape: Double) -> Double {
    gsl_ran_weibull(generator, scale, shape)
  }

  /// Returns the normal number, mean 0 and standard deviation 1, of an address.
  public mutating func standardNormal(at address: RandomAddress) -> Double {
    seek(to: address)
    return gaussian()
  }

  /// Returns the time that a compiled distribution has at an address.
  ///
  /// Whole nanoseconds, rounded half away from zero; below zero only where the
  /// sampler was compiled to allow it. A constant does not move the stream.
  @inline(__always)
  package mutating func sample(_ sampler: Sampler, at address: RandomAddress) -> Nanoseconds {
    if let constant = sampler.constant { return constant }
    seek(to: address)
    return sampler.draw(from: &self)
  }
}
