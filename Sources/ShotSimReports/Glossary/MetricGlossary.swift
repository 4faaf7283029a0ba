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
    let noun = population?.noun ?? ""
    let mean =
      isPerPhoto
      ? "one value per replication, the mean over its \(noun); no value when there are none"
        + (hasCensored ? ", or one is censored" : "")
      : "one value per replication"
    let spread =
      isPerPhoto
      ? "; photoMean, photoSd and percentiles are over all \(noun), their intervals allow for "
        + "\(noun) of one replication being alike"
      : "; percentiles are over replications, with order-statistic intervals"
    let share =
      population == .taps
      ? [("P(…)", "the share of taps: P(\(name) <= 1s) counts a censored one as not within")] : []
    return [
      ("value", mean),
      ("interval", "Student t over replications for the mean\(spread)"),
      ("better", declaration.better.rawValue),
    ] + share
  }
}
