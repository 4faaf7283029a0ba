import ShotSim
import ShotSimReports

/// The command line that makes a file again, for its metadata.
///
/// Made from what was asked for and not from what was typed, so that options
/// without influence on the bytes (jobs, color, file names) do not change them.
struct CommandText {
  private var words: [String]

  init(_ command: String, _ scenarios: [String], _ options: ScenarioOptions) {
    words = ["shotsim", command] + scenarios
    for set in options.features { add("--features", set.argumentText) }
    for change in options.overrides { add("--set", change) }
    if let replications = options.replications { add("--replications", String(replications)) }
    if let seed = options.seed { add("--seed", String(seed)) }
  }

  mutating func add(_ option: String, _ value: String) { words += [option, value] }

  mutating func add(_ flag: String) { words.append(flag) }

  var text: String { words.map { Self.quoted($0.printable) }.joined(separator: " ") }

  /// A word as a POSIX shell takes it back.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-_./,:=+%@".unicodeScalars.contains(scalar))
    }
    if isPlain, !word.isEmpty { return word }
    return Escaping.shell(word)
  }
}

extension RunMetadata {
  /// The metadata of a file made from these scenarios.
  init(
    of scenarios: [LabelledScenario], command: String, firstReplication: Int = 0,
    bins: HistogramBins? = nil, level: Double? = nil
  ) {
    self.init(
      version: ShotSimVersion.number, gslVersion: ShotSimVersion.gsl, command: command,
      configurations: scenarios.map { item in
        Configuration(
          scenario: item.scenario.name, label: item.label,
          scenarioDigest: "\(item.scenario.digest)",
          device: item.scenario.configuration.device.name,
          deviceDigest: "\(item.scenario.deviceDigest)", seed: item.scenario.seed,
          firstReplication: firstReplication, replications: item.scenario.replications)
      }, bins: bins, level: level)
  }
}
