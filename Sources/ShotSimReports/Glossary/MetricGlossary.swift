package import ShotSim

extension Metric {
  /// The metric's definition (docs/model.md, section 14).
  package var explanation: GlossaryEntry {
    let row = declaration
    return GlossaryEntry(
      .metric, name, row.summary,
      row.definition.map { ($0.heading, $0.text) } + [("unit", unitWords)] + [row.window.words]
        + statistics)
  }

  private var unitWords: String {
    unit == .count
      ? unit.declaration.words + " " + declaration.counts : unit.declaration.words
  }

  private var statistics: [(String, String)] {
    let mean =
      isPerPhoto
      ? "one value per replication, the mean over its photos; no value when no photo has one"
      : "one value per replication"
    let spread =
      isPerPhoto
      ? "; percentiles are over all photos, their intervals allow for photos of one replication "
        + "being alike"
      : "; percentiles are over replications, with order-statistic intervals"
    return [
      ("value", mean),
      ("interval", "Student t over replications for the mean\(spread)"),
      ("better", declaration.better.rawValue),
    ]
  }
}
