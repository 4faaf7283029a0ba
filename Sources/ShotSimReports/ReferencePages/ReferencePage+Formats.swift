package import ShotSim

/// `docs/formats.md`: the files that the program writes.
extension ReferencePage {
  static var formatsText: String {
    var page = MarkdownPage("Files that ShotSim writes", formatsIntroduction)
    page.add("## Tables\n\n" + tableRules)
    for table in tables {
      page.add("### \(table.name)")
      page.paragraph(table.summary)
      page.table(
        ["column", "JSON key", "type", "unit", "meaning"],
        table.columns.map { column in
          [
            "`\(column.name)`", "`\(column.key)`",
            column.kind == .time ? "number" : column.kind.rawValue, unit(of: column),
            column.documentation,
          ]
        })
    }
    page.add("## Histograms\n\n" + histograms)
    page.add("## Formats of distributions")
    page.formats(OutputFormats.distributions)
    page.add("## Formats of comparisons")
    page.formats(OutputFormats.comparisons)
    page.add(rest)
    return page.text
  }

  /// All tables that the program writes.
  package static let tables: [TableDescription] = [
    TableSchema.photos.description, TableSchema.events.description,
    TableSchema.histogram.description, TableSchema.percentiles.description,
    TableSchema.summary.description, TableSchema.samples.description,
    TableSchema.compare.description,
  ]

  private static func unit(of column: ColumnDescription) -> String {
    if column.kind == .time { return "ms (JSON: ns)" }
    return column.unit == "unit" ? "`unit`" : column.unit
  }

  private static let formatsIntroduction = """
    Every file is the same, byte by byte, for the same inputs and seed, on any number of cores.
    Tables hold no comments: what they are a result of stands in a JSON file beside them
    (`metadata`, below). What events and metrics mean is in [events](events.md) and
    [metrics](metrics.md).

    """

  private static let tableRules = """
    CSV is UTF-8 without a byte order mark, with commas, a dot in decimals whatever the locale,
    numbers as the shortest text that reads back the same, and quotes only where they are needed.
    Lines end with LF, or with CR LF under `--crlf`. The first line has the names of the columns.
    A missing value is empty, and `null` in JSON lines; infinite bounds are `Inf` and `-Inf`.

    JSON lines have one object per line with the keys below, and files of photos and events whose
    names end in `.json`, `.jsonl` or `.ndjson` are JSON lines. Times are there integer
    nanoseconds from the scenario's origin, and exact; in CSV the same times are milliseconds.
    `shotsim schema photos` and `shotsim schema events` print the JSON Schema of a line.

    """

  private static var histograms: String {
    var text = """
      A bin holds the values from `bin_lower` up to, but not including, `bin_upper`. The first
      row is the underflow, the last one the overflow; empty bins in between are kept, so all
      configurations of a metric list the same bins.

      | bins | edges |
      |---|---|
      | `log-linear:DIGITS` | The default, with 2 digits. Each power of ten has 9 · 10^DIGITS \
      equal bins, so a bin's relative width is at most 10^-DIGITS, but none is narrower than the \
      steps below. The edges are the same for all data: files of any two runs overlay, and add \
      up exactly. |
      | `linear:WIDTH` | Multiples of the width. |
      | `edges:A,B,…` | These. |
      | `auto` | Of Freedman and Diaconis' width for the values at hand; for display only, \
      because two runs then have different edges. |

      | unit | narrowest bin |
      |---|---|

      """
    for unit in MetricUnit.allCases {
      let step = NumberText.shortest(1 / unit.declaration.histogramSteps)
      text += "| \(unit.rawValue) | \(step) |\n"
    }
    return text + """

      Percentiles are of definition 7 of Hyndman and Fan, the default of R. Their intervals are
      of order statistics, widened for the dependence of photos within a replication. Beyond
      \(NumberText.grouped(MetricAccumulator.standardExactLimit)) values percentiles are those
      of a histogram with 3 digits, and the intervals Student's over
      20 groups of replications, so that memory does not grow.

      """
  }

  private static let rest = """

    ## Traces

    Chrome trace JSON, for <https://ui.perfetto.dev> and `chrome://tracing`; with the extension
    `.gz` compressed with gzip. Each configuration is a process.

    | part | what it shows |
    |---|---|
    | lanes | `taps` (from the touch until the request, or until a missed tap met the button; \
    missed ones say why), `readiness`, `sensor` (capture stages with the resolved settings, and \
    instants of exposure), `processing` (also of proxies), `encoding`, `background` (final \
    processing, saving). A lane whose work overlaps gets a second one. |
    | `photo` | One asynchronous track group; a photo lasts from its press until the final \
    image is in the library, or `didFinishCapture`. |
    | counters | `photos in flight`, `memory` in MB, `heat` |
    | arrows | From tap over capture and processing to encoding, one per photo. |

    Times are microseconds with three decimals from the first event; `otherData` has
    `originMicroseconds`, the instant of the scenario that is 0 in the trace.

    ## Metadata

    | key | meaning |
    |---|---|
    | `schema` | `shotsim/metadata/1` |
    | `version`, `generator`, `gsl` | Versions of ShotSim and GSL, and the random generator. |
    | `command` | The command line that makes the same bytes again. |
    | `configurations` | One entry per configuration: `scenario`, `config`, `scenarioDigest`, \
    `device`, `deviceDigest`, `seed` (as text, because readers lose digits of such numbers), \
    `firstReplication`, `replications`. |
    | `bins` | Of files with histograms: how the bins were made. |
    | `intervalLevel`, `quantileType` | Of files with intervals; the type is null when metrics differ. |
    | `configurations[].quantileTypes` | By metric: 7, 1 for counts and memory, 1 beyond a million values. |

    """
}

extension MarkdownPage {
  /// Adds a table of the formats of an output.
  fileprivate mutating func formats<Content>(_ formats: [OutputFormat<Content>]) {
    table(
      ["format", "names end in", "option", "what it has"],
      formats.map { format in
        [
          "`\(format.name)`" + (format.tool.isEmpty ? "" : " (\(format.tool))"),
          format.endings.map { "`\($0)`" }.joined(separator: ", "),
          format.option.map { "`--\($0)`" } ?? "", format.summary,
        ]
      })
  }
}
