/// Values in bins of one kind.
package enum BinnedValues: Sendable {
  case logLinear(LogLinearHistogram)
  case fixed(FixedBinHistogram)
  /// Kept until the bins are known.
  case pending([Double])

  init(_ bins: HistogramBins, unit: MetricUnit) {
    switch bins {
    case .logLinear(let digits):
      self = .logLinear(
        LogLinearHistogram(digits: digits, unitsPerValue: unit.declaration.histogramSteps))
    case .linear(let width):
      self = FixedBinHistogram(edges: .linear(width: width)).map(BinnedValues.fixed) ?? .pending([])
    case .edges(let edges):
      self = FixedBinHistogram(edges: .explicit(edges)).map(BinnedValues.fixed) ?? .pending([])
    case .auto: self = .pending([])
    }
  }

  /// Counts a value in the bin whose printed edges enclose it, lower edge included.
  mutating func record(_ value: Double) {
    switch self {
    case .logLinear(var histogram):
      // The histogram rounds to its steps; a step's lower end keeps the bins half-open.
      self = .pending([])
      let steps = (value * histogram.unitsPerValue).rounded(.down)
      histogram.record(steps / histogram.unitsPerValue)
      self = .logLinear(histogram)
    case .fixed(var histogram):
      self = .pending([])
      histogram.record(value)
      self = .fixed(histogram)
    case .pending(var values):
      self = .pending([])
      values.append(value)
      self = .pending(values)
    }
  }

  /// The numbers of the bins from the first to the last that is to be listed.
  package var binRange: Range<Int> {
    switch self {
    case .logLinear(let histogram): histogram.binRange
    case .fixed(let histogram): histogram.binRange
    case .pending: 0..<0
    }
  }

  /// Underflow, the bins of a range, overflow: every value is in exactly one.
  package func rows(in range: Range<Int>) -> [HistogramBin] {
    let (bins, under, over): ([HistogramBin], UInt64, UInt64) =
      switch self {
      case .logLinear(let histogram):
        (histogram.bins(in: range), histogram.underflow, histogram.overflow)
      case .fixed(let histogram):
        (histogram.bins(in: range), histogram.underflow, histogram.overflow)
      case .pending: ([], 0, 0)
      }
    let first = bins.first?.lower ?? 0
    let last = bins.last?.upper ?? 0
    return [HistogramBin(lower: -.infinity, upper: first, count: under)] + bins
      + [HistogramBin(lower: last, upper: .infinity, count: over)]
  }
}
