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
