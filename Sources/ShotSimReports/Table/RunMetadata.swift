package import ShotSim

/// What a file of results is a result of; stands beside tables, which hold none of it.
package struct RunMetadata: Sendable, Equatable {
  /// One configuration and the replications of it that a file holds.
  package struct Configuration: Sendable, Equatable {
    package var scenario: String
    package var label: String
    /// Digest of the scenario file's bytes, with its algorithm, such as `sha256:…`.
    package var scenarioDigest: String
    package var device: String
    package var deviceDigest: String
    package var seed: UInt64
    package var firstReplication: Int
    package var replications: Int
    /// By metric, the type of its percentiles (Hyndman and Fan 1996).
    package var quantileTypes: [(metric: String, type: Int)] = []

    package static func == (one: Self, other: Self) -> Bool {
      one.node.pretty == other.node.pretty
    }

    package init(
      scenario: String, label: String, scenarioDigest: String, device: String,
      deviceDigest: String, seed: UInt64, firstReplication: Int, replications: Int
    ) {
      self.scenario = scenario
      self.label = label
      self.scenarioDigest = scenarioDigest
      self.device = device
      self.deviceDigest = deviceDigest
      self.seed = seed
      self.firstReplication = firstReplication
      self.replications = replications
    }
  }

  /// Of ShotSim.
  package var version: String
  package var gslVersion: String
  /// The command line that made the file; it makes the same bytes again.
  package var command: String
  package var configurations: [Configuration]
  /// Only of files with histograms.
  package var bins: HistogramBins?
  /// Only of files with intervals.
  package var level: Double?

  package init(
    version: String, gslVersion: String, command: String, configurations: [Configuration],
    bins: HistogramBins? = nil, level: Double? = nil
  ) {
    self.version = version
    self.gslVersion = gslVersion
    self.command = command
    self.configurations = configurations
    self.bins = bins
    self.level = level
  }

  /// The metadata as JSON; the seed is text, because readers lose digits of such numbers.
  package var json: String { JSONNode.object(members).pretty }

  /// The same as the members of an object, for files that hold more.
  package var members: [(key: String, value: JSONNode)] {
    var members: [(key: String, value: JSONNode)] = [
      ("schema", .text("shotsim/metadata/1")), ("version", .text(version)),
      ("generator", .text(ShotSimVersion.generator)), ("gsl", .text(gslVersion)),
      ("command", .text(command)), ("configurations", .list(configurations.map(\.node))),
    ]
    if let bins { members.append(("bins", .text(bins.text))) }
    if let level {
      members.append(("intervalLevel", .number(level)))
      let types = Set(configurations.flatMap { $0.quantileTypes.map(\.type) })
      // One number says it only if all percentiles of the file are of one type.
      members.append(
        ("quantileType", types.count == 1 ? .integer(Int64(types.first ?? 7)) : .null))
    }
    return members
  }
}

extension RunMetadata.Configuration {
  fileprivate var node: JSONNode {
    .object(
      [
        ("scenario", .text(scenario)), ("config", .text(label)),
        ("scenarioDigest", .text(scenarioDigest)), ("device", .text(device)),
        ("deviceDigest", .text(deviceDigest)), ("seed", .text(String(seed))),
        ("firstReplication", .integer(Int64(firstReplication))),
        ("replications", .integer(Int64(replications))),
      ]
        + (quantileTypes.isEmpty
          ? []
          : [
            ("quantileTypes", .object(quantileTypes.map { ($0.metric, .integer(Int64($0.type))) }))
          ]))
  }
}
