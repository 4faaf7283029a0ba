/// A unit of metrics: everything that follows from the unit alone is declared here,
/// and read by parsers, texts, files and histograms.
///
/// The raw value is the unit's name in files.
package enum MetricUnit: String, Sendable, CaseIterable {
  case count
  case milliseconds = "ms"
  case perSecond = "1/s"
  case megabytes = "MB"
  case share

  /// What is said of a unit.
  package struct Declaration: Sendable {
    /// After a number for people, with its space.
    package var suffix: String
    /// After a difference: of shares it is in percentage points, not in per cent of
    /// anything.
    package var differenceSuffix: String
    /// What a number for people is multiplied by.
    package var textScale: Double
    /// In the explanation of a metric; of a count the noun is added.
    package var words: String
    package var decimals: Decimals
    /// Units that a quantity may be written with, and what each is in this one.
    package var spellings: [(symbol: String, factor: Double)]
    /// Steps of the finest log-linear bins that make up 1 of the unit.
    package var histogramSteps: Double
    /// OpenMetrics' base unit, with which the family's name ends; nil = none.
    package var baseUnit: String?
    /// What a value is divided by to be in the base unit.
    package var baseScale: Double
    /// A move that nobody would notice, also beside a baseline of zero.
    package var leastMargin: Double

    /// With which a number without its own unit may be written: `20ms`.
    package var symbol: String { spellings.first { $0.factor == 1 }?.symbol ?? "" }
  }

  /// How many decimals numbers for people have.
  package struct Decimals: Sendable {
    /// Of a value below 100 whose precision is not known.
    package var usual: Int
    /// Of a larger one.
    package var large: Int
    /// Of a value whose interval is shown.
    package var range: ClosedRange<Int>

    /// Decimals of a scaled value.
    package func usual(for value: Double) -> Int { abs(value) >= 99.95 ? large : usual }
  }

  package var declaration: Declaration {
    switch self {
    case .count:
      Declaration(
        suffix: "", differenceSuffix: "", textScale: 1, words: "a number of",
        decimals: Decimals(usual: 2, large: 2, range: 2...3), spellings: [],
        histogramSteps: 1, baseUnit: nil, baseScale: 1, leastMargin: 0.05)
    case .milliseconds:
      Declaration(
        suffix: " ms", differenceSuffix: " ms", textScale: 1, words: "ms",
        decimals: Decimals(usual: 1, large: 0, range: 0...2),
        spellings: [
          ("ns", 1e-6), ("us", 1e-3), ("ms", 1), ("s", 1e3), ("min", 6e4), ("h", 3.6e6),
        ],
        histogramSteps: 10, baseUnit: "seconds", baseScale: 1000, leastMargin: 1)
    case .perSecond:
      Declaration(
        suffix: " /s", differenceSuffix: " /s", textScale: 1, words: "photos per second (1/s)",
        decimals: Decimals(usual: 2, large: 2, range: 2...3), spellings: [("/s", 1)],
        histogramSteps: 1000, baseUnit: "hertz", baseScale: 1, leastMargin: 0)
    case .megabytes:
      Declaration(
        suffix: " MB", differenceSuffix: " MB", textScale: 1, words: "MB",
        decimals: Decimals(usual: 1, large: 0, range: 0...2),
        spellings: [("KB", 1e-3), ("MB", 1), ("GB", 1e3)],
        histogramSteps: 10, baseUnit: "bytes", baseScale: 1e-6, leastMargin: 0)
    case .share:
      Declaration(
        suffix: " %", differenceSuffix: " pp", textScale: 100,
        words: "a share from 0 to 1, printed in per cent",
        decimals: Decimals(usual: 1, large: 1, range: 0...2), spellings: [("%", 0.01)],
        histogramSteps: 10_000, baseUnit: "ratio", baseScale: 1, leastMargin: 0)
    }
  }
}
