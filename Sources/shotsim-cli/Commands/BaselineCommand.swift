import ShotSim
import ShotSimReports

/// `shotsim baseline`: keeps results to compare later ones with.
enum BaselineCommand {
  static let entry = CommandEntry(
    group: "baseline", abstract: "Keep results, and compare later ones with them.",
    [
      CommandEntry(Save.self), CommandEntry(Show.self), CommandEntry(Check.self),
      CommandEntry(List.self),
    ])

  /// `shotsim baseline save`.
  struct Save: Command {
    var scenario = ""
    var options = ScenarioOptions()
    var output: OutputTarget?
    var margins: [MarginArgument] = []
    var metrics = QuantityList()

    static let spec = CommandSpec<Save>(
      name: "save", abstract: "Run a scenario and keep its results as a baseline.",
      discussion: """
        The file is text that people can read and compare: what was run, the values, the margins \
        that later runs are judged by, and at its end one number for each replication, which \
        makes the comparison exact.
        """,
      operands: [
        .one(
          "scenario", \.scenario,
          completion: .words(ScenarioReader.builtInNames, orFiles: "json", "json5"),
          help: "A built-in scenario's name, a file, or - for standard input.")
      ],
      options: [
        .value(
          "output", short: "o", "file", \.output, default: "NAME.baseline.json",
          help: "Where to keep it."),
        .repeated(
          "margin", "quantity=amount", \.margins,
          help: """
            Smallest difference that matters, kept in the file; without any, 2 % of the frames \
            and 5 % of the latencies.
            """),
        .repeated(
          "metric", short: "m", "quantity", \.metrics.arguments,
          help: "Something to keep besides the usual, such as timeToFinal.p95."),
      ],
      groups: [OptionGroup("Scenario", at: \.options, ScenarioOptions.options)],
      exitCodes: [.invalidData, .noInput, .cannotCreate],
      examples: [
        .init(
          "baseline save basketball-burst -o ci/basketball.baseline.json", "Keep a baseline.")
      ])

    func run(in environment: Environment) async throws -> ExitCode {
      let items = try options.read(scenario, in: environment)
      guard items.count == 1 else { throw UsageError.severalConfigurations(of: "a baseline") }
      let work = ScenarioWork(jobs: options.jobCount, environment: environment)
      work.warn(of: items, .files)
      try ReplicationAdvice.check(
        items[0].scenario.replications, of: items[0].scenario.name, in: environment)
      // A name is no path: the file belongs here.
      let name = items[0].scenario.name.replacing("/", with: "-")
      let target = output ?? .file("\(name).baseline.json")
      try BaselineStore.checkSize(items[0].scenario.replications, to: target)
      let outputs = try OutputSet.open([("--output", target)], in: environment)
      defer { outputs.discard() }
      let results = try await work.results(of: items)
      for file in outputs.all {
        try BaselineStore.write(
          results[0], margins: margins.isEmpty ? nil : margins.map(\.margin),
          quantities: metrics.quantities, to: file)
      }
      try outputs.commit()
      if target != .standardOutput {
        let count = NumberText.grouped(results[0].replications)
        try environment.output.print(
          "saved \(target.argumentText.printable): \(items[0].scenario.name), \(count) replications\n"
        )
      }
      return .success
    }
  }

  /// `shotsim baseline show`.
  struct Show: Command {
    var file = ""

    static let spec = CommandSpec<Show>(
      name: "show", abstract: "Print what a baseline has.",
      operands: [.one("file", \.file, completion: .files("json"), help: "A baseline file.")],
      exitCodes: [.invalidData, .noInput],
      examples: [.init("baseline show ci/basketball.baseline.json", "Print it.")])

    func run(in environment: Environment) async throws -> ExitCode {
      let baseline = try BaselineStore.load(file)
      try environment.output.print(BaselineText.text(baseline, width: environment.terminal.width))
      return .success
    }
  }

  /// `shotsim baseline check`.
  struct Check: Command {
    var file = ""
    var scenario: String?
    var options = ScenarioOptions()

    static let spec = CommandSpec<Check>(
      name: "check",
      abstract: "Say whether a baseline is still what the scenario gives, to the last digit.",
      discussion: """
        Every input has to be the same: scenario, device, seed, replications and version; then \
        the scenario is run again. 'shotsim compare --baseline' judges what a changed scenario \
        gives.
        """,
      operands: [
        .one("file", \.file, completion: .files("json"), help: "A baseline file."),
        .optional(
          "scenario", \.scenario,
          completion: .words(ScenarioReader.builtInNames, orFiles: "json", "json5"),
          help: "The scenario, if it is not the built-in one of the name in the file."),
      ],
      groups: [OptionGroup("Scenario", at: \.options, ScenarioOptions.options)],
      exitCodes: [.baselineMismatch, .invalidData, .noInput],
      examples: [.init("baseline check ci/my.baseline.json my.json5", "Is it up to date?")])

    func run(in environment: Environment) async throws -> ExitCode {
      guard let baseline = try BaselineStore.loadIfPresent(file) else {
        throw CommandFailure.missingBaseline(file, scenario: nil)
      }
      let reference = scenario ?? baseline.inputs.scenario
      let items = try options.read(reference, in: environment)
      guard items.count == 1 else { throw UsageError.severalConfigurations(of: "a baseline") }
      let inputs = Baseline.Inputs(of: items[0].scenario)
      var changed = baseline.changes(to: inputs).map {
        "\($0.input.rawValue) changed: \($0.before) → \($0.now)"
      }
      let settings = SettingChange.between(
        baseline.settings, ConfigurationSetting.all(of: items[0].scenario))
      changed += settings.map { "  \($0.path): \($0.before) → \($0.now)" }
      if changed.isEmpty {
        let work = ScenarioWork(jobs: options.jobCount, environment: environment)
        let results = try await work.results(of: items)
        changed = baseline.differences(from: results[0]).map {
          "\($0.name) is no longer the same, although no input has changed"
        }
      }
      guard changed.isEmpty else {
        try environment.output.print(
          "\(file.printable) is out of date:\n" + changed.map { "  \($0)\n" }.joined()
            + "'shotsim baseline save \(reference.printable) -o \(file.printable)' renews it\n")
        return .baselineMismatch
      }
      try environment.output.print("\(file.printable) is up to date\n")
      return .success
    }
  }

  /// `shotsim baseline list`.
  struct List: Command {
    var folder: String?

    static let spec = CommandSpec<List>(
      name: "list", abstract: "List the baselines in a folder and those below it.",
      operands: [
        .optional("folder", \.folder, completion: .folder, help: "Where to look; here if absent.")
      ],
      exitCodes: [.noInput],
      examples: [.init("baseline list ci", "List the baselines in ci.")])

    func run(in environment: Environment) async throws -> ExitCode {
      guard let files = BaselineFolder.files(in: folder ?? ".") else {
        throw UnreadableFile(path: folder ?? ".", reason: "it is not a folder")
      }
      var text = ""
      for path in files {
        do {
          text += "\(path.printable)  \(BaselineText.line(try BaselineStore.load(path)))\n"
        } catch let failure as CommandFailure {
          environment.diagnose(FailureText.lines(failure))
        }
      }
      try environment.output.print(
        text.isEmpty ? "no baselines: no file ends in .baseline.json\n" : text)
      return .success
    }
  }
}
