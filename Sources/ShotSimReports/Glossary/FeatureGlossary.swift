package import ShotSim

extension Feature {
  /// The feature's prerequisites and effect (docs/model.md, sections 5, 6, 8, 9 and 10).
  package var explanation: GlossaryEntry {
    GlossaryEntry(
      .feature, "\(self)", spec.summary,
      [
        ("needs", prerequisites), ("effect", spec.effect), ("no effect on", spec.exceptions),
        ("in AVFoundation", spec.property),
      ])
  }

  /// What it needs, the features before the rest.
  private var prerequisites: String {
    var features: [String] = []
    var others: [String] = []
    for need in spec.needs {
      if case .feature = need { features.append(need.need) } else { others.append(need.need) }
    }
    let parts = [features, others].filter { !$0.isEmpty }.map(Self.list)
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", then ")
  }

  private static func list(_ words: [String]) -> String {
    guard words.count > 2, let last = words.last else { return words.joined(separator: " and ") }
    return words.dropLast().joined(separator: ", ") + ", and " + last
  }
}
