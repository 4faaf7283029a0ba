import ShotSim

/// Prints how much assumptions matter.
enum AssumptionText {
  static func render(_ study: AssumptionStudy, options: TextPictureOptions) -> String {
    let share = NumberText.percent(study.assumption.share, decimals: 0)
    let kind = "\(study.assumption.provenance)"
    guard study.scaledTimings > 0 else {
      return options.wrapped(
        "\(study.label): no timing that the run used is \(name(study.assumption.provenance)), so "
          + "nothing was varied. \(untouched(study))", indent: "  "
      ).joined(separator: "\n") + "\n"
    }
    let heading =
      "\(study.label): if all timings marked \(kind) (\(study.scaledTimings) of the "
      + "\(study.usedTimings) used) were \(share) shorter or longer"
    var table = [["metric", "as given", "\(share) shorter", "\(share) longer", ""]]
    for move in study.moves {
      let unit = move.metric.unit
      table.append([
        move.metric.name, MetricText.value(move.baseline, unit),
        change(move.shorter, unit, options), change(move.longer, unit, options),
        words(move.matters),
      ])
    }
    let widths = (0..<5).map { column in table.map { $0[column].count }.max() ?? 0 }
    let rows = table.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 || column == 4 ? cell.0 + padding : padding + cell.0
      }
      var line = "  " + cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    let margin = NumberText.percent(AssumptionStudy.marginShare, decimals: 0)
    let footer =
      "  A move matters when its whole interval is beyond \(margin) of the value as given."
    return
      (options.wrapped(heading, indent: "  ") + rows + options.wrapped(footer, indent: "  ")
      + options.wrapped("  " + untouched(study), indent: "  "))
      .joined(separator: "\n") + "\n"
  }

  /// What an assumption leaves as it is, and may be wrong as well.
  private static func untouched(_ study: AssumptionStudy) -> String {
    "Only timings are varied, all of a kind together"
      + (study.untouched.clause.map { "; the rest stays as the device has it, of which \($0)." }
        ?? ".")
  }

  /// The difference with its sign, and half its interval.
  private static func change(
    _ estimate: Estimate, _ unit: MetricUnit, _ options: TextPictureOptions
  ) -> String {
    guard estimate.value.isFinite else { return "–" }
    let number = MetricText.value(estimate.value, unit)
    // What is rounded to nothing has no sign.
    let isNothing = number.allSatisfy { !$0.isNumber || $0 == "0" }
    let sign = estimate.value > 0 && !isNothing ? "+" : ""
    let interval = estimate.interval
    guard interval.isBounded, interval.low != interval.high else { return sign + number }
    let plusMinus = options.unicode ? "±" : "+-"
    return "\(sign)\(number) \(plusMinus) \(MetricText.number(interval.halfWidth, unit))"
  }

  private static func words(_ matters: Bool?) -> String {
    switch matters {
    case true?: "MATTERS"
    case false?: "does not matter"
    case nil: "unclear; more replications tell"
    }
  }

  /// What documents call each answer.
  static func name(_ matters: Bool?) -> String {
    switch matters {
    case true?: "matters"
    case false?: "doesNotMatter"
    case nil: "unclear"
    }
  }

  private static func name(_ provenance: Provenance) -> String {
    provenance == .guess ? "a guess" : provenance.rawValue
  }
}
