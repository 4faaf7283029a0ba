import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

@Suite struct ReportPageTests {
  @Test func `The report is written as it was looked at`() {
    expectGolden(ReportPage.html(SampleResults.report), "report/report.html")
  }

  @Test func `The page asks nothing of a network and runs no script`() {
    let page = ReportPage.html(SampleResults.report)
      .replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("<script"))
    #expect(!page.contains("url(") && !page.contains("@import"))
  }

  @Test func `Text from files is escaped`() {
    let page = ReportPage.html(SampleResults.report)
    #expect(page.contains("&lt;48MP&gt; &amp; quality"))
    #expect(!page.contains("<48MP>"))
  }

  @Test func `Guesses are visibly guesses`() {
    let page = ReportPage.html(SampleResults.report)
    #expect(page.contains("<tr class=\"guess\">"))
    #expect(page.contains("One is a guess: trust what depends on it least."))
  }

  @Test func `A report of nothing has no empty section`() {
    let content = ReportContent(
      title: "empty", summary: "", device: "",
      verdict: ReportContent.Verdict(nil, headline: "Nothing was expected"),
      metadata: RunMetadata(version: "", gslVersion: "", command: "", configurations: []))
    let page = ReportPage.html(content)
    #expect(page.components(separatedBy: "<section").count == 2)
  }
}

@Suite struct ReplicationPickTests {
  private static func result(_ frames: [Double], missed: [Double]) -> ConfigurationResult {
    var values = [[Double]](
      repeating: Array(repeating: .nan, count: frames.count), count: Metric.allCases.count)
    values[Int(Metric.framesCaptured.rawValue)] = frames
    values[Int(Metric.missedPresses.rawValue)] = missed
    let device = Device(
      name: "", title: "", platform: "", os: "", cameras: [], supports: DeviceSupport(),
      timing: [:], limits: DeviceLimits(), memory: [:], fastCapture: nil, variation: [:],
      thermal: nil, light: [:], provenance: [])
    let scenario = Scenario(
      name: "", deviceReference: "",
      configuration: CaptureConfiguration(device: device, camera: 0))
    return ConfigurationResult(
      label: "", scenario: scenario, firstReplication: 10, replications: frames.count,
      values: values, photoValues: [], photoValueCounts: [])
  }

  @Test(arguments: [
    (ReplicationPick.Place.worst, Metric.framesCaptured, 12), (.median, .framesCaptured, 10),
    (.best, .framesCaptured, 11), (.worst, .missedPresses, 13), (.best, .missedPresses, 11),
    (.median, .missedPresses, 12),
  ])
  func `The lowest replication of the wanted value is picked`(
    place: ReplicationPick.Place, metric: Metric, number: Int
  ) {
    let result = Self.result([4, 6, 2, 6, 2], missed: [3, 1, 2, 9, .nan])
    #expect(ReplicationPick(place, by: metric).replication(of: result) == number)
  }

  @Test func `No value, no replication`() {
    let result = Self.result([.nan], missed: [.nan])
    #expect(ReplicationPick(.best).replication(of: result) == nil)
  }
}
