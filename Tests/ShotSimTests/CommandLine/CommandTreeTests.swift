import Foundation
import Testing

@testable import shotsim_cli

@Suite struct CommandTreeTests {
  @Test func `Every command that is declared is in the program's tree`() throws {
    var declared: [String] = []
    for file in SourceTree.swiftFiles(below: SourceTree.root.appending(path: "Sources/shotsim-cli"))
    {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /static let spec = CommandSpec<\w+>\(\s*name: "(\w+)"/) {
        declared.append(String(match.1))
      }
    }
    #expect(declared.contains("run"))
    let reachable = Set(CommandTable.tree.nodes.compactMap(\.path.last))
    #expect(declared.filter { !reachable.contains($0) }.isEmpty, "\(declared)")
  }

  @Test func `A command is found by its words`() async {
    #expect(await Fixture.run("paint", "north", "--tint=blue") == ("blue north\n", "", .success))
    #expect(await Fixture.run("store", "put", "x") == ("put x\n", "", .success))
  }

  @Test func `A command's own failure becomes its exit code`() async {
    let failure = await Fixture.run("store", "get")
    #expect(failure == ("", "error: there is no baseline 'shelf'\n", .baselineMismatch))
  }

  @Test func `An unforeseen error is an internal failure`() async {
    let result = await Fixture.run("fail")
    #expect(result.code == .internalFailure)
    #expect(result.errors == "error: internal failure: Fault()\n")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    (["pant"], "error: unknown command 'pant'; did you mean 'paint'?", "fixture help"),
    (["store", "pt"], "error: unknown command 'store pt'; did you mean 'store put'?", "store"),
    (["store"], "error: 'store' needs a command", "fixture help store"),
    (["--quiet", "paint"], "error: option '--quiet' stands before the command", "fixture help"),
    (["--verison"], "error: unknown option '--verison'; did you mean '--version'?", "help"),
    (["paint", "-x"], "error: unknown option '-x'", "fixture help paint"),
    (["paint", "a", "-fw"], "error: '--fast' and '--wet' cannot be used together: it would", "t"),
    (["paint", "a", "-c1", "-c2"], "'-c1' (argument 3) and '-c2' (argument 4)", "help paint"),
    (["paint", "a", "-t", "-f"], "'-f' follows; write '-t-f' if that is the value", "paint"),
  ])
  func `A usage error is one line, a usage line and a pointer to help`(
    arguments: [String], error: String, help: String
  ) async {
    let environment = Environment.capturing()
    let code = await Fixture.tree.run(arguments, in: environment)
    let lines = String(decoding: environment.diagnostics.captured, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(code == .usage)
    #expect(environment.output.captured.isEmpty)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("error: ") && lines[0].contains(error))
    #expect(lines[1].hasPrefix("usage: fixture "))
    #expect(lines[2].hasPrefix("See 'fixture help") && lines[2].contains(help))
  }

  @Test func `Errors are colored when that is asked for`() async {
    let result = await Fixture.run("paint", variables: ["CLICOLOR_FORCE": "1"])
    #expect(result.errors.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m missing operand <wall>\n"))
  }

  @Test func `Help is the same whichever way it is asked for`() async {
    let help = await Fixture.run("paint", "--help")
    #expect(help.code == .success)
    #expect(await Fixture.run("paint", "-h").output == help.output)
    #expect(await Fixture.run("paint", "--nonsense", "-s", "-h").output == help.output)
    let afterDashes = await Fixture.run("paint", "--", "--help")
    #expect(afterDashes.output == "red --help\n")
    #expect(await Fixture.run().output == (await Fixture.run("--help")).output)
    #expect(await Fixture.run("store", "--help").output.contains("fixture store <command>"))
  }
}
