import ShotSim

/// Says of a comparison's metrics how many photos have a value, where some have none
/// (docs/model.md, section 24).
extension ComparisonResult {
  /// A sentence for each metric whose photos have not all come on some side.
  var censoredNotes: [String] {
    var metrics: [Metric] = []
    for row in rows where !metrics.contains(row.quantity.metric) {
      metrics.append(row.quantity.metric)
    }
    return metrics.compactMap { metric in
      let rows = rows.filter { $0.quantity.metric == metric }
      let counts = rows.flatMap { [$0.baselineCensored, $0.valueCensored] }
      guard counts.contains(where: { $0?.isCensored == true }) else { return nil }
      var sides: [String] = []
      func add(_ count: CensoredCount?, _ label: String) {
        let text = count.map { "\($0.text) with \(label)" }
        if let text, !sides.contains(text) { sides.append(text) }
      }
      for row in rows {
        add(row.baselineCensored, plan.referenceLabel)
        add(row.valueCensored, label(row.candidate))
      }
      return "\(metric.name) has come of \(Prose.list(sides)); the others count as infinite."
    }
  }
}
