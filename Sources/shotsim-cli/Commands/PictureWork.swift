import ShotSim

/// What the commands that draw share.
enum PictureWork {
  /// The configurations of a picture: those asked for, or of a single scenario with
  /// features its features off and as they are.
  static func configurations(
    _ references: [String], _ options: ScenarioOptions, in environment: Environment
  ) throws -> [LabelledScenario] {
    var items = try references.flatMap { try options.read($0, in: environment) }
    guard references.count == 1, options.features.isEmpty, let own = items.first,
      !own.scenario.configuration.features.isEmpty
    else { return items }
    // With its features off a scenario that configures some later may be illegal.
    var off = options
    off.features = [FeatureChoices(choices: [FeatureChoice(label: "none", features: [])])]
    guard let plain = try? off.read(references[0], in: environment) else { return items }
    items[0].label =
      own.scenario.configuration.features == .all ? "features all" : "features as they are"
    return plain + items
  }

  /// One replication in full.
  static func records(
    of scenario: Scenario, replication: Int
  ) throws -> ReplicationRecords {
    do throws(CaptureModelError) {
      return try RecordedReplications.record(scenario, replication: replication)
    } catch {
      throw CommandFailure.model(error, scenario: scenario)
    }
  }
}
