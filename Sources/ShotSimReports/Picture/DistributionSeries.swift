internal import Foundation
package import ShotSim

/// The values of one configuration, made small enough to draw.
package struct DistributionSeries: Sendable, Equatable {
  /// A point of the empirical distribution function.
  package struct Point: Sendable, Equatable {
    package var value: Double
    package var share: Double
  }

  package var label: String
  package var count: Int
  /// Share of the values in each bin of the picture.
  package var shares: [Double]
  /// In rising order; at most a few hundred.
  package var points: [Point]
  package var p50: Double
  package var p95: Double
  package var p99: Double
}

/// The latencies of several configurations in bins that they share.
package struct DistributionComparison: Sendable, Equatable {
  package var metric: Metric
  /// One more than there are bins.
  package var edges: [Double]
  package var series: [DistributionSeries]

  /// Puts the values of each configuration into common bins and takes its quantiles.
  ///
  /// Bins are of Freedman and Diaconis' width for the values of the widest need,
  /// from 12 to 60 of them, and reach from the smallest value to the largest 99.9th
  /// percentile; what lies beyond is in the last bin. They are for display only.
  package init(metric: Metric, values: [(label: String, values: [Double])]) {
    self.metric = metric
    let sorted = values.map { entry in
      (label: entry.label, values: entry.values.filter(\.isFinite).sorted())
    }
    let edges = DistributionComparison.edges(sorted.map(\.values))
    self.edges = edges
    series = sorted.map { DistributionComparison.series($0.label, $0.values, edges: edges) }
  }

  private static func edges(_ sorted: [[Double]]) -> [Double] {
    let filled = sorted.filter { !$0.isEmpty }
    guard let low = filled.compactMap(\.first).min() else { return [0, 1] }
    let high = filled.map { quantile(ofSorted: $0, at: 0.999) }.max() ?? low
    guard high > low else { return [low - 0.5, low + 0.5] }
    let widths = filled.map { values in
      let spread = quantile(ofSorted: values, at: 0.75) - quantile(ofSorted: values, at: 0.25)
      return 2 * spread / cbrt(Double(values.count))
    }.filter { $0 > 0 }
    let wanted = (high - low) / (widths.min() ?? (high - low))
    let bins = Int(min(max(wanted.rounded(.up), 12), 60))
    // Round steps can be 2.5 times too wide; so the next narrower ones are taken.
    let step = RoundSteps.step(covering: high - low, limit: 2 * bins)
    let first = (low / step).rounded(.down)
    let last = max((high / step).rounded(.up), first + 1)
    return RoundSteps.multiples(of: step, from: first, to: last)
  }

  private static func series(
    _ label: String, _ values: [Double], edges: [Double]
  ) -> DistributionSeries {
    var counts = [Int](repeating: 0, count: edges.count - 1)
    var bin = 0
    for value in values {
      while bin < counts.count - 1, value >= edges[bin + 1] { bin += 1 }
      counts[bin] += 1
    }
    let total = Double(max(values.count, 1))
    let steps = min(values.count, 240)
    let points = (0..<max(steps, 0)).map { step in
      let index = steps == 1 ? 0 : step * (values.count - 1) / (steps - 1)
      return DistributionSeries.Point(value: values[index], share: Double(index + 1) / total)
    }
    return DistributionSeries(
      label: label, count: values.count, shares: counts.map { Double($0) / total },
      points: points, p50: quantile(ofSorted: values, at: 0.5),
      p95: quantile(ofSorted: values, at: 0.95),
      p99: quantile(ofSorted: values, at: 0.99))
  }
}
