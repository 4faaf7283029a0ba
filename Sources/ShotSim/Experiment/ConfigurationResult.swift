/// What the replications of one configuration gave: one value per replication and
/// metric, and the values of all photos.
package struct ConfigurationResult: Sendable {
  /// Such as "basketball-burst" or "features all".
  package var label: String
  package var scenario: Scenario
  /// Replication of the first value, from 0.
  package var firstReplication: Int
  package var replications: Int
  /// By `Metric.rawValue`, then by replication; NaN = no value.
  package var values: [[Double]]
  /// By `Metric.rawValue`, then photos by replication and number; empty for
  /// metrics that have no value per photo.
  package var photoValues: [[Double]]
  /// By `Metric.rawValue`: how many entries of `photoValues` each replication has.
  package var photoValueCounts: [[Int32]]
  /// The device timings that were drawn from.
  package var usedTimings: [UsedTiming]

  package init(
    label: String, scenario: Scenario, firstReplication: Int, replications: Int,
    values: [[Double]], photoValues: [[Double]], photoValueCounts: [[Int32]],
    usedTimings: [UsedTiming] = []
  ) {
    self.label = label
    self.scenario = scenario
    self.firstReplication = firstReplication
    self.replications = replications
    self.values = values
    self.photoValues = photoValues
    self.photoValueCounts = photoValueCounts
    self.usedTimings = usedTimings
  }
}

/// How many of the timings that a run used are known how well.
package struct ProvenanceCount: Sendable, Equatable {
  package var provenance: Provenance
  package var count: Int

  package init(provenance: Provenance, count: Int) {
    self.provenance = provenance
    self.count = count
  }
}
