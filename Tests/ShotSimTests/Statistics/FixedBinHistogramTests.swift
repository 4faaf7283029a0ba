import Testing

@testable import ShotSim

@Suite struct FixedBinHistogramTests {
  @Test(arguments: [0.1, 0.25, 0.7, 3, 10])
  func `Every value lies between the edges of its bin`(width: Double) throws {
    var stream = RandomStream(seed: 77)
    for step in -2000...2000 {
      let values = [
        Double(step) * width, Double(step) / 10, (stream.uniform() - 0.5) * 1000 * width,
      ]
      for value in values {
        var histogram = try #require(FixedBinHistogram(edges: .linear(width: width)))
        histogram.record(value)
        let bins = histogram.bins(in: histogram.binRange)
        #expect(bins.count == 1)
        #expect(bins[0].lower <= value && value < bins[0].upper)
      }
    }
  }

  @Test func `Linear edges are multiples as people write them`() throws {
    var histogram = try #require(FixedBinHistogram(edges: .linear(width: 0.1)))
    for value in [0.3, 0.35, 0.6, -0.1] { histogram.record(value) }
    let bins = histogram.bins(in: histogram.binRange)
    #expect(bins.map(\.lower) == [-0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
    #expect(bins.map(\.count) == [1, 0, 0, 0, 2, 0, 0, 1])
  }

  @Test func `Explicit edges are half open and the rest is counted`() throws {
    var histogram = try #require(FixedBinHistogram(edges: .explicit([0, 1, 5])))
    for value in [-0.5, 0, 0.99, 1, 4.9, 5, .infinity, -.infinity, .nan] {
      histogram.record(value)
    }
    #expect(
      histogram.bins(in: histogram.binRange) == [
        HistogramBin(lower: 0, upper: 1, count: 2), HistogramBin(lower: 1, upper: 5, count: 2),
      ])
    #expect(histogram.underflow == 2)
    #expect(histogram.overflow == 2)
    #expect(histogram.count == 8)
  }

  @Test func `A tiny width does not ask for endless memory`() throws {
    var histogram = try #require(FixedBinHistogram(edges: .linear(width: 1e-9)))
    for value in [1e300, -1e300, .infinity, 0] { histogram.record(value) }
    #expect(histogram.overflow == 2)
    #expect(histogram.underflow == 1)
    #expect(histogram.binRange == 0..<1)
  }

  @Test func `Halves merge to the whole`() throws {
    var parts = try (0..<2).map { _ in
      try #require(FixedBinHistogram(edges: .linear(width: 2)))
    }
    var whole = parts[0]
    for step in 0..<500 {
      let value = Double(step * 7919 % 1009) - 300
      whole.record(value)
      parts[step % 2].record(value)
    }
    parts[0].merge(parts[1])
    #expect(parts[0] == whole)
  }

  @Test func `Edges that make no bins are refused`() {
    #expect(FixedBinHistogram(edges: .linear(width: 0)) == nil)
    #expect(FixedBinHistogram(edges: .linear(width: .nan)) == nil)
    #expect(FixedBinHistogram(edges: .explicit([1])) == nil)
    #expect(FixedBinHistogram(edges: .explicit([1, 1])) == nil)
    #expect(FixedBinHistogram(edges: .explicit([1, .infinity])) == nil)
  }
}
