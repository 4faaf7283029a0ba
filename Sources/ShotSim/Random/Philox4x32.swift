internal import CGSL

/// The counter-based generator Philox 4x32-10 as a generator type of GSL.
///
/// A block of four words is a pure function of a 128-bit counter and a 64-bit
/// key, so any place of the sequence is reached at the cost of one block: Salmon,
/// Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3" (2011).
///
/// The state is twelve words in memory that GSL owns: the block last made, the
/// counter of the block to be made next, the key, and how many words of the block
/// are used up. Nothing here is global but the immutable description.
enum Philox4x32 {
  /// The words of a block, and a counter.
  typealias Words = SIMD4<UInt32>

  /// Where the parts of the state lie, counted in words.
  private enum Offset {
    static let block = 0
    static let counter = 4
    static let key = 8
    static let used = 10
    static let count = 12
  }

  /// The state of one generator.
  ///
  /// A typed view of the memory behind a `gsl_rng`; it owns nothing.
  struct State: BitwiseCopyable {
    let words: UnsafeMutablePointer<UInt32>

    init(_ memory: UnsafeMutableRawPointer) {
      words = memory.bindMemory(to: UInt32.self, capacity: Offset.count)
    }

    /// Sets the key and goes to counter 0.
    func reset(key: UInt64) {
      words[Offset.key] = UInt32(truncatingIfNeeded: key)
      words[Offset.key + 1] = UInt32(truncatingIfNeeded: key >> 32)
      seek(to: Words(0, 0, 0, 0))
    }

    /// Makes the block with this counter the next; it is computed when first drawn from.
    @inline(__always)
    func seek(to counter: Words) {
      for lane in 0..<4 { words[Offset.counter + lane] = counter[lane] }
      words[Offset.used] = 4
    }

    /// The next 32 bits.
    @inline(__always)
    func next() -> UInt32 {
      let used = words[Offset.used]
      // The first word is returned as it is made: reading it back from memory
      // would make every first draw at an address wait for the store.
      if used == 4 { return makeBlock() }
      words[Offset.used] = used &+ 1
      return words[Offset.block + Int(used)]
    }

    /// The next multiple of 2^-53 from 0 up to but not including 1.
    ///
    /// The higher half of its bits comes from the first of two words.
    @inline(__always)
    func nextUnit() -> Double {
      let high = UInt64(next() >> 5)
      let low = UInt64(next() >> 6)
      return Double(high << 26 | low) * 0x1p-53
    }

    /// Computes the block at the counter, counts the counter's first word up and
    /// returns the block's first word.
    ///
    /// That word wraps around after 2^32 blocks of one address, which no address
    /// ever needs.
    @inline(__always)
    private func makeBlock() -> UInt32 {
      let counter = Words(
        words[Offset.counter], words[Offset.counter + 1],
        words[Offset.counter + 2], words[Offset.counter + 3])
      let block = Philox4x32.block(
        counter: counter, key: (words[Offset.key], words[Offset.key + 1]))
      for lane in 0..<4 { words[Offset.block + lane] = block[lane] }
      words[Offset.counter] = counter[0] &+ 1
      words[Offset.used] = 1
      return block[0]
    }
  }

  /// The four words that belong to a counter and a key.
  @inline(__always)
  static func block(counter: Words, key: (UInt32, UInt32)) -> Words {
    var (key0, key1) = key
    var (word0, word1, word2, word3) = (counter[0], counter[1], counter[2], counter[3])
    for _ in 0..<10 {
      // Wrapping is the algorithm: the products need 64 bits, the keys 32.
      let product0 = UInt64(word0) &* 0xD251_1F53
      let product1 = UInt64(word2) &* 0xCD9E_8D57
      word0 = UInt32(truncatingIfNeeded: product1 >> 32) ^ word1 ^ key0
      word2 = UInt32(truncatingIfNeeded: product0 >> 32) ^ word3 ^ key1
      word1 = UInt32(truncatingIfNeeded: product1)
      word3 = UInt32(truncatingIfNeeded: product0)
      key0 = key0 &+ 0x9E37_79B9
      key1 = key1 &+ 0xBB67_AE85
    }
    return Words(word0, word1, word2, word3)
  }

  /// The description that GSL's functions work through.
  ///
  /// Allocated once and never freed or changed, since every generator points to it.
  nonisolated(unsafe) static let generatorType: UnsafePointer<gsl_rng_type> = {
    let name: StaticString = "philox4x32-10"
    let type = UnsafeMutablePointer<gsl_rng_type>.allocate(capacity: 1)
    type.initialize(
      to: gsl_rng_type(
        name: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self),
        max: UInt(UInt32.max),
        min: 0,
        size: Offset.count * MemoryLayout<UInt32>.stride,
        set: { memory, seed in
          guard let memory else { return }
          State(memory).reset(key: UInt64(seed))
        },
        get: { memory in
          guard let memory else { return 0 }
          return UInt(State(memory).next())
        },
        get_double: { memory in
          guard let memory else { return 0 }
          return State(memory).nextUnit()
        }))
    return UnsafePointer(type)
  }()
}
