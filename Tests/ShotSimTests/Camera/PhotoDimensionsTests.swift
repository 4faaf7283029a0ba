import Testing

@testable import ShotSim

@Suite struct PhotoDimensionsTests {
  @Test func `A size is named by its megapixels`() {
    #expect(PhotoDimensions(megapixels: 12).description == "12MP")
    #expect(PhotoDimensions(kilopixels: 12_250).description == "12.25MP")
  }
}
