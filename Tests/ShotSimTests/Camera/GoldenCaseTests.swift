import Foundation
import Testing

@testable import ShotSim

/// The deterministic cases, worked out by hand, exact to the nanosecond.
@Suite struct GoldenCaseTests {
  @Test(arguments: CaseFolder.all)
  func `Every field of every case agrees`(folder: CaseFolder) throws {
    let expected = try JSONValue(data: Data(contentsOf: folder.expectedURL))
    if let error = expected["error"] {
      expectRefusal(of: folder, path: error["path"]?.text ?? "", names: error["names"]?.text ?? "")
      return
    }
    let scenario = try ScenarioReader().read(path: folder.scenarioURL.path)
    let plan = try CapturePlan(scenario.configuration)
    var runner = ReplicationRunner(plan: plan, seed: scenario.seed, recorder: FullRecorder())
    let answer = CaseAnswer(records: try runner.records(ofReplication: 0))
    expectRows(answer.photos, expected["photos"], "photo")
    expectRows(answer.rejected, expected["rejected"], "rejected request")
    #expect(answer.readiness == expected["readiness"]?.array.map(\.text))
    #expect(answer.callbacks == expected["callbacks"]?.array.map(\.text))
    let metrics = expected["metrics"]?.object ?? [:]
    #expect(!metrics.isEmpty)
    for (name, value) in metrics.sorted(by: { $0.key < $1.key }) {
      let found: Double? = answer.metrics[name] ?? nil
      if let wanted = value.double {
        let isClose = found.map { abs($0 - wanted) <= 1e-9 * max(1, abs(wanted)) } ?? false
        #expect(isClose, "\(name) is \(found.map { "\($0)" } ?? "none"), expected \(wanted)")
      } else {
        #expect(found == nil, "\(name) has a value, none is expected")
      }
    }
  }

  @Test func `There are cases`() { #expect(CaseFolder.all.count >= 21) }

  private func expectRefusal(of folder: CaseFolder, path: String, names: String) {
    let failure = #expect(throws: ReadingFailure.self) {
      try ScenarioReader().read(path: folder.scenarioURL.path)
    }
    guard case .invalid(let list) = failure else {
      Issue.record("the scenario is not refused as invalid")
      return
    }
    let diagnostics = list.diagnostics
    #expect(diagnostics.contains { $0.path == path && $0.message.contains(names) })
  }

  private func expectRows(_ found: [[String: String]], _ expected: JSONValue?, _ what: String) {
    let expected = expected?.array ?? []
    #expect(found.count == expected.count, "number of \(what)s")
    for (row, wanted) in zip(found, expected) {
      for (key, value) in wanted.object.sorted(by: { $0.key < $1.key }) {
        #expect(row[key] == value.text, "\(what) \(row["number"] ?? "") \(key)")
      }
    }
  }
}
