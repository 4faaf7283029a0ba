import Foundation
import Testing

@testable import ShotSim
@testable import ShotSimReports

/// What the README shows is what the program prints.
@Suite struct ReadmeTests {
  @Test func `The picture in the README is that of the demo`() async throws {
    let readme = try String(
      contentsOf: SourceTree.root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```\n").dropFirst().first)
    var results: [ConfigurationResult] = []
    var records: [ReplicationRecords?] = []
    for (label, features) in [("features none", []), ("features all", FeatureSet.all)] {
      let scenario = try ScenarioReader(features: features).read(builtIn: "basketball-burst")
      results.append(try await Experiment(scenario, label: label, jobs: 2).run())
      records.append(try RecordedReplications.record(scenario, replication: 0))
    }
    let report = RunReport(
      results: results, records: records, checksExpectations: [false, true])
    let printed = Set(
      report.text(options: TextPictureOptions(width: 80)).split(separator: "\n").map(String.init))
    let shown = block.split(separator: "\n").filter { $0 != "…" }
    #expect(shown.count > 8)
    for line in shown { #expect(printed.contains(String(line)), "\(line)") }
  }

  @Test func `Every make target that the README names exists`() throws {
    let makefile = try String(
      contentsOf: SourceTree.root.appending(path: "Makefile"), encoding: .utf8)
    let readme = try String(
      contentsOf: SourceTree.root.appending(path: "README.md"), encoding: .utf8)
    let targets = readme.matches(of: /(?:`|    )make ([a-z-]+)/).map { String($0.output.1) }
    #expect(targets.contains("demo") && targets.contains("test"))
    for target in targets { #expect(makefile.contains("\n\(target):"), "make \(target)") }
  }

  @Test func `Every file that the README and the documents link to exists`() throws {
    let documents = try FileManager.default.contentsOfDirectory(
      at: SourceTree.root.appending(path: "docs"), includingPropertiesForKeys: nil)
    let names = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Benchmarks/README.md"]
    let pages =
      names.map { SourceTree.root.appending(path: $0) }
      + documents.filter { $0.pathExtension == "md" }
    var count = 0
    for page in pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      for link in text.matches(of: /\]\(([^)#]+)(?:#[^)]*)?\)/).map({ String($0.output.1) })
      where !link.hasPrefix("http") {
        let file = page.deletingLastPathComponent().appending(path: link)
        let path = file.path(percentEncoded: false)
        #expect(FileManager.default.fileExists(atPath: path), "\(page.lastPathComponent): \(link)")
        count += 1
      }
    }
    #expect(count > 30)
  }
}
