import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct BarsTextTests {
  static let distributions = [
    FramesDistribution(label: "features none", counts: [0, 1000], mean: 1, low: 1, high: 1),
    FramesDistribution(
      label: "features all", counts: [0, 0, 0, 4, 165, 449, 311, 70, 1], mean: 5.278, low: 5.248,
      high: 5.309),
  ]

  @Test func `Frames per burst are drawn as they were looked at`() throws {
    let options = TextPictureOptions(width: 72)
    let text = BarsText.render(Self.distributions, options: options)
    let means = BarsText.renderMeans(Self.distributions, options: options)
    expectGolden(text + "\n" + means, "report/bars.txt")
  }

  @Test func `Bars fit any width, with and without Unicode`() {
    for width in [40, 80, 200] {
      for unicode in [true, false] {
        let options = TextPictureOptions(width: width, unicode: unicode)
        let text = BarsText.renderMeans(Self.distributions, options: options)
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
        #expect(unicode || text.utf8.allSatisfy { $0 < 128 })
      }
    }
  }
}
