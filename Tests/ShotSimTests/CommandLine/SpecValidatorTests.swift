import Testing

@testable import shotsim_cli

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
