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
