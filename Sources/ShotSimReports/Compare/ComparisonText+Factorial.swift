package import ShotSim

extension ComparisonText {
  /// The effects of all toggles, and the combinations that they come from.
  func factorial(_ comparison: ComparisonResult) -> [[String]] {
    guard let toggles = comparison.plan.toggles else { return [] }
    return [
      mainEffects(comparison, toggles), interactions(comparison),
      combinations(comparison, toggles),
      FeatureText.illegal(toggles).flatMap { sentence in
        Prose.hanging(sentence, width: width)
      },
    ]
  }

  private func mainEffects(_ comparison: ComparisonResult, _ toggles: ToggleDesign) -> [String] {
    let quantities = shownQuantities(comparison)
    var grid = TextGrid(
      columns: [.init(title: "effect of", alignment: .left)]
        + quantities.enumerated().map { place, quantity in
          .init(title: quantity.shortName, alignment: .right, droppable: place == 0 ? 0 : 9 - place)
        })
    let ordered = comparison.effects.filter {
      $0.features.count == 1 && $0.quantity == quantities.first
    }.map { (feature: $0.features[0], size: abs($0.effect.estimate.value)) }
      .sorted { ($1.size, $0.feature.rawValue) < ($0.size, $1.feature.rawValue) }
    for (feature, _) in ordered {
      grid.rows.append(
        ["\(feature)"]
          + quantities.map { quantity in
            cell(comparison.effects.first { $0.features == [feature] && $0.quantity == quantity })
          })
    }
    return grid.lines(width: width, styling: styled)
      + Prose.hanging(
        "Effect: the average change over all legal combinations of the others, "
          + "\(levelText(comparison)) interval. (?) = may be chance, by Holm's correction "
          + "over all \(comparison.effects.count) effects.", width: width)
  }

  private func interactions(_ comparison: ComparisonResult) -> [String] {
    guard let quantity = shownQuantities(comparison).first else { return [] }
    let found = comparison.effects.filter {
      $0.features.count == 2 && $0.quantity == quantity
        && $0.adjustedProbability < 1 - comparison.level
    }
    let ordered = found.enumerated().sorted {
      let (one, other) = ($0.element.effect.estimate.value, $1.element.effect.estimate.value)
      return (abs(other), $0.offset) < (abs(one), $1.offset)
    }.map(\.element)
    var grid = TextGrid(columns: [
      .init(title: "together (\(quantity.shortName))", alignment: .left),
      .init(title: "interaction", alignment: .right), .init(title: "", alignment: .left),
    ])
    for effect in ordered.prefix(6) {
      let helps = (effect.effect.estimate.value > 0) != quantity.isSmallerBetter
      grid.rows.append([
        effect.features.map { "\($0)" }.joined(separator: " × "), cell(effect),
        helps ? "more together" : "less together",
      ])
    }
    let all = comparison.effects.count { $0.features.count == 2 && $0.quantity == quantity }
    guard !grid.rows.isEmpty else {
      return all == 0 ? [] : ["No interaction of two toggles shows in \(quantity.name)."]
    }
    return grid.lines(width: width)
  }

  private func cell(_ effect: FactorialEffect?) -> String {
    guard let effect else { return "–" }
    let text = DifferenceText.estimate(
      effect.effect.estimate, effect.quantity.unit, signed: true, plusMinus: usesUnicode)
    return effect.adjustedProbability < 1 - effect.effect.estimate.interval.level
      ? text : text + " (?)"
  }

  /// Every legal combination, best first.
  private func combinations(_ comparison: ComparisonResult, _ toggles: ToggleDesign) -> [String] {
    let quantities = shownQuantities(comparison)
    var grid = TextGrid(
      columns: toggles.toggles.map { feature in
        .init(title: feature.spec.letter, alignment: .left)
      }
        + quantities.enumerated().map { place, quantity in
          .init(title: quantity.shortName, alignment: .right, droppable: place == 0 ? 0 : 9 - place)
        })
    let table = comparison.configurationTable(quantities)
    let order = table.indices.sorted { one, other in
      let (a, b) = (table[one].first?.value ?? .nan, table[other].first?.value ?? .nan)
      let isSmallerBetter = quantities.first?.isSmallerBetter ?? false
      return a == b ? one < other : (isSmallerBetter ? a < b : a > b)
    }
    for index in order {
      let features = comparison.plan.configurations[index].scenario.configuration.features
      grid.rows.append(
        toggles.toggles.map { features.contains($0) ? "●" : "·" }
          + zip(quantities, table[index]).map { quantity, estimate in
            DifferenceText.estimate(estimate, quantity.unit, plusMinus: usesUnicode)
          })
    }
    let legend = toggles.toggles.map { "\($0.spec.letter) \($0)" }
    let fixed = toggles.fixed.features
    let also = fixed.isEmpty ? "" : "; always on: " + FeatureText.list(fixed)
    return grid.lines(width: width)
      + Prose.hanging(legend.joined(separator: ", ") + also, width: width)
  }

  private func shownQuantities(_ comparison: ComparisonResult) -> [Quantity] {
    Array(comparison.plan.comparedQuantities.prefix(3))
  }
}

extension ComparisonResult {
  /// The estimates of quantities, configuration by configuration.
  func configurationTable(_ quantities: [Quantity]) -> [[Estimate]] {
    results.map { result in
      quantities.map { QuantitySample($0, of: result).estimate(level: level) }
    }
  }
}

/// Names features and says what gating refuses.
package enum FeatureText {
  package static func list(_ features: [Feature]) -> String {
    features.isEmpty ? "none" : features.map { "\($0)" }.joined(separator: " + ")
  }

  /// One sentence that counts the illegal combinations by reason; empty = none.
  package static func illegal(_ toggles: ToggleDesign) -> [String] {
    var reasons: [(text: String, count: Int)] = []
    for combination in toggles.illegal {
      let text = "\(combination.feature) \(combination.unmet.lack)"
      if let place = reasons.firstIndex(where: { $0.text == text }) {
        reasons[place].count += 1
      } else {
        reasons.append((text, 1))
      }
    }
    guard !reasons.isEmpty else { return [] }
    let all = toggles.design.isLegal.count
    let words = reasons.map { "\($0.text) (\($0.count))" }.joined(separator: ", ")
    return ["Not allowed are \(toggles.illegal.count) of \(all) combinations: \(words)."]
  }
}
