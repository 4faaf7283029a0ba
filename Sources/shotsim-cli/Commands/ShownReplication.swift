import ShotSim
import ShotSimReports

/// The options that say which replication stands for all in pictures and traces.
struct ShownReplication: Sendable {
  var pick = PickArgument()
  var replication: Int?

  static let options: [OptionSpec<ShownReplication>] = [
    .value(
      "pick", "place:metric", \.pick,
      help: """
        The replication that pictures and traces show: median, worst or best by a metric, of the \
        last configuration.
        """),
    .value(
      "replication", "number", \.replication, in: 0...Int(UInt32.max),
      help: "The replication that pictures and traces show, from 0; instead of --pick."),
  ]

  /// The replication in full, by configuration; `nil` when none has a value to pick by.
  ///
  /// It is the pick of the last configuration, shown for all of them: same
  /// photographer, common random numbers.
  func records(of results: [ConfigurationResult]) throws -> [ReplicationRecords?] {
    let number = replication ?? results.last.flatMap { pick.value.replication(of: $0) }
    return try results.map { result in
      try number.map { try PictureWork.records(of: result.scenario, replication: $0) }
    }
  }
}

extension CommandText {
  mutating func add(_ shown: ShownReplication) {
    if let replication = shown.replication {
      add("--replication", String(replication))
    } else if shown.pick.value != ReplicationPick() {
      add("--pick", shown.pick.argumentText)
    }
  }
}
