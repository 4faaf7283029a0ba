import Testing

@testable import ShotSim

@Suite struct Philox4x32Tests {
  /// The known answers that the generator's authors publish: counter, key, block.
  static let knownAnswers: [([UInt32], [UInt32], [UInt32])] = [
    (
      [0, 0, 0, 0], [0, 0],
      [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]
    ),
    (
      [.max, .max, .max, .max], [.max, .max],
      [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd]
    ),
    (
      [0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344], [0xa409_3822, 0x299f_31d0],
      [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1]
    ),
  ]

  @Test(arguments: knownAnswers)
  func `The published known answers hold`(
    counter: [UInt32], key: [UInt32], expected: [UInt32]
  ) {
    let block = Philox4x32.block(
      counter: Philox4x32.Words(counter[0], counter[1], counter[2], counter[3]),
      key: (key[0], key[1]))
    #expect(block == Philox4x32.Words(expected[0], expected[1], expected[2], expected[3]))
  }

  @Test func `A new stream stands at counter 0 and counts blocks up`() {
    var stream = RandomStream(seed: 0)
    let expected: [UInt32] = [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]
    for word in expected { #expect(stream.bits() == word) }
    let second = Philox4x32.block(counter: Philox4x32.Words(1, 0, 0, 0), key: (0, 0))
    for lane in 0..<4 { #expect(stream.bits() == second[lane]) }
  }

  @Test func `The seed is the key and the address the counter`() {
    var stream = RandomStream(seed: 0x299f_31d0_a409_3822)
    stream.seek(
      to: RandomAddress(replication: 7, purpose: .capture, index: 3, subIndex: 5))
    let block = Philox4x32.block(
      counter: Philox4x32.Words(0, 3, 7 | 5 << 16, 7), key: (0xa409_3822, 0x299f_31d0))
    for lane in 0..<4 { #expect(stream.bits() == block[lane]) }
  }

  @Test func `A uniform number takes 53 bits from two words`() {
    var stream = RandomStream(seed: 0)
    let bits = UInt64(0x6627_e8d5 >> 5) << 26 | UInt64(0xe169_c58d >> 6)
    #expect(stream.uniform() == Double(bits) / 9_007_199_254_740_992)
    stream.seek(to: RandomAddress(replication: 0, purpose: .user, index: 0))
    _ = stream.bits()
    _ = stream.uniform()
    // One word is left in the block, the other comes from the next one.
    let first = Philox4x32.block(counter: Philox4x32.Words(0, 0, 1000, 0), key: (0, 0))[3]
    let second = Philox4x32.block(counter: Philox4x32.Words(1, 0, 1000, 0), key: (0, 0))[0]
    let straddling = UInt64(first >> 5) << 26 | UInt64(second >> 6)
    #expect(stream.uniform() == Double(straddling) / 9_007_199_254_740_992)
  }
}
