import Testing

@testable import ShotSim

@Suite struct WaitLineTests {
  @Test func `A line agrees with an array`() {
    for seed: UInt64 in 0..<50 {
      var random = SplitMix64(state: seed)
      var line = WaitLine<Int>(minimumCapacity: Int(seed % 5))
      var array: [Int] = []
      for number in 0..<500 {
        if random.next(upTo: 5) < 3 {
          line.append(number)
          array.append(number)
        } else {
          let first = line.popFirst()
          #expect(first == (array.isEmpty ? nil : array.removeFirst()), "seed \(seed)")
        }
        #expect(line.count == array.count, "seed \(seed)")
        #expect(line.first == array.first, "seed \(seed)")
        if let last = array.last {
          #expect(line[array.count - 1] == last, "seed \(seed)")
        }
      }
      line.removeAll()
      #expect(line.isEmpty == true)
    }
  }
}
