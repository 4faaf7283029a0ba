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
