/// A scenario and what results call it.
package struct LabelledScenario: Sendable {
  /// On one line, as ``Swift/String/printable`` makes it: labels come from file names
  /// and arguments, and go into every output.
  package var label: String { didSet { label = label.printable } }
  package var scenario: Scenario
  /// Whether its features are those of the file, so that the file's
  /// expectations are about it.
  package var hasOwnFeatures: Bool

  package init(label: String, scenario: Scenario, hasOwnFeatures: Bool) {
    self.label = label.printable
    self.scenario = scenario
    self.hasOwnFeatures = hasOwnFeatures
  }
}
