import ShotSim

/// The options that say how precise the results of one scenario have to be.
struct PrecisionOptions: Sendable {
  var precision: [PrecisionArgument] = []
  var maximumReplications: Int?
  var level = 0.95

  static let options: [OptionSpec<PrecisionOptions>] = [
    .repeated(
      "precision", "quantity=amount", \.precision,
      help: """
        Run until the interval of this is at most so wide to either side, of every \
        configuration, such as framesCaptured=1% or shotToShot.p95=5ms.
        """),
    .value(
      "max-replications", "number", \.maximumReplications, in: 1...Scenario.replicationLimit,
      default: "100 times the replications",
      help: "The most replications that a precision may take."),
    .value(
      "level", "share", \.level, in: 0.5...0.9999, help: "Confidence of each interval."),
  ]

  var goals: [PrecisionGoal] { precision.map(\.goal) }

  /// How the precision is reached from a first number of replications on.
  func run(from first: Int) -> PrecisionRun {
    let most = maximumReplications ?? min(100 * first, Scenario.replicationLimit)
    return PrecisionRun(goals: goals, level: level, first: min(first, most), maximum: most)
  }
}
