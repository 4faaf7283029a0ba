import Testing

@testable import shotsim_cli

@Suite struct HelpTextTests {
  @Test func `The tables of all commands are in order`() {
    #expect(SpecValidator.problems(in: CommandTable.tree).isEmpty)
    #expect(SpecValidator.problems(in: Fixture.tree).isEmpty)
  }

  @Test func `The help of every command is as reviewed`() {
    let help = HelpText(program: CommandTable.tree.program, width: 80)
    expectGolden(help.text(of: CommandTable.tree), "help.txt")
    for command in CommandTable.tree.commands {
      let name = command.path.joined(separator: "-")
      expectGolden(help.text(of: command), "help-\(name).txt")
    }
  }

  @Test func `Every kind of option has its form`() {
    let help = HelpText(program: "fixture", width: 80)
    expectGolden(help.text(of: Fixture.tree), "help-fixture.txt")
    for command in Fixture.tree.commands where command.path == ["paint"] {
      expectGolden(help.text(of: command), "help-fixture-paint.txt")
    }
  }

  @Test(arguments: [40, 60, 80, 132])
  func `No line of prose is longer than the width`(width: Int) {
    let help = HelpText(program: CommandTable.tree.program, width: width)
    for command in CommandTable.tree.commands {
      let body = help.text(of: command).split(separator: "EXAMPLES\n")[0]
      for line in body.split(separator: "\n") {
        let isOneWord = !line.drop { $0 == " " }.contains(" ")
        #expect(line.count <= width || isOneWord, "\(command.path): \(line)")
      }
    }
  }

  @Test func `The program can be asked for the width by a variable`() async {
    let narrow = await Fixture.run("paint", "--help", variables: ["COLUMNS": "50"])
    let nonsense = await Fixture.run("paint", "--help", variables: ["COLUMNS": "-3"])
    let wide = await Fixture.run("paint", "--help")
    #expect(narrow.output.split(separator: "\n").allSatisfy { $0.count <= 50 })
    #expect(nonsense.output == wide.output)
    #expect(narrow.output != wide.output)
  }
}

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

@Suite struct SpecValidatorTests {
  struct Careless: Command {
    var a = 1
    var b = [1]
    var first: String?
    var second = ""
    var rest: [String] = []

    static let spec = CommandSpec<Careless>(
      name: "Careless", abstract: "no sentence",
      operands: [
        .optional("first", \.first, help: "First."), .one("second", \.second, help: "second"),
        .zeroOrMore("rest", \.rest, help: "Rest."), .one("second", \.second, help: "Again."),
      ],
      options: [
        .value("seed", short: "s", "N", \.a, help: "Seed."),
        .repeated("seed", short: "s", "n", \.b, help: "Seeds"),
        .value("help", short: "1", "n", \.a, help: "Help."),
      ])

    func run(in environment: Environment) async throws -> ExitCode { .success }
  }

  @Test func `Every slip in a table is found`() {
    let tree = CommandTree(
      program: "careless", abstract: "No care.",
      sections: [.init("All", [CommandEntry(Careless.self), CommandEntry(Careless.self)])])
    let problems = SpecValidator.problems(in: tree)
    for expected in [
      "two commands are named 'Careless'",
      "Careless: 'Careless' is not kebab-case",
      "Careless: the abstract of 'Careless' is no sentence",
      "Careless: two options are named --seed",
      "Careless: two options are named --help",
      "Careless: two options are named -s",
      "Careless: the value name of --seed is not lower case",
      "Careless: the help of --seed is no sentence",
      "Careless: --seed can be repeated but has the default '1'",
      "Careless: -1 is not a letter",
      "Careless: two operands are named <second>",
      "Careless: <first> may be left off but the next operand may not",
      "Careless: <rest> is repeated but not last",
      "Careless: the help of <second> is no sentence",
    ] {
      #expect(problems.contains(expected), "\(expected)")
    }
  }
}
