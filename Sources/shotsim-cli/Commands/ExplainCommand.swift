import ShotSim
import ShotSimReports

/// `shotsim explain`: what a name in results and files means.
struct ExplainCommand: Command {
  var names: [String] = []
  var format = ReportFormat.text

  static let spec = CommandSpec<ExplainCommand>(
    name: "explain",
    abstract: "Say what a metric, a feature, an event or a state is.",
    discussion: """
      Metrics with their exact start and end, features with what they need and do, events of \
      --events, readiness states, the reasons of requests that throw or fail, and terms such as \
      "common random numbers".
      """,
    operands: [
      .zeroOrMore(
        "name", \.names,
        completion: .words(Glossary.entries.map(\.name).filter { !$0.contains(" ") }),
        help: "A name from results or files; without one all names are listed.")
    ],
    groups: [
      OptionGroup(
        "Output", [.value("format", "format", \.format, help: "How the answer is printed.")])
    ],
    examples: [
      .init("explain", "Which names are there?"),
      .init("explain shotToShot", "What exactly is measured?"),
      .init("explain fastCapturePrioritization", "What does it need, and what does it do?"),
    ])

  func run(in environment: Environment) async throws -> ExitCode {
    var entries: [GlossaryEntry] = []
    for name in names {
      let found = Glossary.entries(named: name)
      guard !found.isEmpty else {
        throw UsageError.unknownTopic(name, nearest: Glossary.nearest(to: name))
      }
      entries += found
    }
    let options = TextPictureOptions(environment.terminal)
    switch format {
    case .text:
      try environment.output.print(
        names.isEmpty
          ? GlossaryText.list(options: options)
          : entries.map { GlossaryText.render($0, options: options) }.joined(separator: "\n"))
    case .json:
      try environment.output.print(
        GlossaryText.json(names.isEmpty ? Glossary.entries : entries).pretty)
    }
    return .success
  }
}
