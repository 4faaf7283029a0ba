import ShotSim

/// What rule the edges of a file's bins follow, found from the bins.
enum BinFamily: Equatable, Sendable {
  case logLinear(digits: Int, steps: Double)
  case linear(width: Double)
  case explicit

  /// The first rule that all bins follow; log-linear and linear ones can be continued.
  init?(all bins: [HistogramBin], steps: Double) {
    guard bins.allSatisfy({ $0.lower.isFinite && $0.upper.isFinite }) else { return nil }
    for digits in 1...5 {
      let histogram = LogLinearHistogram(digits: digits, unitsPerValue: steps)
      let fits = bins.allSatisfy { bin in
        let units = (bin.lower * steps).rounded()
        guard abs(units) < 1e15 else { return false }
        let number = histogram.bin(ofUnits: Int64(units))
        return histogram.bins(in: number..<(number + 1))
          .allSatisfy { $0.lower == bin.lower && $0.upper == bin.upper }
      }
      if fits {
        self = .logLinear(digits: digits, steps: steps)
        return
      }
    }
    if let first = bins.first {
      let width = BinFamily.width(first)
      let fits = bins.allSatisfy { bin in
        let number = (bin.lower / width).rounded()
        guard abs(number) < 500_000, let edges = BinFamily.linearBin(Int(number), width: width)
        else { return false }
        return edges.lower == bin.lower && edges.upper == bin.upper
      }
      if fits {
        self = .linear(width: width)
        return
      }
    }
    self = .explicit
  }

  /// The width as it was written: with no more digits than tell it from its neighbours.
  private static func width(_ bin: HistogramBin) -> Double {
    let raw = bin.upper - bin.lower
    return Double(NumberText.fixed(raw, decimals: 9)) ?? raw
  }

  private static func linearBin(_ number: Int, width: Double) -> HistogramBin? {
    FixedBinHistogram(edges: .linear(width: width))?.bins(in: number..<(number + 1)).first
  }

  /// How many bins ``union(_:_:)`` has, found without making them.
  func unionCount(_ first: [HistogramBin], _ second: [HistogramBin]) -> Int {
    if self == .explicit { return max(first.count, second.count) }
    let both = first + second
    guard let low = both.map(\.lower).min(), let high = both.map(\.lower).max() else { return 0 }
    return number(of: high) - number(of: low) + 1
  }

  /// The bins of both with their counts added, without gaps.
  func union(_ first: [HistogramBin], _ second: [HistogramBin]) -> [HistogramBin] {
    let both = first + second
    guard let low = both.map(\.lower).min(), let high = both.map(\.lower).max() else { return [] }
    var bins: [HistogramBin] =
      switch self {
      case .logLinear(let digits, let steps):
        LogLinearHistogram(digits: digits, unitsPerValue: steps).bins(
          in: number(of: low)..<(number(of: high) + 1))
      case .linear(let width):
        FixedBinHistogram(edges: .linear(width: width))?.bins(
          in: number(of: low)..<(number(of: high) + 1)) ?? []
      case .explicit: (first.isEmpty ? second : first)
      }
    let start = number(of: low)
    for index in bins.indices { bins[index].count = 0 }
    for part in [first, second] {
      for (index, bin) in part.enumerated() {
        let place = self == .explicit ? index : number(of: bin.lower) - start
        bins[place].count += bin.count
      }
    }
    return bins
  }

  private func number(of lower: Double) -> Int {
    switch self {
    case .logLinear(let digits, let steps):
      LogLinearHistogram(digits: digits, unitsPerValue: steps)
        .bin(ofUnits: Int64((lower * steps).rounded()))
    case .linear(let width): Int((lower / width).rounded())
    case .explicit: 0
    }
  }
}
