import Foundation
import Testing

@testable import ShotSim

@Suite struct ScenarioReaderTests {
  static func read(
    _ body: String, device: String = "iphone-17", overrides: [String] = [],
    features: String? = nil
  ) throws -> Scenario {
    let text = "{ schema: 'shotsim/scenario/1', name: 't', device: '\(device)', \(body) }"
    let reader = ScenarioReader(
      overrides: try overrides.map { try Override($0) },
      features: try features.map { try FeatureSet(names: $0) })
    do throws(ReadingFailure) {
      return try reader.read(InputFile(bytes: Array(text.utf8), name: "t", directory: "."))
    } catch {
      Issue.record("\(error.text)")
      throw error
    }
  }

  @Test func `What is absent has the documented defaults`() throws {
    let scenario = try Self.read("")
    let configuration = scenario.configuration
    #expect(scenario.replications == 1)
    #expect(scenario.seed == 1)
    #expect(scenario.summary == "")
    #expect(scenario.expectations == [])
    #expect(configuration.device.cameras[configuration.camera].name == "main")
    #expect(configuration.light == .bright)
    #expect(configuration.session == SessionConfiguration())
    #expect(configuration.session.startRunning == 0)
    #expect(configuration.features == [])
    #expect(configuration.photo == PhotoSettings())
    #expect(configuration.photographer == nil)
    #expect(configuration.moment == nil)
    #expect(configuration.script == [])
    #expect(configuration.endsAt == nil)
  }

  @Test func `The shutter starts at 0 and loses presses unless told otherwise`() throws {
    let scenario = try Self.read(
      "photographer: { shutter: { whenReady: { constant: '200ms' } } }, endsAt: '3s'")
    #expect(
      scenario.configuration.photographer
        == Photographer(
          shutter: .whenReady(.constant(200_000_000), from: 0, until: nil), whenNotReady: .lost))
  }

  @Test func `The whole range of seeds is exact`() throws {
    #expect(try Self.read("seed: 18446744073709551615").seed == .max)
    #expect(try Self.read("seed: 0").seed == 0)
    #expect(try Self.read("seed: 9007199254740993").seed == 9_007_199_254_740_993)
  }

  @Test func `Every kind of step is read, in the order of the file`() throws {
    let scenario = try Self.read(
      """
      script: [
        { at: '9s', prepare: [] },
        { at: '1s', photo: { flash: 'on' } },
        { at: '-1s', configure: { camera: 'front', session: { preset: 'high' },
          features: { preparedSettings: true, zeroShutterLag: false } } },
        { at: '2s', light: 'night' }, { at: '3s', interrupt: '2s' }, { at: '4s', stopRunning: true },
        { at: '5s', startRunning: true }, { at: '6s', requestFinalPhoto: 3 }]
      """)
    var photo = PhotoSettingsChange()
    photo.flash = .on
    var change = ConfigurationChange()
    change.camera = 2
    change.preset = .high
    change.enable = [.preparedSettings]
    change.disable = [.zeroShutterLag]
    #expect(
      scenario.configuration.script.map(\.action) == [
        .prepare([]), .photo(photo), .configure(change), .light(.night),
        .interrupt(2_000_000_000), .stopRunning, .startRunning, .requestFinalPhoto(3),
      ])
    #expect(scenario.configuration.script[2].at == -1_000_000_000)
  }

  @Test func `Overrides change the document before it is checked`() throws {
    let scenario = try Self.read(
      "photo: { flash: 'off' }, script: [{ at: '1s', light: 'low' }]",
      overrides: [
        "photo.flash=on", "seed=42", "script[0].at=-2s", "features.zeroShutterLag=true",
        "photographer={ shutter: { taps: ['0s'] }, whenNotReady: 'waits' }",
        "device.limits.photosInProcessing=5", "device.memory[\"12MP\"]=95MB",
      ])
    let configuration = scenario.configuration
    #expect(configuration.photo.flash == .on)
    #expect(scenario.seed == 42)
    #expect(configuration.script[0].at == -2_000_000_000)
    #expect(configuration.features == [.zeroShutterLag])
    #expect(configuration.photographer?.whenNotReady == .waits)
    #expect(configuration.device.limits.photosInProcessing == 5)
    #expect(configuration.device.memory[PhotoDimensions(megapixels: 12)] == 95)
  }

  @Test func `The features option replaces the file's features`() throws {
    let none = try Self.read("features: { zeroShutterLag: true }", features: "none")
    #expect(none.configuration.features == [])
    let two = try Self.read("", features: "zeroShutterLag,responsiveCapture")
    #expect(two.configuration.features == [.zeroShutterLag, .responsiveCapture])
    let all = try Self.read(
      "session: { maxPhotoQualityPrioritization: 'quality' }", features: "all")
    #expect(all.configuration.features == .all)
    #expect {
      try FeatureSet(names: "zeroShutterLg")
    } throws: { error in
      (error as? Diagnostic)?.nearest == "zeroShutterLag"
    }
  }

  @Test func `A name that is no built-in and no file gets the nearest name`() {
    // A part of a name means it, and what is near to none gets none.
    #expect(
      throws: ReadingFailure.unknownName(
        "basketball", kind: .scenario, nearest: "basketball-burst")
    ) {
      try ScenarioReader().read("basketball")
    }
    #expect(throws: ReadingFailure.unknownName("zebra", kind: .scenario, nearest: nil)) {
      try ScenarioReader().read("zebra")
    }
    #expect(
      throws: ReadingFailure.unknownName(
        "basketbal-burst", kind: .scenario, nearest: "basketball-burst")
    ) {
      try ScenarioReader().read("basketbal-burst")
    }
    #expect(
      throws: ReadingFailure.unreadable(
        UnreadableFile(path: "no/such", reason: "no such file", isMissing: true))
    ) { try ScenarioReader().read("no/such") }
    #expect(throws: ReadingFailure.unreadable(UnreadableFile(path: "/", reason: "it is a folder")))
    {
      try ScenarioReader().read(path: "/")
    }
    #expect(
      throws: ReadingFailure.unknownName("pixel", kind: .device, nearest: "pixel-8-pro")
    ) {
      try DeviceReader().read("pixel")
    }
  }

  @Test func `A failure to find a file is said in words`() {
    let unknown = ReadingFailure.unknownName("x", kind: .scenario, nearest: "y").diagnostics
    let names = ScenarioReader.builtInNames.joined(separator: ", ")
    #expect(
      DiagnosticText.lines(unknown)
        == "error: there is no scenario \"x\"; allowed: \(names), or the path of a file; "
        + "did you mean \"y\"?\n")
    let unreadable = ReadingFailure.unreadable(
      UnreadableFile(path: "a/b", reason: "no such file")
    ).diagnostics
    #expect(DiagnosticText.lines(unreadable) == "a/b: error: no such file\n")
  }

  @Test func `A file says what kind it is`() {
    func kind(_ text: String) -> FileKind? {
      FileKind.of(InputFile(bytes: Array(text.utf8), name: "t", directory: nil))
    }
    #expect(kind("{ schema: 'shotsim/device/1' }") == .device)
    #expect(kind("{ schema: 'shotsim/scenario/7' }") == .scenario)
    #expect(kind("{ schema: 'shotsim/other/1' }") == nil)
    #expect(kind("[]") == nil)
    #expect(kind("{") == nil)
  }
}
