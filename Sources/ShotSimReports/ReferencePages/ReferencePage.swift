import ShotSim

/// The reference pages that are made from the declarations, as Markdown.
package enum ReferencePages {
  /// `docs/metrics.md`.
  package static var metrics: String {
    page(
      "Metrics",
      """
      What `shotsim run` measures in every replication. *Exposure time* is when the frame that the \
      user gets was taken; *moment* is the scenario's span of time that frame counts look at. \
      Names and units are those of `--format json` and of `expect`.
      """,
      [
        table(
          ["metric", "unit", "a value for", "better", "in short"],
          Metric.allCases.map { metric in
            [
              "[\(metric.name)](#\(metric.name.lowercased()))", metric.unit.rawValue,
              metric.isPerPhoto ? "each photo" : "each replication",
              metric.declaration.better.rawValue, metric.summary,
            ]
          }),
        "## Definitions\n", GlossaryText.markdown(Glossary.entries(of: .metric)),
      ])
  }

  /// `docs/events.md`.
  package static var events: String {
    page(
      "Events and photos",
      """
      What `shotsim run --events FILE` and `--photos FILE` write. A file whose name ends in \
      `.json`, `.jsonl` or `.ndjson` gets a JSON object a line, any other CSV. Times are \
      milliseconds in CSV and whole nanoseconds in JSON lines, from the scenario's origin; an \
      empty cell, or `null`, is a time or a value that never came.
      """,
      [
        "## Columns of --events\n", columns(TableSchema<EventRow>.events.description),
        "## Events\n",
        "Events of one instant stand in the order in which they happened.\n",
      ] + EventName.Source.allCases.map(eventTable) + [
        "## Readiness states\n", entryTable(.readiness, "state", "when"),
        "## Reasons of requests that throw\n",
        "In the order in which the output checks; the first that applies is reported.\n",
        entryTable(.rejection, "reason", "remedy"),
        "## Reasons of accepted requests that fail\n", entryTable(.failure, "reason", "which"),
        "## Columns of --photos\n", columns(TableSchema<PhotoRow>.photos.description),
      ])
  }

  /// `docs/features.md`.
  package static var features: String {
    page(
      "Features",
      """
      The switches of a photo output that ShotSim compares, by their AVFoundation names. \
      `shotsim validate` says which of them end up on in a scenario, and why not.
      """,
      [GlossaryText.markdown(Glossary.entries(of: .feature))])
  }

  // MARK: Parts

  private static func page(_ title: String, _ introduction: String, _ parts: [String]) -> String {
    let note = "<!-- Made from the declarations in Sources; 'make golden' makes it anew. -->\n"
    return (["# \(title)\n", note, introduction + "\n"] + parts).joined(separator: "\n")
  }

  private static func columns(_ schema: TableDescription) -> String {
    table(
      ["column", "key in JSON", "kind", "unit", "meaning"],
      schema.columns.map { column in
        [
          "`\(column.name)`", "`\(column.key)`", column.kind.rawValue, column.unit,
          column.documentation,
        ]
      })
  }

  private static func eventTable(_ source: EventName.Source) -> String {
    let rows = EventName.allCases.filter { $0.source == source }.map { event in
      let entry = event.explanation
      return ["`\(event.rawValue)`", entry.summary, event.detail ?? ""]
    }
    let title =
      switch source {
      case .photographer: "What the photographer does"
      case .callback: "Delegate callbacks, by AVFoundation's names"
      case .app: "What an app can observe besides"
      case .inside: "What happens inside the device"
      }
    return "### \(title)\n\n" + table(["event", "meaning", "detail"], rows)
  }

  private static func entryTable(
    _ topic: GlossaryEntry.Topic, _ name: String, _ heading: String
  ) -> String {
    table(
      [name, "meaning", heading],
      Glossary.entries(of: topic).map { entry in
        [
          "`\(entry.name)`", entry.summary,
          entry.details.first { $0.heading == heading }?.text ?? "",
        ]
      })
  }

  private static func table(_ heading: [String], _ rows: [[String]]) -> String {
    let lines = [heading, heading.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
