import ShotSim

/// One command line with the variables, input and files that it meets.
struct FuzzCase: Sendable {
  /// Repeats the case: `SHOTSIM_FUZZ_CASE`.
  var number: UInt64
  var arguments: [String] = []
  var variables: [String: String] = [:]
  var input: [UInt8] = []
  /// By name, in the case's folder, which takes the place of `FOLDER`.
  var files: [(name: String, bytes: [UInt8])] = []

  /// Stands for the case's folder in arguments and variables.
  static let folder = "FOLDER"

  /// As one would type it, for the message of a failure.
  var text: String {
    let variables = variables.sorted { $0.key < $1.key }.map {
      "\($0.key)=\($0.value.debugDescription)"
    }
    return
      (["SHOTSIM_FUZZ_CASE=\(number):"] + variables + ["shotsim"]
      + arguments.map(\.debugDescription)).joined(separator: " ")
  }

  func placed(in folder: String) -> FuzzCase {
    var placed = self
    placed.arguments = arguments.map { $0.replacing(Self.folder, with: folder) }
    placed.variables = variables.mapValues { $0.replacing(Self.folder, with: folder) }
    return placed
  }
}
