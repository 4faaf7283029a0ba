import Testing

@testable import ShotSim

@Suite struct IndexQueueTests {
  @Test func `Indexes leave in the order in which they came, beyond the first capacity too`() {
    var queue = IndexQueue()
    for index in 0..<100 { queue.append(index) }
    let count = queue.count
    #expect(count == 100)
    let left = (0..<100).map { _ in queue.removeFirst() }
    #expect(left == Array(0..<100))
    let isEmpty = queue.isEmpty
    #expect(isEmpty)
  }

  @Test func `An index moves to the front and the others keep their order`() {
    var queue = IndexQueue()
    for index in 0..<6 { queue.append(index) }
    let first = queue.removeFirst()
    #expect(first == 0)
    queue.moveToFront(4)
    queue.moveToFront(99)
    let left = (0..<5).map { _ in queue.removeFirst() }
    #expect(left == [4, 1, 2, 3, 5])
  }

  @Test func `Photos keep their places when their list grows`() {
    var photos = PhotoList()
    for number in 0..<100 {
      photos.append(
        PhotoState(
          settings: CompiledSettings(
            kind: .processed, dimensions: 0, prioritization: nil, flash: .off, bracketCount: 0,
            isUncompressed: false),
          requestedDimensions: 0, requestedPrioritization: .speed, isFastCaptureActive: false,
          tap: Int32(number), expectedPhotoCount: 1,
          resolved: ResolvedSettings(
            dimensions: 0, prioritization: .speed, flash: false, isDeferred: false,
            isFastCapture: false, reasons: []),
          press: 0, request: 0))
      photos[number].begin = Nanoseconds(number)
    }
    let indices = photos.indices
    let (taps, begins) = (indices.map { photos[$0].tap }, indices.map { photos[$0].begin })
    #expect(taps == Array(0..<100))
    #expect(begins == Array(0..<100))
    photos.removeAll()
    let isEmpty = photos.indices.isEmpty
    #expect(isEmpty)
  }
}
