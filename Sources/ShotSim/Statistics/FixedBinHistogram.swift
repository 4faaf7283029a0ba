/// A histogram with edges that its user chose.
package struct FixedBinHistogram: Sendable, Equatable {
  /// Where bins begin and end.
  package enum Edges: Sendable, Equatable {
    /// Every multiple of a width, to either side of zero.
    case linear(width: Double)
    /// These, ascending; below the first is underflow, from the last on overflow.
    case explicit([Double])
  }

  /// Linear bins are numbered from -500,000 to 499,999; what is beyond is underflow
  /// or overflow, which bounds the memory.
  private static let linearBins = -500_000..<500_000

  /// Where bins begin and end.
  package let edges: Edges
  /// Values below all bins.
  package private(set) var underflow: UInt64 = 0
  /// Values above all bins.
  package private(set) var overflow: UInt64 = 0
  private var bins = BinCounts()

  /// Creates an empty histogram; nil for edges that make no bins.
  ///
  /// A width must be above zero and finite; explicit edges at least two, finite and
  /// strictly ascending.
  package init?(edges: Edges) {
    switch edges {
    case .linear(let width):
      guard width > 0, width.isFinite else { return nil }
    case .explicit(let values):
      guard values.count >= 2, values.allSatisfy(\.isFinite),
        zip(values, values.dropFirst()).allSatisfy({ $0 < $1 })
      else { return nil }
    }
    self.edges = edges
  }

  /// All values, those beyond the bins included.
  package var count: UInt64 { bins.counts.reduce(underflow + overflow, +) }

  /// Counts a value; what is no number is left out.
  package mutating func record(_ value: Double) {
    if value.isNaN { return }
    let bin = bin(of: value)
    if bin < limits.lowerBound {
      underflow += 1
    } else if bin >= limits.upperBound {
      overflow += 1
    } else {
      bins.add(1, to: bin)
    }
  }

  /// Adds the values of another histogram.
  ///
  /// - Precondition: Both have the same edges.
  package mutating func merge(_ other: FixedBinHistogram) {
    precondition(edges == other.edges, "histograms of different edges do not merge")
    underflow += other.underflow
    overflow += other.overflow
    bins.merge(other.bins)
  }

  /// The numbers of the bins to list: all explicit ones, or the linear ones from the
  /// first to the last that is not empty.
  package var binRange: Range<Int> {
    if case .explicit = edges { limits } else { bins.range }
  }

  /// The bins of a range of numbers, empty ones included, in ascending order.
  package func bins(in range: Range<Int>) -> [HistogramBin] {
    range.map { HistogramBin(lower: lower(of: $0), upper: lower(of: $0 + 1), count: bins[$0]) }
  }

  private var limits: Range<Int> {
    switch edges {
    case .linear: Self.linearBins
    case .explicit(let values): 0..<(values.count - 1)
    }
  }

  /// The number of the bin of a value; outside the limits for under- and overflow.
  private func bin(of value: Double) -> Int {
    switch edges {
    case .linear(let width):
      let quotient = (value / width).rounded(.down)
      // Also keeps the conversion to a whole number from trapping.
      if quotient < Double(limits.lowerBound) - 1 { return limits.lowerBound - 1 }
      if quotient > Double(limits.upperBound) { return limits.upperBound }
      // Division can round across an edge; the edges as printed decide.
      var bin = Int(quotient)
      if value < lower(of: bin) { bin -= 1 } else if value >= lower(of: bin + 1) { bin += 1 }
      return bin
    case .explicit(let values):
      // The number of edges at or below the value, by halving.
      var (low, high) = (0, values.count)
      while low < high {
        let middle = (low + high) / 2
        if values[middle] <= value { low = middle + 1 } else { high = middle }
      }
      return low - 1
    }
  }

  private func lower(of bin: Int) -> Double {
    switch edges {
    case .linear(let width):
      // A width such as 0.1 has a whole reciprocal, and dividing by that gives the
      // edges that people write: 0.3 and not 0.30000000000000004.
      let reciprocal = (1 / width).rounded()
      return reciprocal > 0 && 1 / reciprocal == width
        ? Double(bin) / reciprocal : Double(bin) * width
    case .explicit(let values): return values[bin]
    }
  }
}
