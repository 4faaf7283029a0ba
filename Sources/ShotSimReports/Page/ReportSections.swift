import ShotSim

/// The sections of the report, in the order in which they are read.
struct ReportSection: Sendable {
  var id: String
  var title: String
  var write: @Sendable (ReportContent, inout HTMLWriter) -> Void
}

enum ReportSections {
  /// The sections that the content has something for.
  static func all(_ content: ReportContent) -> [ReportSection] {
    var sections: [ReportSection] = []
    func add(
      _ id: String, _ title: String, if isThere: Bool,
      _ write: @escaping @Sendable (ReportContent, inout HTMLWriter) -> Void
    ) {
      if isThere { sections.append(ReportSection(id: id, title: title, write: write)) }
    }
    add("frames", "Frames per burst", if: !content.frames.isEmpty, writeFrames)
    add("timelines", "What happened", if: !content.timelines.isEmpty, writeTimelines)
    add("latency", "Latency", if: !content.latencies.isEmpty, writeLatencies)
    add("effects", "What each feature changes", if: !content.effects.isEmpty, writeEffects)
    add("expectations", "Expectations", if: !content.expectations.isEmpty) {
      ReportTables.writeExpectations($0, to: &$1)
    }
    add("numbers", "All numbers", if: !content.summaries.isEmpty) {
      ReportTables.writeSummaries($0, to: &$1)
    }
    add("assumptions", "Assumptions", if: !content.timings.isEmpty) {
      ReportTables.writeTimings($0, to: &$1)
    }
    add("reproduce", "How to reproduce this", if: true) {
      ReportTables.writeMetadata($0, to: &$1)
    }
    return sections
  }

  static func writeHeader(
    _ content: ReportContent, sections: [ReportSection], to page: inout HTMLWriter
  ) {
    page.raw("<header>")
    page.element("p", "ShotSim report · \(content.device)", class: "kicker")
    page.element("h1", content.title)
    page.element("p", content.summary)
    let links = sections.map { section in
      "<li><a href=\"#\(section.id)\">\(Escaping.markup(section.title))</a></li>"
    }
    page.raw("<nav aria-label=\"Sections\"><ul>\(links.joined())</ul></nav>\n</header>")
    let kind = content.verdict.judgement?.rawValue
    let badge = kind.map { HTMLWriter.badge($0, $0) + " " } ?? ""
    page.raw(
      "<p class=\"verdict \(kind ?? "none")\">\(badge)<strong>"
        + Escaping.markup(content.verdict.headline) + "</strong></p>")
    writeCards(content, to: &page)
    if !content.findings.isEmpty {
      let items = content.findings.map { "<li>\(Escaping.markup($0))</li>" }
      page.raw("<ul>\(items.joined())</ul>")
    }
  }

  /// The mean frames of each configuration in large figures.
  private static func writeCards(_ content: ReportContent, to page: inout HTMLWriter) {
    guard !content.frames.isEmpty else { return }
    let cards = content.frames.prefix(4).enumerated().map { index, item in
      let interval =
        item.low.isFinite && item.high.isFinite && item.high > item.low
        ? ", \(MetricText.interval(item.low, item.high, .count))" : ""
      return
        "<li style=\"border-left-color:var(--s\(index))\"><span class=\"big\">\(NumberText.fixed(item.mean, decimals: 2))</span>"
        + "<span class=\"name\">frames per burst, \(Escaping.markup(item.label))\(interval)"
        + "</span></li>"
    }
    page.raw("<ul class=\"cards\">\(cards.joined())</ul>")
  }

  private static func writeFrames(_ content: ReportContent, _ page: inout HTMLWriter) {
    let level = content.metadata.level.map { NumberText.percent($0, decimals: 0) + " " } ?? ""
    page.figure(
      MeanBarsPicture.svg(
        content.frames.map {
          EstimateBar(label: $0.label, value: $0.mean, low: $0.low, high: $0.high)
        }, caption: "Mean frames captured in the moment", unit: .count, surroundings: .page),
      caption: "Whiskers are \(level)confidence intervals of the mean over replications.")
    page.figure(
      FramesPicture.svg(content.frames, surroundings: .page),
      caption: "How often a burst had so many frames, as a share of the replications.")
  }

  private static func writeTimelines(_ content: ReportContent, _ page: inout HTMLWriter) {
    page.element(
      "p",
      "Each cross is a tap that took no photo. Point at a tap, or move to it with the Tab key, "
        + "to read what became of it.", class: "soft screen")
    for group in content.timelines {
      page.element("h3", group.title)
      if !group.note.isEmpty { page.element("p", group.note, class: "soft") }
      page.figure(
        TimelinePicture.svg(group.panels, surroundings: .page),
        caption: "Bars are the work on the photo with that number; the diamond is its exposure.")
      for panel in group.panels where !panel.timeline.missedTaps.isEmpty {
        let missed = panel.timeline.missedTaps
        var items = missed.prefix(Timeline.drawnLimit).map { tap in
          "<li>\(Escaping.markup(TapMark.words(tap)))</li>"
        }
        if missed.count > items.count {
          let rest = NumberText.grouped(missed.count - items.count)
          items.append("<li>and \(rest) more, which are not listed</li>")
        }
        page.element("p", "Missed, \(panel.title):", class: "soft")
        page.raw("<ul class=\"missed\">\(items.joined())</ul>")
      }
    }
  }

  private static func writeLatencies(_ content: ReportContent, _ page: inout HTMLWriter) {
    for comparison in content.latencies {
      page.element("h3", comparison.metric.name)
      page.element("p", meaning(comparison.metric), class: "soft")
      page.figure(
        DistributionPicture.svg(comparison, surroundings: .page),
        caption: "Histogram above, share of values up to a value below; dashed lines are the "
          + "50th, 95th and 99th percentile. Values beyond the last edge are in the last bin.")
    }
  }

  private static func writeEffects(_ content: ReportContent, _ page: inout HTMLWriter) {
    for group in content.effects {
      page.element("h3", "Effect on \(group.metric.name)")
      page.figure(
        EffectsPicture.svg(group.effects, metric: group.metric, surroundings: .page),
        caption: group.note
          + " Green is better, red is worse, grey is not told apart from nothing.")
    }
  }

  /// A metric's definition in a sentence.
  static func meaning(_ metric: Metric) -> String { metric.summary }
}
