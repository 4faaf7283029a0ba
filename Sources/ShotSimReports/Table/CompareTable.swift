package import ShotSim

/// A quantity of a candidate against that of the baseline, as a row of a table.
package struct CompareRow: Sendable {
  package var scenario: String
  /// Label of the candidate.
  package var configuration: String
  package var row: ComparisonRow

  package init(scenario: String, configuration: String, row: ComparisonRow) {
    self.scenario = scenario
    self.configuration = configuration
    self.row = row
  }
}

extension TableSchema where Row == CompareRow {
  static let format = OutputFormat<JudgedComparison>(
    "csv", endings: [".csv"], option: "csv",
    help: "Write a row for each candidate and quantity as CSV.",
    summary: "A row for each candidate and quantity, [compare](#compare)."
  ) { $0.comparison.csv }

  package static let compare = TableSchema(
    name: "compare", summary: "One row for each candidate and quantity of a comparison.",
    columns: [
      .text("scenario", "Name of the candidate's scenario.") { $0.scenario },
      .text("config", "Name of the candidate.") { $0.configuration },
      .text("metric", "Name of the metric.") { $0.row.quantity.metric.name },
      .text("statistic", "mean, a percentile such as p95, or a condition such as P(>= 5).") {
        $0.row.quantity.statisticName
      },
      .text("unit", "Unit of the values; a probability is a share.") {
        $0.row.quantity.unit.rawValue
      },
      .number("baseline", unit: "unit", "The baseline's value.") { $0.row.baseline.value },
      .number("candidate", unit: "unit", "The candidate's value.") { $0.row.value.value },
      .number("diff", unit: "unit", "Candidate minus baseline.") {
        $0.row.difference.estimate.value
      },
      .number("diff_ci_low", unit: "unit", "Lower end of the difference's interval.") {
        $0.row.difference.estimate.interval.low
      },
      .number("diff_ci_high", unit: "unit", "Upper end of the difference's interval.") {
        $0.row.difference.estimate.interval.high
      },
      .number("ratio", "Candidate divided by baseline.") { $0.row.ratio },
      .number("p_adjusted", "Two-sided p-value after Holm's correction.") {
        $0.row.adjustedProbability
      },
      .number("margin", unit: "unit", "Smallest difference that matters; empty = none given.") {
        $0.row.margin ?? .nan
      },
      .text(
        "verdict",
        "pass, fail, inconclusive, equivalent, improved or incomparable; empty = without a margin."
      ) { $0.row.verdict?.rawValue ?? "" },
      .integer("baseline_photos", "The baseline's photos with a value; empty = all have.") {
        $0.row.baselineCensored?.came
      },
      .integer("baseline_of_photos", "Of how many.") { $0.row.baselineCensored?.all },
      .integer("candidate_photos", "The candidate's photos with a value; empty = all have.") {
        $0.row.valueCensored?.came
      },
      .integer("candidate_of_photos", "Of how many.") { $0.row.valueCensored?.all },
    ])
}

extension ComparisonResult {
  /// The comparison as CSV, candidate by candidate.
  package var csv: String {
    let writer = TableWriter(TableSchema.compare, as: .csv(.lineFeed))
    var text = ""
    writer.writeHeader(to: &text)
    for row in rows {
      let configured = plan.configurations[row.candidate]
      writer.write(
        CompareRow(
          scenario: configured.scenario.name, configuration: configured.label, row: row),
        to: &text)
    }
    return text
  }
}
