package import ShotSim

/// Says in plain words what a toggle buys and what it costs.
package struct ToggleExplanation: Sendable {
  package var feature: Feature
  package var worths: [ToggleWorth]
  package var owed: FinalsOwed?
  /// What all toggles together give, for the share.
  private let total: Double
  /// The features that cannot be on without it.
  private let needing: [Feature]

  /// The explanations of a factorial comparison, the most useful toggle first.
  package static func all(of comparison: ComparisonResult) -> [ToggleExplanation] {
    var features: [Feature] = []
    for worth in comparison.worths where !features.contains(worth.feature) {
      features.append(worth.feature)
    }
    let frames = Quantity(.framesCaptured)
    let total = comparison.worths.filter { $0.quantity == frames }
      .compactMap { $0.share?.value }.reduce(0, +)
    let all = features.map { feature in
      var explanation = ToggleExplanation(
        feature: feature, worths: comparison.worths.filter { $0.feature == feature }, total: total,
        needing: comparison.plan.toggles.map { toggles in
          toggles.all.subtracting(toggles.leftOut(feature)).subtracting([feature])
            .features
        } ?? [])
      explanation.owed = comparison.finalsOwed.first { $0.feature == feature }
      return explanation
    }
    return all.enumerated().sorted {
      let (one, other) = ($0.element.framesShare, $1.element.framesShare)
      return (other, $0.offset) < (one, $1.offset)
    }.map(\.element)
  }

  private init(feature: Feature, worths: [ToggleWorth], total: Double, needing: [Feature]) {
    self.feature = feature
    self.worths = worths
    self.total = total
    self.needing = needing
  }

  package func worth(_ quantity: Quantity) -> ToggleWorth? {
    worths.first { $0.quantity == quantity }
  }

  private var framesShare: Double { worth(Quantity(.framesCaptured))?.share?.value ?? 0 }

  /// One sentence that needs no knowledge of cameras or statistics.
  package var sentence: String {
    var parts = [frames]
    if let best = bestQuality { parts.append(best) }
    if let latency { parts.append(latency) }
    let costs = [memory, finalsOwed, finalTime].compactMap { $0 }
    if !costs.isEmpty { parts.append("it costs " + costs.joined(separator: " and ")) }
    return "\(feature) " + parts.joined(separator: "; ") + "."
  }

  private var frames: String {
    guard let worth = worth(Quantity(.framesCaptured)) else { return "was not measured" }
    let alone = worth.alone.map { "\(amount($0.value)) by itself" }
    let dependants =
      needing.isEmpty ? "" : " and so without " + needing.map { "\($0)" }.joined(separator: ", ")
    let others = worth.givenOthers.map {
      isVisible($0)
        ? "\(amount(-$0.value)) when all else is on without it\(dependants)"
        : "nothing is lost without it when all else is on"
    }
    let details = [alone, others].compactMap { $0 }.joined(separator: ", ")
    guard let share = worth.share else { return "gains " + details + " photos per burst" }
    guard isVisible(share) else { return "changes no number of photos (\(details))" }
    let verb = share.value > 0 ? "gains" : "loses"
    let value = NumberText.fixed(abs(share.value), decimals: 2)
    let of =
      total > 0 && share.value > 0
      ? ", \(NumberText.percent(share.value / total, decimals: 0)) of what all bring" : ""
    return "\(verb) \(value) photos per burst\(of) (\(details))"
  }

  private func amount(_ value: Double) -> String {
    abs(value) < 0.005 ? "none" : (value > 0 ? "+" : "") + NumberText.fixed(value, decimals: 2)
  }

  private var bestQuality: String? {
    guard let share = worth(Quantity(.bestQualityFrames))?.share, isVisible(share),
      abs(share.value - framesShare) > 0.05
    else { return nil }
    let verb = share.value > 0 ? "gains" : "loses"
    return "of full quality it \(verb) \(NumberText.fixed(abs(share.value), decimals: 2))"
  }

  private var latency: String? {
    var words: [String] = []
    if let share = worth(Quantity(.timeToPhoto))?.share, isVisible(share) {
      let direction = share.value < 0 ? "sooner" : "later"
      words.append("a photo comes \(DurationText.rough(milliseconds: share.value)) \(direction)")
    }
    if let gap = worth(Quantity(.shotToShot, .percentile(95)))?.givenOthers, isVisible(gap) {
      let direction = gap.value < 0 ? "shorter" : "longer"
      words.append(
        "the long waits between shots (p95) get \(DurationText.rough(milliseconds: gap.value)) \(direction)"
      )
    }
    return words.isEmpty ? nil : words.joined(separator: " and ")
  }

  private var memory: String? {
    guard let share = worth(Quantity(.peakMemory))?.share, isVisible(share), share.value > 0.05
    else { return nil }
    return "\(NumberText.fixed(share.value, decimals: 0)) MB more memory at the peak"
  }

  private var finalsOwed: String? {
    guard let owed, isVisible(owed.photos) else { return nil }
    let count = NumberText.fixed(owed.photos.value, decimals: 1)
    let time = owed.processingTime.map {
      " (\(NumberText.fixed($0 / 1000, decimals: 1)) s of processing)"
    }
    return "\(count) final photos that are still to be made after the burst\(time ?? "")"
  }

  private var finalTime: String? {
    guard let share = worth(Quantity(.timeToFinal))?.share, isVisible(share), share.value > 0
    else { return nil }
    let seconds = NumberText.fixed(share.value / 1000, decimals: 1)
    return "\(seconds) s more until the final photo is in the library"
  }

  /// Whether it is not zero, as far as can be told, and not too small to mention.
  private func isVisible(_ estimate: Estimate) -> Bool {
    !estimate.value.isNaN && abs(estimate.value) >= 0.005 && !estimate.interval.contains(0)
  }
}

extension ComparisonText {
  /// A sentence a toggle, and the numbers behind them.
  func explanation(_ comparison: ComparisonResult) -> [[String]] {
    let explanations = ToggleExplanation.all(of: comparison)
    let quantities = [
      Quantity(.framesCaptured), Quantity(.timeToPhoto), Quantity(.peakMemory),
    ]
    var grid = TextGrid(
      columns: [.init(title: "fair share", alignment: .left)]
        + quantities.enumerated().map { place, quantity in
          .init(title: quantity.shortName, alignment: .right, droppable: place == 0 ? 0 : 9 - place)
        } + [.init(title: "finals owed", alignment: .right, droppable: 1)])
    for explanation in explanations {
      grid.rows.append(
        ["\(explanation.feature)"]
          + quantities.map { quantity in
            explanation.worth(quantity)?.share.map {
              DifferenceText.estimate($0, quantity.unit, signed: true, plusMinus: usesUnicode)
            } ?? "–"
          }
          + [
            explanation.owed.map {
              DifferenceText.estimate($0.photos, .count, signed: true, plusMinus: usesUnicode)
            } ?? "–"
          ])
    }
    let meaning =
      "What each toggle buys: its fair share, the average over all orders in which the toggles "
      + "can be switched on (so not what it brings by itself, as in the table above). Waits between "
      + "shots are compared with all else on, its dependents off with it."
    let sentences = explanations.flatMap { Prose.hanging($0.sentence, width: width) }
    return [
      Prose.hanging(meaning, width: width),
      sentences,
      grid.lines(width: width)
        + Prose.hanging(
          "Fair share: the Shapley value over the legal combinations; the shares add up to what "
            + "all toggles change together."
            + (width < 100
              ? "" : " Finals owed: photos of a run whose final picture is not made when it ends."),
          width: width),
    ]
  }
}
