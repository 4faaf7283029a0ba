@testable import ShotSim

/// A small comparison of given values, with one check of every verdict.
enum SampleComparison {
  private static let frames: [(before: Double, after: Double)] = [
    (5, 4), (6, 5), (5, 5), (5, 4), (4, 4), (6, 5), (5, 4), (5, 5), (6, 5), (5, 4),
  ]

  /// A result with frames, and the same times between photos in every replication
  /// but for a shift.
  private static func result(_ frames: [Double], shift: Double, label: String)
    -> ConfigurationResult
  {
    var result = HandMadeResults.result(.framesCaptured, frames, label: label)
    let photos = frames.indices.map { replication in
      (0..<4).map { 300 + Double(replication * 4 + $0) * 5 + shift }
    }
    let times = HandMadeResults.photos(.shotToShot, photos)
    let place = Int(Metric.shotToShot.rawValue)
    result.values[place] = times.values[place]
    result.photoValues[place] = times.photoValues[place]
    result.photoValueCounts[place] = times.photoValueCounts[place]
    let memory = Int(Metric.peakMemory.rawValue)
    result.values[memory] = frames.map { $0 * 60 - shift }
    return result
  }

  static func expectation(_ text: String) -> Expectation {
    do {
      return try GateText.expectation(text)
    } catch {
      preconditionFailure("the sample's expectation does not read: \(error)")
    }
  }

  /// "before" and "after", with margins and expectations.
  static let judged: ComparisonResult = {
    var before = HandMadeResults.burst
    // Digests that do not change with the built-in files.
    (before.digest, before.deviceDigest) = ("0123456789abcdef", "fedcba9876543210")
    var after = before
    after.configuration.features = [.preparedSettings, .autoDeferredPhotoDelivery]
    after.name = "after <&>"
    var plan = ComparisonPlan(
      .scenarios, title: "after against before",
      configurations: [
        ComparedConfiguration(label: "before", scenario: before),
        ComparedConfiguration(label: "after", scenario: after),
      ], replications: 10)
    plan.quantities = [
      Quantity(.framesCaptured), Quantity(.framesCaptured, .probability(.greaterOrEqual, 5)),
      Quantity(.shotToShot, .percentile(50)), Quantity(.peakMemory), Quantity(.queueWait),
    ]
    plan.margins = [
      QuantityMargin(Quantity(.framesCaptured), .absolute(0.1)),
      QuantityMargin(Quantity(.shotToShot, .percentile(50)), .absolute(20)),
      QuantityMargin(Quantity(.peakMemory), .absolute(10)),
      QuantityMargin(
        Quantity(.framesCaptured, .probability(.greaterOrEqual, 5)), .absolute(0.01)),
    ]
    plan.goals = [PrecisionGoal(Quantity(.framesCaptured), .relative(0.2))]
    plan.expectations = [
      "framesCaptured.mean >= 4", "warn: framesCaptured.mean >= baseline * 0.95",
      "shotToShot.p50 < 1s", "framesCaptured.min >= 5",
    ].map {
      ComparisonPlan.AppliedExpectation(
        configuration: 1, expectation: expectation($0), basis: .interval)
    }
    let results = [
      result(frames.map(\.before), shift: 0, label: "before"),
      result(frames.map(\.after), shift: 5, label: "after"),
    ]
    return finished(plan, results)
  }()

  /// Two configurations that nothing is asked of.
  static let unjudged: ComparisonResult = {
    var plan = judged.plan
    (plan.margins, plan.goals, plan.expectations) = ([], [], [])
    return finished(plan, judged.results)
  }()

  /// One configuration that misses more expectations than GitHub shows.
  static func failing(_ count: Int) -> ComparisonResult {
    var plan = unjudged.plan
    plan.expectations = (1...count).map { number in
      ComparisonPlan.AppliedExpectation(
        configuration: 1, expectation: expectation("framesCaptured.mean >= \(number + 20)"),
        basis: .interval)
    }
    return finished(plan, unjudged.results)
  }

  private static func finished(
    _ plan: ComparisonPlan, _ results: [ConfigurationResult]
  ) -> ComparisonResult {
    let schedule = SequentialLooks(first: 10, maximum: 10, level: 0.95)
    var comparison = ComparisonJudge(plan, results, schedule, look: 0).comparison()
    comparison.looks = [
      ComparisonResult.Look(replications: 10, level: 0.95, open: comparison.openCount)
    ]
    return comparison.completed(schedule, look: 0)
  }
}
