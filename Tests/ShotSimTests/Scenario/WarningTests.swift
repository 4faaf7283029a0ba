import Foundation
import Testing

@testable import ShotSim

/// What is legal but surprising is a warning with its path.
@Suite struct WarningTests {
  private static let tap = "photographer: { shutter: { taps: ['0s'] } }"
  private static let deferred = "features: { autoDeferredPhotoDelivery: true }"

  @Test(arguments: [
    ("moment: { from: '0s', until: '3s' }, endsAt: '2s'", "moment.until", "endsAt"),
    ("script: [{ at: '3s', stopRunning: true }], endsAt: '2s'", "script[0].at", "endsAt"),
    ("session: { startRunning: '3s' }, endsAt: '2s'", "session.startRunning", "endsAt"),
    (
      "photographer: { shutter: { taps: ['0s', '3s'] } }, endsAt: '2s'",
      "photographer.shutter.taps[1]", "endsAt"
    ),
    (
      "script: [{ at: '0s', prepare: [{ maxPhotoDimensions: '48MP' }] }]", "script[0].prepare[0]",
      "no photo asks"
    ),
    (
      "features: { zeroShutterLag: true, responsiveCapture: true }, "
        + "script: [{ at: '1s', configure: { features: { zeroShutterLag: false } } }]",
      "script[0].configure", "responsiveCapture off"
    ),
    (
      "photographer: { shutter: { every: { normal: { mean: '250ms', cv: 0.6 } }, until: '2s' } }",
      "photographer.shutter.every.normal", "drawn again, so that the mean is 266"
    ),
    ("\(tap), photo: { maxPhotoDimensions: '18MP' }", "photo", "dimensionsNotOffered"),
    ("\(tap), photo: { kind: 'rawPlusProcessed' }", "photo", "bayerRAWNeedsSpeed"),
    (
      "\(tap), photo: { photoQualityPrioritization: 'quality' }, script: [{ at: '-1s', "
        + "configure: { session: { maxPhotoQualityPrioritization: 'speed' } } }]",
      "script[0].configure", "prioritizationAboveMaximum"
    ),
    (
      "photographer: { shutter: { taps: ['2s'] } }, "
        + "script: [{ at: '1s', photo: { maxPhotoDimensions: '18MP' } }]",
      "script[0].photo", "dimensionsNotOffered"
    ),
    (
      "\(tap), \(deferred), photo: { kind: 'bayerRAW', photoQualityPrioritization: 'speed' }",
      "photo", "never deferred"
    ),
  ])
  func `A surprise is a warning`(body: String, path: String, words: String) throws {
    let warnings = try ScenarioReaderTests.read(body).warnings
    #expect(warnings.map(\.path) == [path])
    #expect(warnings.first?.severity == .warning)
    #expect(warnings.first?.message.contains(words) ?? false, "\(warnings)")
  }

  @Test func `RAW with a processed photo cannot be taken while Live Photo is on`() throws {
    let warnings = try ScenarioReaderTests.read(
      "\(Self.tap), photo: { kind: 'rawPlusProcessed' }, session: { livePhotoCapture: true }",
      overrides: ["device=iphone-17-pro"]
    ).warnings
    #expect(warnings.map(\.path) == ["photo"])
    #expect(warnings.first?.message.contains("proRAWWithLivePhoto") ?? false, "\(warnings)")
  }

  @Test func `Light without an entry changes nothing, which is a warning`() throws {
    let warnings = try ScenarioReaderTests.read(
      "light: 'night', script: [{ at: '1s', light: 'low' }]",
      overrides: ["device.light={}"]
    ).warnings
    #expect(warnings.map(\.path) == ["light", "script[0].light"])
  }

  @Test(arguments: [
    "\(tap)", "moment: { from: '0s', until: '2s' }, endsAt: '2s'",
    "session: { startRunning: '2s' }, script: [{ at: '2s', light: 'low' }], endsAt: '2s'",
    "photographer: { shutter: { taps: ['5s'] } }, photo: { maxPhotoDimensions: '18MP' }, "
      + "script: [{ at: '1s', photo: { maxPhotoDimensions: '12MP' } }]",
    "photo: { maxPhotoDimensions: '18MP' }", "light: 'night'",
    "script: [{ at: '0s', prepare: [{}] }]",
  ])
  func `What is ordinary has no warning`(body: String) throws {
    #expect(DiagnosticText.lines(try ScenarioReaderTests.read(body).warnings) == "")
  }

  @Test func `An offered size that a section leaves out is a warning of the device`() throws {
    let text = """
      { schema: 'shotsim/device/1', name: 'd', extends: 'iphone-17',
        memory: { '18MP': null }, thermal: { heat: { '48MP': null } } }
      """
    let file = InputFile(bytes: Array(text.utf8), name: "d", directory: ".")
    let warnings = try DeviceReader().read(file).warnings
    #expect(warnings.map(\.path) == ["memory", "thermal.heat"])
    #expect(warnings.map(\.message).allSatisfy { $0.hasPrefix("nothing for ") })
  }
}
