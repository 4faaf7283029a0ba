internal import Foundation
import ShotSim

/// Counts values as HdrHistogram does and prints its `.hgrm` percentile text.
///
/// The buckets, the iteration and the rounding are those of the Java implementation
/// (HdrHistogram, AbstractHistogram and PercentileIterator), so that the text is
/// byte by byte what it prints for the same values.
package struct HdrHistogramText: Sendable {
  private let digits: Int
  private let subBucketCount: Int64
  private let halfMagnitude: Int
  private var counts: [UInt64] = []
  private var total: UInt64 = 0
  private var largest: Int64 = 0

  /// - Parameter digits: Significant decimal digits, from 1 to 5.
  package init(digits: Int = 3) {
    precondition((1...5).contains(digits), "a histogram keeps from 1 to 5 digits")
    self.digits = digits
    var largestExact: Int64 = 2
    for _ in 0..<digits { largestExact *= 10 }
    var magnitude = 0
    while Int64(1) << magnitude < largestExact { magnitude += 1 }
    subBucketCount = 1 << magnitude
    halfMagnitude = magnitude - 1
  }

  /// Counts a value, in whole units.
  ///
  /// - Returns: False for values that HdrHistogram has no place for: below zero, or
  ///   above 2^52 units.
  package mutating func record(_ value: Int64) -> Bool {
    guard value >= 0, value <= 1 << 52 else { return false }
    let index = index(of: value)
    while counts.count <= index { counts.append(0) }
    counts[index] += 1
    total += 1
    largest = max(largest, value)
    return true
  }

  /// Returns the text, with values divided by `scale`, such as 1000 for microseconds
  /// shown in milliseconds.
  package func text(scale: Double, ticksPerHalfDistance: Int64 = 5) -> String {
    var text =
      padded("Value", 12) + " " + padded("Percentile", 14) + " " + padded("TotalCount", 10) + " "
      + padded("1/(1-Percentile)", 14) + "\n\n"
    var level = 0.0
    var sum: UInt64 = 0
    var isDone = total == 0
    for (index, count) in counts.enumerated() where count > 0 && !isDone {
      sum += count
      let value = NumberText.fixed(
        Double(highestEquivalent(lowest(at: index))) / scale, decimals: digits)
      while !isDone, 100 * Double(sum) / Double(total) >= level {
        text += line(value, level: level, sum: sum)
        if level == 100 {
          isDone = true
        } else if sum == total {
          // One more line for 100 %.
          level = 100
        } else {
          let doublings = (log(100 / (100 - level)) / log(2)).rounded(.towardZero) + 1
          level += 100 / (Double(ticksPerHalfDistance) * pow(2, doublings))
        }
      }
    }
    return text + footer(scale: scale)
  }

  private func line(_ value: String, level: Double, sum: UInt64) -> String {
    let share = NumberText.fixed(level / 100, decimals: 12)
    let start = padded(value, 12) + " " + share + " " + padded(String(sum), 10)
    guard level != 100 else { return start + "\n" }
    let inverse = NumberText.fixed(1 / (1 - level / 100), decimals: 2)
    return start + " " + padded(inverse, 14) + "\n"
  }

  private func footer(scale: Double) -> String {
    var sum = 0.0
    for (index, count) in counts.enumerated() where count > 0 {
      sum += Double(medianEquivalent(lowest(at: index))) * Double(count)
    }
    let mean = total == 0 ? 0 : sum / Double(total)
    var squares = 0.0
    for (index, count) in counts.enumerated() where count > 0 {
      let distance = Double(medianEquivalent(lowest(at: index))) - mean
      squares += distance * distance * Double(count)
    }
    let deviation = total == 0 ? 0 : (squares / Double(total)).squareRoot()
    let highest = total == 0 ? 0 : Double(highestEquivalent(largest)) / scale
    func number(_ value: Double) -> String {
      padded(NumberText.fixed(value, decimals: digits), 12)
    }
    return "#[Mean    = \(number(mean / scale)), StdDeviation   = \(number(deviation / scale))]\n"
      + "#[Max     = \(number(highest)), Total count    = \(padded(String(total), 12))]\n"
      + "#[Buckets = \(padded(String(bucketCount), 12)), "
      + "SubBuckets     = \(padded(String(subBucketCount), 12))]\n"
  }

  /// Buckets that cover the largest value, as a histogram that grows by itself has.
  private var bucketCount: Int {
    var untracked = subBucketCount
    var buckets = 1
    while untracked <= largest {
      untracked <<= 1
      buckets += 1
    }
    return buckets
  }

  private func index(of value: Int64) -> Int {
    let bucket = bucket(of: value)
    let subBucket = Int(value >> bucket)
    return ((bucket + 1) << halfMagnitude) + subBucket - (1 << halfMagnitude)
  }

  private func bucket(of value: Int64) -> Int {
    64 - halfMagnitude - 1 - (value | (subBucketCount - 1)).leadingZeroBitCount
  }

  /// The smallest value that is counted at an index.
  private func lowest(at index: Int) -> Int64 {
    var bucket = (index >> halfMagnitude) - 1
    var subBucket = (index & ((1 << halfMagnitude) - 1)) + (1 << halfMagnitude)
    if bucket < 0 {
      subBucket -= 1 << halfMagnitude
      bucket = 0
    }
    return Int64(subBucket) << bucket
  }

  /// How many values are counted together with this one.
  private func rangeSize(_ value: Int64) -> Int64 { 1 << bucket(of: value) }

  private func lowestEquivalent(_ value: Int64) -> Int64 {
    (value >> bucket(of: value)) << bucket(of: value)
  }

  private func highestEquivalent(_ value: Int64) -> Int64 {
    lowestEquivalent(value) + rangeSize(value) - 1
  }

  private func medianEquivalent(_ value: Int64) -> Int64 {
    lowestEquivalent(value) + (rangeSize(value) >> 1)
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
