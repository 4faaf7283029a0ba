/// Counts whole values as HdrHistogram does, with buckets whose width grows with the value.
///
/// The buckets are those of the Java implementation (HdrHistogram, AbstractHistogram).
package struct HdrHistogram: Sendable {
  /// Significant decimal digits that are kept.
  package let digits: Int
  /// Values that the first bucket tells apart.
  package let subBucketCount: Int64
  private let halfMagnitude: Int
  /// By index; see ``lowest(at:)``.
  package private(set) var counts: [UInt64] = []
  /// Values counted.
  package private(set) var total: UInt64 = 0
  /// The largest value counted.
  package private(set) var largest: Int64 = 0

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

  /// Buckets that cover the largest value, as a histogram that grows by itself has.
  package var bucketCount: Int {
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
  package func lowest(at index: Int) -> Int64 {
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

  /// The largest value that is counted together with this one.
  package func highestEquivalent(_ value: Int64) -> Int64 {
    lowestEquivalent(value) + rangeSize(value) - 1
  }

  /// The middle of the values that are counted together with this one.
  package func medianEquivalent(_ value: Int64) -> Int64 {
    lowestEquivalent(value) + (rangeSize(value) >> 1)
  }
}
