package import ShotSim

/// Prints histograms as OpenMetrics text, for Prometheus and Grafana.
///
/// Values are in base units: seconds, bytes, ratios. `le` is the upper edge of a bin,
/// whose own value belongs to the next bin. A metric with values below zero is a gauge
/// histogram, because an ordinary one may then have no sum. A censored photo counts as
/// infinite: it is in the bin up to infinity only, and the sum is infinite with it.
package enum OpenMetricsText {
  static let format = OutputFormat<Distributions>(
    "openmetrics", endings: [".prom", ".openmetrics"], tool: "OpenMetrics",
    summary: "One family for each metric, such as `shotsim_time_to_photo_seconds`, in base units; "
      + "`le` is a bin's upper edge, whose own value belongs to the next bin. Metrics with values "
      + "below zero are gauge histograms. The sum divided by the count is the mean over photos, "
      + "not over bursts, and infinite with a censored photo, which counts as infinite."
  ) { text($0.accumulators) }

  /// Returns the text, with one family a metric and one series a configuration.
  package static func text(_ accumulators: [MetricAccumulator]) -> String {
    let table = HistogramTable(accumulators)
    var text = ""
    for metric in Metric.allCases {
      let group = accumulators.filter { $0.subject.metric == metric }
      guard !group.isEmpty else { continue }
      let isGauge = group.contains { $0.minimum < 0 }
      let name = familyName(metric)
      text += "# TYPE \(name) \(isGauge ? "gaugehistogram" : "histogram")\n"
      if let unit = metric.unit.declaration.baseUnit { text += "# UNIT \(name) \(unit)\n" }
      text += "# HELP \(name) \(help(metric))\n"
      for accumulator in group {
        let rows = table.rows.filter {
          $0.kind != .censored && $0.metric == metric.name
            && $0.scenario == accumulator.subject.scenario
            && $0.configuration == accumulator.subject.configuration
        }
        text += series(accumulator, rows, name: name, isGauge: isGauge)
      }
    }
    return text + "# EOF\n"
  }

  private static func series(
    _ accumulator: MetricAccumulator, _ rows: [HistogramRow], name: String, isGauge: Bool
  ) -> String {
    let subject = accumulator.subject
    let labels =
      "scenario=\"\(escaped(subject.scenario))\",config=\"\(escaped(subject.configuration))\""
    let scale = subject.metric.unit.declaration.baseScale
    var text = ""
    for (index, row) in rows.enumerated() {
      let isLast = row.kind == .overflow
      // An empty bin between empty ones says nothing that its neighbours do not say.
      guard isLast || row.bin.count > 0 || rows[index + 1].bin.count > 0 else { continue }
      let edge = isLast ? "+Inf" : NumberText.shortest(row.bin.upper / scale)
      text +=
        "\(name)_bucket{\(labels),le=\"\(edge)\"} \(isLast ? row.total : row.cumulativeCount)\n"
    }
    let (count, sum) = isGauge ? ("_gcount", "_gsum") : ("_count", "_sum")
    text += "\(name)\(count){\(labels)} \(accumulator.count + accumulator.censored)\n"
    let total =
      accumulator.censored > 0 ? "+Inf" : NumberText.shortest(accumulator.sum / scale)
    return text + "\(name)\(sum){\(labels)} \(total)\n"
  }

  /// What the values are, and of what sum / count is the mean.
  private static func help(_ metric: Metric) -> String {
    guard let population = metric.population else {
      return "\(metric.name) of the simulated replications; sum / count is the mean over them."
    }
    return "\(metric.name) of the simulated \(population.noun); sum / count is the mean over "
      + population.noun + ", not over bursts."
      + (population.hasCensored ? " One whose end has not come counts as infinite." : "")
  }

  /// Such as `shotsim_time_to_photo_seconds`: a name must end with its unit.
  static func familyName(_ metric: Metric) -> String {
    var name = "shotsim_"
    for character in metric.name {
      if character.isUppercase { name += "_" }
      name += character.lowercased()
    }
    return name + (metric.unit.declaration.baseUnit.map { "_" + $0 } ?? "")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
  }
}
