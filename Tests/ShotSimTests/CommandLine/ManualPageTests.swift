import Testing

@testable import shotsim_cli

@Suite struct ManualPageTests {
  @Test func `The manual page has every command and option`() {
    let page = ManualPage(tree: Fixture.tree).text
    expectGolden(page, "manual-fixture.txt")
    for command in Fixture.tree.commands {
      #expect(page.contains(".SS fixture \(command.path.joined(separator: " "))\n"))
      let groups = command.groups.filter { $0.title != "Common" }
      for option in groups.flatMap(\.options) {
        #expect(page.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))"))
      }
    }
  }

  @Test(.enabled(if: Binary.hasProgram("groff")))
  func `A formatter reads it without complaint`() async throws {
    let page = try await Binary.run(["help", "--man"])
    #expect(page.exitCode == 0)
    let result = try await Binary.shell("exec groff -man -Tascii -ww -P-cbou", input: page.output)
    #expect(result.exitCode == 0)
    #expect(result.errorText.isEmpty)
    #expect(result.outputText.contains("SYNOPSIS"))
  }
}
