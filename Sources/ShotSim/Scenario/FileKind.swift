/// The kinds of input files.
package enum FileKind: String, Sendable, CaseIterable {
  case scenario, device

  /// Returns what a file says it is by its `schema` key, `nil` when it says
  /// nothing that is known, or is no JSON5.
  package static func of(_ file: InputFile) -> FileKind? {
    let document = try? JSON5Parser.parse(file.bytes, file: file.name)
    let version = document?.root["schema"]?.string ?? ""
    return allCases.first { version.hasPrefix("shotsim/\($0.rawValue)/") }
  }

  /// The names of the files of this kind that come with the program, sorted.
  package var builtInNames: [String] {
    switch self {
    case .scenario: ScenarioReader.builtInNames
    case .device: DeviceReader.builtInNames
    }
  }
}
