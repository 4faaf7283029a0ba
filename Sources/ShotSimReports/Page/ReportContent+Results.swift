package import ShotSim

extension ReportContent {
  /// A replication that the report shows in full, by configuration.
  package struct ShownReplication: Sendable {
    /// Such as `A median replication`.
    package var title: String
    /// Why it was chosen.
    package var note: String
    /// In the order of the results.
    package var records: [ReplicationRecords]

    package init(title: String, note: String, records: [ReplicationRecords]) {
      self.title = title
      self.note = note
      self.records = records
    }
  }

  /// The metrics whose distributions a report draws, if any photo has a value.
  private static let drawn: [Metric] = [.timeToPhoto, .shotToShot, .shutterLag, .timeToFinal]

  /// Fills in all that follows from results; effects of toggles come from elsewhere.
  ///
  /// - Precondition: There is a result.
  package init(
    _ report: RunReport, shown: [ShownReplication], metadata: RunMetadata
  ) {
    precondition(!report.results.isEmpty, "a report is of something")
    let scenario = report.results[0].scenario
    let device = scenario.configuration.device
    let camera =
      device.cameras.indices.contains(scenario.configuration.camera)
      ? ", \(device.cameras[scenario.configuration.camera].name) camera" : ""
    self.init(
      title: scenario.name, summary: scenario.summary, device: device.title + camera,
      verdict: ReportContent.verdict(report), metadata: metadata)
    frames = report.results.map { result in
      let summary = MetricSummary(.framesCaptured, of: result, level: report.level)
      return FramesDistribution(
        label: result.label, values: result.values[.framesCaptured], mean: summary.mean.value,
        low: summary.mean.interval.low, high: summary.mean.interval.high)
    }
    findings = ReportContent.findings(frames, shown: shown.first, results: report.results)
    timelines = shown.map { item in
      TimelineGroup(
        title: item.title, note: item.note,
        panels: zip(report.results, item.records).map { result, records in
          TimelinePanel(
            title: result.label,
            timeline: Timeline(records, moment: result.scenario.configuration.moment))
        })
    }
    latencies = ReportContent.drawn.compactMap { metric in
      guard report.results.contains(where: { !$0.photoValues[metric].isEmpty }) else { return nil }
      return DistributionComparison(
        metric: metric, values: report.results.map { ($0.label, $0.photoValues[metric]) })
    }
    expectations = zip(report.results, report.checks).flatMap { result, checks in
      checks.map { ExpectationRow($0, configuration: result.label) }
    }
    summaries = Metric.allCases.flatMap { metric in
      report.results.map { SummaryRow($0, metric, level: report.level) }
    }
    for timing in report.results.flatMap(\.usedTimings) where !timings.contains(timing) {
      timings.append(timing)
    }
    for section in report.results.flatMap(\.scenario.configuration.usedSections)
    where !sections.contains(section) {
      sections.append(section)
    }
  }

  private static func verdict(_ report: RunReport) -> Verdict {
    let checks = report.checks.flatMap(\.self).filter { !$0.expectation.isWarning }
    let failed = checks.count { !$0.holds }
    if checks.isEmpty { return Verdict(nil, headline: "Nothing was expected.") }
    let all = checks.count == 1 ? "The expectation" : "All \(checks.count) expectations"
    if failed > 0 {
      let which = checks.count == 1 ? "The expectation does" : "\(failed) of \(checks.count) do"
      return Verdict(.fail, headline: which + " not hold.")
    }
    return Verdict(.pass, headline: all + (checks.count == 1 ? " holds." : " hold."))
  }

  /// The frames of the last configuration beside the first one's, and why taps of the
  /// shown replication were missed.
  private static func findings(
    _ frames: [FramesDistribution], shown: ShownReplication?, results: [ConfigurationResult]
  ) -> [String] {
    var findings: [String] = []
    if let first = frames.first, let last = frames.last, frames.count > 1 {
      findings.append(
        "\(NumberText.fixed(last.mean, decimals: 2)) frames of the moment on average with "
          + "\(last.label), \(NumberText.fixed(first.mean, decimals: 2)) with \(first.label).")
    }
    for (result, records) in zip(results, shown?.records ?? []) {
      let missed = records.unanswered.filter(\.isMissed)
      guard !missed.isEmpty else { continue }
      let waiting = missed.count { $0.readiness == .notReadyWaitingForProcessing }
      let capturing = missed.count {
        $0.readiness == .notReadyMomentarily || $0.readiness == .notReadyWaitingForCapture
      }
      var parts: [String] = []
      if capturing > 0 { parts.append("\(capturing) during a capture") }
      if waiting > 0 { parts.append("\(waiting) while a photo was processed") }
      let rest = missed.count - waiting - capturing
      if rest > 0 { parts.append("\(rest) for other reasons") }
      findings.append(
        "In replication \(records.replication) with \(result.label), \(missed.count) of "
          + "\(records.presses.count) taps were missed: " + parts.joined(separator: ", ") + ".")
    }
    return findings
  }
}

extension ReportContent.ExpectationRow {
  /// How an expectation came out, in words.
  package init(_ check: ExpectationCheck, configuration: String) {
    let unit = check.expectation.valueUnit
    let interval = check.estimate.interval
    self.init(
      text: check.expectation.text, configuration: configuration,
      value: MetricText.value(check.estimate.value, unit)
        + (check.censored.flatMap { $0.isCensored ? ", \($0.text)" : nil } ?? ""),
      interval: interval.isBounded
        ? MetricText.interval(interval.low, interval.high, unit) : "–",
      limit: check.expectation.comparison.rawValue + " " + MetricText.value(check.limit, unit),
      outcome: check.word,
      note: check.isWithinSamplingError ? ExpectationCheck.withinSamplingError : "",
      judgement: check.judgement)
  }
}

extension SummaryRow {
  /// Summarizes a metric of a result.
  package init(_ result: ConfigurationResult, _ metric: Metric, level: Double) {
    let summary = MetricSummary(metric, of: result, level: level)
    let percentiles = summary.percentiles.map(\.value)
    self.init(
      subject: TableSubject(
        scenario: result.scenario.name, configuration: result.label, metric: metric),
      count: summary.photos ?? summary.replications, replications: result.replications,
      mean: summary.mean, sd: summary.standardDeviation, photoMean: summary.photoMean,
      photoSd: summary.photoStandardDeviation ?? .nan, min: summary.minimum,
      p50: percentiles[0], p90: percentiles[1], p95: percentiles[2], p99: percentiles[3],
      max: summary.maximum, censoredCount: summary.censored)
  }
}
