import Foundation
import Testing

@testable import ShotSim

@Suite struct BuiltInTests {
  @Test func `The embedded devices are the files`() throws {
    let folder = TestFiles.root.appendingPathComponent("Sources/ShotSim/BuiltIn/Devices")
    try expect(BuiltInDevices.files, equal: folder)
  }

  @Test func `The embedded scenarios are the files`() throws {
    let folder = TestFiles.root.appendingPathComponent("scenarios")
    try expect(BuiltInScenarios.files, equal: folder)
  }

  private func expect(_ files: [(name: String, text: String)], equal folder: URL) throws {
    let names = TestFiles.names(in: folder, ending: ".json5")
    #expect(files.map { $0.name + ".json5" } == names)
    for file in files {
      let text = try TestFiles.text(folder.appendingPathComponent(file.name + ".json5"))
      #expect(file.text == text)
    }
  }

  @Test(arguments: DeviceReader.builtInNames)
  func `A built-in device reads without warnings`(name: String) throws {
    do throws(ReadingFailure) {
      let result = try DeviceReader().read(builtIn: name)
      #expect(result.device.name == name)
      #expect(DiagnosticText.lines(result.warnings) == "")
      #expect(!result.device.provenance.isEmpty)
      #expect(!result.device.timing.isEmpty)
    } catch {
      Issue.record("\(error.text)")
    }
  }

  /// Those that show what a warning is about.
  private static let scenariosWithWarnings: Set = ["rebuild-mid-burst"]

  @Test(arguments: ScenarioReader.builtInNames.filter { !scenariosWithWarnings.contains($0) })
  func `A built-in scenario reads without warnings`(name: String) throws {
    do throws(ReadingFailure) {
      let scenario = try ScenarioReader().read(builtIn: name)
      #expect(scenario.name == name)
      #expect(DiagnosticText.lines(scenario.warnings) == "")
    } catch {
      Issue.record("\(error.text)")
    }
  }

  @Test func `The burst is what its file says`() throws {
    let scenario = try ScenarioReader().read("basketball-burst")
    let configuration = scenario.configuration
    #expect(scenario.replications == 1000)
    #expect(scenario.seed == 1)
    #expect(configuration.features == .all)
    #expect(configuration.session.startRunning == -3_000_000_000)
    #expect(configuration.moment == Moment(from: -50_000_000, until: 1_600_000_000))
    #expect(
      configuration.photographer
        == Photographer(
          shutter: .every(
            .gamma(mean: 250_000_000, cv: 0.18, floor: 120_000_000), from: 0,
            until: 1_600_000_000),
          whenNotReady: .lost))
    #expect(configuration.photo.maxPhotoDimensions == PhotoDimensions(megapixels: 48))
    #expect(configuration.device.fastCapture?.captures == 2)
    #expect(scenario.expectations.map(\.text) == ["framesCaptured.mean >= 4.5"])
  }

  @Test func `Timings keep their keys and provenance`() throws {
    let device = try DeviceReader().read(builtIn: "iphone-17").device
    let processing = TimingKey(
      .processing, kind: .processed, dimensions: PhotoDimensions(megapixels: 48),
      prioritization: .quality)
    #expect(
      device.timing[processing]?.distribution
        == .lognormal(mean: 2_150_000_000, cv: 0.15, floor: 1_290_000_000))
    #expect(device.timing[processing]?.provenance == .estimated)
    #expect(device.timing[TimingKey(.bracketFrame)]?.provenance == .guess)
    #expect(
      device.timing[TimingKey(.zeroShutterLag)]?.distribution
        == .uniform(min: -33_000_000, max: 0))
    #expect(
      device.timing[TimingKey(.allocation, dimensions: PhotoDimensions(megapixels: 12))] != nil)
    #expect(device.variation[.nominal]?.driftCorrelation == 0.5)
    #expect(device.limits.sessionMemory == 1200)
    #expect(device.os == "27")
    #expect(device.light[.night]?.zeroShutterLag == false)
    #expect(device.thermal?.levels[.shutdown] == 120)
  }
}
