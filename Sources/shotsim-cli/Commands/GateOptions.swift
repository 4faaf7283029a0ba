import ShotSim
import ShotSimReports

/// The options that say what is measured and when that passes.
struct GateOptions: Sendable {
  var metrics = QuantityList()
  var margins: [MarginArgument] = []
  var expectations: [ExpectationArgument] = []
  var precision: [PrecisionArgument] = []
  var maximumReplications: Int?
  var level = 0.95
  var failsInconclusive = false
  var exitsOnImprovement = false

  static let options: [OptionSpec<GateOptions>] = [
    OptionSpec<GateOptions>.repeated(
      "metric", short: "m", "quantity", \.metrics.arguments,
      help: """
        What to compare: a metric for its mean, a percentile such as shotToShot.p95, or a \
        probability such as "P(framesCaptured >= 5)"; all = every metric.
        """),
    .repeated(
      "margin", "quantity=amount", \.margins,
      help: """
        Smallest difference that matters, such as framesCaptured=0.2, shotToShot.p95=20ms or \
        framesCaptured=2%, which is of the baseline; worse by more fails.
        """),
    .repeated(
      "expect", "expression", \.expectations,
      help: """
        What has to hold of every configuration but the baseline, such as \
        "shotToShot.p95 <= baseline * 1.05", judged by the interval; after "warn:" it only warns. \
        What a scenario expects of itself is judged as 'run' does, by the value.
        """),
    .repeated(
      "precision", "quantity=amount", \.precision,
      help: """
        Run until the interval of every configuration is at most this wide to either side, such \
        as framesCaptured=1% or shotToShot.p95=5ms.
        """),
    .value(
      "max-replications", "number", \.maximumReplications,
      in: 1...Scenario.replicationLimit, default: "16 times the replications",
      help: "The most replications of each configuration that an undecided check may take."),
    .value(
      "level", "share", \.level, in: 0.5...0.9999,
      help: "Confidence of each interval, over all looks together."),
    .flag(
      "fail-inconclusive", \.failsInconclusive,
      help: "Exit with 11 when a check stays undecided, instead of 0."),
    .flag(
      "exit-on-improvement", \.exitsOnImprovement,
      help: "Exit with 12 when something is better by more than its margin, so that the baseline "
        + "can be renewed."),
  ]

  func exitCode(of comparison: ComparisonResult) -> ExitCode {
    let verdicts = comparison.verdicts
    if verdicts.contains(.fail) { return .expectationFailed }
    if failsInconclusive, verdicts.contains(where: { $0 == .inconclusive || $0 == .incomparable }) {
      return .inconclusive
    }
    if exitsOnImprovement, verdicts.contains(.improved) { return .improved }
    return .success
  }
}

/// The values of `--metric`.
struct QuantityList: Sendable {
  var arguments: [QuantityArgument] = []

  /// Without repetition; nil = the user named none.
  var quantities: [Quantity]? {
    var all: [Quantity] = []
    for quantity in arguments.flatMap(\.quantities) where !all.contains(quantity) {
      all.append(quantity)
    }
    return all.isEmpty ? nil : all
  }
}

/// A quantity, or `all`.
struct QuantityArgument: ArgumentValue {
  var quantities: [Quantity]

  static func parse(_ argument: String) throws(ArgumentProblem) -> QuantityArgument {
    if argument == "all" {
      return QuantityArgument(
        quantities: Metric.allCases.flatMap { metric in
          metric.isPerPhoto
            ? [
              Quantity(metric), Quantity(metric, .percentile(50)),
              Quantity(metric, .percentile(95)),
            ] : [Quantity(metric)]
        })
    }
    return QuantityArgument(quantities: [
      try gateText { () throws(Diagnostic) in
        try GateText.quantity(argument)
      }
    ])
  }

  init(quantities: [Quantity]) { self.quantities = quantities }

  init?(argument: String) {
    guard let parsed = try? Self.parse(argument) else { return nil }
    self = parsed
  }

  static var expectation: String { "a metric, a percentile, a probability, or all" }
  static var completion: Completion { .words(Metric.allCases.map(\.name) + ["all"]) }
  var argumentText: String { quantities.map(\.name).joined(separator: ",") }
}

/// The value of `--margin`.
struct MarginArgument: ArgumentValue {
  var margin: QuantityMargin

  static func parse(_ argument: String) throws(ArgumentProblem) -> MarginArgument {
    MarginArgument(
      margin: try gateText { () throws(Diagnostic) in try GateText.margin(argument) })
  }

  init(margin: QuantityMargin) { self.margin = margin }

  init?(argument: String) {
    guard let parsed = try? Self.parse(argument) else { return nil }
    self = parsed
  }

  static var expectation: String { "a quantity and an amount, such as framesCaptured=0.2" }
  static var completion: Completion { .words(Metric.allCases.map(\.name)) }
  var argumentText: String { "\(margin.quantity.name)=\(margin.amountText)" }
}

/// The value of `--precision`.
struct PrecisionArgument: ArgumentValue {
  var goal: PrecisionGoal

  static func parse(_ argument: String) throws(ArgumentProblem) -> PrecisionArgument {
    let goal = try gateText { () throws(Diagnostic) in try GateText.precision(argument) }
    switch goal.target {
    case .absolute(let amount) where amount > 0: return PrecisionArgument(goal: goal)
    case .relative(let share) where share > 0: return PrecisionArgument(goal: goal)
    default: throw ArgumentProblem(expectation: "an amount above zero")
    }
  }

  init(goal: PrecisionGoal) { self.goal = goal }

  init?(argument: String) {
    guard let parsed = try? Self.parse(argument) else { return nil }
    self = parsed
  }

  static var expectation: String { "a quantity and an amount, such as framesCaptured=1%" }
  static var completion: Completion { .words(Metric.allCases.map(\.name)) }
  var argumentText: String { "\(goal.quantity.name)=\(goal.targetText)" }
}

/// The value of `--expect`.
struct ExpectationArgument: ArgumentValue {
  var expectation: Expectation

  static func parse(_ argument: String) throws(ArgumentProblem) -> ExpectationArgument {
    ExpectationArgument(
      expectation: try gateText { () throws(Diagnostic) in
        try GateText.expectation(argument)
      })
  }

  init(expectation: Expectation) { self.expectation = expectation }

  init?(argument: String) {
    guard let parsed = try? Self.parse(argument) else { return nil }
    self = parsed
  }

  static var expectation: String { "an expectation such as \"framesCaptured.mean >= 4.5\"" }
  var argumentText: String { expectation.text }
}

/// Turns what is wrong with a text into the reader's terms.
private func gateText<Value>(
  _ body: () throws(Diagnostic) -> Value
) throws(ArgumentProblem) -> Value {
  do throws(Diagnostic) {
    return try body()
  } catch {
    let allowed = error.allowed ?? "something else"
    throw ArgumentProblem(expectation: "\(allowed) (\(error.message))", nearest: error.nearest)
  }
}
