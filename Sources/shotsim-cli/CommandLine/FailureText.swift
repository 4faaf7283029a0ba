import ShotSim
import ShotSimReports

/// Renders the failures of commands; the only place where their prose is made.
enum FailureText {
  /// Returns complete lines, the first of which begins with `error: ` or a place.
  static func lines(_ failure: CommandFailure) -> [String] {
    switch failure {
    case .reading(let failure): lines(failure)
    case .invalid(let diagnostic): [DiagnosticText.line(diagnostic)]
    case .model(let error, let scenario): [line(error, scenario)]
    case .missingTimings(let paths, let scenario):
      paths.map { line(.missingTiming(path: $0), scenario) }
    case .several(let all): all.flatMap(lines)
    case .noValue(let metric): ["error: no replication has a value of \(metric.name)"]
    case .oneReplication(let name):
      [
        "error: \(name) has one replication, from which nothing can be judged; "
          + ReplicationAdvice.remedy
      ]
    case .comparison(let problem, let scenario, let baseline):
      lines(problem, scenario: scenario, baseline: baseline)
    case .missingBaseline(let path, let scenario):
      ["error: there is no baseline '\(path)'"]
        + (scenario.map { ["'shotsim baseline save \($0) -o \(path)' makes one"] } ?? [])
    case .tooLargeToRead(let path):
      [
        "error: baseline '\(path)' would have more than the \(InputFile.limit >> 20) MiB that can be "
          + "read again; give fewer --replications or fewer --metric"
      ]
    case .format(let path, let problem): ["error: \(path): " + words(problem)]
    }
  }

  /// What differs between the inputs of a baseline and those of now.
  static func line(_ change: BaselineChange) -> String {
    "  \(change.input.rawValue): \(change.before) → \(change.now)"
  }

  private static func lines(_ failure: ReadingFailure) -> [String] {
    switch failure {
    case .unreadable(let file): return ["error: \(file.message)"]
    case .unknownName(let name, let kind, let nearest):
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
      return [
        "error: no built-in \(kind.rawValue) and no file is called '\(name)'\(hint)",
        "'shotsim \(kind.rawValue)s' lists the built-in ones",
      ]
    case .invalid(let list): return list.diagnostics.map(DiagnosticText.line)
    }
  }

  private static func line(_ error: CaptureModelError, _ scenario: Scenario) -> String {
    let diagnostic =
      switch error {
      case .missingTiming(let path):
        Diagnostic(
          file: scenario.deviceReference, path: path,
          message: "the run needs this timing and the device file does not have it")
      case .tooManyDimensions(let count):
        Diagnostic(
          file: scenario.deviceReference, path: "cameras",
          message: "found \(count) photo sizes", allowed: "at most 64 in all")
      case .tooManyEvents(let limit):
        Diagnostic(
          file: scenario.name, path: "photographer",
          message: "one replication has more than \(limit) events",
          allowed: "fewer presses, or an earlier endsAt")
      }
    return DiagnosticText.line(diagnostic)
  }

  private static func lines(
    _ problem: ComparisonBuilder.Problem, scenario: String, baseline: String
  ) -> [String] {
    switch problem {
    case .noLegalCombination(let design):
      ["error: no combination of the toggles is allowed; there is nothing to compare"]
        + FeatureText.illegal(design)
    case .otherInputs(let changes):
      ["error: baseline '\(baseline)' was made with other inputs:"] + changes.map(line)
        + [
          "'shotsim baseline save \(scenario) -o \(baseline)' renews it; --allow-mismatch "
            + "compares all the same"
        ]
    case .notKept(let names):
      [
        "error: baseline '\(baseline)' does not have \(Prose.list(names))",
        "'shotsim baseline save \(scenario) --metric \"\(names.first ?? "")\" -o \(baseline)' "
          + "would keep it",
      ]
    case .notComparable(let quantities, let kept):
      [
        "error: baseline '\(baseline)' has margins of percentiles that are not compared: "
          + Prose.list(quantities.map(\.name)),
        "What takes few values is compared by its mean or by a probability such as "
          + "P(framesCaptured >= 5).",
        renewal(kept, scenario: scenario, file: baseline),
      ]
    case .withoutDraws(let quantities, let kept):
      [
        "error: baseline '\(baseline)' does not keep what comparing "
          + "\(Prose.list(quantities.map(\.name))) asks for: it was saved by an earlier version",
        renewal(kept, scenario: scenario, file: baseline),
      ]
    }
  }

  /// How a file is made anew as it was.
  private static func renewal(
    _ renewal: Baseline.Renewal, scenario: String, file: String
  ) -> String {
    var text = CommandText("baseline", ["save", scenario], ScenarioOptions())
    text.add("--replications", String(renewal.replications))
    text.add("--seed", String(renewal.seed))
    for margin in renewal.margins ?? [] {
      text.add("--margin", "\(margin.quantity.name)=\(margin.amountText)")
    }
    for quantity in renewal.others { text.add("--metric", quantity.name) }
    text.add("--output", file)
    return "'\(text.text)' renews it"
  }

  private static func words(_ problem: FormatProblem) -> String {
    switch problem {
    case .onlyOne(let found):
      "this format holds one metric of one configuration, found \(found); "
        + "choose with --metric and --features"
    case .censored(let metric, let count):
      "this format has no place for what has not come, and \(metric) has only of \(count.text)"
    case .negativeValues(let metric):
      "this format has no place for negative values, which \(metric) has"
    }
  }
}
