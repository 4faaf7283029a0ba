import Testing

@testable import ShotSim

@Suite struct PhotoListTests {
  @Test func `Photos keep their places when their list grows`() throws {
    let settings = try CapturePlan(RuleDevice.configuration).photo
    var photos = PhotoList()
    for tap: Int32 in 0..<100 {
      let photo = photos.end
      photos.append(
        PhotoState(
          settings: settings, requestedDimensions: .first, requestedPrioritization: .speed,
          isFastCaptureActive: false,
          tap: tap, expectedPhotoCount: 1, press: 0, request: 0))
      photos[photo].begin = OptionalTime(Nanoseconds(tap))
    }
    let indices = photos.indices
    let (taps, begins) = (indices.map { photos[$0].tap }, indices.map { photos[$0].begin.time })
    #expect(taps == Array(0..<100))
    #expect(begins == Array(0..<100))
    photos.removeAll()
    let isEmpty = photos.indices.isEmpty
    #expect(isEmpty)
  }

  @Test func `A photo's number is one more than its place`() {
    #expect(PhotoIndex.first.number == 1)
    #expect(PhotoIndex(number: 7).next.number == 8)
    #expect(PhotoIndex(number: 3) < PhotoIndex(number: 4))
  }

  @Test func `A time that is not there takes no more room than one that is`() {
    #expect(MemoryLayout<OptionalTime>.stride == MemoryLayout<Nanoseconds>.stride)
    #expect(OptionalTime.never.time == nil && !OptionalTime.never.exists)
    #expect(OptionalTime(-5).time == -5 && OptionalTime(-5).exists)
    #expect(OptionalTime(nil) == .never)
  }
}
