import Foundation
import TestValues
import Testing

@testable import ShotSim

/// Whatever the bytes, reading ends with a value or with errors, and never traps.
///
/// `SHOTSIM_MUTATION_SEED` repeats a run, `SHOTSIM_MUTATION_FACTOR` makes it longer.
@Suite struct MutationTests {
  /// A scenario with one of everything.
  static let everything = """
    { schema: "shotsim/scenario/1", name: "all", device: "galaxy-s26-ultra", light: "low",
      session: { maxPhotoQualityPrioritization: "quality", maxPhotoDimensions: "12MP", startRunning: "-3s" },
      features: { zeroShutterLag: true, responsiveCapture: true, autoDeferredPhotoDelivery: true },
      photo: { kind: "bracket", bracketCount: 3, flash: "auto", uncompressed: false },
      photographer: { shutter: { every: { mixture: { parts: [
        { weight: 0.9, of: { triangular: { min: "1ms", mode: "2ms", max: "3ms" } } },
        { weight: 0.1, of: { empirical: { values: ["5ms", "6ms"] } } }] } }, until: "2s" },
        whenNotReady: "queued" },
      moment: { from: "0s", until: "1s" }, endsAt: "30s",
      script: [ { at: "-1s", prepare: [{ maxPhotoDimensions: "12MP" }] },
        { at: "1s", configure: { camera: "main", session: { preset: "high" }, features: { zeroShutterLag: false } } },
        { at: "2s", photo: { kind: "processed" } }, { at: "3s", light: "night" }, { at: "4s", interrupt: "2s" },
        { at: "5s", stopRunning: true }, { at: "6s", startRunning: true }, { at: "7s", requestFinalPhoto: 3 } ],
      expect: ["P(framesCaptured >= 5) >= 0.9", "warn: shotToShot.p95 <= baseline * 1.05"],
      replications: 10, seed: 3 }
    """

  @Test func `The scenario that is mutated is valid`() throws {
    let file = InputFile(bytes: Array(Self.everything.utf8), name: "t", directory: "/")
    do throws(ReadingFailure) {
      let scenario = try ScenarioReader().read(file)
      #expect(scenario.configuration.script.count == 8)
    } catch {
      Issue.record("\(error.text)")
    }
  }

  @Test func `No mutated scenario traps`() {
    run(times: 1500, of: Array(Self.everything.utf8)) { file in
      do throws(ReadingFailure) {
        _ = try ScenarioReader().read(file)
        return true
      } catch {
        return error.hasText
      }
    }
  }

  @Test func `No mutated device traps`() {
    let text = BuiltInDevices.files.first { $0.name == "galaxy-s26-ultra" }?.text ?? ""
    run(times: 1000, of: Array(text.utf8)) { file in
      do throws(ReadingFailure) {
        _ = try DeviceReader().read(file)
        return true
      } catch {
        return error.hasText
      }
    }
  }

  @Test func `No mutated override or expectation traps`() {
    var (applied, refused) = (0, 0)
    run(times: 600, of: Array("photographer.shutter.until=\"1s\"".utf8)) { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard let override = try? Override(text) else { return true }
      let scenario = InputFile(bytes: Array(Self.everything.utf8), name: "t", directory: "/")
      do throws(ReadingFailure) {
        _ = try ScenarioReader(overrides: [override]).read(scenario)
        applied += 1
      } catch {
        guard error.hasText else { return false }
        refused += 1
      }
      var document = JSON5Value(.object([]), at: SourcePosition(file: "t", line: 1, column: 1))
      _ = override.apply(to: &document, schema: ScenarioShape.file.schema)
      return true
    }
    // Most changes are of another path or value, and some are none that matters.
    #expect(refused > 20 && applied > 0)
    run(times: 3000, of: Array("warn: P(shotToShot.p95 <= baseline * 1.05) >= 0.9".utf8)) { file in
      _ = try? ExpectationParser.parse(String(decoding: file.bytes, as: UTF8.self))
      return true
    }
  }

  private func run(times: Int, of bytes: [UInt8], _ body: (InputFile) -> Bool) {
    let environment = ProcessInfo.processInfo.environment
    let seed =
      environment["SHOTSIM_MUTATION_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
    let times = times * (environment["SHOTSIM_MUTATION_FACTOR"].flatMap { Int($0) } ?? 1)
    print("seed of the mutations: \(seed)")
    var random = SplitMix64(state: seed)
    for index in 0..<times {
      let file = InputFile(bytes: ByteMutation.changed(bytes, &random), name: "t", directory: "/")
      #expect(body(file), "seed \(seed), mutation \(index)")
    }
  }
}

extension ReadingFailure {
  /// Whether there is at least one error, and each says something.
  fileprivate var hasText: Bool {
    guard case .invalid(let list) = self else { return false }
    return !list.diagnostics.isEmpty
      && list.diagnostics.allSatisfy { $0.message != "" && $0.severity == .error }
  }
}
