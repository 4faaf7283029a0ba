/// Which features a study switches, and which combinations gating allows.
package struct ToggleDesign: Sendable, Equatable {
  /// What is switched, in the order of `Feature.allCases`.
  package let toggles: [Feature]
  /// On in every configuration: features of the scenario that are not switched.
  package let fixed: FeatureSet
  /// On in the scenario but off throughout, since they need one that is switched.
  package let dropped: [Feature]
  /// The combinations by bit set of `toggles`.
  package let design: FactorialDesign
  /// The combinations that gating refuses, in the order of their bit sets.
  package let illegal: [IllegalCombination]

  /// A combination that could not be switched on, and why.
  package struct IllegalCombination: Sendable, Equatable {
    package var features: FeatureSet
    /// The first feature that lacks something.
    package var feature: Feature
    package var unmet: Prerequisite
  }

  private let device: Device
  private let session: SessionConfiguration

  /// Plans a study of a scenario.
  ///
  /// The order of the toggles does not matter.
  package init(_ toggles: [Feature], of configuration: CaptureConfiguration) {
    let (device, session) = (configuration.device, configuration.session)
    (self.device, self.session) = (device, session)
    let switched = Feature.allCases.filter { toggles.contains($0) }
    var rest = configuration.features
    for feature in switched { rest.remove(feature) }
    let (kept, lost) = Self.withoutUngated(rest, device, session)
    (self.toggles, fixed, dropped) = (switched, kept, lost)
    let sets = (0..<(1 << switched.count)).map { cell in
      Self.combination(cell, of: switched, with: kept)
    }
    let problems = sets.map { Self.problem(with: $0, device, session) }
    design = FactorialDesign(factors: switched.count) { problems[$0] == nil }
    illegal = zip(sets, problems).compactMap { set, problem in
      problem.map { IllegalCombination(features: set, feature: $0.feature, unmet: $0.unmet) }
    }
  }

  /// The features of a combination.
  package func features(of cell: Int) -> FeatureSet {
    Self.combination(cell, of: toggles, with: fixed)
  }

  /// A feature on top of what is fixed and of the features that it needs.
  ///
  /// The set may be illegal, when the device or the session refuses.
  package func alone(_ feature: Feature) -> FeatureSet {
    var set = fixed.union([feature])
    // A chain of features ends, since each one is added once.
    for _ in Feature.allCases {
      guard let problem = Self.problem(with: set, device, session),
        case .feature(let needed) = problem.unmet
      else { break }
      set.insert(needed)
    }
    return set
  }

  /// All that is switched at once, and what that needs.
  package var all: FeatureSet {
    toggles.reduce(fixed) { $0.union(alone($1)) }
  }

  /// All but one feature and those that need it.
  package func leftOut(_ feature: Feature) -> FeatureSet {
    var set = all
    set.remove(feature)
    return Self.withoutUngated(set, device, session).kept
  }

  /// The bit set of a combination, nil when it is none of the design's.
  package func cell(of features: FeatureSet) -> Int? {
    var cell = 0
    for (place, toggle) in toggles.enumerated() where features.contains(toggle) {
      cell |= 1 << place
    }
    return self.features(of: cell) == features ? cell : nil
  }

  /// Why a combination cannot be had; nil = it can.
  package func problem(
    with features: FeatureSet
  ) -> (feature: Feature, unmet: Prerequisite)? {
    Self.problem(with: features, device, session)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.toggles == right.toggles && left.fixed == right.fixed && left.design == right.design
      && left.illegal == right.illegal && left.dropped == right.dropped
  }

  // MARK: Gating

  private static func combination(
    _ cell: Int, of toggles: [Feature], with fixed: FeatureSet
  ) -> FeatureSet {
    toggles.enumerated().reduce(fixed) { set, toggle in
      cell >> toggle.offset & 1 == 1 ? set.union([toggle.element]) : set
    }
  }

  private static func problem(
    with features: FeatureSet, _ device: Device, _ session: SessionConfiguration
  ) -> (feature: Feature, unmet: Prerequisite)? {
    for feature in features.features {
      let unmet = FeatureGating.firstUnmetPrerequisite(
        of: feature, enabled: features, device: device, session: session)
      if let unmet { return (feature, unmet) }
    }
    return nil
  }

  /// Drops features whose prerequisite feature is off, prerequisites first.
  private static func withoutUngated(
    _ features: FeatureSet, _ device: Device, _ session: SessionConfiguration
  ) -> (kept: FeatureSet, dropped: [Feature]) {
    var (kept, dropped) = (features, [Feature]())
    for feature in features.features {
      let unmet = FeatureGating.firstUnmetPrerequisite(
        of: feature, enabled: kept, device: device, session: session)
      if case .feature? = unmet {
        kept.remove(feature)
        dropped.append(feature)
      }
    }
    return (kept, dropped)
  }
}
