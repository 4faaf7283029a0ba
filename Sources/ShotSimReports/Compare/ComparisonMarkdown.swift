package import ShotSim

/// Writes a comparison as GitHub's Markdown: for pull requests and step summaries.
package struct ComparisonMarkdown: Sendable {
  /// The most bytes of a step summary; a longer one is dropped as a whole.
  package static let stepSummaryLimit = 1 << 20

  static let format = OutputFormat<JudgedComparison>(
    "markdown", endings: [".md"], option: "markdown", help: "Write GitHub's Markdown.",
    summary: "Tables for a comment or a wiki.", isPrinted: true
  ) { ComparisonMarkdown($0.comparison).text }

  private let comparison: ComparisonResult

  package init(_ comparison: ComparisonResult) { self.comparison = comparison }

  /// The whole text.
  package var text: String { sections.joined(separator: "\n") }

  /// The text, less its last sections if it had more bytes than that; a section
  /// that does not fit is left out, and that is said.
  package func text(limit: Int) -> String {
    let note = "\n*Cut to keep the size limit; the JSON output has everything.*\n"
    var result = ""
    for section in sections {
      let next = result.isEmpty ? section : result + "\n" + section
      guard next.utf8.count <= limit - note.utf8.count else { return result + note }
      result = next
    }
    return result
  }

  private var sections: [String] {
    ([heading, gates] + tables + [factorial, explanation, distribution, footer])
      .filter { !$0.isEmpty }
  }

  private var heading: String {
    let plan = comparison.plan
    let mark =
      switch comparison.verdict {
      case .fail: "❌ "
      case .inconclusive, .incomparable: "⚠️ "
      case .pass, .equivalent, .improved: "✅ "
      case nil: ""
      }
    var text = "### \(Escaping.markdown(plan.title))\n\n\(mark)**\(comparison.verdictLine)**\n"
    let changes = comparison.settingChanges
    if plan.kind == .scenarios || plan.kind == .baseline, !changes.isEmpty {
      text += "\nChanged: "
      text += changes.prefix(20).map {
        "\(Escaping.markdownCode($0.path)) \(Escaping.markdown($0.before)) → \(Escaping.markdown($0.now))"
      }.joined(separator: ", ")
      text += changes.count > 20 ? " and \(changes.count - 20) more\n" : "\n"
    }
    return text
  }

  private var gates: String {
    let gates = comparison.gatesByWeight
    guard !gates.isEmpty else { return "" }
    return Self.table(
      ["verdict", "check", "configuration", "why"],
      gates.map { gate in
        [
          gate.word, Escaping.markdownCode(gate.title), Escaping.markdown(gate.configuration),
          Escaping.markdown(gate.sentence),
        ]
      })
  }

  private var tables: [String] {
    let plan = comparison.plan
    guard plan.kind != .factorial else { return [] }
    return plan.candidates.map { candidate in
      let rows = comparison.rows.filter { $0.candidate == candidate }
      let table = Self.table(
        [
          "quantity", Escaping.markdown(plan.referenceLabel),
          Escaping.markdown(comparison.label(candidate)),
          "difference (\(levelText) interval)", "ratio", "verdict",
        ],
        rows.map { row in
          let unit = row.quantity.unit
          return [
            "`\(row.quantity.name)`", DifferenceText.value(row.baseline, unit),
            DifferenceText.value(row.value, unit),
            row.differenceText(),
            row.ratio.isNaN ? "–" : NumberText.fixed(row.ratio, decimals: 3), row.word,
          ]
        })
      return table
    }
  }

  private var factorial: String {
    guard let toggles = comparison.plan.toggles, !comparison.effects.isEmpty else { return "" }
    let effects = Self.table(
      ["effect of", "on", "change (\(levelText) interval)", "p (Holm)"],
      comparison.effects.map { effect in
        [
          effect.features.map { "\($0)" }.joined(separator: " × "), "`\(effect.quantity.name)`",
          DifferenceText.estimate(effect.effect.estimate, effect.quantity.unit, signed: true),
          Self.probability(effect.adjustedProbability),
        ]
      })
    let combinations = Self.table(
      ["features on"] + comparison.plan.comparedQuantities.map { "`\($0.name)`" },
      comparison.plan.configurations.indices.map { index in
        let features = comparison.plan.configurations[index].scenario.configuration.features
        let result = comparison.results[index]
        return [FeatureText.list(features.features)]
          + comparison.plan.comparedQuantities.map { quantity in
            DifferenceText.estimate(
              QuantitySample(quantity, of: result).estimate(level: comparison.level),
              quantity.unit)
          }
      })
    return ([effects, combinations] + FeatureText.illegal(toggles).map { $0 + "\n" })
      .joined(separator: "\n")
  }

  private var explanation: String {
    ToggleExplanation.all(of: comparison).map { "- " + Escaping.markdown($0.sentence) + "\n" }
      .joined()
  }

  private var distribution: String {
    guard comparison.plan.kind != .factorial else { return "" }
    return [shares, atLeast].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var atLeast: String {
    let rows = comparison.framesAtLeast
    guard !rows.isEmpty else { return "" }
    return Self.table(
      [
        "configuration", "probability", Escaping.markdown(comparison.plan.referenceLabel), "value",
        "difference (\(levelText) interval)",
      ],
      rows.map { row in
        [
          Escaping.markdown(comparison.label(row.candidate)), "`\(row.quantity.name)`",
          DifferenceText.value(row.baseline, .share), DifferenceText.value(row.value, .share),
          row.differenceText(),
        ]
      })
  }

  private var shares: String {
    let all = comparison.results.map {
      CountDistribution(of: .framesCaptured, in: $0, level: comparison.level).bars
    }
    let values = all.flatMap { $0.map(\.value) }
    guard let low = values.min(), let high = values.max() else { return "" }
    return Self.table(
      ["frames"] + comparison.plan.configurations.map { Escaping.markdown($0.label) },
      (low...high).map { frames in
        ["\(frames)"]
          + all.map { bars in
            guard let bar = bars.first(where: { $0.value == frames }) else { return "–" }
            return NumberText.percent(bar.share)
          }
      })
  }

  private var footer: String {
    let plan = comparison.plan
    let seed = plan.configurations.first.map { ", seed \($0.scenario.seed)" } ?? ""
    var text = "<sub>\(NumberText.grouped(comparison.replications)) replications of each\(seed)"
    text += plan.isPaired ? ", paired by common random numbers" : ", unpaired"
    if let saved = comparison.rows.lazy.compactMap(\.difference.varianceRatio).first,
      plan.isPaired
    {
      text += " (worth \(NumberText.fixed(saved, decimals: 1)) times the replications)"
    }
    return text + "; ShotSim \(ShotSimVersion.number)</sub>\n"
  }

  private var levelText: String {
    let decimals = comparison.level == (comparison.level * 100).rounded() / 100 ? 0 : 1
    return NumberText.percent(comparison.level, decimals: decimals)
  }

  static func probability(_ value: Double) -> String {
    value < 0.0001 ? "< 0.0001" : NumberText.fixed(value, decimals: 4)
  }

  private static func table(_ titles: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    func cells(_ texts: [String]) -> [String] { texts.map { $0.replacing("|", with: "\\|") } }
    return line(cells(titles)) + line(titles.map { _ in "---" })
      + rows.map { line(cells($0)) }.joined()
  }
}
