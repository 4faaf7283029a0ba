import ShotSim
import ShotSimReports

/// `shotsim scenarios`: the built-in scenarios, or the file of one.
struct ScenariosCommand: Command {
  var scenario: String?
  var format = ReportFormat.text

  static let spec = CommandSpec<ScenariosCommand>(
    name: "scenarios",
    abstract: "List the built-in scenarios, or print the file of one.",
    operands: [
      .optional(
        "scenario", \.scenario, completion: .words(ScenarioReader.builtInNames),
        help: "A built-in scenario's name; its file is printed as it is.")
    ],
    groups: [
      OptionGroup(
        "Output",
        [.value("format", "format", \.format, help: "How the list is printed; not a file.")])
    ],
    exitCodes: [.noInput],
    examples: [
      .init("scenarios", "Which scenarios are there?"),
      .init("scenarios basketball-burst > my.json5", "Begin a scenario of my own."),
    ])

  func run(in environment: Environment) async throws -> ExitCode {
    if let scenario {
      guard let text = ScenarioReader.builtInText(scenario) else {
        throw CommandFailure.reading(
          .unknownName(
            scenario, kind: .scenario,
            nearest: NearestName.nearest(to: scenario, among: ScenarioReader.builtInNames)))
      }
      try environment.output.print(text)
      return .success
    }
    let scenarios = try ScenarioReader.builtInNames.map { name in
      do throws(ReadingFailure) {
        return try ScenarioReader().read(builtIn: name)
      } catch {
        throw CommandFailure.reading(error)
      }
    }
    switch format {
    case .text:
      let rows = scenarios.map { scenario in
        (
          label: scenario.name,
          text: "\(scenario.summary) (\(scenario.configuration.device.title))"
        )
      }
      try environment.output.print(
        TextPictureOptions(environment.terminal).table(rows))
    case .json:
      let nodes = scenarios.map { scenario in
        JSONNode.object([
          ("name", .text(scenario.name)), ("summary", .text(scenario.summary)),
          ("device", .text(scenario.configuration.device.name)),
          ("replications", .integer(Int64(scenario.replications))),
        ])
      }
      try environment.output.print(JSONNode.object([("scenarios", .list(nodes))]).pretty)
    }
    return .success
  }
}
