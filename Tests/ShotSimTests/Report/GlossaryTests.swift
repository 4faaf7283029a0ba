import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct GlossaryTests {
  @Test(arguments: Glossary.entries.map(\.name))
  func `An entry has a sentence and details that are filled in`(name: String) {
    for entry in Glossary.entries(named: name) {
      #expect(entry.summary.hasSuffix("."), "\(entry.summary)")
      #expect(entry.summary.count <= 150)
      #expect(!entry.details.isEmpty)
      for detail in entry.details {
        #expect(!detail.heading.isEmpty && !detail.text.isEmpty)
        #expect(!detail.text.hasSuffix("."), "\(detail.text)")
      }
    }
  }

  @Test func `Every metric, feature and state is explained`() {
    let names = Glossary.entries.map(\.name)
    for metric in Metric.allCases { #expect(names.contains(metric.name)) }
    for feature in Feature.allCases { #expect(names.contains("\(feature)")) }
    for state in CaptureReadiness.allCases { #expect(names.contains("\(state)")) }
    for reason in RejectionReason.allCases { #expect(names.contains("\(reason)")) }
    for reason in FailureReason.allCases { #expect(names.contains("\(reason)")) }
  }

  @Test(arguments: CaseFolder.all)
  func `An event of a run has a detail exactly when the table says so`(
    folder: CaseFolder
  ) throws {
    // The cases that must be refused have no events.
    if try folder.isRefused() { return }
    let scenario = try ScenarioReader().read(path: folder.scenarioURL.path)
    let records = try RecordedReplications.record(scenario, replication: 0)
    #expect(!records.events.isEmpty)
    for event in records.events {
      let hasDetail = event.kind.explanation.details.contains { $0.heading == "detail" }
      #expect(hasDetail == (event.detail.text != nil), "\(event.kind)")
    }
  }

  @Test func `Names within a topic are different`() {
    for topic in GlossaryEntry.Topic.allCases {
      let names = Glossary.entries(of: topic).map(\.name)
      #expect(!names.isEmpty)
      #expect(Set(names).count == names.count)
    }
  }

  @Test(arguments: [
    ("shotToShoot", "shotToShot"), ("zeroShuterLag", "zeroShutterLag"),
    ("willCapturPhoto", "willCapturePhoto"),
  ])
  func `A misspelt name has a nearest one`(name: String, nearest: String) {
    #expect(Glossary.entries(named: name).isEmpty)
    #expect(Glossary.nearest(to: name) == nearest)
  }

  @Test func `Letter case does not count, and one name may have two meanings`() {
    #expect(Glossary.entries(named: "FRAMESCAPTURED").map(\.name) == ["framesCaptured"])
    #expect(
      Glossary.entries(named: "sessionNotRunning").map(\.topic) == [.readiness, .rejection])
  }

  @Test(arguments: ["common random numbers", "Common Random Numbers", "luck", "crn"])
  func `The term of the field is found, also by other names`(name: String) {
    #expect(Glossary.entries(named: name).map(\.name) == ["common random numbers"])
  }

  @Test func `The explanation of a metric is printed with its ends`() {
    let text = GlossaryText.render(
      Metric.shutterLag.explanation, options: TextPictureOptions(width: 80))
    expectGolden(text, "explain-shutterLag.txt")
  }
}
