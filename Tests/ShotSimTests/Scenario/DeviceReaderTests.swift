import Foundation
import Testing

@testable import ShotSim

@Suite struct DeviceReaderTests {
  private func read(_ body: String, file name: String = "d") throws -> DeviceReader.Result {
    let text = "{ schema: 'shotsim/device/1', name: 'd', \(body) }"
    do throws(ReadingFailure) {
      return try DeviceReader().read(
        InputFile(bytes: Array(text.utf8), name: name, directory: "."))
    } catch {
      Issue.record("\(error.text)")
      throw error
    }
  }

  private static let cameras = "cameras: { main: { photoDimensions: ['12MP', '48MP'] } }"
  private static let x = "provenance: 'guess', source: 'x'"

  @Test func `A file may say no more than its cameras`() throws {
    let device = try read(Self.cameras).device
    #expect(device.title == "d")
    #expect(device.supports == DeviceSupport())
    #expect(device.limits == DeviceLimits())
    #expect(device.limits.photosInProcessing == 1)
    #expect(device.timing == [:])
    #expect(device.thermal == nil)
    #expect(device.fastCapture == nil)
  }

  @Test func `Nulls for the base's variation let a file give levels, and the other way round`()
    throws
  {
    let levels = try read(
      "extends: 'iphone-17', variation: { runSigma: null, driftSigma: null, "
        + "driftCorrelation: null, nominal: { runSigma: 0.25 }, serious: { runSigma: 0.5 } }"
    ).device
    #expect(levels.variation[.nominal]?.runSigma == 0.25)
    #expect(levels.variation[.nominal]?.driftSigma == 0)
    #expect(levels.variation[.serious]?.runSigma == 0.5)
    try Binary.withFolderNow { folder in
      let text = "{ schema: 'shotsim/device/1', name: 'l', extends: 'iphone-17', "
      try Data(
        (text + "variation: { nominal: { runSigma: 0.25 }, serious: { runSigma: 0.5 } } }").utf8
      ).write(to: folder.appending(path: "levels.json5"))
      let plain = try read(
        "extends: '\(folder.path)/levels.json5', "
          + "variation: { nominal: null, serious: null, runSigma: 0.75 }"
      ).device
      #expect(plain.variation[.nominal]?.runSigma == 0.75)
      #expect(plain.variation.count == 1)
    }
    // A null for a key that the base does not have is still a misspelt one.
    let failure = #expect(throws: ReadingFailure.self) {
      try DeviceReader().read(
        InputFile(
          bytes: Array(
            ("{ schema: 'shotsim/device/1', name: 'd', extends: 'iphone-17', "
              + "variation: { runSigmas: null, nominal: {} } }").utf8), name: "d", directory: "."))
    }
    #expect(failure?.text.contains("variation.runSigmas: unknown key") == true)
  }

  @Test func `A null for the base's family goes with the family`() throws {
    try Binary.withFolderNow { folder in
      let base = "{ schema: 'shotsim/device/1', name: 'b', \(Self.cameras), "
      try Data((base + "timing: { flash: { constant: '1ms', \(Self.x) } } }").utf8)
        .write(to: folder.appending(path: "base.json5"))
      let device = try read(
        "extends: '\(folder.path)/base.json5', timing: { flash: { constant: null, "
          + "gamma: { mean: '1s', cv: 0.5 }, \(Self.x) } }"
      ).device
      #expect(device.timing[TimingKey(.flash)]?.distribution.mean == 1e9)
    }
  }

  @Test func `What extends a device gives only what differs`() throws {
    let base = try DeviceReader().read(builtIn: "iphone-17").device
    let device = try read(
      """
      extends: 'iphone-17', os: '28', supports: { appleProRAW: true },
      limits: { proxiesInFlight: 3, sessionMemory: null },
      thermal: null, cameras: { front: null, main: { photoDimensions: ['12MP', '24MP'], notSpeed: [] } },
      timing: { encoding: { '12MP': { constant: '7ms', \(Self.x) } }, flash: null,
        capture: { processed: { '12MP': { quality: { gamma: { mean: '1s', cv: 0.1 }, \(Self.x) } } } } }
      """
    ).device
    let size = PhotoDimensions(megapixels: 12)
    #expect(device.os == "28")
    #expect(device.title == base.title)
    #expect(device.cameras.map(\.name) == ["main", "ultraWide"])
    #expect(device.cameras[0].photoDimensions.count == 2)
    #expect(device.cameras[0].qualityOnly == base.cameras[0].qualityOnly)
    #expect(device.supports.appleProRAW && device.supports.flash)
    #expect(device.limits.proxiesInFlight == 3)
    #expect(device.limits.photosInProcessing == base.limits.photosInProcessing)
    #expect(device.limits.sessionMemory == nil)
    #expect(device.thermal == nil)
    #expect(device.timing[TimingKey(.flash)] == nil)
    #expect(device.timing[TimingKey(.encoding)] == nil)
    #expect(
      device.timing[TimingKey(.encoding, dimensions: size)]?.distribution
        == .constant(7_000_000))
    let key = TimingKey(
      .capture, kind: .processed, dimensions: size, prioritization: .quality)
    #expect(
      device.timing[key]
        == Timing(
          distribution: .gamma(mean: 1_000_000_000, cv: 0.1, floor: 0), provenance: .guess,
          source: "x"))
    var other = key
    other.prioritization = .speed
    #expect(device.timing[other] == base.timing[other])
  }

  @Test func `Sizes are kept in rising order, and useless lists of sizes are warnings`() throws {
    let result = try read(
      "cameras: { main: { photoDimensions: ['48MP', '12MP'], notSpeed: ['48MP', '12MP', '24MP'] } }"
    )
    #expect(result.device.cameras[0].photoDimensions.map(\.description) == ["12MP", "48MP"])
    #expect(
      result.warnings.map(\.path) == ["cameras.main.notSpeed[1]", "cameras.main.notSpeed[2]"])
  }

  @Test func `Variation may be one or by level, and either replaces the other`() throws {
    let single = try read("\(Self.cameras), variation: { runSigma: 0.1 }").device
    #expect(single.variation.keys.sorted() == [.nominal])
    let levels = try read(
      "extends: 'iphone-17', variation: { nominal: { runSigma: 0.1 }, serious: { runSigma: 0.3 } }"
    ).device
    #expect(levels.variation.keys.sorted() == [.nominal, .serious])
    #expect(levels.variation[.nominal]?.driftSigma == 0)
  }

  @Test func `Encoding may be told apart by size and prioritization`() throws {
    let device = try read(
      """
      \(Self.cameras), timing: {
        encoding: { '12MP': { constant: '1ms', \(Self.x) },
                    '48MP': { quality: { constant: '2ms', \(Self.x) } } },
        capture: { bracketFrame: { '12MP': { constant: '3ms', \(Self.x) } } },
        firstProcessing: { constant: '4ms', \(Self.x) } }
      """
    ).device
    let big = PhotoDimensions(megapixels: 48)
    let small = PhotoDimensions(megapixels: 12)
    #expect(
      Set(device.timing.keys) == [
        TimingKey(.encoding, dimensions: small),
        TimingKey(.encoding, dimensions: big, prioritization: .quality),
        TimingKey(.bracketFrame, dimensions: small), TimingKey(.firstProcessing),
      ])
  }

  @Test func `A shutter lag may be negative`() throws {
    let device = try read(
      """
      \(Self.cameras), timing: { shutterLag: {
        zeroShutterLag: { mixture: { parts: [
          { weight: 1, of: { constant: '-5ms' } },
          { weight: 2, of: { triangular: { min: '-9ms', mode: '-1ms', max: '3ms' } } }] }, \(Self.x) },
        standard: { empirical: { values: ['-1ms', '2ms'] }, \(Self.x) } } }
      """
    ).device
    #expect(
      device.timing[TimingKey(.zeroShutterLag)]?.distribution
        == .mixture([
          MixturePart(weight: 1, distribution: .constant(-5_000_000)),
          MixturePart(
            weight: 2,
            distribution: .triangular(min: -9_000_000, mode: -1_000_000, max: 3_000_000)),
        ]))
    #expect(
      device.timing[TimingKey(.standardLag)]?.distribution == .empirical([-1_000_000, 2_000_000]))
  }

  @Test func `Any object may say where its numbers come from`() throws {
    let device = try read(
      """
      \(Self.cameras), limits: { \(Self.x) }, timing: { \(Self.x), processing: { provenance: 'claimed' } },
      light: { low: { captureFactor: 2, \(Self.x) } }
      """
    ).device
    #expect(
      device.provenance.map(\.path).sorted() == [
        "light.low", "limits", "timing", "timing.processing",
      ])
  }

  @Test func `An error in a merged device is placed in the file that said it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shotsim-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let base =
      "{ schema: 'shotsim/device/1', name: 'b',\n \(Self.cameras),\n limits: { photosInProcessing: 0 } }"
    try base.write(
      to: folder.appendingPathComponent("base.json5"), atomically: true, encoding: .utf8)
    let top =
      "{ schema: 'shotsim/device/1', name: 't', extends: 'base.json5',\n\n\n limits: { proxiesInFlight: 0 } }"
    let path = folder.appendingPathComponent("top.json5").path
    try top.write(toFile: path, atomically: true, encoding: .utf8)
    #expect {
      try DeviceReader().read(path: path)
    } throws: { error in
      guard case .invalid(let list)? = error as? ReadingFailure else { return false }
      return list.diagnostics.map { $0.file?.hasSuffix("base.json5") } == [true, false]
        && list.diagnostics.map(\.line) == [3, 4]
        && list.diagnostics.map(\.path) == ["limits.photosInProcessing", "limits.proxiesInFlight"]
    }
  }
}
