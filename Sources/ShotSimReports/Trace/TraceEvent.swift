import ShotSim

/// One event of a Chrome trace (the Trace Event Format, as Perfetto reads it).
struct TraceEvent: Sendable {
  enum Phase: String, Sendable {
    case metadata = "M"
    case complete = "X"
    case instant = "i"
    case counter = "C"
    case asyncBegin = "b"
    case asyncEnd = "e"
    case flowStart = "s"
    case flowStep = "t"
    case flowEnd = "f"

    /// Among events of one instant: what arrows bind to stands before the arrows.
    var rank: Int {
      switch self {
      case .metadata: 0
      case .asyncEnd: 1
      case .complete: 2
      case .asyncBegin: 3
      case .instant, .counter: 4
      case .flowStart, .flowStep, .flowEnd: 5
      }
    }
  }

  var phase: Phase
  var name: String
  var process: Int
  var thread: Int?
  var time: Nanoseconds = 0
  /// Of complete events only.
  var length: Nanoseconds?
  var category: String?
  /// Of arrows; unique in the file.
  var flow: Int?
  /// Of asynchronous events; local to the process.
  var localID: Int?
  var arguments: [(key: String, value: JSONNode)] = []

  /// One line of JSON; `origin` is the instant that becomes 0, so that no time is
  /// negative.
  func json(origin: Nanoseconds) -> String {
    var members: [(key: String, value: String)] = [
      ("ph", JSONText.string(phase.rawValue)), ("name", JSONText.string(name)),
      ("pid", String(process)),
    ]
    if let thread { members.append(("tid", String(thread))) }
    if phase != .metadata {
      members.append(("ts", NumberText.scaled(time - origin, places: 3)))
    }
    if let length { members.append(("dur", NumberText.scaled(length, places: 3))) }
    if let category { members.append(("cat", JSONText.string(category))) }
    if let flow { members.append(("id", String(flow))) }
    if let localID {
      members.append(("id2", "{\"local\":\"0x\(String(localID, radix: 16))\"}"))
    }
    if phase == .instant { members.append(("s", "\"t\"")) }
    // Without it an arrow's end binds to the next slice of the lane.
    if phase == .flowEnd { members.append(("bp", "\"e\"")) }
    if !arguments.isEmpty { members.append(("args", JSONNode.object(arguments).compact)) }
    return "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }
}
