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

  /// The published JSON Schema of the files of this kind.
  package var jsonSchema: String {
    switch self {
    case .scenario: JSONSchema.text(title: "ShotSim scenario", of: ScenarioShape.file.schema)
    case .device:
      JSONSchema.text(
        title: "ShotSim device", ofExtendable: DeviceShape.file.schema,
        extendsDoc: DeviceShape.extendsDoc)
    }
  }

  /// The names of the files of this kind that come with the program, sorted.
  package var builtInNames: [String] {
    switch self {
    case .scenario: ScenarioReader.builtInNames
    case .device: DeviceReader.builtInNames
    }
  }
}
