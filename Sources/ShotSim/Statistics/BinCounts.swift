/// How many values fell into each bin of an endless row of numbered bins.
///
/// Holds just the range from the first to the last bin that is not empty, so equal
/// contents are equal values however they came about.
struct BinCounts: Sendable, Equatable {
  /// Number of the bin of the first count; 0 when there are none.
  private(set) var first = 0
  private(set) var counts: [UInt64] = []

  /// The numbers of the bins that are held.
  var range: Range<Int> { first..<(first + counts.count) }

  subscript(bin: Int) -> UInt64 { range.contains(bin) ? counts[bin - first] : 0 }

  /// Adds values to a bin.
  mutating func add(_ count: UInt64, to bin: Int) {
    guard count > 0 else { return }
    let offset = bin - first
    if counts.indices.contains(offset) {
      counts[offset] += count
    } else {
      extend(to: bin)
      counts[bin - first] += count
    }
  }

  /// Adds all the counts of another row.
  mutating func merge(_ other: BinCounts) {
    guard let last = other.range.last else { return }
    extend(to: other.first)
    extend(to: last)
    for (offset, count) in other.counts.enumerated() {
      counts[other.first + offset - first] += count
    }
  }

  /// The bin of the value with a rank from 1 by size, or nil beyond the values held.
  func bin(ofRank rank: UInt64) -> Int? {
    var sum: UInt64 = 0
    for (offset, count) in counts.enumerated() {
      sum += count
      if sum >= rank { return first + offset }
    }
    return nil
  }

  private mutating func extend(to bin: Int) {
    if counts.isEmpty {
      first = bin
      counts = [0]
    } else if bin < first {
      counts.insert(contentsOf: repeatElement(0, count: first - bin), at: 0)
      first = bin
    } else if bin >= range.upperBound {
      counts.append(contentsOf: repeatElement(0, count: bin - range.upperBound + 1))
    }
  }
}

/// One bin of a histogram: the values from `lower` up to but not including `upper`.
package struct HistogramBin: Sendable, Equatable {
  /// The smallest value that belongs to the bin; minus infinite in the underflow.
  package var lower: Double
  /// The smallest value that is beyond the bin; infinite in the overflow.
  package var upper: Double
  /// How many values fell into it.
  package var count: UInt64

  package init(lower: Double, upper: Double, count: UInt64) {
    self.lower = lower
    self.upper = upper
    self.count = count
  }
}
