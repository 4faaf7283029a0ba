import ShotSim

/// The tables of the report.
enum ReportTables {
  typealias Column = HTMLWriter.Column

  static func writeExpectations(_ content: ReportContent, to page: inout HTMLWriter) {
    page.table(
      caption: "An expectation holds when the value found keeps its limit.",
      columns: [
        Column(title: "Expectation"), Column(title: "Configuration"),
        Column(title: "Value", isNumber: true), Column(title: "Interval", isNumber: true),
        Column(title: "Limit", isNumber: true), Column(title: "Outcome"),
      ],
      rows: content.expectations.map { row in
        (
          cells: [
            "<code>\(Escaping.markup(row.text))</code>", Escaping.markup(row.configuration),
            Escaping.markup(row.value), Escaping.markup(row.interval),
            Escaping.markup(row.limit),
            HTMLWriter.badge(row.outcome, row.judgement.rawValue)
              + (row.note.isEmpty ? "" : " " + Escaping.markup(row.note)),
          ], class: nil
        )
      })
  }

  static func writeSummaries(_ content: ReportContent, to page: inout HTMLWriter) {
    var metrics: [Metric] = []
    for row in content.summaries where !metrics.contains(row.subject.metric) {
      metrics.append(row.subject.metric)
    }
    var rows: [(cells: [String], class: String?)] = []
    for metric in metrics {
      for row in content.summaries where row.subject.metric == metric {
        let unit = metric.unit
        let interval =
          row.low.isFinite && row.high.isFinite
          ? MetricText.interval(row.low, row.high, unit) : "–"
        rows.append(
          (
            cells: [
              "<span title=\"\(ReportSections.meaning(metric))\">\(metric.name)</span>",
              Escaping.markup(row.subject.configuration), MetricText.value(row.mean, unit),
              interval,
              row.photoMean.map { MetricText.value($0.value, unit) } ?? "",
              MetricText.number(row.p50, unit), MetricText.number(row.p95, unit),
              MetricText.number(row.p99, unit), values(row),
            ], class: nil
          ))
      }
    }
    page.table(
      caption: "Burst means are over replications, with their intervals; all else is over all "
        + "photos for times of photos. With a photo whose time has not come there is no mean.",
      columns: [
        Column(title: "Metric"), Column(title: "Configuration"),
        Column(title: "Burst mean", isNumber: true), Column(title: "Interval", isNumber: true),
        Column(title: "Photo mean", isNumber: true),
        Column(title: "p50", isNumber: true), Column(title: "p95", isNumber: true),
        Column(title: "p99", isNumber: true), Column(title: "Values", isNumber: true),
      ], rows: rows)
  }

  /// How many values there are, and of how many.
  private static func values(_ row: SummaryRow) -> String {
    row.censoredCount?.text ?? NumberText.grouped(row.count)
  }

  static func writeTimings(_ content: ReportContent, to page: inout HTMLWriter) {
    let counts = Provenance.allCases.map { kind in
      (kind, content.timings.count { $0.timing.provenance == kind })
    }.filter { $0.1 > 0 }
    let words = counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
    let guesses = counts.first { $0.0 == .guess }?.1 ?? 0
    page.element(
      "p",
      "The results stand on \(content.timings.count) timings of the device: \(words). "
        + (guesses == 0
          ? "None is a guess."
          : guesses == 1
            ? "One is a guess: trust what depends on it least."
            : "\(guesses) are guesses: trust what depends on them least.")
        + (content.sections.clause.map { " Of the rest of the device, \($0)." } ?? ""))
    let bars = counts.map { kind, count in
      "<span class=\"\(kind.rawValue)\" style=\"flex:\(count)\" title=\"\(count) "
        + "\(kind.rawValue)\"></span>"
    }
    page.raw("<div class=\"mix\" role=\"img\" aria-label=\"\(words)\">\(bars.joined())</div>")
    let order = Provenance.allCases
    let rows = order.reversed().flatMap { kind in
      content.timings.filter { $0.timing.provenance == kind }.map { used in
        (
          cells: [
            "<code>\(Escaping.markup(used.path))</code>",
            Escaping.markup(unbroken(DistributionText.rounded.words(used.timing.distribution))),
            HTMLWriter.badge(kind.rawValue, kind.rawValue), Escaping.markup(used.timing.source),
          ], class: kind == .guess ? "guess" : nil
        )
      }
    }
    page.table(
      caption: "The timings that were drawn from, the least certain first.",
      columns: [
        Column(title: "Timing"), Column(title: "Distribution"), Column(title: "How known"),
        Column(title: "Source"),
      ], rows: rows)
  }

  /// Keeps a number and its unit on one line.
  private static func unbroken(_ text: String) -> String {
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      let isUnit = ["ns", "us", "ms", "s", "min", "%"].contains { word.hasPrefix($0) }
      let endsInDigit = words.last?.last?.isNumber ?? false
      if isUnit, endsInDigit, let last = words.popLast() {
        words.append("\(last)\u{A0}\(word)")
      } else {
        words.append(word)
      }
    }
    return words.joined(separator: " ")
  }

  static func writeMetadata(_ content: ReportContent, to page: inout HTMLWriter) {
    let data = content.metadata
    page.raw("<pre><code>\(Escaping.markup(data.command))</code></pre>")
    page.element(
      "p",
      "ShotSim \(data.version), GSL \(data.gslVersion), generator \(ShotSimVersion.generator). "
        + "The same command gives the same bytes, on any number of cores.", class: "soft")
    page.table(
      caption: "What was simulated.",
      columns: [
        Column(title: "Configuration"), Column(title: "Scenario"), Column(title: "Device"),
        Column(title: "Seed", isNumber: true), Column(title: "Replications", isNumber: true),
      ],
      rows: data.configurations.map { item in
        let last = item.firstReplication + max(item.replications - 1, 0)
        return (
          cells: [
            Escaping.markup(item.label),
            Escaping.markup(item.scenario)
              + "<br><code class=\"digest\">\(Escaping.markup(item.scenarioDigest))</code>",
            Escaping.markup(item.device)
              + "<br><code class=\"digest\">\(Escaping.markup(item.deviceDigest))</code>",
            String(item.seed),
            "\(NumberText.grouped(item.replications)) (\(item.firstReplication) to \(last))",
          ], class: nil
        )
      })
  }
}
