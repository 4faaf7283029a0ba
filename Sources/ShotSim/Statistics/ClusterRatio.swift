/// The mean of values that come in clusters, over all values and not over the clusters'
/// means, with what its error needs; seen once, cluster by cluster.
///
/// It is a ratio of two sums over clusters, of the values and of their number, with the
/// ratio estimator's variance (Cochran, Sampling Techniques, 1977, 6.13 and 9A.2): what each
/// cluster's sum deviates from its number times the ratio. Clusters with many values count
/// for more, which is what a mean over photos says.
package struct ClusterRatio: Sendable, Equatable {
  /// Clusters that have a value.
  package private(set) var clusters = 0
  /// All values.
  package private(set) var count = 0
  /// Their sum.
  package private(set) var sum = 0.0
  /// Near the values, so that sums of distances from it lose no digits.
  private var center = 0.0
  // Means over the clusters and sums of products of distances from them, by Welford.
  private var meanSum = 0.0
  private var meanCount = 0.0
  private var squaresOfSums = 0.0
  private var squaresOfCounts = 0.0
  private var products = 0.0

  package init() {}

  /// Adds a cluster; one without a value changes nothing.
  package mutating func add(sum clusterSum: Double, count clusterCount: Int) {
    guard clusterCount > 0 else { return }
    if clusters == 0 { center = clusterSum / Double(clusterCount) }
    clusters += 1
    count += clusterCount
    sum += clusterSum
    let (own, size) = (clusterSum - center * Double(clusterCount), Double(clusterCount))
    let (fromSum, fromCount) = (own - meanSum, size - meanCount)
    meanSum += fromSum / Double(clusters)
    meanCount += fromCount / Double(clusters)
    squaresOfSums += fromSum * (own - meanSum)
    squaresOfCounts += fromCount * (size - meanCount)
    products += fromSum * (size - meanCount)
  }

  /// The mean over all values; not a number without values.
  package var value: Double { count == 0 ? .nan : sum / Double(count) }

  /// Of the mean; not a number for fewer than two clusters.
  package var standardError: Double {
    guard clusters > 1 else { return .nan }
    let slope = value - center
    let squares =
      squaresOfSums - 2 * slope * products + slope * slope * squaresOfCounts
    let (k, n) = (Double(clusters), Double(count))
    return (max(0, squares) * k / (k - 1)).squareRoot() / n
  }

  /// The mean with Student's interval over the clusters; unbounded below two of them.
  package func estimate(level: Double) -> Estimate {
    guard clusters > 1 else { return Estimate(value: value, interval: .unbounded(level: level)) }
    return Estimate(
      value: value,
      interval: .student(
        estimate: value, standardError: standardError, degreesOfFreedom: Double(clusters - 1),
        level: level))
  }
}
