package import ShotSim

/// Prints baselines for people.
package enum BaselineText {
  /// Returns what a baseline has, every line with its end.
  package static func text(_ baseline: Baseline, width: Int) -> String {
    let inputs = baseline.inputs
    var lines = [
      "\(inputs.scenario), \(NumberText.grouped(inputs.replications)) replications, "
        + "seed \(inputs.seed), device \(inputs.device), shotsim \(inputs.version)",
      "scenario \(inputs.scenarioDigest.prefix(12)), device \(inputs.deviceDigest.prefix(12))", "",
    ]
    var grid = TextGrid(columns: [
      .init(title: "", alignment: .left), .init(title: "value, 95 % interval", alignment: .right),
      .init(title: "margin", alignment: .right),
    ])
    let margins = Dictionary(
      baseline.margins.map { ($0.quantity, $0) }, uniquingKeysWith: { _, last in last })
    for summary in baseline.summaries {
      let margin = margins[summary.quantity]
      grid.rows.append([
        summary.quantity.name,
        DifferenceText.estimate(summary.value, summary.quantity.unit),
        margin?.amountText ?? "",
      ])
    }
    lines += grid.lines(width: width)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a baseline in one line.
  package static func line(_ baseline: Baseline) -> String {
    let inputs = baseline.inputs
    let frames = baseline.summaries.first { $0.quantity == Quantity(.framesCaptured) }
    let value = frames.map {
      ", " + DifferenceText.estimate($0.value, .count) + " frames"
    }
    return "\(inputs.scenario), \(NumberText.grouped(inputs.replications)) replications, "
      + "seed \(inputs.seed), \(inputs.device)\(value ?? "")"
  }
}
