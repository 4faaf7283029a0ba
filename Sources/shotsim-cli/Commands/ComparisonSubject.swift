import ShotSim

/// The options that say what is compared.
struct ComparisonSubject: Sendable {
  /// What to do when the baseline file is not there.
  enum MissingBaseline: String, CaseIterable, ArgumentValue {
    case fail, warn, create
  }

  var toggles: [ToggleArgument] = []
  var isFactorial = false
  var explains = false
  var leavesOut = false
  var variations: [String] = []
  var variants: [String] = []
  var baseline: String?
  var missingBaseline = MissingBaseline.fail
  var allowsMismatch = false

  static let options: [OptionSpec<ComparisonSubject>] = [
    .repeated(
      "toggle", short: "t", "feature", \.toggles,
      help: """
        Compare the scenario without this feature with the feature on, together with those that \
        it needs; several are switched each by itself and all together. Features that are not \
        named stay as the scenario has them. all = every feature.
        """),
    .flag(
      "leave-out", \.leavesOut,
      help: "With --toggle, also each feature left out of all, together with those that need it."),
    .flag(
      "factorial", \.isFactorial,
      help: """
        Run every combination of the toggles that gating allows, and report main effects and \
        two-way interactions; without --toggle, of all features.
        """),
    .flag(
      "explain", \.explains,
      help: "Say in plain words what each toggle buys and costs; implies --factorial."),
    .repeated(
      "vary", "path=a,b,c", \.variations,
      help: """
        Compare values of a setting, the first being the baseline; several --vary are combined \
        with each other.
        """),
    .repeated(
      "variant", "name:path=value", \.variants,
      help: """
        A named configuration with settings changed, several with semicolons between them; the \
        scenario as it is written is the baseline.
        """),
    .value(
      "baseline", short: "b", "file", \.baseline, completion: .files("json"),
      help: "Compare with what 'shotsim baseline save' has kept."),
    .value(
      "missing-baseline", "policy", \.missingBaseline,
      help: "What to do when the baseline file does not exist: exit with 13, warn, or create it."),
    .flag(
      "allow-mismatch", \.allowsMismatch,
      help: """
        Compare even though device, seed, replications or version are not those of the baseline.
        """),
  ]

  /// All features that are switched, without repetition.
  var features: [Feature] {
    let named = toggles.flatMap(\.features)
    if named.isEmpty { return isFactorial || explains ? Feature.allCases : [] }
    return Feature.allCases.filter { named.contains($0) }
  }

  var runsFactorial: Bool { isFactorial || explains }

  func validate(
    scenarios: Int, features: [FeatureChoices], seeksPrecision: Bool
  ) throws(UsageError) {
    let sets = features.flatMap(\.choices).count
    let ways: [(String, Bool)] = [
      ("--toggle", !toggles.isEmpty || runsFactorial), ("--vary", !variations.isEmpty),
      ("--variant", !variants.isEmpty), ("--baseline", baseline != nil),
      ("several --features", sets > 1), ("several scenarios", scenarios > 1),
    ]
    let used = ways.filter(\.1).map(\.0)
    if used.count > 1 {
      throw .conflict(used[0], used[1], reason: "each is a comparison of its own")
    }
    if used.isEmpty {
      throw .nothingToCompare(
        options: ["--toggle", "--factorial", "--vary", "--variant", "--baseline"],
        alone: seeksPrecision ? "'shotsim run --precision'" : nil)
    }
    if leavesOut, toggles.isEmpty { throw .needs("--leave-out", anyOf: ["--toggle"]) }
    if leavesOut, runsFactorial {
      throw .conflict("--leave-out", "--factorial", reason: "which includes it")
    }
    if missingBaseline != .fail, baseline == nil {
      throw .needs("--missing-baseline", anyOf: ["--baseline"])
    }
  }
}

/// The value of `--toggle`: a feature, or `all`.
struct ToggleArgument: ArgumentValue {
  var features: [Feature]

  static func parse(_ argument: String) throws(ArgumentProblem) -> ToggleArgument {
    let names = Feature.allCases.map { "\($0)" } + ["all"]
    if argument == "all" { return ToggleArgument(features: Feature.allCases) }
    guard let feature = Feature.allCases.first(where: { "\($0)" == argument }) else {
      throw ArgumentProblem(
        expectation: Prose.list(names, "or"),
        nearest: NearestName.nearest(to: argument, among: names))
    }
    return ToggleArgument(features: [feature])
  }

  init(features: [Feature]) { self.features = features }

  init?(argument: String) {
    guard let parsed = try? Self.parse(argument) else { return nil }
    self = parsed
  }

  static var expectation: String { "a feature, or all" }
  static var completion: Completion { .words(Feature.allCases.map { "\($0)" } + ["all"]) }
  var argumentText: String { features.map { "\($0)" }.joined(separator: ",") }
}
