import ShotSim

/// The value of `--assume`: `guess=±30%`, `guess=30%` or `guess=0.3`.
struct AssumptionArgument: ArgumentValue, Equatable {
  var assumption: Assumption

  static func parse(_ argument: String) throws(ArgumentProblem) -> AssumptionArgument {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = Provenance.allCases.map(\.rawValue)
    guard let provenance = Provenance(rawValue: String(parts[0])) else {
      throw ArgumentProblem(
        expectation: "\(Prose.list(names, "or")), and a share after an equals sign",
        nearest: NearestName.nearest(to: String(parts[0]), among: names))
    }
    guard parts.count == 2, let share = share(parts[1]), share > 0, share < 1 else {
      throw ArgumentProblem(
        expectation: "a share above 0 % and below 100 % after \(provenance)=, such as "
          + "\(provenance)=30%")
    }
    return AssumptionArgument(assumption: Assumption(provenance: provenance, share: share))
  }

  private static func share(_ text: Substring) -> Double? {
    var text = text
    for sign in ["±", "+-", "+/-"] where text.hasPrefix(sign) {
      text = text.dropFirst(sign.count)
      break
    }
    guard text.hasSuffix("%") else { return Double(argument: String(text)) }
    text = text.dropLast()
    if text.last == " " { text = text.dropLast() }
    return Double(argument: String(text)).map { $0 / 100 }
  }

  init(assumption: Assumption) { self.assumption = assumption }

  init?(argument: String) {
    guard let parsed = try? Self.parse(argument) else { return nil }
    self = parsed
  }

  static var expectation: String { "a provenance and a share, such as guess=30%" }
  static var completion: Completion { .words(Provenance.allCases.map { "\($0.rawValue)=30%" }) }
  var argumentText: String {
    "\(assumption.provenance.rawValue)=\(Double(assumption.share * 100).argumentText)%"
  }
}

extension ScenarioWork {
  /// Runs each scenario with the assumed timings shorter and longer.
  func studies(
    of scenarios: [LabelledScenario], results: [ConfigurationResult],
    assumptions: [AssumptionArgument]
  ) async throws -> [AssumptionStudy] {
    let plan = assumptions.flatMap { argument in
      zip(scenarios, results).map { (argument.assumption, $0, $1) }
    }
    let variants = plan.flatMap { assumption, item, _ in
      [1 - assumption.share, 1 + assumption.share].map { factor in
        var scaled = item
        scaled.scenario = item.scenario.scalingTimings(of: assumption.provenance, by: factor)
        return scaled
      }
    }
    guard !variants.isEmpty else { return [] }
    let moved = try await self.results(of: variants, keepsPhotoValues: false)
    return plan.enumerated().map { place, entry in
      AssumptionStudy(
        entry.0, baseline: entry.2, shorter: moved[2 * place], longer: moved[2 * place + 1])
    }
  }
}
