import Testing

@testable import ShotSim

@Suite struct PhotoSpanSumsTests {
  /// A photo that came to every end, 100 ns apart.
  private func photo(exposure: Nanoseconds) throws -> PhotoState {
    var photo = PhotoState(
      settings: try CapturePlan(RuleDevice.configuration).photo, requestedDimensions: .first,
      requestedPrioritization: .speed, isFastCaptureActive: false, tap: 1,
      expectedPhotoCount: 1, press: exposure - 300, request: exposure - 200)
    photo.begin = OptionalTime(exposure - 100)
    photo.exposure = OptionalTime(exposure)
    photo.captureEnd = OptionalTime(exposure + 100)
    photo.processedAt = OptionalTime(exposure + 200)
    photo.processingTime = 50
    photo.deliveredAt = OptionalTime(exposure + 300)
    photo.finalAt = OptionalTime(exposure + 400)
    return photo
  }

  @Test func `Each metric sums the spans of the photos that have one`() throws {
    var sums = PhotoSpanSums()
    for exposure: Nanoseconds in [1000, 1600, 2400] {
      sums.add(try photo(exposure: exposure), until: 2000)
    }
    // The last exposure comes after the end: it has neither a lag nor a distance.
    let expected: [(PhotoMetric, Int32, Double)] = [
      (.shotToShot, 1, 600), (.shutterLag, 2, 300), (.queueWait, 3, 100),
      (.captureTime, 3, 200), (.processingTime, 3, 50), (.timeToPhoto, 3, 600),
      (.timeToFinal, 3, 700),
    ]
    #expect(Set(expected.map(\.0)) == Set(PhotoMetric.allCases), "every metric is summed")
    for (metric, expectedCount, expectedMean) in expected {
      let (count, mean) = (sums.count(of: metric), sums.mean(of: metric))
      #expect(count == expectedCount, "\(metric)")
      #expect(abs(mean - expectedMean / 1e6) < 1e-12, "\(metric)")
    }
    sums.clear(.shotToShot)
    let (count, mean) = (sums.count(of: .shotToShot), sums.mean(of: .shotToShot))
    #expect(count == 0 && mean.isNaN)
  }
}
