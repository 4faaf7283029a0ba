import Foundation
import Testing

@testable import ShotSim

/// docs/model.md is what comments cite: the sections that they name are there,
/// and its examples are files that the program reads.
@Suite struct ModelReferenceTests {
  @Test func `Every section and rule that a comment cites is in the model reference`() throws {
    let page = try Self.page()
    let heading = /#{2,3} ([0-9]+(?:\.[0-9]+)?)\.? .+/
    let sections = Set(
      page.split(separator: "\n").compactMap { $0.wholeMatch(of: heading) }
        .map { String($0.output.1) })
    #expect(sections.isSuperset(of: (1...16).map(String.init)))
    #expect(sections.isSuperset(of: (1...7).map { "6.\($0)" }))

    let citation = /docs\/model\.md, sections? ([0-9.]*[0-9](?:(?:, | and | to )[0-9.]*[0-9])*)/
    var count = 0
    for folder in ["Sources", "Tests"] {
      for file in SourceTree.swiftFiles(below: SourceTree.root.appending(path: folder)) {
        let source = try String(contentsOf: file, encoding: .utf8)
        guard source.contains("docs/model.md") else { continue }
        // A citation may go on in the next line of the comment.
        let text = source.replacing(/\n *\/\/+ ?/, with: " ")
        for match in text.matches(of: citation) {
          count += 1
          for number in match.output.1.matches(of: /[0-9]+(?:\.[0-9]+)?/) {
            #expect(
              sections.contains(String(number.output)),
              "\(file.lastPathComponent) cites section \(number.output)")
          }
        }
        for match in text.matches(of: /docs\/model\.md, section [0-9.]+, rule ([0-9])/) {
          #expect(
            page.contains("**Rule \(match.output.1): "),
            "\(file.lastPathComponent) cites rule \(match.output.1)")
        }
      }
    }
    #expect(count > 20)
  }

  @Test func `The contents of the model reference lead to its sections`() throws {
    let page = try Self.page()
    let anchors = Set(
      page.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { line in
        line.dropFirst(3).lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
          .replacing(" ", with: "-")
      })
    let links = page.matches(of: /\]\(#([^)]+)\)/).map { String($0.output.1) }
    #expect(links.count == 17)
    for link in links { #expect(anchors.contains(link), "#\(link)") }
  }

  @Test func `The examples of the model reference are read without a complaint`() throws {
    let blocks = try Self.page().components(separatedBy: "```json5\n").dropFirst().map { part in
      InputFile(
        bytes: Array(part.components(separatedBy: "\n```")[0].utf8), name: "docs/model.md",
        directory: nil)
    }
    try #require(blocks.count == 2)
    let device = try DeviceReader().read(blocks[0])
    #expect(device.warnings.isEmpty)
    #expect(device.device.cameras.count == 2)
    let scenario = try ScenarioReader().read(blocks[1])
    #expect(scenario.configuration.script.count == 8)
  }

  private static func page() throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: "docs/model.md"), encoding: .utf8)
  }
}
