import ShotSim

/// The metrics of one or several configurations as a table for a terminal.
enum MetricTableText {
  static func render(_ report: RunReport, options: TextPictureOptions) -> String {
    let blocks = zip(report.results, report.summaries).map { result, summaries in
      let title = report.results.count > 1 ? result.label + ": " : ""
      let heading =
        title + "over bursts (replications) with \(NumberText.percent(report.level, decimals: 0)) "
        + "intervals, and over all photos"
      return
        (options.wrapped(heading, indent: "  ") + rows(summaries, options)
        + counts(summaries, options)).joined(separator: "\n") + "\n"
    }
    return blocks.joined(separator: "\n")
  }

  /// A row of the table; a metric whose photos have not all come has its count instead
  /// of a mean.
  private struct Row {
    var name: String
    var mean: String
    var interval = ""
    var photos = ["", "", ""]
    var isCensored = false
  }

  private static func row(_ summary: MetricSummary) -> Row? {
    let unit = summary.metric.unit
    var row = Row(
      name: summary.metric.name, mean: MetricText.value(summary.mean.value, unit))
    if summary.metric.isPerPhoto {
      row.photos = [
        MetricText.value(summary.photoMean?.value ?? .nan, unit),
        MetricText.value(summary.percentiles[0].value, unit),
        MetricText.value(summary.percentiles[2].value, unit),
      ]
    }
    if let count = summary.censored, count.isCensored {
      row.mean = "–, \(count.text)"
      row.isCensored = true
      return row
    }
    guard summary.replications > 0 else { return nil }
    let interval = summary.mean.interval
    if interval.isBounded, interval.low != interval.high {
      row.interval = MetricText.interval(interval.low, interval.high, unit)
    }
    return row
  }

  private static func rows(
    _ summaries: [MetricSummary], _ options: TextPictureOptions
  ) -> [String] {
    let rows =
      [
        Row(
          name: "metric", mean: "mean", interval: "interval",
          photos: ["mean", "p50", "p95"])
      ] + Metric.byPlace.compactMap { row(summaries[Int($0.rawValue)]) }
    let names = rows.map(\.name.count).max() ?? 0
    let means = rows.filter { !$0.isCensored }.map(\.mean.count).max() ?? 0
    let counts = rows.filter(\.isCensored).map(\.mean.count).max() ?? 0
    /// The lines with some of the columns: of a narrow terminal they lose the interval,
    /// then the mean of photos, then the percentiles.
    func lines(hasInterval: Bool, photos kept: [Int]) -> [String] {
      var meanWidth = means
      var intervalWidth = hasInterval ? rows.map(\.interval.count).max() ?? 0 : 0
      // What a count takes beyond its columns widens the last of them.
      if hasInterval {
        intervalWidth = max(intervalWidth, counts - meanWidth - 2)
      } else {
        meanWidth = max(meanWidth, counts)
      }
      let widths = kept.map { place in rows.map { $0.photos[place].count }.max() ?? 0 }
      var groups = "  " + padded("", names) + "  "
      groups += padded("over bursts", meanWidth + (hasInterval ? intervalWidth + 2 : 0))
      if !kept.isEmpty {
        groups += "  " + padded("over photos", widths.reduce(2 * widths.count - 2, +))
      }
      return [groups]
        + rows.map { row in
          var line = "  " + padded(row.name, names, atEnd: true) + "  "
          if row.isCensored {
            let span = meanWidth + (hasInterval ? intervalWidth + 2 : 0)
            line += padded(row.mean, span, atEnd: true)
          } else {
            line += padded(row.mean, meanWidth)
            if hasInterval { line += "  " + padded(row.interval, intervalWidth) }
          }
          for (place, width) in zip(kept, widths) {
            line += "  " + padded(row.photos[place], width)
          }
          while line.last == " " { line.removeLast() }
          return line
        }
    }
    let choices = [(true, [0, 1, 2]), (false, [0, 1, 2]), (false, [1, 2])]
    for (hasInterval, kept) in choices {
      let lines = lines(hasInterval: hasInterval, photos: kept)
      if lines.allSatisfy({ $0.count <= options.width }) { return lines }
    }
    // Even narrower, a count goes on in the next line.
    return lines(hasInterval: false, photos: []).flatMap { options.wrapped($0, indent: "      ") }
  }

  private static func padded(_ text: String, _ width: Int, atEnd: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return atEnd ? text + space : space + text
  }

  /// Of how many photos and taps a value has come.
  private static func counts(
    _ summaries: [MetricSummary], _ options: TextPictureOptions
  ) -> [String] {
    let words = Metric.byPlace.compactMap { metric in
      summaries[Int(metric.rawValue)].censored.map { "\(metric.name) \($0.text)" }
    }
    return options.wrapped(
      "  had come by the end: " + words.joined(separator: ", "), indent: "    ")
  }
}
