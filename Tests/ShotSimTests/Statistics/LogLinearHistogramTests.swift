import Testing

@testable import ShotSim

@Suite struct LogLinearHistogramTests {
  @Test(arguments: 1...5)
  func `Every value lies in its bin and bins are narrow and seamless`(digits: Int) {
    let histogram = LogLinearHistogram(digits: digits)
    var values: [Int64] = Array(0...1200)
    var power: Int64 = 1
    while power < 1_000_000_000_000_000 {
      values += [power - 1, power, power + 1, power * 3 + power / 7, power * 9 + power / 3]
      power *= 10
    }
    let width = Double((0..<digits).reduce(1) { power, _ in power * 10 })
    for value in values where value < 1_000_000_000_000_000 {
      for signed in [value, -value] {
        let bin = histogram.bin(ofUnits: signed)
        let (lower, upper) = (
          histogram.lowerUnits(ofBin: bin), histogram.lowerUnits(ofBin: bin + 1)
        )
        #expect(lower <= signed && signed < upper)
        let smaller = Double(min(abs(lower), abs(upper)))
        #expect(upper - lower == 1 || Double(upper - lower) * width <= smaller)
        #expect(histogram.bin(ofUnits: lower) == bin)
        #expect(histogram.bin(ofUnits: upper) == bin + 1)
      }
    }
  }

  @Test func `Edges are short decimal numbers in the values' own unit`() {
    var histogram = LogLinearHistogram(digits: 1, unitsPerValue: 1_000_000)
    histogram.record(0.3)
    histogram.record(0.305)
    histogram.record(0.31)
    #expect(
      histogram.bins(in: histogram.binRange) == [
        HistogramBin(lower: 0.3, upper: 0.31, count: 2),
        HistogramBin(lower: 0.31, upper: 0.32, count: 1),
      ])
    var negative = LogLinearHistogram(digits: 1, unitsPerValue: 1_000_000)
    negative.record(-0.31)
    negative.record(-0.305)
    #expect(
      negative.bins(in: negative.binRange) == [
        HistogramBin(lower: -0.31, upper: -0.3, count: 2)
      ])
  }

  private func draws(_ count: Int, seed: UInt64) -> [Double] {
    var stream = RandomStream(seed: seed)
    return (0..<count).map { index in
      stream.seek(to: RandomAddress(replication: 0, purpose: .user, index: UInt32(index)))
      return stream.exponential(mean: 80) - 20
    }
  }

  @Test func `Merging in any order gives the same to the last bit`() {
    let values = draws(4000, seed: 75)
    var whole = LogLinearHistogram(digits: 2, unitsPerValue: 1_000_000)
    var parts = [LogLinearHistogram](
      repeating: LogLinearHistogram(digits: 2, unitsPerValue: 1_000_000), count: 5)
    for (index, value) in values.enumerated() {
      whole.record(value)
      parts[index * 31 % 5].record(value)
    }
    for order in [[0, 1, 2, 3, 4], [4, 2, 0, 1, 3]] {
      var merged = LogLinearHistogram(digits: 2, unitsPerValue: 1_000_000)
      for part in order { merged.merge(parts[part]) }
      #expect(merged == whole)
      #expect(merged.mean == whole.mean)
    }
    #expect(whole.count == 4000)
    #expect(whole.bins(in: whole.binRange).reduce(0) { $0 + $1.count } == 4000)
    #expect(abs(whole.mean - values.reduce(0, +) / 4000) < 1e-6)
    #expect(whole.minimum == values.min())
  }

  @Test func `Percentiles are within the stated error of the exact order statistics`() {
    let values = draws(5000, seed: 76)
    let sorted = values.sorted()
    for digits in 1...4 {
      var histogram = LogLinearHistogram(digits: digits, unitsPerValue: 1_000_000)
      for value in values { histogram.record(value) }
      for probability in [0, 0.001, 0.05, 0.2, 0.5, 0.9, 0.99, 0.999, 1] {
        let exact = sorted[max(1, Int((probability * 5000).rounded(.up))) - 1]
        let error = abs(histogram.quantile(at: probability) - exact)
        #expect(error <= abs(exact) * histogram.relativeError + 1e-6)
      }
      #expect(histogram.quantile(at: 0) <= histogram.quantile(at: 1))
    }
  }

  @Test func `What does not fit is counted and not lost`() {
    var histogram = LogLinearHistogram(digits: 2)
    for value in [-.infinity, -1e15, 7, 1e15, .infinity, .nan] { histogram.record(value) }
    #expect(histogram.count == 5)
    #expect(histogram.underflow == 2)
    #expect(histogram.overflow == 2)
    #expect(histogram.quantile(at: 0) == -.infinity)
    #expect(histogram.quantile(at: 0.5) == 7)
    #expect(histogram.quantile(at: 1) == .infinity)
    #expect(histogram.mean == 7)
    #expect(LogLinearHistogram(digits: 2).quantile(at: 0.5).isNaN)
  }
}
