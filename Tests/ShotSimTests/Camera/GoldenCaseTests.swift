import Foundation
import Testing

@testable import ShotSim

/// The deterministic cases, worked out by hand, exact to the nanosecond.
@Suite struct GoldenCaseTests {
  @Test(arguments: CaseFolder.all)
  func `Every field of every case agrees`(folder: CaseFolder) throws {
    let expected = try folder.expected()
    if let error = expected["error"] as? [String: String] {
      try expectRefusal(of: folder, path: error["path"] ?? "", names: error["names"] ?? "")
      return
    }
    let scenario = try ScenarioReader.read(path: folder.scenarioURL.path)
    let plan = try CapturePlan(scenario.configuration)
    var runner = ReplicationRunner(plan: plan, seed: scenario.seed, recorder: FullRecorder())
    let records = try runner.records(ofReplication: 0)
    let answer = CaseAnswer(
      records: records, hasMoment: scenario.configuration.moment != nil)
    expectRows(answer.photos, expected["photos"], "photo")
    expectRows(answer.rejected, expected["rejected"], "rejected request")
    #expect(answer.readiness == Self.lines(expected["readiness"]))
    #expect(answer.callbacks == Self.lines(expected["callbacks"]))
    let metrics = expected["metrics"] as? [String: Any] ?? [:]
    #expect(!metrics.isEmpty)
    for (name, value) in metrics.sorted(by: { $0.key < $1.key }) {
      let found = answer.metrics[name] ?? nil
      if let value = value as? Double {
        #expect(found.map { abs($0 - value) <= 1e-9 * max(1, abs(value)) } ?? false,
          "\(name): \(found.map(String.init(describing:)) ?? "none"), expected \(value)")
      } else {
        #expect(found == nil, "\(name): no value expected")
      }
    }
  }

  private func expectRefusal(of folder: CaseFolder, path: String, names: String) throws {
    let error = #expect(throws: DiagnosticList.self) {
      try ScenarioReader.read(path: folder.scenarioURL.path)
    }
    let diagnostics = error?.diagnostics ?? []
    #expect(diagnostics.contains { $0.path == path && $0.message.contains(names) })
  }

  private func expectRows(_ found: [[String: Any?]], _ expected: Any?, _ what: String) {
    let expected = expected as? [[String: Any]] ?? []
    #expect(found.count == expected.count, "number of \(what)s")
    for (row, wanted) in zip(found, expected) {
      for (key, value) in wanted.sorted(by: { $0.key < $1.key }) {
        let mine = (row[key] ?? nil).map { Self.text($0) } ?? "null"
        #expect(mine == Self.text(value), "\(what) \(row["number"] ?? nil ?? "") \(key)")
      }
    }
  }

  private static func lines(_ value: Any?) -> [String] {
    (value as? [[Any]] ?? []).map { $0.map(text).joined(separator: " ") }
  }

  private static func text(_ value: Any) -> String {
    if value is NSNull { return "null" }
    if let flag = value as? Bool, CFGetTypeIDIsBool(value) { return "\(flag)" }
    return "\(value)"
  }

  /// Whether a decoded value was `true` or `false` in the file, not 0 or 1.
  private static func CFGetTypeIDIsBool(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return value is Bool }
    return String(cString: number.objCType) == "c" || value is Bool && !(value is Int)
  }
}
