import Testing

@testable import ShotSim

/// What holds of every run, whatever the device and the script.
///
/// `SHOTSIM_RANDOM_SCENARIOS` is the number of scenarios, 500 when absent;
/// `SHOTSIM_RANDOM_SEED` the first seed. A failure prints its seed and scenario.
@Suite struct RandomScenarioTests {
  private static let first = RandomScenario.setting("SHOTSIM_RANDOM_SEED", default: 1)
  private static let count = RandomScenario.setting("SHOTSIM_RANDOM_SCENARIOS", default: 500)
  /// Cut into parts that run at the same time.
  static let parts = (0..<4).map { part in
    (first + count * part / 4)..<(first + count * (part + 1) / 4)
  }

  @Test(arguments: parts)
  func `No random scenario breaks an invariant`(seeds: Range<Int>) throws {
    var refused = 0
    var photos = 0
    for seed in seeds {
      let random = RandomScenario(seed: UInt64(seed))
      guard let scenario = try random.read() else {
        refused += 1
        continue
      }
      let plan = try CapturePlan(scenario.configuration)
      var batch = ReplicationRunner(plan: plan, seed: scenario.seed, recorder: FullRecorder())
      let chunk = try ReplicationChunk.run(
        0..<2, plan: plan, seed: scenario.seed, keepingPhotoValues: true
      ).get()
      let width = Metric.allCases.count
      for replication in 0..<2 {
        let records = try batch.records(ofReplication: replication)
        photos += records.photos.count
        var problems = RunInvariants(records, scenario.configuration).problems
        let alone = try ScenarioRuns.records(scenario, replication: replication)
        if !alone.isIdentical(to: records) { problems.append("differs from itself when alone") }
        let values = chunk.values[replication * width..<(replication + 1) * width]
        for (metric, (value, recorded)) in zip(Metric.allCases, zip(values, records.metrics))
        where value.bitPattern != recorded.bitPattern {
          problems.append("\(metric) is \(recorded), and \(value) without a listener")
        }
        report(problems, random, replication)
      }
    }
    // The generator makes scenarios that mean something.
    #expect(refused < seeds.count / 2)
    #expect(photos > seeds.count)
  }

  @Test(arguments: parts)
  func `What does not matter changes nothing`(seeds: Range<Int>) throws {
    for seed in seeds where seed % 5 == 0 {
      let random = RandomScenario(seed: UInt64(seed))
      guard let scenario = try random.read() else { continue }
      let plain = try ScenarioRuns.records(scenario)
      var problems: [String] = []
      if let changed = try random.read("session.deferredStart=true"),
        !(try ScenarioRuns.records(changed).isIdentical(to: plain))
      {
        problems.append("deferred start matters")
      }
      if let changed = try random.read("device.fastCapture.window=0us"),
        !usesFastCapture(scenario), !(try ScenarioRuns.records(changed).isIdentical(to: plain))
      {
        problems.append("the window of fast capture matters although it is off")
      }
      report(problems, random, 0)
    }
  }

  @Test func `A run that ends in a capture is as long with a listener as without`() throws {
    let scenario = try ScenarioRuns.scenario(
      ReportScenario.onePhoto, changes: ["endsAt=580ms", "features={ preparedSettings: false }"])
    let plan = try CapturePlan(scenario.configuration)
    var last: Set<Nanoseconds> = []
    for replication in 0..<50 {
      let records = try ScenarioRuns.records(scenario, replication: replication)
      let values = try ReplicationChunk.run(
        replication..<replication + 1, plan: plan, seed: scenario.seed, keepingPhotoValues: false
      ).get().values
      #expect(values.map(\.bitPattern) == records.metrics.map(\.bitPattern))
      if records.events.last?.kind == .willCapturePhoto { last.insert(records.lastEvent) }
    }
    // The case that matters does occur.
    #expect(!last.isEmpty)
  }

  /// RAW of any kind is never deferred, nor are brackets.
  @Test(arguments: ["appleProRAW", "bayerRAW", "rawPlusProcessed", "bracket"])
  func `Deferral changes nothing for kinds that are never deferred`(kind: String) throws {
    var compared = 0
    for seed in 1...80 {
      let random = RandomScenario(seed: UInt64(seed))
      let changes = [
        "script=[]", "photo.kind=\(kind)", "photo.bracketCount=2",
        "photo.photoQualityPrioritization=speed",
        "device.supports.autoDeferredPhotoDelivery=true",
      ]
      func records(_ isDeferred: Bool) throws -> ReplicationRecords? {
        let feature = "features.autoDeferredPhotoDelivery=\(isDeferred)"
        guard
          let scenario = try? ScenarioRuns.scenario(
            random.text, changes: random.changes + changes + [feature])
        else { return nil }
        return try ScenarioRuns.records(scenario)
      }
      guard let off = try records(false), let on = try records(true) else { continue }
      // What is prepared ahead and the slots that readiness sees are the same.
      let isSame = on.isIdentical(to: off)
      #expect(isSame, "\(random.description)")
      compared += off.photos.count
    }
    #expect(compared > 40)
  }

  private func usesFastCapture(_ scenario: Scenario) -> Bool {
    scenario.configuration.features.contains(.fastCapturePrioritization)
      || scenario.configuration.script.contains {
        if case .configure(let change) = $0.action {
          change.enable.contains(.fastCapturePrioritization)
        } else {
          false
        }
      }
  }

  private func report(_ problems: [String], _ random: RandomScenario, _ replication: Int) {
    for problem in problems {
      Issue.record("\(problem); replication \(replication) of \(random.description)")
    }
  }
}
