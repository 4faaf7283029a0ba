import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

/// Asks Chromium whether the report works.
@Suite struct PageReaderTests {
  @Test(
    .enabled(
      if: OtherReaders.has("node") && OtherReaders.has("chromium"), "make test-all asks Chromium"))
  func `The report has no error, asks for nothing, and tells why a tap was missed`() async throws {
    let page = ReportPage.html(SampleResults.report)
    let result = try await OtherReaders.ask(
      "exec node \"$tools/page-check.js\" \"$file\"", file: Array(page.utf8), suffix: ".html")
    let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    let answer = try #require(object)
    #expect((answer["errors"] as? [String]) == [])
    #expect((answer["requests"] as? [String]) == [])
    let reason = ["Tap 2 at 0.260 s missed: photo 1 was still being captured"]
    #expect((answer["hover"] as? [String]) == reason)
    #expect((answer["focus"] as? [String]) == reason)
  }
}
