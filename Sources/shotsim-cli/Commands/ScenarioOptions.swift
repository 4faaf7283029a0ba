import ShotSim

/// A set of features to run a scenario with, and how results call it.
struct FeatureChoice: Sendable, Equatable {
  /// Such as `none`, `all` or `zeroShutterLag+responsiveCapture`.
  var label: String
  var features: FeatureSet
}

/// One value of `--features`: one or several sets of features.
struct FeatureChoices: ArgumentValue, Equatable {
  var choices: [FeatureChoice]

  /// Reads `all`, `none`, names with commas or plus signs between them; with an
  /// `all`, a `none` or a plus sign in it, commas separate sets.
  static func parse(_ argument: String) throws(ArgumentProblem) -> FeatureChoices {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let areSets = parts.contains { $0 == "all" || $0 == "none" || $0.contains("+") }
    var choices: [FeatureChoice] = []
    for part in areSets ? parts : [argument] {
      let names = part.split(separator: "+", omittingEmptySubsequences: false)
      do throws(Diagnostic) {
        let features = try FeatureSet(names: names.joined(separator: ","))
        let label = part.split(separator: ",").joined(separator: "+")
        choices.append(FeatureChoice(label: label, features: features))
      } catch {
        throw ArgumentProblem(
          expectation: error.allowed ?? Self.expectation, nearest: error.nearest)
      }
    }
    return FeatureChoices(choices: choices)
  }

  init(choices: [FeatureChoice]) { self.choices = choices }

  init?(argument: String) {
    guard let parsed = try? Self.parse(argument) else { return nil }
    self = parsed
  }

  static var expectation: String { "all, none, or a list of features" }
  static var completion: Completion {
    .words(["all", "none"] + Feature.allCases.map { "\($0)" })
  }
  var argumentText: String { choices.map(\.label).joined(separator: ",") }
}

/// The options by which a command changes the scenarios that it reads.
struct ScenarioOptions: Sendable {
  var features: [FeatureChoices] = []
  var overrides: [String] = []
  var staysInFolder = false
  var replications: Int?
  var seed: UInt64?
  var jobs: Int?

  static let options: [OptionSpec<ScenarioOptions>] = changes + amounts

  /// Those that change what is simulated.
  static let changes: [OptionSpec<ScenarioOptions>] = [
    .repeated(
      "features", short: "f", "list", \.features,
      help: """
        Features to have on instead of the file's: all, none, or names with commas between \
        them. Several sets, as in none,all or by repetition, are run side by side; a plus sign \
        joins the names of one set.
        """),
    .repeated(
      "set", "path=value", \.overrides,
      help: """
        Change a value of the scenario, such as photographer.shutter.until=2s, or of its device, \
        such as device.limits.photosInProcessing=3.
        """),
    .flag(
      "within-folder", \.staysInFolder,
      help: """
        Refuse a scenario or device that names a device file outside its own folder; for files \
        of strangers.
        """),
  ]

  /// Those that say how much is simulated, and how.
  private static let amounts: [OptionSpec<ScenarioOptions>] = [
    .value(
      "replications", short: "n", "number", \.replications, in: 1...Scenario.replicationLimit,
      default: "the scenario's", help: "How many bursts to simulate."),
    .value(
      "seed", short: "s", "number", \.seed, default: "the scenario's",
      help: "Seed of all random numbers; same seed, same results."),
    .value(
      "jobs", short: "j", "number", \.jobs, in: 1...1024, default: "all cores",
      help: "Replications to run at a time; results do not depend on it."),
  ]

  var jobCount: Int { jobs ?? Platform.processorCount }

  /// Reads a scenario once for each set of features.
  ///
  /// - Throws: ``ReadingFailure`` as a ``CommandFailure``.
  func read(_ reference: String, in environment: Environment) throws -> [LabelledScenario] {
    var changes: [Override] = []
    for text in overrides { changes.append(try Override(text)) }
    let choices = features.flatMap(\.choices)
    guard !choices.isEmpty else {
      let scenario = try read(reference, changes, features: nil)
      return [LabelledScenario(label: scenario.name, scenario: scenario, hasOwnFeatures: true)]
    }
    // A file whose own features are not legal may still be run with others.
    let own = (try? read(reference, changes, features: nil))?.configuration.features
    return try choices.map { choice in
      LabelledScenario(
        label: "features \(choice.label)",
        scenario: try read(reference, changes, features: choice.features),
        hasOwnFeatures: choice.features == own)
    }
  }

  private func read(
    _ reference: String, _ changes: [Override], features: FeatureSet?
  ) throws -> Scenario {
    let reader = ScenarioReader(
      overrides: changes, features: features, staysInFolder: staysInFolder)
    var scenario: Scenario
    do throws(ReadingFailure) {
      if reference == "-" {
        scenario = try reader.read(try ScenarioOptions.standardInput.get())
      } else {
        scenario = try reader.read(reference)
      }
    } catch {
      throw CommandFailure.reading(error)
    }
    if let replications { scenario.replications = replications }
    if let seed { scenario.seed = seed }
    return scenario
  }

  /// Standard input can be read once, and several sets of features need it.
  private static let standardInput = Result<InputFile, ReadingFailure> {
    () throws(ReadingFailure) in
    do throws(UnreadableFile) {
      return try InputFile.readStandardInput()
    } catch {
      throw .unreadable(error)
    }
  }
}
