internal import CGSL

extension RandomPurpose {
  /// How often a cluster is drawn; the replication is the cluster, the index four draws.
  fileprivate static let bootstrapWeight = RandomPurpose(2000)
}

/// Draws clusters anew, to see how much a quantile of their values varies.
///
/// Each draw gives each cluster a weight: how often it is in the drawn sample. Weights are
/// independent Poisson numbers of mean 1 instead of a multinomial draw, so that the weight
/// of a cluster has an address (cluster and draw) and depends on nothing else (Hanley and
/// MacGibbon, "Creating non-parametric bootstrap samples using Poisson frequencies", 2006;
/// clusters are drawn whole as in Field and Welsh, "Bootstrapping clustered data", 2007).
/// Two samples of the same clusters, as replications with common random numbers, therefore
/// get the same weights, wherever and whenever each is drawn: the difference of their draws
/// varies as the difference of their quantiles does.
package enum ClusterBootstrap {
  /// The error of a standard error from so many draws is 5 %.
  package static let draws = 200

  /// Draws that one block of random words gives.
  private static let perBlock = 4

  /// The key of the weights' own stream, no seed of a run.
  private static let key: UInt64 = 0x426F_6F74_7374_7261

  /// Largest words, of 32 bits, for weights 0, 1, 2 and so on, one above the largest.
  private static let bounds: [UInt64] = (0..<13).map { weight in
    UInt64((gsl_cdf_poisson_P(UInt32(weight), 1) * 0x1p32).rounded())
  }

  /// The weights of the first clusters in four draws, draw by draw.
  private static func weights(
    clusters: Int, block: Int, from stream: inout RandomStream
  ) -> [[UInt8]] {
    var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: clusters), count: perBlock)
    for cluster in 0..<clusters {
      stream.seek(
        to: RandomAddress(
          replication: UInt32(cluster), purpose: .bootstrapWeight, index: UInt32(block)))
      for row in 0..<perBlock {
        let word = UInt64(stream.bits())
        var weight = 0
        while weight < bounds.count, word >= bounds[weight] { weight += 1 }
        rows[row][cluster] = UInt8(weight)
      }
    }
    return rows
  }

  /// The quantile of type 7 of each drawn sample; not a number for one without values.
  ///
  /// - Complexity: O(draws · (clusters + values on the quantile's nearer side)), after one
  ///   sort.
  static func quantiles(of sample: ClusteredValues, at probability: Double) -> [Double] {
    let owners = sample.counts.indices.flatMap { cluster in
      repeatElement(Int32(cluster), count: Int(sample.counts[cluster]))
    }
    let order = sample.values.indices.sorted { sample.values[$0] < sample.values[$1] }
    let sorted = DrawnSample(
      values: order.map { sample.values[$0] }, clusters: order.map { owners[$0] },
      counts: sample.counts)
    var stream = RandomStream(seed: key)
    var quantiles: [Double] = []
    quantiles.reserveCapacity(draws)
    for block in 0..<(draws / perBlock) {
      for row in weights(clusters: sample.counts.count, block: block, from: &stream) {
        quantiles.append(sorted.quantile(at: probability, weights: row))
      }
    }
    return quantiles
  }
}

/// Sorted values of which each counts as often as its cluster was drawn.
private struct DrawnSample {
  /// In rising order.
  let values: [Double]
  /// The cluster of each.
  let clusters: [Int32]
  /// Values of each cluster.
  let counts: [Int32]

  func quantile(at probability: Double, weights: [UInt8]) -> Double {
    var size = 0
    for cluster in counts.indices { size += Int(counts[cluster]) * Int(weights[cluster]) }
    guard size > 0 else { return .nan }
    let position = probability * Double(size - 1)
    let rank = Int(position)
    let part = position - Double(rank)
    let (one, next) = values(from: rank, of: size, weights: weights)
    // An infinite neighbor that has no part in it would make it not a number.
    return part == 0 || one == next ? one : (1 - part) * one + part * next
  }

  /// The values at a rank from 0 and at the one after it, or twice the last.
  private func values(from rank: Int, of size: Int, weights: [UInt8]) -> (Double, Double) {
    if rank < size / 2 {
      var (seen, place) = (0, 0)
      while true {
        seen += Int(weights[Int(clusters[place])])
        if seen > rank { break }
        place += 1
      }
      let value = values[place]
      if seen > rank + 1 || rank + 1 == size { return (value, value) }
      repeat { place += 1 } while weights[Int(clusters[place])] == 0
      return (value, values[place])
    }
    // From above: how many lie after the one looked at.
    let after = size - 1 - rank
    var (seen, place, next) = (0, values.count - 1, Double.nan)
    while true {
      let weight = Int(weights[Int(clusters[place])])
      if weight > 0 {
        if after > 0, seen < after, seen + weight >= after { next = values[place] }
        seen += weight
        if seen > after { break }
      }
      place -= 1
    }
    return (values[place], after == 0 ? values[place] : next)
  }
}
