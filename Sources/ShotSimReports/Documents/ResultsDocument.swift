package import ShotSim

/// The report of a run for programs.
package enum ResultsDocument {
  /// `shotsim/results/2`.
  package static let document = Document<RunReport>(
    "results", version: 2, title: "ShotSim results",
    [
      Member(
        "version", "Version of ShotSim that wrote the file.", { _ in ShotSimVersion.number }, .text),
      Member("scenario", "Name of the scenario.", { $0.first?.name ?? "" }, .text),
      Member(
        "device", "Name of the device.", { $0.first?.configuration.device.name ?? "" }, .text),
      Member("seed", "Seed of all random numbers, as text.", { $0.first?.seed ?? 0 }, .digits),
      Member(
        "replications", "Replications of each configuration.",
        { $0.results.first?.replications ?? 0 }, .count),
      Member("level", "Confidence level of all intervals.", \.level, .share),
      Member(
        "configurations", "One entry per configuration, baseline first.",
        { report in report.results.indices.map { Part(report: report, place: $0) } },
        .list(of: configuration)),
      .optional(
        "precision", "How precisely what was asked for is known.",
        { report in
          report.precision.isEmpty
            ? nil
            : report.precision.map {
              LabelledPrecision(row: $0, label: report.results[$0.configuration].label)
            }
        }, .list(of: .precision)),
      Member(
        "assumptions", "What scaled timings change, if that was asked for.", \.assumptions,
        .list(of: assumption)),
    ])

  /// One configuration of a report.
  private struct Part {
    var report: RunReport
    var place: Int

    var result: ConfigurationResult { report.results[place] }
    var scenario: Scenario { result.scenario }
    var bars: [CountDistribution.Bar] {
      CountDistribution(of: .framesCaptured, in: result, level: report.level).bars
    }
  }

  private static let configuration = Form<Part>.object([
    Member("label", "Name of the configuration.", \.result.label, .text),
    Member("scenarioDigest", "Digest of the scenario's content.", \.scenario.digest, .text),
    Member("deviceDigest", "Digest of the device's content.", \.scenario.deviceDigest, .text),
    Member(
      "features", "Features that are on.", \.scenario.configuration.features.features, .features),
    Member("metrics", "By name.", { $0.report.summaries[$0.place] }, .metrics),
    Member(
      "framesCaptured", "How often each number of frames came.", \.bars, .list(of: .frames)),
    Member(
      "expectations", "Those of the scenario that are about it.", { $0.report.checks[$0.place] },
      .list(of: expectation)),
    Member(
      "timings", "Timings that were used, by how well they are known.", \.result, timings),
    Member(
      "replication", "The replication that a picture shows.",
      { $0.report.records[$0.place].map { Int($0.replication) } }, .optional(.count)),
  ]).named("configuration")

  private static let timings = Form<ConfigurationResult>.object(
    Provenance.allCases.map { provenance in
      Member(
        provenance.rawValue, "How many.",
        { $0.provenance.first { $0.provenance == provenance }?.count ?? 0 }, .count)
    })

  private static let expectation = Form<ExpectationCheck>.object(
    [
      Member("text", "As in the scenario.", \.expectation.text, .text),
      Member("value", "The estimate.", \.estimate.value, .number),
      Member("low", "Lower end of its interval.", \.estimate.interval.low, .number),
      Member("high", "Upper end of its interval.", \.estimate.interval.high, .number),
      Member("limit", "What it is held against.", \.limit, .number),
      Member("holds", "Whether the value itself is on the good side.", \.holds, .flag),
      Member(
        "verdict", "By the value.", \.judgement,
        .choice([.pass, .fail], what: "verdict", name: \.rawValue)),
      Member(
        "withinSamplingError", "Whether the limit lies inside the interval; changes no verdict.",
        \.isWithinSamplingError, .flag),
      Member("isWarning", "Whether failing is only a warning.", \.expectation.isWarning, .flag),
    ] + Member.censored { $0.censored }
  ).named("expectation")

  // MARK: Assumptions

  private static let assumption = Form<AssumptionStudy>.object([
    Member("label", "Name of the configuration.", \.label, .text),
    Member(
      "provenance", "Which timings were scaled.", \.assumption.provenance,
      .word(of: "provenance")),
    Member("share", "By how much, 0.3 = 30 % shorter and longer.", \.assumption.share, .finite),
    Member("scaledTimings", "Timings that were scaled and used.", \.scaledTimings, .count),
    Member("usedTimings", "Timings that were used.", \.usedTimings, .count),
    Member("metrics", "By name, those that have a value.", \.moves, moves),
  ]).named("assumption")

  private static let moves = Form<[AssumptionStudy.Move]>.object(
    Metric.allCases.map { metric in
      .optional(
        metric.name, metric.explanation.summary, { $0.first { $0.metric == metric } }, move)
    })

  private static let move = Form<AssumptionStudy.Move>.object([
    Member("baseline", "With the timings as they are.", \.baseline, .number),
    Member("shorter", "Difference with shorter timings.", \.shorter, .estimate),
    Member("longer", "Difference with longer timings.", \.longer, .estimate),
    Member("margin", "A move up to this is of no practical consequence.", \.margin, .finite),
    Member(
      "verdict", "By the intervals.", \.matters,
      .choice([true, false, nil], what: "verdict", name: AssumptionText.name)),
  ]).named("move")
}

extension RunReport {
  fileprivate var first: Scenario? { results.first?.scenario }
}
