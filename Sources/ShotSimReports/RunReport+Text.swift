package import ShotSim

/// The report of a run for people.
extension RunReport {
  /// The picture, the bars, the table, the expectations and what the numbers rest on.
  package func text(options: TextPictureOptions) -> String {
    var blocks: [String] = [heading(options)]
    blocks += pictures.blocks(options)
    blocks.append(MetricTableText.render(self, options: options))
    let expectations = expectationLines(options)
    if !expectations.isEmpty { blocks.append(expectations) }
    blocks.append(precisionLines(options))
    blocks += assumptions.map { AssumptionText.render($0, options: options) }
    blocks.append(provenance(options))
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func heading(_ options: TextPictureOptions) -> String {
    guard let first = results.first else { return "" }
    let scenario = first.scenario
    let device = scenario.configuration.device
    var line = "\(scenario.name) on \(device.title): "
    line += Prose.counted(first.replications, "replication") + ", seed \(scenario.seed)"
    var lines = options.wrapped(line, indent: "  ")
    if !scenario.summary.isEmpty { lines += options.wrapped(scenario.summary, indent: "  ") }
    return lines.joined(separator: "\n") + "\n"
  }

  private var pictures: ConfigurationPictures {
    ConfigurationPictures(
      results: results, records: records,
      means: summaries.map { $0[.framesCaptured].mean })
  }

  private func expectationLines(_ options: TextPictureOptions) -> String {
    var lines: [String] = []
    for (result, checks) in zip(results, checks) where !checks.isEmpty {
      lines.append(results.count > 1 ? "Expectations, \(result.label):" : "Expectations:")
      for check in checks { lines += options.wrapped("  " + Self.line(check), indent: "      ") }
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  /// How precisely each thing is known, and with how many replications.
  private func precisionLines(_ options: TextPictureOptions) -> String {
    guard !precision.isEmpty else { return "" }
    let lines = precision.flatMap { row -> [String] in
      let result = results[row.configuration]
      let of = results.count > 1 ? " of \(result.label)" : ""
      let line = "  \(row.title)\(of): \(row.sentence(replications: result.replications))"
      return options.wrapped(line, indent: "      ")
    }
    return (["Precision:"] + lines).joined(separator: "\n") + "\n"
  }

  private static func line(_ check: ExpectationCheck) -> String {
    let unit = check.expectation.valueUnit
    var line = "\(check.word): \(check.expectation.text)"
    line += " (found \(MetricText.value(check.estimate.value, unit))"
    if let count = check.censored, count.isCensored { line += ", \(count.text)" }
    let interval = check.estimate.interval
    if interval.isBounded, interval.low != interval.high {
      line += ", \(MetricText.interval(interval.low, interval.high, unit))"
      if check.isWithinSamplingError { line += ", \(ExpectationCheck.withinSamplingError)" }
    }
    return line + ")"
  }

  /// What the numbers rest on: a guess is said to be one.
  private func provenance(_ options: TextPictureOptions) -> String {
    guard let result = results.last else { return "" }
    let used = result.provenance.filter { $0.count > 0 }
    let total = used.reduce(0) { $0 + $1.count }
    guard total > 0 else { return "" }
    let parts = used.map { "\($0.count) \(Self.adjective($0.provenance, $0.count))" }
    var line = "Of the \(total) device timings used, \(Prose.list(parts))."
    if let sections = result.scenario.configuration.usedSections.clause {
      line += " Of the rest of the device, \(sections)."
    }
    let device = result.scenario.deviceReference
    line += " 'shotsim devices \(device)' lists them with their sources."
    return options.wrapped(line, indent: "").joined(separator: "\n") + "\n"
  }

  static func adjective(_ provenance: Provenance, _ count: Int) -> String {
    let verb = count == 1 ? "is" : "are"
    return provenance == .guess
      ? "\(verb) \(count == 1 ? "a guess" : "guesses")" : "\(verb) \(provenance.rawValue)"
  }

}

extension ExpectationCheck {
  /// What became of it, in capitals when it decides the exit code.
  package var word: String { holds ? "holds" : expectation.isWarning ? "warning" : "FAILS" }

  /// Said of a limit inside the interval; it changes no verdict.
  static let withinSamplingError = "within sampling error of the limit"
}

extension Expectation {
  /// The unit of the statistic; a probability is a share.
  package var valueUnit: MetricUnit {
    if case .probability = statistic { return .share }
    return metric.unit
  }
}
