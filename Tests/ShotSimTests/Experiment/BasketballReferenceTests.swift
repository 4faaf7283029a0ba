import Foundation
import Testing

@testable import ShotSim

/// The reference values of the basketball burst, made by another program from the
/// same model: 5,000 replications each, 99 % Student-t intervals of the means.
///
/// Two estimates agree when they differ by at most 2.6 times the root of the sum of
/// their squared standard errors.
@Suite struct BasketballReferenceTests {
  /// A mean and half the width of its interval.
  typealias Value = (mean: Double, halfWidth: Double)

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var features: FeatureSet
    var frames: Value
    var bestQuality: Value
    var missed: Value
  }

  private static let all = FeatureSet.all

  static let rows: [Row] = [
    row("off", [], (1, 0), (1, 0), (5.917, 0.019)),
    row("all", all, (5.278, 0.0305), (2, 0), (1.557, 0.0325)),
    row("prepared settings", [.preparedSettings], (1, 0), (1, 0), (5.916, 0.019)),
    row("zero shutter lag", [.zeroShutterLag], (1, 0), (1, 0), (5.917, 0.019)),
    row(
      "responsive", [.zeroShutterLag, .responsiveCapture], (2, 0.0005), (2, 0.0005),
      (4.917, 0.019)),
    row(
      "fast", [.zeroShutterLag, .responsiveCapture, .fastCapturePrioritization], (2, 0.0005),
      (2, 0.0005), (4.917, 0.019)),
    row("deferred", [.autoDeferredPhotoDelivery], (2.045, 0.011), (2.045, 0.011), (4.735, 0.0225)),
    row(
      "all but prepared settings", all.subtracting([.preparedSettings]), (3.184, 0.0175),
      (2.038, 0.007), (3.695, 0.024)),
    row(
      "all but zero shutter lag", [.preparedSettings, .autoDeferredPhotoDelivery], (2.570, 0.018),
      (2.570, 0.018), (4.090, 0.0205)),
    row(
      "all but responsive", [.preparedSettings, .zeroShutterLag, .autoDeferredPhotoDelivery],
      (2.784, 0.0155), (2.784, 0.0155), (4.090, 0.0205)),
    row(
      "all but fast", all.subtracting([.fastCapturePrioritization]), (4.547, 0.025), (4.547, 0.025),
      (2.313, 0.030)),
    row(
      "all but deferred", all.subtracting([.autoDeferredPhotoDelivery]), (2, 0.0005), (2, 0.0005),
      (4.916, 0.019)),
  ]

  private static func row(
    _ name: String, _ features: FeatureSet, _ frames: Value, _ best: Value, _ missed: Value
  ) -> Row {
    Row(
      testDescription: name, features: features, frames: frames, bestQuality: best,
      missed: missed)
  }

  /// 20,000 when every test runs.
  private static let replications =
    ProcessInfo.processInfo.environment["SHOTSIM_TEST_ALL"] == "1" ? 20_000 : 2_000

  @Test(arguments: rows)
  func `Means of a row agree within sampling error`(row: Row) async throws {
    let result = try await run(row.features)
    expect(result, .framesCaptured, row.frames)
    expect(result, .bestQualityFrames, row.bestQuality)
    expect(result, .missedPresses, row.missed)
  }

  @Test func `With all on, the distribution and the latencies agree`() async throws {
    let result = try await run(.all)
    let bars = CountDistribution(of: .framesCaptured, in: result, level: 0.999).bars
    for (frames, share) in [(3, 0.004), (4, 0.165), (5, 0.449), (6, 0.311), (7, 0.070)] {
      let bar = try #require(bars.first { $0.value == frames })
      let count = Double(Self.replications)
      let error = (share * (1 - share) * (1 / count + 1 / 5000)).squareRoot()
      #expect(abs(bar.share - share) <= 3.3 * error + 0.0005, "\(frames) frames: \(bar.share)")
    }
    expect(result, .shutterLag, (24.25, 0.25))
    expect(result, .shotToShot, (342.45, 2.25))
    expect(result, .timeToPhoto, (680.1, 2.8))
    expect(result, .blockedTime, (1075.45, 4.15))
  }

  private func run(_ features: FeatureSet) async throws -> ConfigurationResult {
    let scenario = try ScenarioReader(features: features).read(builtIn: "basketball-burst")
    return try await Experiment(
      scenario, replications: 0..<Self.replications, jobs: 2, keepsPhotoValues: false
    ).run()
  }

  private func expect(_ result: ConfigurationResult, _ metric: Metric, _ reference: Value) {
    let tally = Tally(result.values[metric].filter { !$0.isNaN })
    // The reference prints three digits.
    let rounding = 0.0005 * max(1, reference.mean / 10)
    let error = (pow(tally.standardError, 2) + pow(reference.halfWidth / 2.576, 2)).squareRoot()
    #expect(
      abs(tally.mean - reference.mean) <= 2.6 * error + rounding,
      "\(metric.name) is \(tally.mean), the reference \(reference.mean)")
  }
}
