/// A histogram whose bins grow with the value, so that their relative width is bounded.
///
/// Like an HdrHistogram, but in decimal: a value is a whole number of units, each
/// power of ten is cut into 9 · 10^digits equal bins, and below 10^(digits + 1)
/// units each unit has its own bin. Negative values mirror this. The edges are the
/// same for all data and short in print, so that histograms of any two runs overlay,
/// add up and merge exactly, in any order. Values of 10^15 units or more, to either
/// side, are only counted as overflow and underflow.
///
/// Memory depends on the span of the values and not on their number.
package struct LogLinearHistogram: Sendable, Equatable {
  /// Width of a bin relative to its lower edge is at most 10^-digits.
  package let digits: Int
  /// How many units make up 1 of the values, such as 10^6 for nanoseconds in milliseconds.
  package let unitsPerValue: Double
  /// The units below which each has a bin of its own, 10^(digits + 1).
  private let exact: Int64
  /// Values below all bins.
  package private(set) var underflow: UInt64 = 0
  /// Values above all bins.
  package private(set) var overflow: UInt64 = 0
  /// All values, those beyond the bins included.
  package private(set) var count: UInt64 = 0
  /// The smallest value, exactly; infinite when there are none.
  package private(set) var minimum = Double.infinity
  /// The largest value, exactly; minus infinite when there are none.
  package private(set) var maximum = -Double.infinity
  private var bins = BinCounts()
  /// Sum of the values within the bins, in units; exact, so free of any order.
  private var sum: Int128 = 0

  /// Creates an empty histogram.
  ///
  /// - Precondition: `digits` is from 1 to 5, and `unitsPerValue` above zero.
  package init(digits: Int, unitsPerValue: Double = 1) {
    precondition(digits >= 1 && digits <= 5, "a histogram keeps from 1 to 5 digits")
    precondition(unitsPerValue > 0 && unitsPerValue.isFinite, "a unit has a size")
    self.digits = digits
    exact = Self.powerOfTen(digits + 1)
    self.unitsPerValue = unitsPerValue
  }

  /// Counts a value, rounded to a whole number of units; what is no number is left out.
  package mutating func record(_ value: Double) {
    if value.isNaN { return }
    count += 1
    minimum = min(minimum, value)
    maximum = max(maximum, value)
    let units = (value * unitsPerValue).rounded(.toNearestOrAwayFromZero)
    if units >= 1e15 {
      overflow += 1
    } else if units <= -1e15 {
      underflow += 1
    } else {
      let whole = Int64(units)
      sum += Int128(whole)
      bins.add(1, to: bin(ofUnits: whole))
    }
  }

  /// Adds the values of another histogram.
  ///
  /// - Precondition: Both have the same digits and units.
  package mutating func merge(_ other: LogLinearHistogram) {
    precondition(
      digits == other.digits && unitsPerValue == other.unitsPerValue,
      "histograms of different edges do not merge")
    underflow += other.underflow
    overflow += other.overflow
    count += other.count
    minimum = min(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
    sum += other.sum
    bins.merge(other.bins)
  }

  /// Half the greatest relative width of a bin: what a percentile may be off by.
  package var relativeError: Double { 0.5 / Double(Self.powerOfTen(digits)) }

  /// Mean of the values within the bins, in values; not a number when there are none.
  package var mean: Double {
    let inside = count - underflow - overflow
    return inside == 0 ? .nan : Double(sum) / Double(inside) / unitsPerValue
  }

  /// The value that a share of all values does not exceed, from 0 to 1.
  ///
  /// The smallest value of which at least that share is at or below it (type 1),
  /// taken as the middle of its bin and never outside the smallest and largest
  /// value: off by at most half a unit or ``relativeError``, whichever is more.
  /// Infinite in the under- and overflow, not a number without values.
  package func quantile(at probability: Double) -> Double {
    precondition(probability >= 0 && probability <= 1, "a probability lies between 0 and 1")
    guard count > 0 else { return .nan }
    let rank = max(1, UInt64((probability * Double(count)).rounded(.up)))
    if rank <= underflow { return -.infinity }
    guard let bin = bins.bin(ofRank: rank - underflow) else { return .infinity }
    let (lower, last) = (lowerUnits(ofBin: bin), lowerUnits(ofBin: bin + 1) - 1)
    let middle = (Double(lower) + Double(last)) / 2 / unitsPerValue
    return min(max(middle, minimum), maximum)
  }

  /// The numbers of the bins from the first to the last that is not empty.
  package var binRange: Range<Int> { bins.range }

  /// The bins of a range of numbers, empty ones included, in ascending order.
  ///
  /// A union of several histograms' ``binRange`` lists them side by side.
  package func bins(in range: Range<Int>) -> [HistogramBin] {
    range.map { bin in
      HistogramBin(
        lower: Double(lowerUnits(ofBin: bin)) / unitsPerValue,
        upper: Double(lowerUnits(ofBin: bin + 1)) / unitsPerValue, count: bins[bin])
    }
  }

  /// The number of the bin that a whole number of units belongs to.
  ///
  /// The bins of -1, -2, … mirror those of 0, 1, …: [-b, -a) belongs to [a, b).
  package func bin(ofUnits units: Int64) -> Int {
    units >= 0 ? bin(ofMagnitude: units) : ~bin(ofMagnitude: ~units)
  }

  /// The smallest whole number of units that belongs to a bin.
  func lowerUnits(ofBin bin: Int) -> Int64 {
    bin >= 0 ? lowerMagnitude(ofBin: bin) : -lowerMagnitude(ofBin: -bin)
  }

  private func bin(ofMagnitude units: Int64) -> Int {
    if units < exact { return Int(units) }
    // Multiplying is far cheaper than dividing; values are below 10^15, so it fits.
    var (width, offset, bound) = (Int64(10), exact - exact / 10, exact * 10)
    while units >= bound {
      (width, bound) = (width * 10, bound * 10)
      offset += exact - exact / 10
    }
    return Int(offset + units / width)
  }

  private func lowerMagnitude(ofBin bin: Int) -> Int64 {
    let index = Int64(bin)
    if index < exact { return index }
    let (perDecade, smallest) = (exact - exact / 10, exact / 10)
    let (decade, offset) = (index - exact).quotientAndRemainder(dividingBy: perDecade)
    return (smallest + offset) * Self.powerOfTen(Int(decade) + 1)
  }

  private static func powerOfTen(_ exponent: Int) -> Int64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
