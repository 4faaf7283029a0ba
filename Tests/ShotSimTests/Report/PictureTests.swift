import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct PictureTests {
  static let distributions = BarsTextTests.distributions

  static let comparison: DistributionComparison = {
    let off: [Double] = (0..<200).map { index in 2500 + Double(index * 37 % 101) * 4 }
    let on: [Double] = (0..<900).map { index in
      let base = 500 + Double(index * 53 % 211) * 1.5
      return base + Double(index % 7) * 30
    }
    return DistributionComparison(
      metric: .timeToPhoto, values: [("features none", off), ("features all", on)])
  }()

  static let effects = [
    ToggleEffect(label: "preparedSettings", effect: 2.1, low: 2.07, high: 2.13),
    ToggleEffect(label: "fastCapturePrioritization", effect: 0.73, low: 0.7, high: 0.76),
    ToggleEffect(label: "zeroShutterLag", effect: 0.01, low: -0.02, high: 0.04),
    ToggleEffect(label: "somethingElse", effect: -0.4, low: -0.5, high: -0.3),
  ]

  static let pictures: [(name: String, svg: String)] = [
    (
      "timeline.svg",
      TimelinePicture.svg([
        TimelinePanel(
          title: "features all", timeline: Timeline(SampleResults.on, moment: SampleResults.moment))
      ])
    ),
    (
      "timelines.svg",
      TimelinePicture.svg([
        TimelinePanel(
          title: "features none",
          timeline: Timeline(SampleResults.off, moment: SampleResults.moment)),
        TimelinePanel(
          title: "features all", timeline: Timeline(SampleResults.on, moment: SampleResults.moment)),
      ])
    ),
    (
      "mean-bars.svg",
      MeanBarsPicture.svg(
        distributions.map {
          EstimateBar(label: $0.label, value: $0.mean, low: $0.low, high: $0.high)
        }, caption: "Frames per burst", unit: .count)
    ),
    ("frames.svg", FramesPicture.svg(distributions)),
    ("distribution.svg", DistributionPicture.svg(comparison)),
    ("effects.svg", EffectsPicture.svg(effects, metric: .framesCaptured)),
  ]

  @Test(arguments: pictures.map(\.name))
  func `Each picture is drawn as it was looked at`(name: String) throws {
    let picture = try #require(Self.pictures.first { $0.name == name })
    expectGolden(picture.svg, "report/\(name)")
  }

  @Test(arguments: pictures.map(\.name))
  func `Each picture tells what it shows, and asks nothing of a network`(name: String) throws {
    let svg = try #require(Self.pictures.first { $0.name == name }).svg
    #expect(svg.contains("role=\"img\" aria-label=\""))
    #expect(svg.contains("<title>"))
    let links = svg.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!links.contains("http") && !links.contains("url("))
  }

  @Test func `Marks of an axis are round and few`() {
    let marks = TimeAxis.marks(from: -50_000_000, to: 2_700_000_000, limit: 10)
    #expect(marks == [0, 500_000_000, 1_000_000_000, 1_500_000_000, 2_000_000_000, 2_500_000_000])
    #expect(TimeAxis.labels(marks).prefix(2) == ["0.0 s", "0.5 s"])
    for limit in 1...20 {
      #expect(TimeAxis.marks(from: 3, to: 1_000_003, limit: limit).count <= limit + 1)
    }
  }

  @Test func `Bins for display hold every value once`() {
    for series in Self.comparison.series {
      #expect(abs(series.shares.reduce(0, +) - 1) < 1e-9)
    }
    let one = DistributionComparison(metric: .timeToPhoto, values: [("a", [5]), ("b", [])])
    #expect(one.edges == [4.5, 5.5])
    #expect(one.series[0].shares == [1])
    #expect(one.series[1].points.isEmpty)
  }
}
