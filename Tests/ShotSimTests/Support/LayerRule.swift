import Foundation

/// One row of the layer table in CONTRIBUTING.md.
struct LayerRule {
  /// Below `Sources`.
  var folder: String
  /// Modules that its files may import.
  var imports: Set<String> = []
  /// Words that must not occur, neither alone nor as a part of a camel-case
  /// name, not even in comments; letter case counts.
  var words: Set<String> = []
  /// Folders of `Sources/ShotSim` whose types must not be named in code.
  var unknownFolders: [String] = []

  static let all: [LayerRule] = [
    LayerRule(
      folder: "ShotSim/Engine",
      words: [
        "camera", "Camera", "cameras", "photo", "Photo", "photos", "Photos", "shutter", "Shutter",
        "JSON", "json", "CGSL", "gsl", "GSL", "Foundation",
      ],
      unknownFolders: [
        "Random", "Camera", "Statistics", "Scenario", "Devices", "Experiment", "Report",
      ]),
    LayerRule(
      folder: "ShotSim/Random", imports: ["CGSL"], words: ["Foundation", "JSON"],
      unknownFolders: [
        "Engine", "Camera", "Statistics", "Scenario", "Devices", "Experiment", "Report",
      ]),
    LayerRule(
      folder: "ShotSim/Camera",
      words: [
        "Scenario", "Report", "Statistics", "Foundation", "CGSL", "JSON", "URL", "FileManager",
        "FileHandle",
      ],
      unknownFolders: ["Statistics", "Scenario", "Devices", "Experiment", "Report"]),
    LayerRule(
      folder: "ShotSim/Statistics", imports: ["CGSL"],
      words: ["Engine", "Camera", "Scenario", "Report", "Foundation", "JSON"],
      unknownFolders: ["Engine", "Random", "Camera", "Scenario", "Devices", "Experiment", "Report"]),
    LayerRule(
      folder: "ShotSim/Scenario", imports: ["Foundation", "FoundationEssentials"],
      words: ["Engine", "Statistics", "Report", "CGSL"],
      unknownFolders: ["Engine", "Statistics", "Experiment", "Report"]),
    LayerRule(
      folder: "ShotSim/Devices", imports: ["Foundation", "FoundationEssentials"],
      words: ["Engine", "Statistics", "Report", "CGSL"],
      unknownFolders: ["Engine", "Statistics", "Experiment", "Report"]),
    LayerRule(
      folder: "ShotSim/Experiment",
      imports: ["Foundation", "FoundationEssentials", "Synchronization"],
      words: ["Report", "Terminal", "terminal", "CGSL", "stdout", "stderr"],
      unknownFolders: ["Report"]),
    LayerRule(
      folder: "ShotSim/Report", imports: ["Foundation", "FoundationEssentials"],
      words: ["Engine", "CGSL"], unknownFolders: ["Engine"]),
    LayerRule(
      folder: "shotsim-cli",
      imports: [
        "ShotSim", "Foundation", "FoundationEssentials", "Synchronization", "Darwin", "Glibc",
        "Musl",
      ],
      words: ["CGSL", "Engine"], unknownFolders: ["Engine"]),
  ]

  /// What every layer may name although a folder above declares it: the unit of
  /// time.
  static let vocabulary: Set<String> = ["Nanoseconds"]

  /// Words that only look like forbidden ones: the framework that is modelled.
  static let harmlessWords: Set<String> = ["AVFoundation"]

  /// Returns a line for every import or word that breaks the rule.
  ///
  /// `types` has, by folder, the types that its files declare.
  func violations(in source: String, file: String, types: [String: Set<String>]) -> [String] {
    let text = SwiftText(source)
    var found = text.imports.filter { !imports.contains($0.text) }.map { word in
      "\(file):\(word.line): imports \(word.text)"
    }
    let unknownTypes = unknownFolders.reduce(into: Set<String>()) { result, folder in
      result.formUnion(types[folder] ?? [])
    }.subtracting(Self.vocabulary)
    for word in text.words where !Self.harmlessWords.contains(word.text) {
      if words.contains(word.text) || Self.parts(of: word.text).contains(where: words.contains) {
        found.append("\(file):\(word.line): mentions \(word.text)")
      } else if word.isCode, unknownTypes.contains(word.text) {
        found.append("\(file):\(word.line): names \(word.text), a type of another layer")
      }
    }
    return found
  }

  /// The parts of a camel-case name: `nextPhotoURL` has `next`, `Photo`, `URL`.
  static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var previous: Character = "_"
    for character in name {
      let begins = character.isUppercase && !previous.isUppercase
      // The last capital of a run belongs to the word that follows it.
      let endsRun = character.isLowercase && previous.isUppercase && (parts.last?.count ?? 0) > 1
      if endsRun, let last = parts.last?.last {
        parts[parts.count - 1].removeLast()
        parts.append(String(last))
      }
      if character == "_" || begins || parts.isEmpty { parts.append("") }
      if character != "_" { parts[parts.count - 1].append(character) }
      previous = character
    }
    return parts.filter { !$0.isEmpty }
  }

  /// By folder of `Sources/ShotSim`, the types that its files declare.
  static func declaredTypes() throws -> [String: Set<String>] {
    let library = SourceTree.root.appending(path: "Sources/ShotSim")
    var types: [String: Set<String>] = [:]
    for file in SourceTree.swiftFiles(below: library) {
      let folder = file.path.dropFirst(library.path.count + 1).prefix { $0 != "/" }
      let text = SwiftText(try String(contentsOf: file, encoding: .utf8))
      types[String(folder), default: []].formUnion(text.declaredTypes)
    }
    return types
  }
}
