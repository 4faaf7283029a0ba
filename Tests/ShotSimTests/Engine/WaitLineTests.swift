import TestValues
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

  @Test func `One who is moved to the front passes those before, who keep their order`() {
    var line = WaitLine<Int>(minimumCapacity: 4)
    // The ring's beginning is in its middle, and its end before that.
    for number in 0..<3 { line.append(number) }
    for _ in 0..<3 { _ = line.popFirst() }
    for number in 10..<14 { line.append(number) }
    let place = line.firstPlace(of: 12)
    #expect(place == 2)
    let nobody = line.firstPlace(of: 99)
    #expect(nobody == nil)
    line.moveToFront(2)
    line.moveToFront(0)
    line.append(14)
    var left: [Int] = []
    while let number = line.popFirst() { left.append(number) }
    #expect(left == [12, 10, 11, 13, 14])
  }
}
