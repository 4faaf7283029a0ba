/// Which replication to show when one has to stand for all.
package struct ReplicationPick: Sendable, Equatable {
  package enum Place: String, Sendable, CaseIterable {
    case median, worst, best
  }

  package var place: Place
  package var metric: Metric

  package init(_ place: Place = .median, by metric: Metric = .framesCaptured) {
    self.place = place
    self.metric = metric
  }

  /// The number of the replication; `nil` when none has a value.
  ///
  /// Ties go to the lowest number; the median of an even count is the lower one.
  /// Best and worst are those of the camera's user: more frames, less time.
  package func replication(of result: ConfigurationResult) -> Int? {
    let values = result.values[metric]
    let order = values.indices.filter { !values[$0].isNaN }.sorted {
      (values[$0], $0) < (values[$1], $1)
    }
    guard let first = order.first, let last = order.last else { return nil }
    let index: Int
    switch (place, metric.isSmallerBetter) {
    case (.best, true), (.worst, false): index = first
    case (.best, false), (.worst, true):
      index = order.first { values[$0] == values[last] } ?? last
    case (.median, _):
      let median = values[order[(order.count - 1) / 2]]
      index = order.first { values[$0] == median } ?? first
    }
    return result.firstReplication + index
  }
}
