/// Which replication of a result to look at closely.
package struct ReplicationPick: Sendable, Equatable {
  package enum Rank: String, Sendable, CaseIterable {
    case worst, median, best
  }

  package var rank: Rank
  package var metric: Metric

  package init(_ rank: Rank, of metric: Metric) {
    self.rank = rank
    self.metric = metric
  }

  /// Reads `median:framesCaptured`, or `worst` for that of `framesCaptured`; nil for
  /// anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first, let rank = Rank(rawValue: String(first)) else { return nil }
    let name = parts.count == 2 ? String(parts[1]) : Metric.framesCaptured.name
    guard parts.count <= 2, let metric = Metric.allCases.first(where: { $0.name == name })
    else { return nil }
    self.init(rank, of: metric)
  }

  /// Returns the replication's number, the lowest of several equals; `nil` when none
  /// has a value of the metric.
  ///
  /// The median is the lower one of an even number.
  package func replication(in result: ConfigurationResult) -> Int? {
    let values = result.values[metric].filter { !$0.isNaN }.sorted()
    guard let low = values.first, let high = values.last else { return nil }
    let wanted =
      switch rank {
      case .median: values[(values.count - 1) / 2]
      case .worst: metric.isSmallerBetter ? high : low
      case .best: metric.isSmallerBetter ? low : high
      }
    return result.values[metric].firstIndex(of: wanted).map { result.firstReplication + $0 }
  }
}
