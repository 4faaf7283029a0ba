@testable import shotsim_cli

/// A program with every kind of option and operand.
enum Fixture {
  static let tree = CommandTree(
    program: "fixture", abstract: "Try every kind of argument.",
    sections: [
      .init("Main", [CommandEntry(Paint.self), CommandEntry(Fail.self)]),
      .init(
        "Other",
        [
          CommandEntry(
            group: "store", abstract: "Keep things.",
            [CommandEntry(Put.self), CommandEntry(Get.self)])
        ]),
    ],
    examples: [("paint wall.json", "Paint a wall.")])

  struct Shared: Sendable, Equatable {
    var seed: UInt64 = 1
    var jobs: Int?

    static let options: [OptionSpec<Shared>] = [
      .value("seed", short: "s", "n", \.seed, help: "Seed of the painter."),
      .value("jobs", short: "j", "n", \.jobs, in: 1...64, default: "all", help: "Painters."),
    ]
  }

  struct Paint: Command, Equatable {
    enum Tint: String, CaseIterable, ArgumentValue { case red, green, blue }

    var shared = Shared()
    var coats = 2
    var tint = Tint.red
    var offset = 0.5
    var title: String?
    var output: OutputTarget?
    var spots: [Int] = []
    var isFast = false
    var isWet = false
    var wall = ""
    var others: [String] = []

    static let spec = CommandSpec<Paint>(
      name: "paint", abstract: "Paint a wall.",
      discussion: "Paint dries in a time that depends on its tint, which nobody knows.",
      operands: [
        .one(
          "wall", \.wall, completion: .words(["north", "south"], orFiles: "json", "json5"),
          help: "The wall."),
        .zeroOrMore("other", \.others, help: "More walls."),
      ],
      options: [
        .value("coats", short: "c", "n", \.coats, in: 1...1000, help: "Layers of paint."),
        .value("tint", "name", \.tint, help: "Tint of the paint."),
        .value("offset", "x", \.offset, help: "Where to begin."),
        .value("title", short: "t", "text", \.title, help: "A title."),
        .flag("fast", short: "f", \.isFast, help: "Be fast; it's [risky]: really."),
        .flag("wet", short: "w", \.isWet, help: "Paint wet on wet."),
      ],
      groups: [
        OptionGroup("Painter", at: \.shared, Shared.options),
        OptionGroup(
          "Output",
          [
            .value("output", short: "o", "file", \.output, help: "Where to write."),
            .repeated("spot", "n", \.spots, help: "A spot."),
          ]),
      ],
      exitCodes: [.invalidData],
      examples: [.init("paint north --coats 3", "Paint three layers.")])

    func validate() throws(UsageError) {
      if isFast, isWet { throw .conflict("--fast", "--wet", reason: "it would drip") }
    }

    func run(in environment: Environment) async throws -> ExitCode {
      try environment.output.print("\(tint) \(wall)\n")
      return .success
    }
  }

  struct Fail: Command {
    struct Fault: Error {}

    static let spec = CommandSpec<Fail>(name: "fail", abstract: "Fail on purpose.")

    func run(in environment: Environment) async throws -> ExitCode { throw Fault() }
  }

  struct Put: Command {
    var thing = ""

    static let spec = CommandSpec<Put>(
      name: "put", abstract: "Put a thing away.",
      operands: [.one("thing", \.thing, completion: .anyFile, help: "The thing.")])

    func run(in environment: Environment) async throws -> ExitCode {
      try environment.output.print("put \(thing)\n")
      return .success
    }
  }

  struct Get: Command {
    static let spec = CommandSpec<Get>(name: "get", abstract: "Get a thing back.")

    func run(in environment: Environment) async throws -> ExitCode {
      throw CommandFailure.missingBaseline("shelf", scenario: nil)
    }
  }

  /// Reads the arguments of `paint`, as though they followed the command's name.
  static func paint(_ arguments: String...) throws(UsageError) -> Paint {
    let reader = ArgumentReader<Invocation<Paint>>(
      options: Invocation<Paint>.groups.flatMap(\.options),
      operands: Paint.spec.operands.map { $0.lifted(through: \.command) }, firstPosition: 2)
    return try reader.read(arguments, into: Invocation<Paint>()).command
  }

  /// Runs the program; returns what it printed and its exit code.
  static func run(
    _ arguments: String..., variables: [String: String] = [:]
  ) async -> (output: String, errors: String, code: ExitCode) {
    let environment = Environment.capturing(variables: variables)
    let code = await tree.run(arguments, in: environment)
    return (
      String(decoding: environment.output.captured, as: UTF8.self),
      String(decoding: environment.diagnostics.captured, as: UTF8.self), code
    )
  }
}
