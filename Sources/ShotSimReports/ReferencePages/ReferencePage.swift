import ShotSim

/// The reference pages in `docs`, made from the declarations: each name is explained on
/// one page, and the columns of all tables are on the page of the formats.
package enum ReferencePage: String, Sendable, CaseIterable {
  case metrics, events, features, distributions, formats

  /// Its file in `docs`.
  package var fileName: String { rawValue + ".md" }

  /// The page as Markdown.
  package var text: String {
    switch self {
    case .metrics: Self.metricsText
    case .events: Self.eventsText
    case .features: Self.featuresText
    case .distributions: Self.distributionsText
    case .formats: Self.formatsText
    }
  }

  private static var metricsText: String {
    var page = MarkdownPage(
      "Metrics",
      """
      What `shotsim run` measures in every replication. *Exposure time* is when the frame that the \
      user gets was taken; *moment* is the scenario's span of time that frame counts look at. \
      Names and units are those of `--format json` and of `expect`.
      """)
    page.table(
      ["metric", "unit", "a value for", "better", "in short"],
      Metric.allCases.map { metric in
        [
          "[\(metric.name)](#\(metric.name.lowercased()))", metric.unit.rawValue,
          metric.population.map { $0 == .taps ? "each tap" : "each photo" } ?? "each replication",
          metric.isSmallerBetter ? "smaller" : "larger", metric.explanation.summary,
        ]
      })
    page.add("## Definitions")
    page.sections(Glossary.entries(of: .metric))
    return page.text
  }

  private static var eventsText: String {
    var page = MarkdownPage(
      "Events and reasons",
      """
      The names in the files that `shotsim run --events FILE` and `--photos FILE` write; their \
      columns are with those of the other [tables](formats.md#photos). Events of one instant \
      stand in the order in which they happened.
      """)
    page.add("## Events")
    for source in CaptureEventRecord.Kind.Source.allCases {
      page.add("### \(title(of: source))")
      page.table(
        ["event", "meaning", "detail"],
        CaptureEventRecord.Kind.allCases.filter { $0.source == source }.map { event in
          ["`\(event.rawValue)`", event.explanation.summary, event.detailMeaning ?? ""]
        })
    }
    page.add("## Readiness states")
    page.entries(.readiness, "state", "when")
    page.add("## Reasons of requests that throw")
    page.paragraph(
      "In the order in which the output checks; the first that applies is reported.")
    page.entries(.rejection, "reason", "remedy")
    page.add("## Reasons of accepted requests that fail")
    page.entries(.failure, "reason", "which")
    return page.text
  }

  private static func title(of source: CaptureEventRecord.Kind.Source) -> String {
    switch source {
    case .photographer: "What the photographer does"
    case .callback: "Delegate callbacks, by AVFoundation's names"
    case .app: "What an app can observe besides"
    case .inside: "What happens inside the device"
    }
  }

  private static var featuresText: String {
    var page = MarkdownPage(
      "Features",
      """
      The switches of a photo output that ShotSim compares, by their AVFoundation names. \
      `shotsim validate` says which of them end up on in a scenario, and why not.
      """)
    page.sections(Glossary.entries(of: .feature))
    return page.text
  }
}

extension MarkdownPage {
  /// Adds a table of the entries of a topic, with one of their details.
  fileprivate mutating func entries(
    _ topic: GlossaryEntry.Topic, _ name: String, _ detail: String
  ) {
    table(
      [name, "meaning", detail],
      Glossary.entries(of: topic).map { entry in
        [
          "`\(entry.name)`", entry.summary,
          entry.details.first { $0.heading == detail }?.text ?? "",
        ]
      })
  }
}
