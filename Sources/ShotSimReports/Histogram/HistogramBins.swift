package import ShotSim

/// How the values of a metric are put into bins.
package enum HistogramBins: Sendable, Equatable {
  /// Bins whose relative width is at most ten to the minus `digits`, and no finer than
  /// the unit's resolution; the same edges for all data.
  case logLinear(digits: Int)
  /// Multiples of a width, in the metric's unit.
  case linear(width: Double)
  /// Edges in the metric's unit, strictly ascending.
  case edges([Double])
  /// Freedman and Diaconis' width for the values at hand: for display only, because
  /// files of two runs then have different edges.
  case auto

  /// What files have when nobody asks for something else.
  package static let standard = HistogramBins.logLinear(digits: 2)

  /// Bins of files that say how they were made.
  package var text: String {
    switch self {
    case .logLinear(let digits): "log-linear:\(digits)"
    case .linear(let width): "linear:" + NumberText.shortest(width)
    case .edges(let edges): "edges:" + edges.map(NumberText.shortest).joined(separator: ",")
    case .auto: "auto"
    }
  }

  /// Reads `auto`, `log-linear:DIGITS`, `linear:WIDTH` or `edges:A,B,…`; nil for what
  /// makes no bins.
  package init?(_ text: String) {
    if text == "auto" {
      self = .auto
      return
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    switch text[..<colon] {
    case "log-linear":
      guard let digits = Int(rest), (1...5).contains(digits) else { return nil }
      self = .logLinear(digits: digits)
    case "linear":
      guard let width = Double(rest), width > 0, width.isFinite else { return nil }
      self = .linear(width: width)
    case "edges":
      let edges = rest.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      let numbers = edges.compactMap(\.self)
      guard numbers.count == edges.count, FixedBinHistogram(edges: .explicit(numbers)) != nil
      else { return nil }
      self = .edges(numbers)
    default: return nil
    }
  }
}

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
  var binRange: Range<Int> {
    switch self {
    case .logLinear(let histogram): histogram.binRange
    case .fixed(let histogram): histogram.binRange
    case .pending: 0..<0
    }
  }

  /// Underflow, the bins of a range, overflow: every value is in exactly one.
  func rows(in range: Range<Int>) -> [HistogramBin] {
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
