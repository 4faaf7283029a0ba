/// An effect of a toggle, or an interaction of two, on one quantity.
package struct FactorialEffect: Sendable {
  package var quantity: Quantity
  /// One feature for a main effect, two for an interaction.
  package var features: [Feature]
  package var effect: QuantityContrast
  /// Two-sided p value after Holm's correction over all effects of the study.
  package var adjustedProbability: Double
  /// Blocks of combinations that differ in nothing but the features, averaged over.
  package var blocks: Int
}

/// What a toggle is worth in one quantity, by three ways of asking.
package struct ToggleWorth: Sendable {
  package var feature: Feature
  package var quantity: Quantity
  /// On top of nothing but the features that it needs; nil = cannot be had.
  package var alone: Estimate?
  /// On top of all others: what would be lost without it and those that need it.
  package var givenOthers: Estimate?
  /// Its Shapley value over the legal combinations: its fair part of the whole.
  package var share: Estimate?
}

/// All legal combinations of the toggles, run with common random numbers.
struct FactorialStudy {
  private let toggles: ToggleDesign
  private let results: [ConfigurationResult]
  /// By cell of the design: index of its configuration.
  private let places: [Int?]
  private let level: Double

  init(
    _ toggles: ToggleDesign, plan: ComparisonPlan, results: [ConfigurationResult], level: Double
  ) {
    self.toggles = toggles
    self.results = results
    self.level = level
    var places = [Int?](repeating: nil, count: toggles.design.isLegal.count)
    for (index, configuration) in plan.configurations.enumerated() {
      if let cell = toggles.cell(of: configuration.scenario.configuration.features) {
        places[cell] = index
      }
    }
    self.places = places
  }

  /// Main effects and two-way interactions of each quantity.
  ///
  /// Combinations in which fewer than half of the replications have a value, such
  /// as the time between photos where there is one photo, take no part.
  func effects(of quantities: [Quantity]) -> [FactorialEffect] {
    var effects: [FactorialEffect] = []
    let factors = toggles.toggles
    for quantity in quantities {
      let samples = samples(of: quantity)
      let design = FactorialDesign(factors: factors.count) { samples[$0] != nil }
      func add(_ set: Int) {
        let features = factors.enumerated().filter { set >> $0.offset & 1 == 1 }.map(\.element)
        guard let weights = design.effect(of: set)?.weights,
          let contrast = contrast(weights, samples)
        else { return }
        let used = weights.count { $0 != 0 }
        effects.append(
          FactorialEffect(
            quantity: quantity, features: features, effect: contrast, adjustedProbability: 1,
            blocks: used >> features.count))
      }
      for one in factors.indices { add(1 << one) }
      for one in factors.indices {
        for other in factors.indices where other > one { add(1 << one | 1 << other) }
      }
    }
    let adjusted = MultipleComparisons.holm(effects.map(\.effect.probability))
    for index in effects.indices { effects[index].adjustedProbability = adjusted[index] }
    return effects
  }

  /// The quantities that say what a toggle gives and what it costs.
  static let worthQuantities: [Quantity] = [
    Quantity(.framesCaptured), Quantity(.bestQualityFrames), Quantity(.timeToPhoto),
    Quantity(.shotToShot, .percentile(95)), Quantity(.peakMemory), Quantity(.timeToFinal),
  ]

  /// What each toggle is worth, toggle by toggle.
  func worths() -> [ToggleWorth] {
    let shares = ShapleyValues(toggles.design)?.shares
    let samples = Self.worthQuantities.map { self.samples(of: $0) }
    return toggles.toggles.enumerated().flatMap { place, feature in
      zip(Self.worthQuantities, samples).map { quantity, samples in
        let alone = toggles.alone(feature)
        return ToggleWorth(
          feature: feature, quantity: quantity,
          alone: difference(alone, alone.subtracting([feature]), samples),
          givenOthers: difference(toggles.all, toggles.leftOut(feature), samples),
          share: shares.flatMap { contrast($0[place].weights, samples)?.estimate })
      }
    }
  }

  /// What each toggle leaves to be processed after the run, those that leave something.
  func finalsOwed() -> [FinalsOwed] {
    guard let shares = ShapleyValues(toggles.design)?.shares else { return [] }
    let quantity = Quantity(.timeToFinal)
    let samples = places.map { place in
      place.map { QuantitySample(quantity, form: .values(FinalsOwed.counts(in: results[$0]))) }
    }
    let time = results.first.flatMap { FinalsOwed.meanProcessingTime(in: $0.scenario) }
    return zip(toggles.toggles, shares).compactMap { feature, share in
      guard let photos = contrast(share.weights, samples)?.estimate, photos.value > 0 else {
        return nil
      }
      return FinalsOwed(
        feature: feature, photos: photos, processingTime: time.map { $0 * photos.value })
    }
  }

  private func samples(of quantity: Quantity) -> [QuantitySample?] {
    places.map { place in
      guard let place else { return nil }
      let sample = QuantitySample(quantity, of: results[place]).drawn()
      return sample.occupied * 2 >= sample.replications ? sample : nil
    }
  }

  private func difference(
    _ first: FeatureSet, _ second: FeatureSet, _ samples: [QuantitySample?]
  ) -> Estimate? {
    guard let one = toggles.cell(of: first), let other = toggles.cell(of: second),
      let sample = samples[one], let base = samples[other]
    else { return nil }
    return QuantityContrast(of: sample, minus: base, level: level).estimate
  }

  private func contrast(
    _ weights: [Double], _ samples: [QuantitySample?]
  ) -> QuantityContrast? {
    var terms: [(weight: Double, sample: QuantitySample)] = []
    for (weight, sample) in zip(weights, samples) where weight != 0 {
      guard let sample else { return nil }
      terms.append((weight, sample))
    }
    return terms.isEmpty ? nil : QuantityContrast(of: terms, level: level)
  }
}
