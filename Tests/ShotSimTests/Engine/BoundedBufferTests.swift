import Testing

@testable import ShotSim

@Suite struct BoundedBufferTests {
  @Test func `A full buffer blocks its producer until a place is free`() {
    var buffer = BoundedBuffer<Int>(capacity: 2)
    let placements = (1...4).map { buffer.put($0, at: Nanoseconds($0)) }
    #expect(placements == [.stored, .stored, .blocked, .blocked])
    #expect(buffer.isFull == true)
    var removals: [[Int?]] = []
    while let removal = buffer.take(at: 10) { removals.append([removal.item, removal.admitted]) }
    #expect(removals == [[1, 3], [2, 4], [3, nil], [4, nil]])
    #expect(buffer.isEmpty == true)
    #expect(buffer.blocked.integral(until: 10) == 7 + 6)
    #expect(buffer.stored.integral(until: 10) == 9 + 8)
  }

  @Test func `A buffer without places hands an item over`() {
    var buffer = BoundedBuffer<Int>(capacity: 0)
    let placement = buffer.put(7, at: 0)
    #expect(placement == .blocked)
    let removal = buffer.take(at: 3)
    #expect(removal?.item == 7)
    #expect(removal?.admitted == 7)
    #expect(buffer.blocked.value == 0)
  }

  @Test func `A reset buffer is empty`() {
    var buffer = BoundedBuffer<Int>(capacity: 1)
    for item in 0..<5 { _ = buffer.put(item, at: 1) }
    buffer.reset()
    let removal = buffer.take(at: 2)
    #expect(removal?.item == nil)
    #expect(buffer.stored.maximum == 0)
  }
}
