import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct BurstStudyTests {
  @Test func `The built-in burst gets one frame without features and five with all`() throws {
    let off = try BurstStudy(scenario: "basketball-burst", features: "none")
    let on = try BurstStudy(scenario: "basketball-burst", features: "all")
    let (offSummary, onSummary) = (
      try off.runSequentially(replications: 400), try on.runSequentially(replications: 400)
    )
    #expect(offSummary.replications == 400)
    #expect(abs(offSummary.framesMean - 1) <= 4 * offSummary.framesStandardError + 0.005)
    #expect(abs(onSummary.framesMean - 5.28) <= 4 * onSummary.framesStandardError + 0.005)
    #expect(onSummary.events > offSummary.events)
  }

  @Test func `Neither the number of jobs nor the order of replications changes a bit`() async throws
  {
    let study = try BurstStudy(scenario: "basketball-burst", features: "all", seed: 7)
    let alone = try study.runSequentially(replications: 2_100)
    let together = try await study.run(replications: 2_100, jobs: 3)
    #expect(alone == together)
    let other = try BurstStudy(scenario: "basketball-burst", features: "all", seed: 8)
    #expect(try other.runSequentially(replications: 2_100).fingerprint != alone.fingerprint)
  }

  @Test func `The metrics are those of an experiment`() async throws {
    let study = try BurstStudy(scenario: "basketball-burst", features: "all")
    let summary = try study.runSequentially(replications: 300)
    let result = try await Experiment(study.scenario, replications: 0..<300, jobs: 2).run()
    let frames = result.values[.framesCaptured]
    #expect(summary.framesMean == frames.reduce(0, +) / 300)
    var tally = Tally()
    for count in frames { tally.add(count) }
    let error = tally.standardDeviation / Double(300).squareRoot()
    #expect(abs(summary.framesStandardError - error) < 1e-12)
  }

  @Test func `A cancelled run says how many replications it is of`() async throws {
    let study = try BurstStudy(scenario: "basketball-burst", features: "all")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await study.run(replications: 1_000_000, jobs: 2)
    }
    #expect(try await task.value.replications < 1_000_000)
  }

  @Test func `What is wrong with a study is told in words`() throws {
    let unknown = #expect(throws: BurstStudyError.self) {
      try BurstStudy(scenario: "basketball-bust")
    }
    #expect(unknown?.description.contains("did you mean \"basketball-burst\"?") == true)
    let feature = #expect(throws: BurstStudyError.self) {
      try BurstStudy(scenario: "basketball-burst", features: "zeroShutterLagg")
    }
    #expect(feature?.description.contains("zeroShutterLag") == true)
    #expect(
      BurstStudyError(CaptureModelError.missingTiming(path: "timing.capture")).description
        == "error: the device has no timing.capture, which the run needs\n")
  }

  @Test func `Photos become rows under the names of their columns`() throws {
    let study = try BurstStudy(scenario: "basketball-burst", features: "all")
    var text = ""
    let count = try study.writePhotos(replications: 3, to: &text)
    let lines = text.split(separator: "\n")
    #expect(count > 9)
    #expect(lines.count == count + 1)
    #expect(lines.first?.hasPrefix("scenario,config,replication,number") == true)
  }

  @Test func `A comparison has a line per quantity, and no difference with itself`() throws {
    let off = try BurstStudy(scenario: "basketball-burst", features: "none")
    let on = try BurstStudy(scenario: "basketball-burst", features: "all")
    let text = try BurstComparison(baseline: off, candidate: on, replications: 50).text()
    #expect(text.contains("framesCaptured.mean 1 "))
    #expect(text.split(separator: "\n").count == Quantity.usual.count)
    let same = try BurstComparison(baseline: on, candidate: on, replications: 50).text()
    #expect(same.contains(" 0 0 0\n"))
  }
}
