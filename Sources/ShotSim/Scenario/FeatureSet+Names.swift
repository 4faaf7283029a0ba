extension FeatureSet {
  /// The option that states features, as messages name it.
  package static let optionName = "--features"

  /// Reads `all`, `none` or names with commas between them.
  ///
  /// Prerequisites are not added: what is missing is an error of the scenario,
  /// which names it.
  /// - Throws: A diagnostic that names the unknown feature and the nearest one.
  package init(names text: String) throws(Diagnostic) {
    switch text {
    case "all": self = .all
    case "none": self = []
    default:
      var features: FeatureSet = []
      for name in text.split(separator: ",", omittingEmptySubsequences: false) {
        features.insert(try Self.feature(named: String(name)))
      }
      self = features
    }
  }

  private static func feature(named name: String) throws(Diagnostic) -> Feature {
    let trimmed = name.drop { $0 == " " }
    if let feature = Feature.allCases.first(where: { "\($0)" == trimmed }) { return feature }
    let names = Feature.allCases.map { "\($0)" }
    throw Diagnostic(
      file: optionName, message: "unknown feature \"\(name.shortened)\"",
      allowed: "all, none, or a list of " + names.joined(separator: ", "),
      nearest: NearestName.nearest(to: String(trimmed), among: names + ["all", "none"]))
  }
}
