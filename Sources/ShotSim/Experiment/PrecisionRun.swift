/// Runs configurations until quantities of them are known as precisely as asked.
///
/// Law's sequential rule ("Simulation Modeling and Analysis", section 9.4.1): stop at the
/// first look at which every interval is narrow enough. The width says little of where the
/// value lies, so that the intervals need no correction for the looks: those of a narrow
/// target cover at the level asked (Chow and Robbins 1965). Between looks the sample
/// grows to the number that its spread predicts, by at least a fiftieth and to at most
/// four times, since the spread of a small sample is itself uncertain.
package struct PrecisionRun: Sendable {
  /// At least one.
  package var goals: [PrecisionGoal]
  /// Confidence of the intervals.
  package var level: Double
  /// Replications of each configuration at the first look.
  package var first: Int
  /// The most replications of each.
  package var maximum: Int

  package init(goals: [PrecisionGoal], level: Double, first: Int, maximum: Int) {
    self.goals = goals
    self.level = level
    self.first = first
    self.maximum = maximum
  }

  /// Fewer replications than that are no ground for a prediction.
  static let leastLook = 10

  /// How precisely everything is known, goal by goal.
  package func rows(of results: [ConfigurationResult]) -> [PrecisionRow] {
    goals.flatMap { goal in
      results.enumerated().map { index, result in
        let estimate = QuantitySample(goal.quantity, of: result).estimate(level: level)
        return PrecisionRow(
          configuration: index, goal: goal, value: estimate,
          // What has no value at all gets no more precise by more replications.
          isMet: estimate.value.isNaN || goal.target.isMet(by: estimate))
      }
    }
  }

  /// How many replications to look at next; nil = precise enough, or all are made.
  package func next(after replications: Int, _ rows: [PrecisionRow]) -> Int? {
    let open = rows.filter { !$0.isMet }
    guard !open.isEmpty, replications < maximum else { return nil }
    let predicted =
      open.map { row in
        // Without an end of the interval nothing can be predicted.
        row.goal.target.prediction(from: row.value, of: replications) ?? Double(2 * replications)
      }.max() ?? 0
    let least = max(Self.leastLook, replications + max(1, replications / 50))
    let most = max(least, 4 * replications)
    return min(maximum, max(least, Int(min(Double(most), predicted.rounded(.up)))))
  }

  /// Runs until every goal is reached, or the cap.
  ///
  /// `progress` is called with the replications done, of all configurations, and those
  /// known to be needed so far. Throws as ``ExperimentPool/run(_:jobs:progress:)`` does.
  /// - Returns: The results, and the looks that were made.
  package func run(
    _ items: [(label: String, scenario: Scenario)], jobs: Int,
    progress: (_ done: Int, _ of: Int) -> Void
  ) async throws -> (results: [ConfigurationResult], looks: [ComparisonResult.Look]) {
    var sample = GrowingSample(items, jobs: jobs)
    var looks: [ComparisonResult.Look] = []
    var size: Int? = first
    while let next = size {
      try await sample.grow(to: next, progress: progress)
      let rows = rows(of: sample.results)
      looks.append(
        ComparisonResult.Look(
          replications: next, level: level, open: rows.count { !$0.isMet }))
      size = self.next(after: next, rows)
    }
    return (sample.results, looks)
  }
}

/// Results of several configurations that replications are added to, as many of each.
struct GrowingSample {
  private let items: [(label: String, scenario: Scenario)]
  private let jobs: Int
  private(set) var results: [ConfigurationResult]

  /// Begins with results that were made already; empty = none were.
  init(
    _ items: [(label: String, scenario: Scenario)], jobs: Int, results: [ConfigurationResult] = []
  ) {
    self.items = items
    self.jobs = jobs
    self.results = results
  }

  /// Runs what is missing of so many replications.
  mutating func grow(
    to size: Int, progress: (_ done: Int, _ of: Int) -> Void
  ) async throws {
    let done = results.first?.replications ?? 0
    guard size > done else { return }
    let experiments = items.map {
      Experiment($0.scenario, label: $0.label, replications: done..<size)
    }
    var counted = done * experiments.count
    let added = try await ExperimentPool.run(experiments, jobs: jobs) { count in
      counted += count
      progress(counted, size * experiments.count)
    }
    if results.isEmpty {
      results = added
    } else {
      for place in results.indices { results[place].append(added[place]) }
    }
  }
}
