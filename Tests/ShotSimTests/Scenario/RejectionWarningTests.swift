import Foundation
import TestValues
import Testing

@testable import ShotSim

/// The reader's warning of requests that throw, and what a run does.
@Suite struct RejectionWarningTests {
  /// A tap long after start-up with random settings, on a device with random support.
  private struct Case {
    var body: String
    var overrides: [String]

    init(seed: UInt64) {
      var random = SplitMix64(state: seed)
      func pick(_ values: [String]) -> String {
        values[Int(random.next(upTo: UInt64(values.count)))]
      }
      let levels = ["speed", "balanced", "quality"]
      let sizes = ["12MP", "18MP", "24MP", "48MP"]
      let flags = ["true", "false"]
      body = """
        photographer: { shutter: { taps: ['20s'] } },
        session: { maxPhotoQualityPrioritization: '\(pick(levels))',
                   maxPhotoDimensions: '\(pick(["12MP", "24MP", "48MP"]))',
                   livePhotoCapture: \(pick(flags)) },
        photo: { kind: '\(pick(CaptureKind.allCases.map { "\($0)" }))',
                 photoQualityPrioritization: '\(pick(levels))',
                 maxPhotoDimensions: '\(pick(sizes))', flash: '\(pick(["off", "on", "auto"]))',
                 bracketCount: \(pick(["0", "1", "3", "4"])) },
        script: [{ at: '10s', \(pick([
          "photo: { kind: 'rawPlusProcessed', photoQualityPrioritization: 'speed' }",
          "configure: { session: { livePhotoCapture: true } }",
          "configure: { session: { maxPhotoQualityPrioritization: 'speed' } }", "light: 'low'",
        ])) }]
        """
      overrides = ["bayerRAW", "appleProRAW", "flash"].map {
        "device.supports.\($0)=\(pick(flags))"
      }
    }
  }

  @Test func `A warning comes exactly when every request of a run throws, and says why`() throws {
    var reasons: Set<String> = []
    for seed in UInt64(1)...250 {
      let item = Case(seed: seed)
      let scenario = try ScenarioReaderTests.read(
        item.body, device: "iphone-17-pro", overrides: item.overrides)
      let warned = scenario.warnings.map(\.message).filter { $0.hasPrefix("every request throws") }
      let thrown = try Rehearsal(scenario).rejections.map(\.reason)
      #expect(
        warned == thrown.map { "every request throws (\($0)): \($0.cause)" },
        "seed \(seed): \(item.body) \(item.overrides)")
      reasons.formUnion(thrown.map { "\($0)" })
    }
    let dynamic: Set = ["sessionNotRunning", "requestQueueFull"]
    #expect(reasons == Set(RejectionReason.allCases.map { "\($0)" }).subtracting(dynamic))
  }
}
