import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct ComparisonReportTests {
  @Test func `The text fits a screen of 80 columns`() {
    let text = ComparisonText(width: 80).text(SampleComparison.judged)
    expectGolden(text, "compare/comparison.txt")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.count <= 50)
  }

  @Test func `A wide screen shows whole intervals and ratios`() {
    expectGolden(
      ComparisonText(width: 130).text(SampleComparison.unjudged), "compare/comparison-wide.txt")
  }

  @Test func `Color changes nothing but sequences around the verdicts`() {
    let plain = ComparisonText(width: 80).text(SampleComparison.judged)
    let colored = ComparisonText(width: 80, isColored: true).text(SampleComparison.judged)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `A terminal without Unicode gets ASCII, in the same columns`() async throws {
    let comparison = try await FactorialStudyTests.comparison(replications: 20)
    for comparison in [SampleComparison.judged, comparison] {
      let text = ComparisonText(width: 120, explains: true, usesUnicode: false).text(comparison)
      #expect(text.utf8.allSatisfy { $0 < 128 })
    }
    let text = ComparisonText(width: 120, usesUnicode: false).text(comparison)
    #expect(text.contains("\nP  Z  R  F  D  "))
    #expect(text.contains("\nx  x  x  x  x  "))
  }

  @Test func `Markdown is that of the golden file`() {
    expectGolden(ComparisonMarkdown(SampleComparison.judged).text, "compare/comparison.md")
  }

  @Test func `A configuration's name is no markup in any table of the Markdown`() {
    var plan = SampleComparison.judged.plan
    plan.configurations[1].label = "<img>|*"
    let comparison = ComparisonJudge(
      plan, SampleComparison.judged.results, plan.looks(from: plan.replications), look: 0
    ).comparison()
    let text = ComparisonMarkdown(comparison).text
    #expect(!text.contains("<img>"))
    #expect(!text.replacing("\\*", with: "").contains("|*"))
    // Every table that has the name, the heading of each among them.
    let named = text.split(separator: "\n").filter { $0.contains("img") }
    #expect(named.count >= 5)
    for line in named where line.hasPrefix("|") {
      #expect(line.contains("&lt;img&gt;\\|\\*"), "\(line)")
    }
    // Each row has as many cells as its heading, so nothing in them is a border.
    var columns: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      let count = line.replacing("\\|", with: "").count { $0 == "|" }
      #expect(count == columns ?? count, "\(line)")
      columns = count
    }
  }

  @Test func `Markdown keeps a limit of bytes by leaving out sections, and says so`() {
    let markdown = ComparisonMarkdown(SampleComparison.judged)
    let whole = markdown.text
    #expect(markdown.text(limit: ComparisonMarkdown.stepSummaryLimit) == whole)
    for limit in [500, 1000, 2000] {
      let text = markdown.text(limit: limit)
      #expect(text.utf8.count <= limit)
      #expect(text.contains("size limit"))
    }
  }

  @Test func `JSON is that of the golden file and is read by Foundation`() throws {
    let text = ComparisonDocument.document.text(SampleComparison.judged)
    expectGolden(text, "compare/comparison.json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["schema"] as? String == "shotsim/comparison/2")
    #expect(object["verdict"] as? String == "fail")
    #expect(object["passed"] as? Bool == false)
    #expect((object["comparisons"] as? [Any])?.count == 5)
  }

  @Test func `JUnit has a case for each check, and only failures fail`() {
    let report = ComparisonJUnit(SampleComparison.judged)
    expectGolden(report.text, "compare/comparison.xml")
    let parser = XMLCounter(report.text)
    #expect(parser.isWellFormed)
    #expect(parser.counts["testcase"] == SampleComparison.judged.gates.count)
    let failures = SampleComparison.judged.gates.count { $0.verdict == .fail && !$0.isWarning }
    #expect(parser.counts["failure"] == failures)
    #expect(report.text.contains("failures=\"\(failures)\""))
    let strict = XMLCounter(ComparisonJUnit(SampleComparison.judged, failsInconclusive: true).text)
    #expect((strict.counts["failure"] ?? 0) > failures)
  }

  @Test func `Annotations come worst first, ten at most, and stay on their lines`() {
    let report = GitHubReport(SampleComparison.judged, file: "ci/a,b.json5")
    expectGolden(report.annotations, "compare/annotations.txt")
    let many = GitHubReport(SampleComparison.failing(30)).annotations.split(separator: "\n")
    #expect(many.count == 10)
    #expect(many.dropLast().allSatisfy { $0.hasPrefix("::error title=FAIL") })
    #expect(many[9].contains("21 more"))
    #expect(GitHubReport(SampleComparison.failing(10)).annotations.contains("more") == false)
    #expect(GitHubReport.data("a%\r\nb") == "a%25%0D%0Ab")
    #expect(GitHubReport.property("a:b,c%") == "a%3Ab%2Cc%25")
  }

  @Test func `Step outputs are lines of key and value`() {
    #expect(
      GitHubReport(SampleComparison.judged).outputs == """
        verdict=fail
        checks=9
        failed=2
        inconclusive=1
        improved=1
        replications=10

        """)
  }

  @Test func `Trackers get what is better in one direction in one file`() {
    let comparison = SampleComparison.judged
    expectGolden(
      ComparisonTrackerJSON.entries(of: comparison, smallerIsBetter: true).pretty,
      "compare/smaller.json")
    expectGolden(
      ComparisonTrackerJSON.entries(of: comparison, smallerIsBetter: false).pretty,
      "compare/bigger.json")
    expectGolden(ComparisonTrackerJSON.bencher(of: comparison).pretty, "compare/bencher.json")
  }

  @Test func `A factorial shows effects, combinations and what each toggle buys`() async throws {
    let comparison = try await FactorialStudyTests.comparison()
    let text = ComparisonText(width: 80, explains: true).text(comparison)
    expectGolden(text, "compare/factorial.txt")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    expectGolden(ComparisonMarkdown(comparison).text, "compare/factorial.md")
    let explanations = ToggleExplanation.all(of: comparison)
    #expect(explanations.map(\.feature).first == .autoDeferredPhotoDelivery)
    #expect(explanations.allSatisfy { $0.sentence.hasSuffix(".") })
  }

  @Test func `The whole verdict is the worst one, and warnings do not count`() {
    #expect(SampleComparison.unjudged.verdict == nil)
    #expect(SampleComparison.judged.verdict == .fail)
    #expect(
      SampleComparison.judged.gates.map(\.verdict).contains(.fail)
        && SampleComparison.judged.gatesByWeight.first?.verdict == .fail)
    #expect(SampleComparison.judged.verdictLine == "FAIL: 2 of 9 checks failed")
  }

  @Test(arguments: [
    (1.23456, 0.0123, "1.235 ± 0.012"), (1.23456, 0.5, "1.23 ± 0.50"),
    (1.5, 0, "1.50 in every run"),
    (.nan, 1, "–"),
  ])
  func `Decimals follow the precision`(value: Double, half: Double, text: String) {
    let estimate = Estimate(
      value: value,
      interval: ConfidenceInterval(low: value - half, high: value + half, level: 0.95))
    #expect(DifferenceText.estimate(estimate, .count, plusMinus: true) == text)
  }

  @Test func `Text from files cannot break out of markup`() {
    #expect(
      Escaping.markup("<a b=\"c\">&\u{1}") == "&lt;a b=&quot;c&quot;&gt;&amp;\u{FFFD}")
    #expect(Escaping.markdown("<b>*x*\n") == "&lt;b&gt;\\*x\\* ")
  }
}

/// Counts the elements of an XML text.
private final class XMLCounter: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private(set) var isWellFormed = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
  }
}
