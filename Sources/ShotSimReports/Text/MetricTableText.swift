import ShotSim

/// The metrics of one or several configurations as a table for a terminal.
enum MetricTableText {
  static func render(_ report: RunReport, options: TextPictureOptions) -> String {
    let blocks = zip(report.results, report.summaries).map { result, summaries in
      let title = report.results.count > 1 ? result.label + ": " : ""
      let heading =
        title + "means with \(NumberText.percent(report.level, decimals: 0)) intervals"
        + " over replications; p50 and p95 over all photos"
      return (options.wrapped(heading, indent: "  ") + rows(summaries, options))
        .joined(separator: "\n") + "\n"
    }
    return blocks.joined(separator: "\n")
  }

  private static func rows(
    _ summaries: [MetricSummary], _ options: TextPictureOptions
  ) -> [String] {
    var table: [[String]] = [["metric", "mean", "interval", "p50", "p95"]]
    for metric in Metric.byPlace {
      let summary = summaries[Int(metric.rawValue)]
      guard summary.replications > 0 else { continue }
      let unit = metric.unit
      let interval = summary.mean.interval
      let hasInterval = interval.isBounded && interval.low != interval.high
      table.append([
        metric.name, MetricText.value(summary.mean.value, unit),
        hasInterval ? MetricText.interval(interval.low, interval.high, unit) : "",
        metric.isPerPhoto ? MetricText.value(summary.percentiles[0].value, unit) : "",
        metric.isPerPhoto ? MetricText.value(summary.percentiles[2].value, unit) : "",
      ])
    }
    // Narrow terminals lose the interval, and then the percentiles.
    var columns = [0, 1, 2, 3, 4]
    func widths() -> [Int] {
      columns.map { column in table.map { $0[column].count }.max() ?? 0 }
    }
    func total() -> Int { widths().reduce(0, +) + 2 * columns.count }
    if total() > options.width { columns = [0, 1, 3, 4] }
    if total() > options.width { columns = [0, 1] }
    let sizes = widths()
    return table.map { row in
      let cells = zip(columns, sizes).map { column, size in
        let padding = String(repeating: " ", count: size - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }
      var line = "  " + cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
