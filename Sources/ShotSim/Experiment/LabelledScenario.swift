/// A scenario and what results call it.
package struct LabelledScenario: Sendable {
  package var label: String
  package var scenario: Scenario
  /// Whether its features are those of the file, so that the file's
  /// expectations are about it.
  package var hasOwnFeatures: Bool

  package init(label: String, scenario: Scenario, hasOwnFeatures: Bool) {
    self.label = label
    self.scenario = scenario
    self.hasOwnFeatures = hasOwnFeatures
  }
}
