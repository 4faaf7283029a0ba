import ShotSim

extension [UsedSection] {
  /// Such as "memory is a guess, and limits and heat are estimated"; nil = there are none.
  var clause: String? {
    let groups = Provenance.allCases.compactMap { provenance -> String? in
      let sections = filter { $0.provenance == provenance }
      guard let first = sections.first else { return nil }
      let isPlural = sections.count > 1 || first.section.isPlural
      let names = Prose.list(sections.map(\.section.noun))
      let isGuess = provenance == .guess
      return "\(names) \(isPlural ? "are" : "is") "
        + (isGuess ? sections.count > 1 ? "guesses" : "a guess" : provenance.rawValue)
    }
    guard !groups.isEmpty else { return nil }
    return groups.count > 2 ? groups.joined(separator: "; ") : groups.joined(separator: ", and ")
  }
}
