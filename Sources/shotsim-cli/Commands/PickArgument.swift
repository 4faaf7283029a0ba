import ShotSim

/// The value of `--pick`: `median`, or `worst:shotToShot`.
struct PickArgument: ArgumentValue {
  var value = ReplicationPick()

  init() {}

  static func parse(_ argument: String) throws(ArgumentProblem) -> PickArgument {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let places = ReplicationPick.Place.allCases.map(\.rawValue)
    var pick = PickArgument()
    guard let place = ReplicationPick.Place(rawValue: String(parts[0])) else {
      throw ArgumentProblem(
        expectation: expectation,
        nearest: NearestName.nearest(to: String(parts[0]), among: places))
    }
    pick.value.place = place
    guard parts.count == 2 else { return pick }
    let names = Metric.allCases.map(\.name)
    guard let metric = Metric.allCases.first(where: { $0.name == parts[1] }) else {
      throw ArgumentProblem(
        expectation: "a metric after the colon: " + names.joined(separator: ", "),
        nearest: NearestName.nearest(to: String(parts[1]), among: names))
    }
    pick.value.metric = metric
    return pick
  }

  init?(argument: String) {
    guard let parsed = try? Self.parse(argument) else { return nil }
    self = parsed
  }

  static var expectation: String { "median, worst or best, and a metric after a colon" }
  static var completion: Completion { .words(ReplicationPick.Place.allCases.map(\.rawValue)) }
  var argumentText: String { "\(value.place.rawValue):\(value.metric.name)" }
}
