package import ShotSim

/// Prints a comparison for a terminal, on one screen where that is possible.
package struct ComparisonText: Sendable {
  /// Columns to fill.
  package var width: Int
  /// Whether verdicts are colored by ANSI sequences.
  package var isColored: Bool
  /// Whether what each toggle buys is told in sentences.
  package var explains: Bool
  /// Whether characters beyond ASCII may be used.
  package var usesUnicode: Bool

  package init(
    width: Int = 80, isColored: Bool = false, explains: Bool = false, usesUnicode: Bool = true
  ) {
    self.width = max(60, width)
    self.isColored = isColored
    self.explains = explains
    self.usesUnicode = usesUnicode
  }

  /// Returns the text, every line with its end.
  package func text(_ comparison: ComparisonResult) -> String {
    var blocks = [heading(comparison)]
    if comparison.plan.kind == .factorial {
      blocks += factorial(comparison)
    } else if comparison.plan.candidates.count == 1 {
      blocks.append(sideBySide(comparison))
      blocks.append(distributions(comparison))
    } else {
      blocks += comparison.plan.comparedQuantities.map { block($0, comparison) }
    }
    if explains, !comparison.worths.isEmpty { blocks += explanation(comparison) }
    blocks.append(judgements(comparison))
    blocks.append(footer(comparison))
    blocks.append([styled(comparison.verdictLine)])
    let text = blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
    return usesUnicode ? text : Self.transliterated(text)
  }

  /// Replaces what ASCII does not have, sign by sign, so that columns stay lined up.
  private static func transliterated(_ text: String) -> String {
    let signs: [Character: Character] = [
      "●": "x", "·": ".", "→": ">", "–": "-", "×": "x", "…": "~", "∞": "*",
    ]
    return String(text.map { signs[$0] ?? $0 }).replacing("±", with: "+-")
  }

  // MARK: Blocks

  private func heading(_ comparison: ComparisonResult) -> [String] {
    let plan = comparison.plan
    var lines = [plan.title]
    let scenario = plan.configurations.first?.scenario
    var facts = [
      "\(NumberText.grouped(comparison.replications)) replications"
        + (plan.configurations.count > 1 ? " of each" : "")
    ]
    if let scenario { facts.append("seed \(scenario.seed)") }
    let devices = plan.configurations.map(\.scenario.configuration.device.name)
    if let first = devices.first, devices.allSatisfy({ $0 == first }) { facts.append(first) }
    facts.append(plan.isPaired ? "common random numbers for all" : "independent random numbers")
    lines.append(facts.joined(separator: ", "))
    let changes = comparison.settingChanges
    if plan.kind == .scenarios || plan.kind == .baseline, !changes.isEmpty {
      let words = changes.prefix(4).map { "\($0.path) \($0.before) → \($0.now)" }
      let more = changes.count > 4 ? ["and \(changes.count - 4) more"] : []
      lines += Prose.hanging(
        "changed: " + (words + more).joined(separator: ", "), width: width)
    }
    return lines
  }

  /// One candidate: a row per quantity.
  private func sideBySide(_ comparison: ComparisonResult) -> [String] {
    let plan = comparison.plan
    let room = width < 100 ? 14 : 20
    var grid = TextGrid(columns: [
      .init(title: "", alignment: .left),
      .init(title: TextGrid.cut(plan.referenceLabel, to: room), alignment: .right),
      .init(
        title: TextGrid.cut(comparison.label(plan.candidates.lowerBound), to: room),
        alignment: .right),
      .init(title: "difference, \(columnLevel(comparison.rows, comparison)) CI", alignment: .left),
      .init(title: "ratio", alignment: .right, droppable: 1),
      .init(title: "verdict", alignment: .left),
    ])
    for row in comparison.rows {
      let unit = row.quantity.unit
      grid.rows.append([
        row.quantity.shortName, DifferenceText.value(row.baseline, unit),
        DifferenceText.value(row.value, unit), difference(row), ratio(row), row.word,
      ])
    }
    return grid.lines(width: width, styling: styled)
  }

  /// Many candidates: a block per quantity, a row per configuration.
  private func block(_ quantity: Quantity, _ comparison: ComparisonResult) -> [String] {
    let rows = comparison.rows.filter { $0.quantity == quantity }
    guard let first = rows.first else { return [] }
    var grid = TextGrid(columns: [
      .init(title: quantity.shortName, alignment: .left),
      .init(title: "value", alignment: .right),
      .init(title: "difference, \(columnLevel(rows, comparison)) CI", alignment: .left),
      .init(title: "ratio", alignment: .right, droppable: 1),
      .init(title: "verdict", alignment: .left),
    ])
    grid.rows.append([
      comparison.plan.referenceLabel, DifferenceText.value(first.baseline, quantity.unit),
      "baseline", "", "",
    ])
    for row in rows {
      grid.rows.append([
        comparison.label(row.candidate), DifferenceText.value(row.value, quantity.unit),
        difference(row), ratio(row), row.word,
      ])
    }
    return grid.lines(width: width, styling: styled)
  }

  private func distributions(_ comparison: ComparisonResult) -> [String] {
    comparison.results.enumerated().flatMap { index, result -> [String] in
      let bars = CountDistribution(of: .framesCaptured, in: result).bars.filter { $0.count > 0 }
      guard !bars.isEmpty else { return [] }
      let words = bars.map { "\($0.value): \(NumberText.percent($0.share))" }
      let label = TextGrid.cut(comparison.label(index), to: 24)
      return Prose.hanging(
        "frames of \(label) – " + words.joined(separator: ", "), width: width)
    }
  }

  /// Why each check came out as it did; the ones that passed only in few words.
  private func judgements(_ comparison: ComparisonResult) -> [String] {
    let gates = comparison.gatesByWeight
    let several = comparison.plan.candidates.count > 1
    let shown = gates.prefix(12)
    var lines = shown.flatMap { gate -> [String] in
      let of = several ? " of \(gate.configuration)" : ""
      var lines = Prose.wrapped(
        "\(gate.word)  \(gate.title)\(of): \(gate.sentence)", width: width, indent: "    ")
      if let first = lines.first {
        lines[0] = styled(gate.word) + first.dropFirst(gate.word.count)
      }
      return lines
    }
    if gates.count > shown.count {
      lines.append("and \(gates.count - shown.count) more, none of them worse")
    }
    return lines
  }

  private func footer(_ comparison: ComparisonResult) -> [String] {
    var lines: [String] = []
    if comparison.plan.kind == .toggles { lines += prerequisites(comparison) }
    // A row whose values do not move on one side has none, and a percentile claims none.
    if let row = comparison.rows.first(where: {
      $0.difference.correlation != nil && $0.difference.varianceRatio != nil
    }), comparison.plan.isPaired, let saved = row.difference.varianceRatio {
      let correlation = row.difference.correlation.map {
        "correlation \(NumberText.fixed($0, decimals: 2)), "
      }
      lines += Prose.hanging(
        "Paired by common random numbers: \(correlation ?? "")"
          + "\(saved >= 1 ? "worth" : "at a cost:") \(NumberText.fixed(saved, decimals: 1)) times "
          + "the replications of unpaired runs (\(row.quantity.name)).", width: width)
    }
    if comparison.looks.count > 1 || comparison.hasSeveralLooks {
      let looks = comparison.looks.map {
        "\(NumberText.grouped($0.replications))"
          + ($0.open > 0 ? " (\($0.open) undecided)" : " (all decided)")
      }
      let total = comparison.replications * comparison.plan.configurations.count
      lines += Prose.hanging(
        "Replications: \(looks.joined(separator: ", then ")); \(NumberText.grouped(total)) runs "
          + "in all.", width: width)
    }
    if comparison.hasSeveralLooks {
      lines += Prose.hanging(
        "What is judged has \(Self.percent(comparison.checkLevel)) intervals, which over all looks "
          + "hold together at \(levelText(comparison)), check by check.", width: width)
    }
    if comparison.checkCount > 1 {
      lines += Prose.hanging(
        "A check FAILs only where it stands among all \(comparison.checkCount), by Holm's method: "
          + "where nothing is worse, any of them fails in at most "
          + "\(DifferenceText.amount(1 - comparison.level, .share)) of comparisons.", width: width)
    }
    for note in comparison.censoredNotes { lines += Prose.hanging(note, width: width) }
    if comparison.plan.kind != .factorial {
      lines += Prose.hanging(
        "CI: the interval over replications that holds the true difference with that confidence.",
        width: width)
    }
    if comparison.plan.kind != .factorial, comparison.rows.contains(where: { $0.verdict == nil }) {
      lines += Prose.hanging(
        "better, worse: significant at \(DifferenceText.amount(1 - comparison.level, .share)) after "
          + "Holm's correction; judged is only what has a --margin.", width: width)
    }
    return lines
  }

  /// Which features were on only since another needs them.
  private func prerequisites(_ comparison: ComparisonResult) -> [String] {
    guard let toggles = comparison.plan.toggles else { return [] }
    let notes = toggles.toggles.compactMap { feature -> String? in
      let needed = toggles.alone(feature).subtracting(toggles.fixed)
        .subtracting([feature]).features
      return needed.isEmpty ? nil : "\(feature) with \(FeatureText.list(needed))"
    }
    guard !notes.isEmpty else { return [] }
    return Prose.hanging(
      "Each feature is on with those that it needs: \(notes.joined(separator: ", ")).",
      width: width)
  }

  // MARK: Cells

  /// Of what is not judged.
  func levelText(_ comparison: ComparisonResult) -> String { Self.percent(comparison.level) }

  /// Of a table's differences: the judged ones' where all of its rows are.
  private func columnLevel(_ rows: [ComparisonRow], _ comparison: ComparisonResult) -> String {
    let allJudged = rows.allSatisfy { $0.margin != nil }
    return Self.percent(allJudged ? comparison.checkLevel : comparison.level)
  }

  static func percent(_ level: Double) -> String {
    NumberText.percent(level, decimals: level == (level * 100).rounded() / 100 ? 0 : 1)
  }

  private func difference(_ row: ComparisonRow) -> String {
    row.differenceText(plusMinus: usesUnicode && width < 100)
  }

  private func ratio(_ row: ComparisonRow) -> String {
    row.ratio.isNaN ? "–" : NumberText.fixed(row.ratio, decimals: 2)
  }

  /// Colors a cell that is a verdict.
  func styled(_ cell: String) -> String {
    guard isColored, let word = cell.split(separator: ":").first else { return cell }
    let code: String? =
      switch word {
      case "FAIL", "worse": "1;31"
      case "inconclusive", "incomparable", "warning": "33"
      case "pass", "equivalent", "improved", "better": "32"
      default: nil
      }
    guard let code else { return cell }
    return "\u{1B}[\(code)m\(cell)\u{1B}[0m"
  }
}

extension ComparisonResult {
  /// In what the first candidate's scenario differs from the baseline's.
  package var settingChanges: [SettingChange] {
    guard plan.candidates.count == 1, let first = plan.candidates.first else { return [] }
    let now = ConfigurationSetting.all(of: plan.configurations[first].scenario)
    let before =
      plan.baseline?.settings ?? ConfigurationSetting.all(of: plan.configurations[0].scenario)
    return SettingChange.between(before, now)
  }
}

extension Quantity {
  /// For titles: a mean goes without saying.
  var shortName: String { statistic == .mean ? metric.name : name }
}
