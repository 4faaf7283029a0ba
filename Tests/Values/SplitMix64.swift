/// SplitMix64 (Steele, Lea and Flood 2014), so that a printed seed repeats a run on any
/// machine.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  package var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below the bound; the bias of the remainder does not matter for a test.
  package mutating func next(upTo bound: UInt64) -> UInt64 { next() % bound }

  /// A whole number of the range.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Whether an event of this probability in per cent happens.
  package mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// One of the values, of which there is at least one.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }
}
